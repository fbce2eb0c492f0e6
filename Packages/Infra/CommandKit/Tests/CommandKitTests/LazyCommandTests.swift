import CommandKit
import Synchronization
import Testing

@Suite struct LazyCommandTests {
  /// Counts what was evaluated, by a name that the test gives it.
  private final class Evaluations: Sendable {
    private let names = Mutex<[String]>([])

    var all: [String] { names.withLock(\.self) }

    func count<Value>(_ name: String, _ value: Value) -> Value {
      names.withLock { $0.append(name) }
      return value
    }
  }

  private let evaluations = Evaluations()

  private func settings() -> Command {
    Command(
      "settings",
      abstract: evaluations.count("abstract", "Show settings."),
      discussion: evaluations.count("discussion", "More."),
      examples: evaluations.count("examples", []),
      group: evaluations.count("group", nil),
      parameters: evaluations.count("parameters", [Tea.all]),
      conflicts: evaluations.count("conflicts", []),
      subcommands: evaluations.count("subcommands", [Command("set", abstract: "") { _ in .done }]),
      run: { _ in .done }
    )
  }

  private func parse(_ arguments: String...) -> ParseOutcome {
    let recipes = Command.deferred("recipes") { [evaluations] in
      evaluations.count(
        "recipes",
        Command(
          "recipes",
          abstract: "Find recipes.",
          subcommands: [
            .deferred("list") { evaluations.count("list", Command("list", abstract: "List.") { _ in .done }) }
          ]
        )
      )
    }
    let program = Program(
      "tea",
      version: "1",
      abstract: evaluations.count("program", ""),
      commands: [settings(), recipes, Command("brew", abstract: "") { _ in .done }],
      topics: evaluations.count("topics", [])
    )
    return CommandParser(program).parse(arguments: arguments, environment: [:])
  }

  @Test func `building a command evaluates nothing`() {
    _ = settings()

    #expect(evaluations.all == [])
  }

  @Test func `another command and a deferred one are not evaluated`() {
    #expect(parse("brew").invocation != nil)
    #expect(evaluations.all == [])
  }

  @Test func `a selected command evaluates what parsing needs, and no text`() {
    #expect(parse("settings", "--all").invocation != nil)
    #expect(Set(evaluations.all) == ["parameters", "conflicts"])
  }

  @Test func `parameters and subcommands are evaluated once`() {
    #expect(parse("settings", "set").invocation != nil)
    #expect(evaluations.all.filter { $0 == "parameters" }.count == 1)
    #expect(evaluations.all.filter { $0 == "subcommands" }.count == 1)
  }

  @Test func `a deferred command is made when it is named, and its verbs are not`() {
    #expect(parse("recipes").help != nil)
    #expect(evaluations.all.filter { $0 == "recipes" } == ["recipes"])
  }

  @Test func `a deferred verb is made when it is named`() {
    #expect(parse("recipes", "list").invocation?.path == ["tea", "recipes", "list"])
    #expect(evaluations.all == ["recipes", "list"])
  }

  @Test func `the program's help makes a deferred command once`() throws {
    let help = try #require(parse("--help").help)

    #expect(help.contains("Find recipes."))
    #expect(evaluations.all.filter { $0 == "recipes" } == ["recipes"])
    #expect(!evaluations.all.contains("list"))
  }

  @Test func `a completion script makes a deferred command and its verbs once`() {
    #expect(parse("completion", "bash").export?.contains("'/recipes/list'") == true)
    #expect(evaluations.all.filter { $0 == "recipes" } == ["recipes"])
    #expect(evaluations.all.filter { $0 == "list" } == ["list"])
  }

  @Test func `the name alone is enough to suggest a deferred command`() {
    #expect(parse("recips").error?.message == "Unknown command 'recips'. Did you mean 'recipes'?")
    #expect(evaluations.all == [])
  }

  @Test func `a deferred command that is made with another name is a problem of the definition`() {
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      commands: [.deferred("a") { Command("b", abstract: "") { _ in .done } }]
    )

    #expect(program.definitionProblems() == ["tea a: the deferred command is named 'b' when it is made."])
  }
}
