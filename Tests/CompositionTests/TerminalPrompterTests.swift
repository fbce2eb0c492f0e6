import DomainKernel
import FeatureKit
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(5))) struct TerminalPrompterTests {
  private let written = WrittenText()

  @Test(
    arguments: [
      (true, true, [], true), (false, true, [], false), (true, false, [], false),
      (true, true, ["--no-input"], false),
    ] as [(Bool, Bool, [String], Bool)]
  )
  func `somebody is asked only on two terminals, and only who wants questions`(
    input: Bool,
    error: Bool,
    options: [String],
    isInteractive: Bool
  ) throws {
    let prompter = try prompter(input: input, error: error, options)

    #expect(prompter.isInteractive == isInteractive)
  }

  @Test(arguments: [(false, true), (true, false), (false, false)])
  func `without a terminal for question and answer there is nobody to ask`(input: Bool, error: Bool)
    async throws
  {
    let prompter = try prompter(input: input, error: error)

    await #expect(throws: PromptError.notInteractive) { try await prompter.ask(Prompt("Sure?")) }

    #expect(written.writes.isEmpty)
  }

  @Test func `who wants no questions has answered them, on a pipe too`() async throws {
    let prompter = try prompter(input: false, error: false, ["--no-input"])

    await #expect(throws: PromptError.ended) { try await prompter.ask(Prompt("Sure?")) }

    #expect(written.writes.isEmpty)
  }

  @Test(arguments: [(Prompt.Echo.shown, "<shown>"), (.hidden, "<hidden>")])
  func `a question is written once the echo is as wanted`(echo: Prompt.Echo, sign: String) async throws {
    let prompter = try prompter()

    let answer = try await prompter.ask(Prompt("Word:", echo: echo))

    #expect(answer == "yes")
    #expect(written.writes == [sign, "Word: "])
  }

  @Test func `a question cannot steer the terminal`() async throws {
    let prompter = try prompter()

    _ = try await prompter.ask(Prompt("Delete \u{1B}[2J?"))

    #expect(!written.text.contains("\u{1B}"))
    #expect(written.text.hasSuffix("[2J? "))
  }

  @Test func `the end of the input is no answer, and what follows has a line of its own`() async throws {
    let prompter = try prompter(line: nil)

    await #expect(throws: PromptError.ended) { try await prompter.ask(Prompt("Sure?")) }

    #expect(written.writes == ["<shown>", "Sure? ", "\n"])
  }

  @Test func `a message is one line that cannot steer the terminal`() async throws {
    let prompter = try prompter()

    await prompter.tell("Enter\u{7} the code")

    #expect(written.writes.count == 1)
    #expect(written.text.hasSuffix(" the code\n"))
    #expect(!written.text.contains("\u{7}"))
  }

  @Test(arguments: [(true, "yes", ["<hidden>"]), (false, "all of it", [])])
  func `standard input is a line of a terminal without its echo, and all of a pipe`(
    isTerminal: Bool,
    text: String,
    writes: [String]
  ) async throws {
    let prompter = try prompter(input: isTerminal)

    let input = try await prompter.readInput(limit: 9)

    #expect(input == text)
    #expect(written.writes == writes)
  }

  @Test(arguments: [
    (InputFailure.notText, nil as FileFault?),
    (.unreadable(reason: "Is a directory"), .cannotBeRead(reason: "Is a directory")),
  ])
  func `why standard input cannot be read is said, unlike for input that is not text`(
    failure: InputFailure,
    fault: FileFault?
  ) async throws {
    var context = try TesseraRun().context(["recipes"], [:], .pipes)
    context.input.readAll = { _ throws(InputFailure) in throw failure }
    let prompter = TerminalPrompter(Launch(context))

    if let fault {
      await #expect(throws: fault) { try await prompter.readInput(limit: 9) }
    } else {
      #expect(try await prompter.readInput(limit: 9) == nil)
    }
  }

  @Test(arguments: [("/home/mai", "/home/mai"), ("", nil)] as [(String, String?)])
  func `the home directory is that of the environment, where it names one`(
    home: String,
    directory: String?
  ) throws {
    let prompter = try prompter(variables: ["HOME": home])

    #expect(prompter.homeDirectory == directory)
  }

  private func prompter(
    input: Bool = true,
    error: Bool = true,
    _ options: [String] = [],
    variables: [String: String] = [:],
    line: String? = "yes"
  ) throws -> TerminalPrompter {
    var context = try TesseraRun().context(["recipes"] + options, variables, .pipes)
    context.errorOutput = OutputChannel(isTerminal: error) { [written] in written.add($0) }
    context.input = InputChannel(
      isTerminal: input,
      readAll: { limit in String("all of it, and more".prefix(limit)) },
      readOneLine: { [written] echo, ask in
        written.add(echo ? "<shown>" : "<hidden>")
        ask()
        return line
      }
    )
    return TerminalPrompter(Launch(context))
  }
}
