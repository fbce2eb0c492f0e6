import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// What a team needs to adopt the check on code that has grown.
@Suite struct AdoptionTests {
  // MARK: Imports and packages by layer

  @Test(arguments: [
    (#"{"module": "FoundationNetworking", "onlyIn": ["Domain"]}"#, 1),
    (#"{"module": "Foundation*", "notIn": ["Features"], "remedy": "use the port"}"#, 1),
    (#"{"module": "FoundationNetworking", "onlyIn": ["Domain", "Features"]}"#, 0),
    (#"{"module": "FoundationNetworking", "notIn": ["Domain"]}"#, 0),
    (#"{"module": "Foundation", "onlyIn": ["Domain"]}"#, 0),
  ])
  func `a module is limited to layers, or excluded from them`(limit: String, count: Int) throws {
    var fixture = Fixture()
    fixture.rules = rules(#""imports": [\#(limit)]"#)
    fixture.add("#if os(Linux)\nimport FoundationNetworking\n#endif", to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == Array(repeating: .forbiddenImport, count: count))
    #expect(findings.allSatisfy { $0.path == Fixture.filmsSource && $0.line == 4 })
  }

  @Test(arguments: [
    ("", "move the code to a layer that may, and reach it through a port"),
    (#", "remedy": "use the port""#, "use the port"),
  ])
  func `the remedy for a limited module is that of the rules file, or the usual one`(
    member: String,
    remedy: String
  ) throws {
    var fixture = Fixture()
    fixture.rules = rules(#""imports": [{"module": "FoundationXML", "notIn": ["Features"]\#(member)}]"#)
    fixture.add("import FoundationXML", to: Fixture.filmsSource)

    #expect(try fixture.findings().map(\.remedy) == [remedy])
  }

  @Test(arguments: [
    (#""thirdParty": []"#, 1), (#""thirdParty": [{"package": "Swift-Log"}]"#, 0), (#""ignore": []"#, 0),
    (#""thirdParty": [{"package": "swift-log", "onlyIn": ["Features"]}]"#, 0),
    (#""thirdParty": [{"package": "swift-log", "onlyIn": ["Domain"]}]"#, 1),
  ])
  func `packages from elsewhere are allowed by name and by layer`(entry: String, count: Int) throws {
    var fixture = Fixture()
    fixture.rules = rules(entry)
    fixture.declare(Dependency("Logging", package: "swift-log"), of: "Films", in: Fixture.films)
    fixture.alter(Fixture.films, requirements: [.external("swift-log")])

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .thirdParty, count: count))
  }

  @Test func `a package from elsewhere that another target declares is found where it is imported`() throws {
    var fixture = Fixture()
    fixture.rules = rules(#""thirdParty": [{"package": "swift-log", "onlyIn": ["Domain"]}]"#)
    fixture.declare(Dependency("Logging", package: "swift-log"), of: "Kernel", in: "Packages/Domain")
    fixture.alter("Packages/Domain", requirements: [.external("swift-log")])
    fixture.add("import Logging", to: "Packages/Domain/Sources/Kernel/Kernel.swift")
    #expect(try fixture.findings() == [])

    fixture.add("import Logging", to: Fixture.filmsSource)

    #expect(try fixture.findings().map(\.path) == [Fixture.filmsSource])
  }

  // MARK: Severity and ignored files

  @Test(arguments: [("error", [Severity.error]), ("advice", [.advice]), ("off", [])])
  func `a rule has the severity of the rules file`(word: String, severities: [Severity]) throws {
    var fixture = Fixture.violating(.documentation)
    fixture.rules = rules(#""documentation": ["**"], "severity": {"documentation": "\#(word)"}"#)

    #expect(try fixture.findings().map(\.severity) == severities)
  }

  @Test func `nothing is looked for in ignored files, but what they import is used`() throws {
    var fixture = Fixture()
    let generated = Fixture.films + "/Sources/Films/Generated/Films.swift"
    fixture.files[Fixture.filmsSource] = "struct Films {}"
    fixture.files[generated] = "import FilmsDomain\nimport Kernel\npublic struct A { let b = Date() }"
    #expect(Set(try fixture.findings().map(\.path)) == [generated])

    fixture.rules = Fixture.rules(with: #""ignore": ["**/Generated/**"]"#)
    #expect(try fixture.findings() == [])
  }

  @Test func `a pattern of ignored files that fits none is a finding`() throws {
    var fixture = Fixture()
    fixture.rules = rules(#""ignore": ["**/Kernel.swift", "Exmples/**"]"#)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.staleRule])
    #expect(findings.map(\.what) == ["ignore names Exmples/**, but no file matches it"])
  }

  @Test func `a package from elsewhere that is allowed and that nobody uses is a finding`() throws {
    var fixture = Fixture()
    fixture.rules = rules(#""thirdParty": [{"package": "swift-log"}, {"package": "Swift-Metrics"}]"#)
    fixture.alter(Fixture.films, requirements: [.external("swift-log")])

    #expect(
      try fixture.findings().map(\.what) == ["thirdParty[1] allows swift-metrics, which no package uses"]
    )
  }

  // MARK: Exceptions in sources

  @Test(arguments: [
    "let a = Date() // monorepo:allow ambient: only shown",
    "let a = Date() // monorepo:allow ambient: 只供显示",
    "// monorepo:allow ambient: only shown\nlet a = Date()",
    "// monorepo:allow ambient, swallowed-error: only shown\n// More.\n\nlet a = (Date(), try? f())",
  ])
  func `an exception with a reason holds for its line, or for the next when it stands alone`(code: String)
    throws
  {
    var fixture = Fixture()
    fixture.add(code, to: Fixture.filmsSource)

    #expect(try fixture.findings() == [])
  }

  @Test(arguments: [
    ("let a = Date() // monorepo:allow ambient", [Rule.ambient, .exception], "the exception has no reason"),
    ("let a = Date() // monorepo:allow ambient: ", [.ambient, .exception], "the exception has no reason"),
    ("let a = Date() // monorepo:allow ambient: x", [.ambient, .exception], "the exception has no reason"),
    (
      "let a = Date() // monorepo:allow ambient: TODO …", [.ambient, .exception],
      "the exception has no reason"
    ),
    ("let a = Date() // monorepo:allow ambient: …", [.ambient, .exception], "the exception has no reason"),
    ("let a = Date() // monorepo:allow time: for us", [.ambient, .exception], "the exception names time"),
    ("let a = Date() // monorepo:allow: for us", [.ambient, .exception], "the exception names no rule"),
    (
      "let a = 1 // monorepo:allow ambient: for us", [.exception],
      "the exception from ambient covers no finding"
    ),
    (
      "// monorepo:allow ambient: for us\nlet a = 1\nlet b = Date()", [.exception, .ambient],
      "the exception from ambient covers no finding"
    ),
  ])
  func `an exception without a reason, a rule or a need is a finding`(
    code: String,
    rules: [Rule],
    what: String
  ) throws {
    var fixture = Fixture()
    fixture.add(code, to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == rules)
    #expect(findings.first { $0.rule == .exception }?.what == what)
  }

  @Test(arguments: [
    (#""imports": [{"module": "Observation", "notIn": ["Features"]}]"#, "Observation", Rule.forbiddenImport),
    (#""ignore": []"#, "Kernel", .undeclaredImport),
  ])
  func `an exception for an import holds for no other file`(entry: String, module: String, rule: Rule) throws
  {
    var fixture = Fixture()
    fixture.rules = rules(entry)
    let other = Fixture.films + "/Sources/Films/Other.swift"
    fixture.add(
      "import \(module) // monorepo:allow \(rule.rawValue), layer: known since the beginning",
      to: Fixture.filmsSource
    )
    let excused = try fixture.findings().filter { $0.rule != .exception }
    fixture.files[other] = "import \(module)"

    let findings = try fixture.findings().filter { $0.rule != .exception }

    #expect(excused == [])
    #expect(findings.contains { $0.rule == rule })
    #expect(Set(findings.map(\.path)) == [other])
  }

  @Test func `an exception in a manifest holds as well`() throws {
    var fixture = Fixture()
    fixture.alter(
      "Packages/Testing",
      manifest: ".unsafeFlags([]) // monorepo:allow unsafe-flags: the linker needs it\n" + Fixture.block
    )

    #expect(try fixture.findings() == [])
  }

  // MARK: Baseline

  private let old = Finding(.ambient, at: "A.swift", line: 3, "w", remedy: "r")
  private let new = Finding(.ambient, at: "B.swift", line: 3, "w", remedy: "r")
  private let advice = Finding(.fileLength, at: "A.swift", "long", remedy: "r")

  @Test func `a finding of the baseline is tolerated on any line, and a new one is not`() {
    let baseline = Baseline(of: [old, advice])
    let moved = Finding(.ambient, at: "A.swift", line: 9, old.what, remedy: "r")

    let (findings, known) =
      baseline
      .applied(to: [moved, new, advice].sorted(), at: "base.json", rules: ArchitectureRules())

    #expect(findings == [advice, new])
    #expect(known == 1)
  }

  @Test func `one more of the same in a file is new`() {
    let again = Finding(.ambient, at: "A.swift", line: 9, old.what, remedy: "r")

    let left = Baseline(of: [old]).applied(to: [old, again], at: "base.json", rules: ArchitectureRules())

    #expect(left.findings == [again])
  }

  @Test func `a baseline that is written is read again`() throws {
    let files = FileSystem(manager: .default)
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    let baseline = Baseline(of: [old, old, new])

    try files.write(Data(baseline.text.utf8), to: path)

    #expect(try Baseline(at: path, files: files) == baseline)
  }

  @Test(arguments: [
    ("{", "line 1"), (#"{"version": 2, "findings": []}"#, "only version 1"),
    (#"{"version": 1}"#, "“findings” is missing"),
    (#"{"version": 1, "findings": [], "until": 1}"#, "until: unknown key"),
    (#"{"version": 1, "findings": [], "findings": []}"#, "“findings” is there twice"),
    (
      #"{"version": 1, "findings": [{"count": 0, "path": "A", "rule": "ambient", "what": "a"}]}"#,
      "an entry stands for at least one finding"
    ),
  ])
  func `a broken baseline is refused with the place`(text: String, message: String) throws {
    let files = FileSystem(manager: .default)
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    try files.write(Data(text.utf8), to: path)

    let error = #expect(throws: UnusableInput.self) { try Baseline(at: path, files: files) }

    #expect(error?.what.contains(message) == true)
  }

  /// Layers that hold all modules of the fixture, and other entries.
  private func rules(_ entries: String) -> String {
    """
    {"layers": [
      {"name": "Domain", "modules": ["Kernel", "*Domain"], "mayUse": ["**"]},
      {"name": "Features", "packages": ["Packages/Features/*"], "mayUse": ["**"]},
      {"name": "Rest", "packages": ["**"], "mayUse": ["**"]}
    ], \(entries)}
    """
  }
}
