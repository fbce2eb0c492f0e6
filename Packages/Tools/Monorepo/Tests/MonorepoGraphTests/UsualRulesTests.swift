import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph

/// Where rules are looked for when nobody names them.
@Suite struct UsualRulesTests {
  private let files = FileSystem(manager: .default)
  private let root = NSTemporaryDirectory() + "/" + UUID().uuidString
  private let nested = "Packages/Tools/Monorepo/architecture.json"

  @Test(arguments: ["architecture.json", "Packages/Tools/Monorepo/architecture.json"])
  func `rules are found at the root and beside the tool`(path: String) throws {
    #expect(try found(in: [path]) == root + "/" + path)
  }

  @Test func `without a file there are no rules`() throws {
    #expect(try found(in: ["README.md", "docs/architecture.json"]) == nil)
  }

  @Test func `rules in both places are refused, because one would be ignored`() {
    let error = #expect(throws: UnusableInput.self) { try found(in: ["architecture.json", nested]) }

    #expect(error?.what == "there are rules in \(nested) too")
  }

  @Test func `rules in another case are refused, because they would not be read`() {
    let error = #expect(throws: UnusableInput.self) { try found(in: ["Architecture.JSON"]) }

    #expect(error?.path.hasSuffix("/Architecture.JSON") == true)
  }

  @Test func `a link that leads nowhere is the rules file, which cannot be read then`() throws {
    try files.createFolder(root)
    defer { files.remove(root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/architecture.json",
      withDestinationPath: "gone.json"
    )

    let path = try #require(try UsualRules.path(in: root, files: files))

    #expect(throws: UnusableInput.self) { try ArchitectureRules(at: path, files: files) }
  }

  @Test func `files elsewhere that may be meant are told`() {
    let paths = ["docs/Architecture.json", "docs/architecture.md", "layers.json"]

    let repository = Repository(root: root, files: paths, packages: [])

    #expect(UsualRules.overlooked(in: repository) == ["docs/Architecture.json"])
  }

  private func found(in paths: [String]) throws -> String? {
    defer { files.remove(root) }
    for path in paths { try files.write(Data("{}".utf8), to: root + "/" + path) }
    return try UsualRules.path(in: root, files: files)
  }
}
