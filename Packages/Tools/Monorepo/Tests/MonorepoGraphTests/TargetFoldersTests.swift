import Testing

@testable import MonorepoGraph

@Suite struct TargetFoldersTests {
  @Test(arguments: [
    (["Sources", "Sources/A"], ["A", "B"], "Sources/A"),
    (["Sources"], ["A"], "Sources"),
    (["Sources", "Sources/A"], ["A"], "Sources/A"),
    (["Sources"], ["A", "B"], "Sources/A"),
    (["src", "src/A"], ["A"], "src/A"),
    ([], ["A"], "Sources/A"),
  ])
  func `a target is where SwiftPM looks for it`(there: [String], names: [String], folder: String) {
    let targets = names.map { target($0, "regular") } + [target("ATests", "test")]

    let folders = TargetFolders(targets: targets) { there.contains($0) }

    #expect(folders.folder(of: targets[0]) == folder)
  }

  @Test func `suites and plugins have rooms of their own`() {
    let targets = [target("ATests", "test"), target("Generate", "plugin"), target("A", "regular")]

    let folders = TargetFolders(targets: targets) { $0 != "Plugins" && !$0.hasSuffix("ATests") }

    #expect(targets.map { folders.folder(of: $0) } == ["Tests", "Plugins/Generate", "Sources/A"])
  }

  @Test(arguments: [(".", ""), ("./Code/", "Code"), ("Code/../Other", "Other")])
  func `a path that the manifest names is written plainly`(path: String, folder: String) {
    let named = target("A", "regular", path: path)

    #expect(TargetFolders(targets: [named]) { _ in true }.folder(of: named) == folder)
  }

  private func target(_ name: String, _ type: String, path: String? = nil) -> ManifestDump.Target {
    ManifestDump.Target(name: name, type: type, path: path)
  }
}
