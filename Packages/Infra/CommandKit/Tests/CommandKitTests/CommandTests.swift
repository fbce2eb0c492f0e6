import CommandKit
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    (["leaves"], ["tea", "leaves"]), (["leaves", "show", "x"], ["tea", "leaves", "show"]),
    (["leaves", "--all", "count"], ["tea", "leaves", "count"]),
    (["guests", "invite", "x"], ["tea", "guests", "invite"]),
    (["leaves", "show", "count"], ["tea", "leaves", "show"]),
  ])
  func `the words select the command`(arguments: [String], path: [String]) {
    let arguments = arguments.filter { $0 != "--all" }
    #expect(Tea.parser.parse(arguments: arguments, environment: [:]).invocation?.path == path)
  }

  @Test func `a mistyped verb is named and never run`() {
    #expect(
      Tea.parse("leaves", "shw", "x").error?.message == "Unknown subcommand 'shw'. Did you mean 'show'?"
    )
  }

  @Test(arguments: [
    ("leavs", "leaves"), ("Leaves", "leaves"), ("elaves", "leaves"), ("brw", "brew"), ("halp", "help"),
  ])
  func `a mistyped command is answered with the nearest one`(word: String, suggestion: String) {
    #expect(Tea.parse(word).error?.message == "Unknown command '\(word)'. Did you mean '\(suggestion)'?")
  }

  @Test(arguments: ["x", "sugar", "", "le"])
  func `a word that is near to nothing gets no suggestion`(word: String) {
    #expect(Tea.parse(word).error?.message == "Unknown command '\(word)'.")
  }

  @Test func `an abbreviation is not a command`() {
    #expect(Tea.parse("leaves", "sho").invocation == nil)
    #expect(Tea.parse("leaves", "--al").invocation == nil)
  }

  @Test func `a noun without an action of its own shows its help`() {
    #expect(Tea.parse("guests").help == Tea.parse("guests", "--help").help)
    #expect(Tea.parse("guests").help != nil)
  }

  @Test func `the first mistake on the line is the one that is explained`() {
    #expect(Tea.parse("--colour", "leavs").error?.message == "Unknown option '--colour'.")
  }

  @Test func `a program with an action of its own runs it`() async throws {
    let program = Program("tea", version: "1", abstract: "", commands: [Tea.leaves]) { _ in .rateLimited }
    let outcome = CommandParser(program).parse(arguments: [], environment: [:])
    #expect(try await #require(outcome.invocation).run() == .rateLimited)
  }
}
