import CommandKit
import Testing

@testable import TesseraApp

/// The form of help, and what is said where standard streams cannot be used.
@Suite(.timeLimit(.minutes(5))) struct HelpFormTests {
  private let tessera: TesseraRun

  init() throws {
    tessera = try TesseraRun()
  }

  private func help(_ options: [String] = [], columns: Int? = nil) async -> String {
    let output = WrittenText()
    var context = tessera.context(["--help"] + options, [:], .page)
    let size = columns.map { OutputChannel.Size(columns: $0, rows: 24) }
    context.output = OutputChannel(isTerminal: true, size: { size }, write: { output.add($0) })
    _ = await TesseraProgram(process: context).run()
    return output.text
  }

  @Test func `help is as wide as asked for, or as the terminal, or has 80 columns`() async {
    let terminal = await help(columns: 50)
    let asked = await help(["--width", "60"], columns: 90)
    let usual = await help()
    let same = [await help(["--width", "50"]), await help(columns: 60), await help(columns: 80)]

    #expect([terminal, asked, usual] == same)
    #expect(Set(same).count == 3)
  }

  @Test func `help has no more than 100 columns, however wide the terminal is, unless that is asked for`()
    async
  {
    let widest = await help(columns: 100)
    let others = [await help(columns: 300), await help(columns: 99), await help(["--width", "150"])]

    #expect(others.map { $0 == widest } == [true, false, false])
    #expect(widest.split(separator: "\n").map(\.count).max() == 100)
  }

  @Test(arguments: [(TesseraRun.Streams.terminals, true), (.page, false), (.pipes, false)])
  func `headings of help are emphasised on a terminal that can`(
    streams: TesseraRun.Streams,
    isEmphasized: Bool
  ) async {
    let run = await tessera("--help", streams: streams)

    #expect(run.output.contains("\u{1B}[1m") == isEmphasized)
    #expect(run.output.contains("\u{1B}[22m") == isEmphasized)
  }

  @Test(arguments: [
    ("en", "Error: The result could not be written: no space."), ("zh-Hans", "错误：无法写入结果：no space。"),
  ])
  func `a result that cannot be written is said in the language of the run`(language: String, line: String) {
    let context = tessera.context(["sections", "--lang", language], [:], .pipes)

    #expect(TesseraProgram.unwritableResult("no space", context) == line)
  }

  @Test func `standard input without an end is refused for its size`() async {
    let errorOutput = WrittenText()
    var context = tessera.context(["recipes", "favourites", "add", "-"], [:], .pipes)
    context.input.readAll = { limit in String(repeating: "5", count: limit + 1) }
    context.errorOutput.write = { errorOutput.add($0) }

    let status = await TesseraProgram(process: context).run()

    #expect(status == ExitCode.usage.rawValue)
    #expect(
      errorOutput.text == "Error: Standard input is too large: it must have at most 1,048,576 bytes.\n"
    )
    #expect(tessera.files().isEmpty)
  }

  @Test func `standard input of the largest size is read`() async {
    let id = "52893\n"
    let input = id + String(repeating: "\n", count: 1_048_576 - id.utf8.count)

    let run = await tessera("recipes", "favourites", "add", "-", input: input)

    #expect(run.code == .done, "\(run.errorOutput)")
  }

  @Test(arguments: [
    (InputFailure.notText, "Error: Standard input is not valid text.\n"),
    (
      .unreadable(reason: "Is a directory"),
      "Error: Standard input cannot be read: Is a directory.\nUse a pipe or a file as standard input.\n"
    ),
  ])
  func `standard input that cannot be used is said, and nothing is done`(
    failure: InputFailure,
    text: String
  ) async {
    let errorOutput = WrittenText()
    var context = tessera.context(["recipes", "favourites", "add", "-"], [:], .pipes)
    context.input.readAll = { _ throws(InputFailure) in throw failure }
    context.errorOutput.write = { errorOutput.add($0) }

    let status = await TesseraProgram(process: context).run()

    #expect(status == ExitCode.failed.rawValue)
    #expect(errorOutput.text == text)
    #expect(tessera.files().isEmpty)
  }
}
