import CommandKit
import Testing

@Suite struct TwoPhaseTests {
  @Test func `an invocation has the global options of the first phase`() throws {
    let globals = Tea.globals("--kettle", "copper", "leaves", "-n5", environment: ["TEA_OFFLINE": "1"])
    let invocation = try #require(Tea.parser.parse(globals: globals).invocation)

    #expect(invocation.path == ["tea", "leaves"])
    #expect(invocation[Tea.kettle] == .copper && invocation[Tea.offline] && invocation[Tea.limit] == 5)
    #expect(invocation.source(of: Tea.kettle) == GivenValue(text: "copper", origin: .commandLine))
  }

  @Test func `the command's own options read the environment and no setting`() throws {
    let globals = Tea.globals("leaves", environment: ["TEA_LIMIT": "7"], settings: ["limit": "8"])

    #expect(try #require(Tea.parser.parse(globals: globals).invocation)[Tea.limit] == 7)
  }

  @Test func `an option of the command never takes what stands behind a global option`() {
    let error = Tea.parse("leaves", "--tag", "--kettle", "copper", "green").error

    #expect(error?.message == "Missing value for '--tag <tag>'.")
  }

  @Test func `a problem of a global option names the help of the command`() {
    #expect(
      Tea.parse("--kettle=iron", "leaves", "show", "x").error?.text == """
        Error: The value 'iron' is invalid for '--kettle <kettle>'. Choose one of: 'copper', 'steel'.
        See 'tea leaves show --help'.
        """
    )
  }

  @Test(arguments: [["--kettle=iron", "leavs"], ["leavs", "--offline", "--refresh"]])
  func `an unknown command wins over a bad global option`(arguments: [String]) {
    let error = Tea.parser.parse(arguments: arguments, environment: [:]).error

    #expect(error?.message == "Unknown command 'leavs'. Did you mean 'leaves'?")
  }

  @Test func `an unknown option wins over a bad global option`() {
    #expect(Tea.parse("--kettle=iron", "leaves", "--lmit").error?.message.hasPrefix("Unknown option") == true)
  }

  @Test func `of two mistakes of writing the first on the line is explained`() {
    #expect(Tea.parse("leaves", "--kettle", "--bogus").error?.message.hasPrefix("Missing value") == true)
    #expect(Tea.parse("leaves", "--bogus", "--kettle").error?.message.hasPrefix("Unknown option") == true)
  }

  @Test(arguments: [
    ["--kettle=iron", "--help"], ["--kettle", "--help"], ["--offline=1", "--refresh", "-h"],
  ])
  func `help wins over a bad global option`(arguments: [String]) {
    #expect(Tea.parser.parse(arguments: arguments, environment: [:]).help != nil)
  }

  @Test func `a narrowed option is read by the command's own declaration`() {
    let refused = Tea.globals("--fields", "colour", "leaves")

    #expect(refused.problem == nil && refused[Tea.fields] == ["colour"])
    #expect(
      Tea.parser.parse(globals: refused).error?.message
        == "The value 'colour' is invalid for '--fields <a,b>'. Choose one of: 'id', 'name'."
    )
    #expect(Tea.parser.parse(globals: Tea.globals("--fields=name", "leaves")).invocation != nil)
  }

  @Test func `a command's conflict with a global option holds, and silences it`() throws {
    let quick = Flag("quick", help: "")
    let steep = Command(
      "steep",
      abstract: "",
      parameters: [quick],
      conflicts: [Conflict(quick, Tea.offline)],
      run: { _ in .done }
    )
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      globalOptions: Tea.globalOptions,
      commands: [steep]
    )
    let parser = CommandParser(program)

    #expect(
      parser.parse(globals: Tea.globals("--offline", "steep", "--quick")).error?.message
        == "'--quick' and '--offline' cannot be used together."
    )
    let silenced = parser.parse(globals: Tea.globals("steep", "--quick", environment: ["TEA_OFFLINE": "1"]))
    #expect(try #require(silenced.invocation)[Tea.offline] == false)
  }

  @Test func `a global letter at the end of a command's bundle counts`() throws {
    let verbose = Flag("verbose", short: "v", help: "")
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      globalOptions: [verbose],
      commands: [Command("list", abstract: "", parameters: [Tea.all]) { _ in .done }]
    )
    for bundle in ["-av", "-va"] {
      let outcome = CommandParser(program).parse(arguments: ["list", bundle], environment: [:])
      let invocation = try #require(outcome.invocation)
      #expect(invocation[verbose] && invocation[Tea.all])
    }
  }

  @Test(arguments: ["-v5", "-v-", "-v--"])
  func `the rest of a bundle is never a value or the terminator`(bundle: String) {
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      globalOptions: [Flag("verbose", short: "v", help: "")],
      commands: [Tea.clean, Tea.show]
    )
    let outcome = CommandParser(program).parse(arguments: ["show", bundle, "--help"], environment: [:])

    #expect(outcome.help != nil)
    #expect(
      CommandParser(program).parse(arguments: ["show", bundle], environment: [:]).error?.message
        .hasPrefix("Unknown option") == true
    )
  }

  @Test func `the program may explain the global options in other words than the first phase`() {
    let option = Option<CaseArgument<Tea.Kettle>>(
      "kettle",
      help: "",
      valueName: "壶",
      default: CaseArgument(.steel)
    )
    let program = Program("tea", version: "1", abstract: "", globalOptions: [option], commands: [Tea.show])
    let globals = Tea.globals("show", "x", "--kettle=iron")

    #expect(CommandParser(program).parse(globals: globals).error?.message.contains("'--kettle <壶>'") == true)
  }

  @Test func `words are parsed with the globals of the command line`() throws {
    let globals = Tea.globals("brew", "--kettle=copper", "--bogus", environment: ["TEA_OFFLINE": "1"])
    let invocation = try #require(
      Tea.parser.parse(words: ["leaves", "show", "x"], globals: globals).invocation
    )

    #expect(invocation.path == ["tea", "leaves", "show"])
    #expect(invocation[Tea.id] == "x")
    #expect(invocation[Tea.kettle] == .copper && invocation[Tea.offline])
  }

  @Test func `a global option among the words comes last`() throws {
    let globals = Tea.globals("--kettle=copper")
    let words = ["leaves", "--kettle", "steel"]

    #expect(try #require(Tea.parser.parse(words: words, globals: globals).invocation)[Tea.kettle] == .steel)
  }

  @Test func `words that are wrong are a usage error`() {
    #expect(
      Tea.parser.parse(words: ["leavs"], globals: Tea.globals()).error?.message
        == "Unknown command 'leavs'. Did you mean 'leaves'?"
    )
  }

  @Test func `a command is run with the globals of the first phase`() async {
    let code = await Tea.parser.run(
      globals: Tea.globals("leaves", "show", "x"),
      output: { _ in },
      errorOutput: { _ in }
    )

    #expect(code == .notFound)
  }
}
