import CommandKit
import Testing

@Suite struct CommandActionTests {
  private enum Page: CommandAction, Equatable {
    case home
    case leaf
  }

  private func parse(_ arguments: String...) -> ParseOutcome {
    let leaf = Command("leaf", abstract: "", parameters: [Tea.id], action: Page.leaf)
    let program = Program("tea", version: "1", abstract: "", commands: [leaf, Tea.show], action: Page.home)
    return CommandParser(program).parse(arguments: arguments, environment: [:])
  }

  @Test func `an invocation carries the action of its command, and the values`() throws {
    let invocation = try #require(parse("leaf", "sencha").invocation)

    #expect(invocation.action as? Page == .leaf)
    #expect(invocation[Tea.id] == "sencha")
  }

  @Test func `a program may have an action of its own`() {
    #expect(parse().invocation?.action as? Page == .home)
  }

  @Test func `a command with a closure has no action`() async throws {
    let invocation = try #require(parse("show", "x").invocation)

    #expect(invocation.action == nil)
    #expect(try await invocation.run() == .notFound)
  }

  @Test func `help shows how a command with an action is written`() {
    #expect(parse("leaf", "--help").help?.contains("Usage: tea leaf <id>\n") == true)
  }

  @Test func `wrong arguments of a command with an action are a usage error`() {
    #expect(parse("leaf").error?.message == "Missing argument '<id>'.")
  }

  @Test func `a command with an action cannot be run`() async {
    await #expect(processExitsWith: .failure) {
      let leaf = Command("leaf", abstract: "", action: Page.leaf)
      let program = Program("tea", version: "1", abstract: "", commands: [leaf])
      let outcome = CommandParser(program).parse(arguments: ["leaf"], environment: [:])
      _ = try await outcome.invocation?.run()
    }
  }
}
