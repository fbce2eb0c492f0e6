import CommandKit
import Testing

@Suite struct GlobalOptionsParserTests {
  private let verbose = Flag("verbose", short: "v", help: "")
  private let color = Flag("color", short: "c", help: "", invertibleWithDefault: true)
  private let level = Option<Int>("level", short: "l", help: "", default: 1, environment: "LEVEL")

  private func parse(_ arguments: [String], settings: (String) -> String? = { _ in nil }) -> ParsedGlobals {
    GlobalOptionsParser([verbose, color, level])
      .parse(arguments: arguments, environment: [:], settings: settings)
  }

  @Test(arguments: [
    ["--level", "3", "x"], ["x", "--level", "3"], ["--level=3", "x"], ["x", "-l", "3"], ["x", "-l3"],
    ["-l=3", "x"],
  ])
  func `an option is taken wherever it stands and however it is written`(arguments: [String]) {
    let globals = parse(arguments)

    #expect(globals[level] == 3)
    #expect(globals.remaining.filter { $0 != .gap } == [.word("x")])
    #expect(globals.remaining.contains(.gap))
  }

  @Test func `an option leaves a gap where it stood`() {
    #expect(parse(["a", "--level", "3", "b", "-v"]).remaining == [.word("a"), .gap, .word("b"), .gap])
  }

  @Test func `nothing is taken behind the terminator`() {
    let globals = parse(["--", "--level", "3", "-v"])

    #expect(globals[level] == 1 && !globals[verbose])
    #expect(globals.remaining == ["--", "--level", "3", "-v"].map { .word($0) })
  }

  @Test func `help, the version and what is not known stay`() {
    let words = ["-h", "--help", "--version", "--bogus=1", "-x", "-", "-5", ""]

    #expect(parse(words).remaining == words.map { .word($0) })
  }

  @Test func `a word spelled like a global option is one, even behind an option of a command`() {
    let globals = parse(["--category", "--level", "3", "Foo"])

    #expect(globals[level] == 3)
    #expect(globals.remaining == [.word("--category"), .gap, .word("Foo")])
  }

  @Test(arguments: [
    ("-vx", [ParsedGlobals.Remaining.gap, .word("-x")]), ("-vcx", [.gap, .gap, .word("-x")]),
    ("-vl7", [.gap, .gap]), ("-xv", [.word("-xv")]), ("-v5", [.gap, .word("-5")]),
    ("-v--", [.gap, .word("---")]), ("-vh", [.gap, .word("-h")]),
  ])
  func `the leading global letters of a bundle are taken`(
    argument: String,
    remaining: [ParsedGlobals.Remaining]
  ) {
    let globals = parse([argument])

    #expect(globals.remaining == remaining)
    #expect(globals[verbose] == (remaining.first == .gap))
  }

  @Test func `the last of several spellings of a flag wins`() {
    #expect(!parse(["--color", "x", "--no-color"])[color])
    #expect(parse(["--no-color", "x", "-c"])[color])
  }

  @Test func `the command line overrules the environment, which overrules the settings`() {
    let environment = ["TEA_KETTLE": "steel"]
    let settings = ["kettle": "copper"]
    let line = Tea.globals("--kettle=copper", environment: environment, settings: settings)
    let variable = Tea.globals(environment: environment, settings: settings)
    let setting = Tea.globals(settings: settings)

    #expect(line[Tea.kettle] == .copper && variable[Tea.kettle] == .steel && setting[Tea.kettle] == .copper)
    #expect(Tea.globals()[Tea.kettle] == .steel)
    #expect(line.source(of: Tea.kettle) == GivenValue(text: "copper", origin: .commandLine))
    #expect(
      variable.source(of: Tea.kettle)
        == GivenValue(text: "steel", origin: .environment(variable: "TEA_KETTLE"))
    )
    #expect(setting.source(of: Tea.kettle) == GivenValue(text: "copper", origin: .setting(name: "kettle")))
    #expect(Tea.globals().source(of: Tea.kettle) == nil)
  }

  @Test func `a flag on the command line silences the variable that contradicts it`() {
    let globals = Tea.globals("--refresh", environment: ["TEA_OFFLINE": "1"])

    #expect(globals[Tea.refresh] && !globals[Tea.offline])
    #expect(globals.problem == nil && globals.source(of: Tea.offline) == nil)
  }

  @Test(arguments: [
    (["--offline", "--refresh"], UsageProblem.conflict("--refresh", "--offline", origin: .commandLine)),
    (
      ["--kettle=iron"],
      .invalidValue(
        UntrustedText("iron"),
        parameter: "--kettle <kettle>",
        origin: .commandLine,
        expected: .oneOf(["copper", "steel"])
      )
    ), (["--kettle"], .missingValue(option: "--kettle <kettle>", allowed: ["copper", "steel"])),
    (
      ["--timeout=x", "--kettle", "--offline"],
      .missingValue(option: "--kettle <kettle>", allowed: ["copper", "steel"])
    ),
    (["--offline=yes"], .needlessValue(UntrustedText("yes"), flag: "--offline")),
  ])
  func `what is wrong with a global option is known before any command is`(
    arguments: [String],
    problem: UsageProblem
  ) {
    let globals = GlobalOptionsParser(Tea.globalOptions, conflicts: Tea.globalConflicts)
      .parse(arguments: arguments, environment: [:])

    #expect(globals.problem == problem)
  }

  @Test func `a refused value leaves the default, and the other options as they are given`() {
    let globals = Tea.globals("--kettle=iron", "--timeout=2m", "--no-pager")

    #expect(globals.problem != nil)
    #expect(globals[Tea.kettle] == .steel)
    #expect(globals[Tea.timeout] == .seconds(120) && !globals[Tea.pager])
    #expect(globals.source(of: Tea.kettle) == GivenValue(text: "iron", origin: .commandLine))
  }

  @Test(arguments: [
    (["--kettle", "copper"], ["copper", "iron", "clay"]),
    (["leaves", "--kettle=copper", "--kettle", "tin", "show"], ["tin", "iron", "clay"]),
    (["nonsense", "--no", "--kettle", "copper", "--help"], ["copper", "iron", "clay"]),
    (["--kettle", "copper", "--kettle"], ["copper", "iron", "clay"]),
    (["--", "--kettle", "copper"], ["iron", "clay"]), (["--kettle"], ["iron", "clay"]),
    (["--kettle="], ["iron", "clay"]), ([], ["iron", "clay"]),
  ])
  func `the texts of every source are known, refused ones too`(arguments: [String], texts: [String]) {
    let globals = GlobalOptionsParser(Tea.globalOptions).parse(
      arguments: arguments,
      environment: ["TEA_KETTLE": "iron"],
      settings: { $0 == "kettle" ? "clay" : nil }
    )

    #expect(globals.texts(of: Tea.kettle) == texts)
  }

  @Test func `each setting is asked for once`() {
    var names: [String] = []
    _ = parse(["--level=3"]) { name in
      names.append(name)
      return nil
    }

    #expect(names == ["verbose", "color", "level"])
  }
}
