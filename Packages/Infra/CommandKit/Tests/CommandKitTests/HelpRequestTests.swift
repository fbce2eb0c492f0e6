import CommandKit
import Testing

@Suite struct HelpRequestTests {
  @Test(arguments: [
    ["leaves", "show", "--help"], ["leaves", "show", "-h"], ["help", "leaves", "show"],
    ["--help", "leaves", "show"],
    ["leaves", "-h", "show", "x"], ["leaves", "show", "--bogus", "--help"],
    ["leaves", "show", "a", "b", "c", "--help"],
    ["leaves", "show", "--kettle", "--help"], ["leaves", "show", "--kettle=iron", "--version", "-h"],
    ["help", "--bogus", "leaves", "show"],
  ])
  func `help for a command is the same however it is asked for`(arguments: [String]) throws {
    let outcome = Tea.parser.parse(arguments: arguments, environment: ["TEA_KETTLE": "iron"])
    #expect(try #require(outcome.help).hasPrefix("Show one leaf.\n\nUsage: tea leaves show <id> [<cup>]\n"))
  }

  @Test(arguments: [["-ah"], ["-ha"]])
  func `the help flag works within a cluster`(arguments: [String]) {
    let outcome = Tea.parser.parse(arguments: ["leaves"] + arguments, environment: [:])
    #expect(outcome.help?.hasPrefix("List the leaves.") == true)
  }

  @Test(arguments: [
    (["leaves", "--help"], true), (["leaves", "-ah"], true), (["help", "leaves"], true), (["help"], true),
    (["help", "water"], true), (["guests"], false),
  ])
  func `a page of help says whether somebody asked for it`(arguments: [String], isAskedFor: Bool) {
    let outcome = Tea.parser.parse(arguments: arguments, environment: [:])
    #expect(outcome.isAskedForHelp == isAskedFor)
  }

  @Test func `help after a mistyped command explains the program`() {
    #expect(Tea.parse("leavs", "--help").help == Tea.parse("--help").help)
    #expect(Tea.parse("help").help == Tea.parse("--help").help)
  }

  @Test func `help for an unknown word suggests the nearest command or topic`() {
    #expect(
      Tea.parse("help", "leavs").error?.message
        == "Unknown command or help topic 'leavs'. Did you mean 'leaves'?"
    )
    #expect(
      Tea.parse("help", "watr").error?.message
        == "Unknown command or help topic 'watr'. Did you mean 'water'?"
    )
    #expect(
      Tea.parse("help", "leaves", "shw").error?.message == "Unknown subcommand 'shw'. Did you mean 'show'?"
    )
  }

  @Test func `words after a topic are unexpected`() {
    #expect(Tea.parse("help", "water", "x").error?.message == "Unexpected argument 'x'.")
  }

  @Test(arguments: [
    ["help", "long", "--width", "60"], ["help", "--width=60", "long"],
    ["help", "long", "--width", "50", "--width", "60"],
  ])
  func `a global width on the command line is honoured`(arguments: [String]) throws {
    #expect(try longestLine(of: arguments) == 59)
    #expect(try longestLine(of: ["help", "long", "--width", "wide"]) == 79)
  }

  private func longestLine(of arguments: [String]) throws -> Int {
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      globalOptions: [Option<Int?>("width", help: "")],
      commands: [],
      topics: [HelpTopic("long", abstract: "", text: String(repeating: "word ", count: 100))]
    )
    let outcome = CommandParser(program).parse(arguments: arguments, environment: [:])
    return try #require(outcome.help).split(separator: "\n").map(\.count).max() ?? 0
  }

  @Test(arguments: [["--version"], ["version"], ["leaves", "--version"], ["--version", "--bogus"]])
  func `the version is one line`(arguments: [String]) {
    #expect(Tea.parser.parse(arguments: arguments, environment: [:]).version == "tea 1.2.0")
  }
}
