import CommandKit
import Testing

@Suite struct HelpExamplesTests {
  @Test(arguments: [(24, true), (25, false)])
  func `what an example does stands beside it as long as there is room`(length: Int, isBeside: Bool) throws {
    let purpose = String(repeating: "a", count: length)
    let program = Program(
      "tea",
      version: "1",
      abstract: "Tea.",
      examples: [Example("tea leaves", purpose)],
      commands: []
    )
    let outcome = CommandParser(program, help: HelpFormat(width: 40)).parse(arguments: [], environment: [:])
    let help = try #require(outcome.help)

    #expect(help.contains("\n  tea leaves    " + purpose) == isBeside)
    #expect(help.contains("\n  tea leaves\n      " + purpose) == !isBeside)
  }

  @Test(arguments: [
    ("completion", "Usage: tea completion <shell>"), ("completion", "eval \"$(tea completion bash)\""),
    ("completion", "Shell that runs the script. (values: bash, zsh, fish)"),
    ("help", "Usage: tea help [<command> ...]"),
    ("help", "Command or topic. (values: leaves, brew, clean, guests, water)"),
    ("manual", "Usage: tea manual [--list] [<command> ...]"),
    ("manual", "The page is written in mdoc. To read it: tea manual | man -l -"),
    ("manual", "Command (default: the program itself). (values: leaves, brew, clean, guests)"),
    ("manual", "List all pages instead, one per line: file name, tab, command."),
    ("version", "Usage: tea version\n"), ("version", "Show the version.\n"),
  ])
  func `the commands that every program has explain themselves`(command: String, text: String) throws {
    let parser = CommandParser(Tea.program, help: HelpFormat(width: 200))
    let help = parser.parse(arguments: [command, "--help"], environment: [:]).help

    #expect(try #require(help).contains(text))
  }

  @Test(arguments: ["completion", "help", "manual", "version"])
  func `the commands that every program has list no option that is not for them`(command: String) throws {
    let leaf = Option<String?>("leaf", help: "Which leaf.").notForBuiltInCommands()
    let program = Program(
      "tea",
      version: "1",
      abstract: "Tea.",
      globalOptions: [leaf, Tea.timeout],
      commands: [Tea.brew]
    )
    let parser = CommandParser(program)

    let own = try #require(parser.parse(arguments: ["brew", "--help"], environment: [:]).help)
    let builtIn = try #require(parser.parse(arguments: [command, "--help"], environment: [:]).help)

    #expect(own.contains("--leaf") && own.contains("--timeout"))
    #expect(!builtIn.contains("--leaf") && builtIn.contains("--timeout"))
  }

  @Test func `the commands that take no arguments refuse one`() {
    #expect(Tea.parse("version", "x").error?.message == "Unexpected argument 'x'.")
    #expect(Tea.parse("completion", "bash", "x").error?.message == "Unexpected argument 'x'.")
  }

  @Test(
    arguments: [
      (.value, "Enter a value."), (.wholeNumber, "Enter a whole number."),
      (.duration, "Enter a duration such as 500ms, 10s or 2m."), (.oneOf([]), "No value is accepted."),
      (.oneOf(["a"]), "Choose one of: 'a'."), (.within(lower: "1", upper: "9"), "Enter a value from 1 to 9."),
      (.atLeast("1"), "Enter a value of at least 1."), (.list(separator: ";"), "Enter a list such as 'a;b'."),
      (.identifier, "Enter letters, digits, '.', '-' or '_'."), (.words("a row"), "Enter a row."),
    ] as [(ArgumentExpectation, String)]
  )
  func `what is accepted is asked for in a sentence`(expectation: ArgumentExpectation, sentence: String) {
    #expect(EnglishCommandVocabulary().request(for: expectation) == sentence)
  }
}
