import Foundation
import MonorepoGraph
import MonorepoSystem
import Testing

@Suite struct ArchitectureRulesTests {
  @Test(arguments: [
    (#"{"layers": [], "laers": []}"#, "laers: unknown key"),
    (#"{"layers": [{"name": "A", "mayUse": [], "mayuse": []}]}"#, "layers[0].mayuse: unknown key"),
    (#"{"layers": [{"name": "A"}]}"#, "layers[0]: “mayUse” is missing"),
    (#"{"layers": [], "ambient": [{"code": "x"}]}"#, "ambient[0]: “remedy” is missing"),
    (#"{"layers": 1}"#, "layers: "),
    ("{\n  \"layers\": [\n  }", "line 3, column 3"),
    ("{\r\n  \"layers\" []}", "line 2, column 12"),
    ("{\"layers\": [], \"areas\": nul}", "line 1, column 25"),
    ("{'layers': []}", "line 1, column 2"),
    ("{\"layers\": []} x", "line 1, column 16"),
    ("{\"layers", "line 1, column 2"),
    ("", "line 1, column 1"),
    (#"{"layers": [], "documentation": "Packages"}"#, "documentation: "),
    (#"{"layers": [], "fileLength": {"limit": 0}}"#, "fileLength.limit: a file has at least one line"),
    (#"{"layers": [], "fileLength": {"limit": "9"}}"#, "fileLength.limit: "),
    (#"{"layers": [], "fileLength": {}}"#, "fileLength: “limit” is missing"),
    (#"{"layers": [], "fileLength": {"limit": 9, "allowed": []}}"#, "fileLength.allowed: unknown key"),
  ])
  func `broken rules are refused with the place`(text: String, message: String) throws {
    let error = #expect(throws: UnusableInput.self) {
      try withFile(text) { path, files in try ArchitectureRules(at: path, files: files) }
    }

    #expect(try #require(error).what.contains(message))
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
  func `the repository's own table says what the design says`(
    module: String,
    folder: String,
    allowed: [String],
    forbidden: [String]
  ) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("architecture.json").path
    let rules = try ArchitectureRules(at: path, files: FileSystem(manager: .default))

    let placement = try #require(rules.placement(of: module, in: folder))

    #expect(allowed.filter { !placement.mayUse($0) } == [])
    #expect(forbidden.filter { placement.mayUse($0) } == [])
  }
}
