import CommandKit
import Testing

@Suite struct ProgramTests {
  private static let idle: Command.Run = { _ in .done }

  private func problems(
    globals: [any NamedParameter] = [],
    topics: [HelpTopic] = [],
    _ commands: Command...
  ) -> [String] {
    Program("tea", version: "1", abstract: "", globalOptions: globals, commands: commands, topics: topics)
      .definitionProblems()
  }

  @Test func `a sound program has no problems`() {
    #expect(Tea.program.definitionProblems() == [])
  }

  @Test func `two commands of one name are found`() {
    #expect(
      problems(Command("a", abstract: "", run: Self.idle), Command("a", abstract: "", run: Self.idle))
        == ["tea: two subcommands are named 'a'."]
    )
  }

  @Test func `a name that a shell would trip over is found`() {
    #expect(
      problems(Command("A b", abstract: "", run: Self.idle))
        == ["tea A b: the name 'A b' is not lower-case letters, digits and hyphens."]
    )
  }

  @Test(arguments: ["", "-a", "a_b", "é", "A", "a/b", "a:b", "`", "{"])
  func `a name of other characters, or that looks like an option, is found`(name: String) {
    let problem = "the name '\(name)' is not lower-case letters, digits and hyphens."

    #expect(problems(Command(name, abstract: "", run: Self.idle)) == ["tea \(name): \(problem)"])
    #expect(problems(globals: [Flag(name, help: "")]) == ["tea: \(problem)"])
    #expect(
      problems(Command("x", abstract: "", parameters: [Flag(name, help: "")], run: Self.idle))
        == ["tea x: \(problem)"]
    )
  }

  @Test(arguments: ["a", "z", "0", "9", "a-b", "a1", "a-"])
  func `a name of lower-case letters, digits and hyphens is sound`(name: String) {
    #expect(problems(Command(name, abstract: "", run: Self.idle)) == [])
  }

  @Test func `a problem of a verb is told with its path`() {
    let noun = Command("x", abstract: "", subcommands: [Command("B", abstract: "", run: Self.idle)])
    #expect(problems(noun) == ["tea x B: the name 'B' is not lower-case letters, digits and hyphens."])
  }

  @Test func `two arguments of one name are found`() {
    let parameters: [any Parameter] = [Argument<Int>("a", help: ""), Argument<Int>("a", help: "")]
    #expect(
      problems(Command("x", abstract: "", parameters: parameters, run: Self.idle))
        == ["tea x: two parameters are spelled '<a>'."]
    )
  }

  @Test func `an argument behind one that takes all is found`() {
    let parameters: [any Parameter] = [Argument<[Int]>("a", help: ""), Argument<Int>("b", help: "")]
    #expect(
      problems(Command("x", abstract: "", parameters: parameters, run: Self.idle))
        == ["tea x: '<b>' cannot follow '<a>'."]
    )
  }

  @Test func `two parameters of one spelling are found`() {
    let parameters: [any Parameter] = [Flag("all", short: "a", help: ""), Flag("any", short: "a", help: "")]
    #expect(
      problems(Command("x", abstract: "", parameters: parameters, run: Self.idle))
        == ["tea x: two parameters are spelled '-a'."]
    )
  }

  @Test func `a spelling that is taken by help is found`() {
    #expect(
      problems(Command("x", abstract: "", parameters: [Flag("host", short: "h", help: "")], run: Self.idle))
        == ["tea x: two parameters are spelled '-h'."]
    )
  }

  @Test func `a global option narrowed to another type is found`() {
    let wide = Option<[String]>("fields", help: "", separator: ",")
    let narrow = Option<String?>("fields", help: "")
    #expect(
      problems(globals: [wide], Command("x", abstract: "", parameters: [narrow], run: Self.idle))
        == ["tea x: '--fields' has another type of value than the global option of that name."]
    )
  }

  @Test func `a global option narrowed to a flag is found`() {
    let wide = Option<String?>("fields", help: "")
    #expect(
      problems(
        globals: [wide],
        Command("x", abstract: "", parameters: [Flag("fields", help: "")], run: Self.idle)
      )
        == ["tea x: '--fields' has another type of value than the global option of that name."]
    )
  }

  @Test func `arguments may follow each other that are all required, or all optional`() {
    let required: [any Parameter] = [Argument<Int>("a", help: ""), Argument<Int>("b", help: "")]
    let optional: [any Parameter] = [Argument<Int?>("a", help: ""), Argument<Int?>("b", help: "")]
    for parameters in [required, optional] {
      #expect(problems(Command("x", abstract: "", parameters: parameters, run: Self.idle)) == [])
    }
  }

  @Test func `an argument that can never be given is found`() {
    let parameters: [any Parameter] = [Argument<Int?>("a", help: ""), Argument<Int>("b", help: "")]
    #expect(
      problems(Command("x", abstract: "", parameters: parameters, run: Self.idle))
        == ["tea x: '<b>' cannot follow '<a>'."]
    )
  }

  @Test func `a conflict with something that is not declared is found`() {
    let conflict = Conflict(Flag("on", help: ""), Flag("off", help: ""))
    let parameters: [any Parameter] = [Flag("on", help: "")]
    #expect(
      problems(Command("x", abstract: "", parameters: parameters, conflicts: [conflict], run: Self.idle))
        == ["tea x: a conflict names '--off', which is not declared."]
    )
  }

  @Test func `a topic hidden by a command is found`() {
    #expect(
      problems(topics: [HelpTopic("x", abstract: "", text: "")], Command("x", abstract: "", run: Self.idle))
        == ["tea: the help topic 'x' is hidden by the command of that name."]
    )
  }
}
