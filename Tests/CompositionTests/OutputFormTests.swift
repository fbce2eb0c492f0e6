import CommandKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct OutputFormTests {
  @Test(arguments: [(TesseraRun.Streams.page, false), (.pipes, true)])
  func `fields are chosen for scripts, and not for a page`(
    streams: TesseraRun.Streams,
    isAccepted: Bool
  ) async throws {
    let run = try await TesseraRun()("sections", "--fields", "id", streams: streams)

    #expect(run.code == (isAccepted ? .done : .usage))
    #expect(run.output.isEmpty != isAccepted)
    #expect(run.errorOutput.contains("--fields works only for JSON") != isAccepted)
  }

  @Test func `a pipe gets a row for each entry, and nothing else`() async throws {
    let run = try await TesseraRun()("sections", streams: .pipes)

    #expect(run.code == .done)
    #expect(run.output.split(separator: "\n").count == 9)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("\t") })
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(arguments: [(["--accessible"], "1 of 9"), (["--color", "always"], "\u{1B}["), (["--json"], "{\n")])
  func `a pipe gets another form where it is asked for`(options: [String], sign: String) async throws {
    let run = try await TesseraRun()(arguments: ["sections"] + options, streams: .pipes)

    #expect(run.code == .done)
    #expect(run.output.contains(sign))
    #expect(!run.output.contains("\t"))
  }

  @Test func `a failure is a document on standard error where JSON was asked for, and a text otherwise`()
    async throws
  {
    let tessera = try TesseraRun()

    let document = await tessera("sections", "--offline", "--json", streams: .pipes)
    let text = await tessera("sections", "--offline", streams: .pipes)

    #expect(document.code == .noConnection && text.code == .noConnection)
    #expect(document.output.isEmpty && text.output.isEmpty)
    #expect(document.errorOutput.hasPrefix("{"))
    #expect(document.errorOutput.contains(#""status": \#(ExitCode.noConnection.rawValue)"#))
    #expect(!text.errorOutput.contains("{"))
  }

  @Test func `without a folder nothing can be saved, and the reason is told`() async throws {
    let environment = ["TESSERA_HOME": "", "HOME": ""]

    let run = try await TesseraRun()("recipes", "favourites", "add", "52769", environment: environment)

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("neither TESSERA_HOME nor HOME names a folder"))
  }

  @Test(arguments: [
    ["recipes", "favourites"], ["recipes", "shopping"], ["recipes", "favourites", "remove", "52772"],
    ["recipes", "shopping", "clear", "--yes"], ["settings", "unset", "lang"], ["outbox"],
  ])
  func `without a folder nothing that the user saves is called empty`(arguments: [String]) async throws {
    for home in ["", "relative"] {
      let environment = ["TESSERA_HOME": "", "HOME": home]
      let run = await (try TesseraRun())(
        arguments: arguments,
        environment: environment,
        streams: .pipes
      )

      #expect(run.code == .failed)
      #expect(run.output.isEmpty)
      #expect(run.errorOutput.contains("neither TESSERA_HOME nor HOME names a folder"))
    }
  }

  @Test(arguments: [
    (["cache"], "Nothing is cached"), (["recipes", "list", "Dessert"], "Nothing is cached or saved"),
  ])
  func `without a folder one warning says what is not stored`(
    arguments: [String],
    words: String
  ) async throws {
    let run = await (try TesseraRun())(
      arguments: arguments,
      environment: ["TESSERA_HOME": "", "HOME": ""],
      streams: .pipes
    )

    #expect(run.code == .done)
    #expect(run.errorOutput == "Warning: \(words): neither TESSERA_HOME nor HOME names a folder.\n")
  }
}
