import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph

@Suite struct ArchitectureRulesTests {
  @Test(arguments: [
    (#"{"layers": [], "laers": []}"#, "laers: unknown key"),
    ("[]", "at the top: this must be an object"), ("null", "at the top: this must be an object"),
    (#"{"layers": {}}"#, "layers: this must be a list"),
    (#"{"layers": [{"name": "A", "mayUse": [], "mayuse": []}]}"#, "layers[0].mayuse: unknown key"),
    (#"{"layers": [{"name": "A"}]}"#, "layers[0]: “mayUse” is missing"),
    (#"{"imports": [{"module": "A"}]}"#, "imports[0]: name either “onlyIn” or “notIn”"),
    (#"{"imports": [{"module": "A", "onlyIn": [], "notIn": []}]}"#, "imports[0]: name either"),
    (#"{"imports": [{"module": "A", "notIn": []}]}"#, "imports[0].notIn: name a layer"),
    (
      #"{"thirdParty": [{"package": "A", "onlyIn": []}, {"package": "a"}]}"#,
      "thirdParty: there are two entries for “a”"
    ),
    (#"{"imports": [{"module": "A", "onlyIn": ["Data"]}]}"#, "unknown layer “Data”; known layers: none"),
    (#"{"imports": [{"module": "A", "in": []}]}"#, "imports[0].in: unknown key"),
    (#"{"thirdParty": [{"name": "A"}]}"#, "thirdParty[0].name: unknown key"),
    (#"{"thirdParty": [{"package": "A", "onlyIn": ["Data"]}]}"#, "thirdParty: unknown layer “Data”"),
    (
      #"{"severity": {"reedme": "off"}}"#,
      "severity.reedme: unknown rule; known rules: manifest"
    ),
    (#"{"severity": {"readme": "low"}}"#, "severity.readme: a rule is “error”, “advice” or “off”"),
    (#"{"ignore": "Examples"}"#, "ignore: "),
    (
      #"{"ambient": [{"kind": "clocks"}]}"#,
      "ambient[0].kind: “clocks” is unknown; known here: console, "
    ),
    (
      #"{"ambient": [{"kind": "time", "code": "Date()", "remedy": "r"}]}"#,
      "ambient[0]: name either “code” or “kind”"
    ),
    (#"{"ambient": [{"code": " ", "remedy": "r"}]}"#, "ambient[0].code: name the code to look for"),
    (
      #"{"layers": [{"name": "A", "mayUse": []}, {"name": "A", "mayUse": ["*"]}]}"#,
      "layers: there are two layers “A”"
    ),
    (#"{"ignore": [], "ignore": ["A/**"]}"#, "“ignore” is there twice in one object"),
    (#"{"ambient": [{}]}"#, "ambient[0]: name either “code” or “kind”"),
    (#"{"layers": [], "ambient": [{"code": "x"}]}"#, "ambient[0]: “remedy” is missing"),
    (#"{"layers": 1}"#, "layers: "),
    ("{\n  \"layers\": [\n  }", "line 3, column 3"),
    ("{\r\n  \"layers\" []}", "line 2, column 12"),
    ("{\"layers\": [], \"ambient\": nul}", "line 1, column 27"),
    (#"{"layers": [], "areas": {}}"#, "areas: unknown key"),
    ("{'layers': []}", "line 1, column 2"),
    ("{\"layers\": []} x", "line 1, column 16"),
    ("{\"layers", "line 1, column 2"),
    ("", "line 1, column 1"),
    (#"{"layers": [], "documentation": "Packages"}"#, "documentation: "),
    (#"{"layers": [], "fileLength": {"limit": 0}}"#, "fileLength.limit: a file has at least one line"),
    (#"{"layers": [], "fileLength": {"limit": "9"}}"#, "fileLength.limit: this must be a whole number"),
    (#"{"ignore": [true]}"#, "ignore[0]: this must be a text"),
    (#"{"layers": [{"name": null, "mayUse": []}]}"#, "layers[0].name: this must be a text"),
    (#"{"layers": [], "fileLength": {"limit": 1.5}}"#, "“1.5” is out of range or no whole number"),
    (#"{"fileLength": {"limit": 1e99}}"#, "“1e99” is out of range or no whole number"),
    (#"{"layers": [], "fileLength": {}}"#, "fileLength: “limit” is missing"),
    (#"{"layers": [], "fileLength": {"limit": 9, "allowed": []}}"#, "fileLength.allowed: unknown key"),
    (#"{"layers": [], "swallowedErrors": {}}"#, "swallowedErrors: “forbiddenIn” is missing"),
    (
      #"{"layers": [], "swallowedErrors": {"forbiddenIn": [], "allowed": []}}"#,
      "swallowedErrors.allowed: unknown key"
    ),
    (Self.exception(#""file": "a.swift""#), "swallowedErrors.exceptions[0]: “reason” is missing"),
    (
      Self.exception(#""file": "a.swift", "reason": " … ""#),
      "exceptions[0].reason: give the reason why nothing is lost"
    ),
    (Self.exception(#""reason": "b""#), "exceptions[0]: name either a file or a module"),
    (Self.exception(#""file": "a.swift", "module": "A", "reason": "b""#), "name either a file or a module"),
    (Self.exception(#""file": "a.swift", "line": 1, "reason": "b""#), "exceptions[0].line: unknown key"),
  ])
  func `broken rules are refused with the place`(text: String, message: String) throws {
    let error = #expect(throws: UnusableInput.self) {
      try withFile(text) { path, files in try ArchitectureRules(at: path, files: files) }
    }

    #expect(try #require(error).what.contains(message))
  }

  private static func exception(_ members: String) -> String {
    #"{"layers": [], "swallowedErrors": {"forbiddenIn": [], "exceptions": [{\#(members)}]}}"#
  }

  /// The layer table of the design, as the file of this repository says it.
  @Test(arguments: [
    (
      "StreamingDomain", "Packages/Domain", ["DomainKernel"], ["PeopleDomain", "StreamingData", "StorageKit"]
    ),
    ("DomainKernel", "Packages/Domain", [], ["StreamingDomain"]),
    (
      "StreamingData", "Packages/Data",
      ["StreamingDomain", "DomainKernel", "OfflineHTTP", "NetworkingKit", "LogKit"],
      ["PeopleDomain", "PeopleData", "DesignKit", "Sections"]
    ),
    (
      "Sections", "Packages/Features/Sections", ["StreamingDomain", "FeatureKit", "DesignKit", "CommandKit"],
      ["SectionDetail", "StreamingData", "NetworkingKit", "PeopleDomain", "SnapshotKit"]
    ),
    (
      "FeatureKit", "Packages/Infra/FeatureKit", ["DesignKit", "CommandKit"],
      ["NetworkingKit", "StreamingDomain"]
    ),
    ("DesignKit", "Packages/Infra/DesignKit", [], ["CommandKit", "DomainKernel"]),
    ("Sandbox", "Packages/Sandbox", ["NetworkingKit", "StorageKit"], ["StreamingDomain", "DesignKit"]),
    ("monorepo", "Packages/Tools/Monorepo", ["CommandKit", "DesignKit"], ["StorageKit"]),
    ("tessera", "", ["Sections", "StreamingData", "Sandbox"], []),
  ])
  func `the repository's own table is that of the design`(
    module: String,
    folder: String,
    allowed: [String],
    forbidden: [String]
  ) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("architecture.json").path
    let rules = try ArchitectureRules(at: path, files: FileSystem(manager: .default))

    let placement = try #require(
      rules.placement(of: module, in: folder, using: ["DomainKernel", "StreamingDomain"])
    )

    #expect(allowed.filter { !placement.mayUse($0) } == [])
    #expect(forbidden.filter { placement.mayUse($0) } == [])
  }

  private static let features = """
    {"layers": [{"name": "Features", "packages": ["Features/*"], "mayUse": ["{Area}Domain", "Domain*"]}]}
    """

  @Test(arguments: [
    ([], nil), (["DomainKernel", "Kit"], nil), (["Domain"], nil),
    (["Kit", "BooksDomain", "FilmsDomain"], "Books"), (["FilmsDomain", "BooksDomain"], "Films"),
  ])
  func `a module belongs to the area of the first module that its package uses by area`(
    used: [String],
    area: String?
  ) throws {
    let rules = try withFile(Self.features) { path, files in try ArchitectureRules(at: path, files: files) }

    #expect(try #require(rules.placement(of: "Shelf", in: "Features/Shelf", using: used)).area == area)
  }

  @Test func `a module that its layer names without an area belongs to the area that it uses`() throws {
    let text = Self.features.replacing(#""packages": ["Features/*"]"#, with: #""modules": ["Shelf"]"#)
    let rules = try withFile(text) { path, files in try ArchitectureRules(at: path, files: files) }

    #expect(try #require(rules.placement(of: "Shelf", in: "", using: ["BooksDomain"])).area == "Books")
  }

  @Test func `rules know the file that they were read from`() throws {
    let (path, rules) = try withFile(Self.features) { path, files in
      (path, try ArchitectureRules(at: path, files: files))
    }

    #expect(rules.path == path)
    #expect(ArchitectureRules().path == "architecture.json")
  }
}
