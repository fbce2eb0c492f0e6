import CommandKit
import Testing

@Suite struct OptionTests {
  @Test(arguments: [
    ["--limit", "5"], ["--limit=5"], ["-n", "5"], ["-n5"], ["-n=5"], ["-an5"], ["-aln", "5"],
    ["-al", "-n", "5"],
  ])
  func `a value is given in every conventional way`(arguments: [String]) throws {
    // Without the conflict between --all and --limit, which is not the point here.
    let leaves = Command("leaves", abstract: "", parameters: [Tea.limit, Tea.all, Tea.long]) { _ in .done }
    let parser = CommandParser(Program("tea", version: "1", abstract: "", commands: [leaves]))
    let outcome = parser.parse(arguments: ["leaves"] + arguments, environment: [:])
    #expect(try #require(outcome.invocation)[Tea.limit] == 5)
  }

  @Test(arguments: [
    (["--since"], "yesterday"), (["--since", "monday"], "monday"), (["--since=monday"], "monday"),
    (["--since", "--all"], "yesterday"), ([], nil),
  ])
  func `an option that may be bare means its own value then`(arguments: [String], expected: String?) throws {
    let since = Option<String?>("since", help: "", whenBare: "yesterday")
    let command = Command("tea", abstract: "", parameters: [since, Flag("all", help: "")]) { _ in .done }
    let program = Program("pot", version: "1", abstract: "", commands: [command])
    let outcome = CommandParser(program).parse(arguments: ["tea"] + arguments, environment: [:])
    #expect(try #require(outcome.invocation)[since] == expected)
    #expect(program.definitionProblems() == [])
  }

  @Test func `an option that may be bare beside an argument is a problem of the definition`() {
    let since = Option<String?>("since", help: "", whenBare: "yesterday")
    let command = Command("tea", abstract: "", parameters: [since, Argument<String>("leaf", help: "")]) { _ in
      .done
    }
    let program = Program("pot", version: "1", abstract: "", commands: [command])
    #expect(program.definitionProblems() == ["pot tea: '--since' may be bare and would swallow an argument."])
  }

  @Test(arguments: [
    (["-nv", "2"], "The value 'v' is invalid for '--limit <n>'. Enter a whole number."),
    (["-anv", "2"], "The value 'v' is invalid for '--limit <n>'. Enter a whole number."),
    (["-n=v", "-nw", "2"], "The value 'v' is invalid for '--limit <n>'. Enter a whole number."),
    (["-n", "v", "2"], "Unknown subcommand '2'."), (["-n5", "2"], "Unknown subcommand '2'."),
    (["2", "-nv"], "Unknown subcommand '2'."), (["-nv", "--bogus"], "Unknown option '--bogus'."),
    (["-tv", "2"], "Unknown subcommand '2'."),
  ])
  func `a bundle whose letters were taken for a value is the mistake, and not the word behind it`(
    arguments: [String],
    message: String
  ) {
    let error = Tea.parser.parse(arguments: ["leaves"] + arguments, environment: [:]).error
    #expect(error?.message == message)
  }

  @Test func `the last of several values wins`() throws {
    let invocation = try #require(Tea.parse("leaves", "-n", "5", "--limit=6").invocation)
    #expect(invocation[Tea.limit] == 6)
  }

  @Test func `a value that is overruled later must still be valid`() {
    let error = Tea.parse("leaves", "--limit", "many", "--limit", "6").error
    #expect(
      error?.message == "The value 'many' is invalid for '--limit <n>'. Enter a whole number."
    )
  }

  @Test func `a repeating option collects its values in order`() throws {
    let invocation = try #require(Tea.parse("leaves", "-t", "green", "--tag=black", "-tred").invocation)
    #expect(invocation[Tea.tags] == ["green", "black", "red"])
  }

  @Test func `a list is split at its separator and collected`() throws {
    let invocation = try #require(Tea.parse("leaves", "--fields", "id,name", "--fields=id").invocation)
    #expect(invocation[Tea.leafFields] == ["id", "name", "id"])
  }

  @Test(arguments: ["", ",", "id,", ",id", "id,,name"])
  func `a list with an empty item is refused`(list: String) {
    let message = Tea.parse("leaves", "--fields", list).error?.message
    #expect(
      message == "The value '\(list)' is invalid for '--fields <a,b>'. Enter a list such as 'a,b'."
    )
  }

  @Test func `an unknown field is answered with the known ones`() {
    let message = Tea.parse("leaves", "--fields", "id,colour").error?.message
    #expect(
      message == "The value 'colour' is invalid for '--fields <a,b>'. Choose one of: 'id', 'name'."
    )
  }

  @Test func `a missing list is answered with the known fields`() {
    let message = Tea.parse("leaves", "--fields").error?.message
    #expect(message == "Missing value for '--fields <a,b>'. Choose one of: 'id', 'name'.")
  }

  @Test func `a command's narrower option is read through the global definition too`() throws {
    let invocation = try #require(Tea.parse("--fields", "name", "leaves").invocation)
    #expect(invocation[Tea.fields] == ["name"])
  }

  @Test func `an option that was not given has its default`() throws {
    let invocation = try #require(Tea.parse("leaves").invocation)
    #expect(invocation[Tea.limit] == 30)
    #expect(invocation[Tea.timeout] == nil)
    #expect(invocation[Tea.tags] == [])
    #expect(invocation[Tea.kettle] == .steel)
  }

  @Test func `an optional option has the value given`() throws {
    let invocation = try #require(Tea.parse("leaves", "--timeout", "2m").invocation)
    #expect(invocation[Tea.timeout] == .seconds(120))
  }

  @Test func `a required option must be given`() {
    #expect(Tea.parse("brew", "sencha").error?.message == "Missing argument '--strength <n>'.")
  }

  @Test(arguments: ["", "a=b", "-green"])
  func `everything after the first sign is the value: nothing, another sign and a hyphen too`(value: String)
    throws
  {
    let invocation = try #require(Tea.parse("leaves", "--tag=" + value).invocation)
    #expect(invocation[Tea.tags] == [value])
  }

  @Test func `a negative number is a value`() throws {
    let invocation = try #require(Tea.parse("brew", "sencha", "--strength", "-3").invocation)
    #expect(invocation[Tea.strength] == -3)
  }

  @Test func `a lone hyphen is a value`() throws {
    let invocation = try #require(Tea.parse("leaves", "--tag", "-").invocation)
    #expect(invocation[Tea.tags] == ["-"])
  }

  @Test(arguments: [["--limit"], ["--limit", "--all"], ["-n"], ["-n", "-a"], ["--limit", "--", "5"]])
  func `an option is never taken for the value of another`(arguments: [String]) {
    let outcome = Tea.parser.parse(arguments: ["leaves"] + arguments, environment: [:])
    #expect(outcome.error?.message == "Missing value for '--limit <n>'.")
  }

  @Test func `global options are accepted before, between and after commands`() throws {
    let lines: [[String]] = [
      ["--kettle", "copper", "leaves", "show", "x"], ["leaves", "--kettle=copper", "show", "x"],
      ["leaves", "show", "x", "--kettle", "copper"],
    ]
    for line in lines {
      let outcome = Tea.parser.parse(arguments: line, environment: [:])
      #expect(try #require(outcome.invocation)[Tea.kettle] == .copper)
    }
  }

  @Test func `a noun's option is not inherited by its verbs`() {
    #expect(Tea.parse("leaves", "--limit", "5", "show", "x").error?.message == "Unknown option '--limit'.")
  }
}
