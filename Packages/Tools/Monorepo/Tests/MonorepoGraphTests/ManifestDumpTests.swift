import Foundation
import Testing

@testable import MonorepoGraph

/// What is taken from SwiftPM's description of a manifest.
@Suite(.timeLimit(.minutes(5))) struct ManifestDumpTests {
  @Test(
    arguments: [
      (#", "swiftLanguageVersions": ["5", "10", "4.2"]"#, "10"),
      (#", "toolsVersion": {"_version": "6.2.0"}"#, "6"),
      (#", "swiftLanguageVersions": ["5"], "toolsVersion": {"_version": "6.2.0"}"#, "5"),
      (#", "swiftLanguageVersions": [], "toolsVersion": {"_version": "5.9.0"}"#, "5"), ("", nil),
    ] as [(String, String?)]
  )
  func `the language mode is the highest that the manifest names, else that of its tools`(
    members: String,
    mode: String?
  ) throws {
    #expect(try dump(members: members).languageMode == mode)
  }

  @Test(arguments: [
    (#"{"kind": {"define": {"_0": "A"}}}"#, "define(A)"),
    (#"{"kind": {"define": {"_0": "A"}}, "tool": "c"}"#, "c.define(A)"),
    (#"{"kind": {"unsafeFlags": {"_0": ["-a", "-b"]}}, "tool": "linker"}"#, "linker.unsafeFlags(-a -b)"),
    (#"{"kind": {"treatWarning": {"_1": "error", "_0": "A"}}}"#, "treatWarning(A error)"),
    (#"{"kind": {"strict": true}}"#, "strict()"), (#"{"kind": {}}"#, "nothing()"),
    (
      #"{"kind": {"a": "b"}, "condition": {"config": "debug", "platformNames": ["macos", "linux"], "traits": ["B", "A"]}}"#,
      "a(b) [config: debug; platforms: linux, macos; traits: A, B]"
    ),
    (#"{"kind": {"a": "b"}, "condition": {"platformNames": [], "traits": []}}"#, "a(b)"),
    (#"{"kind": {"a": "b"}, "condition": {"traits": ["A"]}}"#, "a(b) [traits: A]"),
  ])
  func `a setting is one line with its tool and its condition`(json: String, text: String) throws {
    #expect(try JSONDecoder().decode(ManifestDump.Setting.self, from: Data(json.utf8)).text == text)
  }

  @Test(
    arguments: [
      (["swiftLanguageMode"], "1", []), (["swiftLanguageVersion"], "1", []),
      (["swiftLanguageMode", "swiftLanguageMode"], "2", []), (["define"], "6", ["define(1)"]), ([], "6", []),
    ] as [([String], String, [String])]
  )
  func `the last language mode of a target goes before that of the package, and is no other setting`(
    kinds: [String],
    mode: String,
    settings: [String]
  ) throws {
    let values = kinds.enumerated().map { #"{"kind": {"\#($1)": {"_0": "\#($0 + 1)"}}}"# }
    let target =
      #"{"name": "A", "type": "regular", "dependencies": [], "settings": [\#(values.joined(separator: ","))]}"#

    let package = try package(target, members: #", "toolsVersion": {"_version": "6.2.0"}"#)

    #expect(package.targets.map(\.languageMode) == [mode])
    #expect(package.targets.map(\.settings) == [settings])
  }

  @Test(arguments: [
    (["5", "6 windows"], "5"), (["6", "5 windows"], "5"), (["5", "6"], "6"), (["5 windows", "6"], "6"),
    (["6 windows"], "6"), (["7 windows"], "6"), (["5 windows"], "5"), (["10", "9 windows"], "9"),
  ])
  func `the language mode of a target is the lowest under any condition`(modes: [String], lowest: String)
    throws
  {
    let settings = modes.map { mode in
      let parts = mode.split(separator: " ")
      let condition = parts.count > 1 ? #", "condition": {"platformNames": ["\#(parts[1])"]}"# : ""
      return #"{"kind": {"swiftLanguageMode": {"_0": "\#(parts[0])"}}\#(condition)}"#
    }
    let target =
      #"{"name": "A", "type": "regular", "dependencies": [], "settings": [\#(settings.joined(separator: ","))]}"#

    let package = try package(target, members: #", "toolsVersion": {"_version": "6.2.0"}"#)

    #expect(package.targets.map(\.languageMode) == [lowest])
  }

  @Test(arguments: [
    (#"{"byName": ["A", null]}"#, Dependency("A")), (#"{"target": ["A", null]}"#, Dependency("A")),
    (#"{"product": ["A", "kit", null, null]}"#, Dependency("A", package: "kit")),
    (#"{"product": ["A", null, null, null]}"#, Dependency("A")),
    (#"{"plugin": ["A", "kit"]}"#, Dependency("A", package: "kit")),
    (#"{"product": ["A", "kit", {"A": "B"}, null]}"#, Dependency("A", package: "kit", aliases: ["A": "B"])),
    (#"{"product": ["A", "kit", {"platformNames": ["macos"]}]}"#, Dependency("A", package: "kit")),
  ])
  func `a dependency is read in each of SwiftPM's forms`(json: String, dependency: Dependency) throws {
    #expect(try JSONDecoder().decode(Dependency.self, from: Data(json.utf8)) == dependency)
  }

  @Test(arguments: [
    (#"{"fileSystem": [{"identity": "a", "path": "/r"}]}"#, LocalPackage.Requirement.local(folder: "")),
    (#"{"fileSystem": [{"identity": "a", "path": "/r/B/C"}]}"#, .local(folder: "B/C")),
    (#"{"fileSystem": [{"identity": "a", "path": "/rest/B"}]}"#, .external("/rest/B")),
    (#"{"sourceControl": [{"identity": "a"}]}"#, .external("a")),
    (#"{"registry": [{"identity": "a.b"}]}"#, .external("a.b")),
  ])
  func `a package is local below the root, and comes from elsewhere else`(
    dependency: String,
    requirement: LocalPackage.Requirement
  ) throws {
    #expect(try package(dependencies: dependency).requirements == [requirement])
  }

  @Test(arguments: ["fileSystem", "sourceControl", "registry"])
  func `a package with a name of the manifest's own is known by its identity`(kind: String) throws {
    let name = #""nameForTargetDependencyResolutionOnly": "Kit""#
    let products = ["kit", "Other"].map { #"{"product": ["B", "\#($0)", null, null]}"# }

    let package = try package(
      #"{"name": "A", "type": "regular", "dependencies": [\#(products.joined(separator: ","))]}"#,
      dependencies: #"{"\#(kind)": [{"identity": "swift-kit", \#(name)}]}"#
    )

    #expect(package.targets.flatMap(\.dependencies).map(\.package) == ["swift-kit", "Other"])
  }

  @Test(arguments: [
    ("regular", Target.Kind.library), ("executable", .executable), ("test", .test), ("system", .system),
    ("macro", .macro), ("plugin", .other), ("binary", .binary),
  ])
  func `a target has the kind of its type`(type: String, kind: Target.Kind) throws {
    #expect(
      try package(#"{"name": "A", "type": "\#(type)", "dependencies": []}"#).targets.map(\.kind) == [kind]
    )
  }

  @Test(arguments: [
    ("regular", "Sources/A/main.swift", Target.Kind.executable), ("test", "Sources/A/main.swift", .test),
    ("regular", "Sources/A/Main.swift", .library), ("regular", "main.swift", .library),
  ])
  func `a target with a main.swift is a program, as its manifest need not say`(
    type: String,
    file: String,
    kind: Target.Kind
  ) throws {
    let target = #"{"name": "A", "type": "\#(type)", "path": "Sources/A", "dependencies": []}"#

    #expect(try package(target, text: { $0 == file ? "" : nil }).targets.map(\.kind) == [kind])
  }

  @Test func `resources have paths under any rule, and may be outside of the target`() throws {
    let target = #"""
      {"name": "A", "type": "regular", "path": "Code", "dependencies": [], "resources": [
        {"path": "Data", "rule": {"copy": {}}}, {"path": "Pictures", "rule": {"process": {}}},
        {"path": "../../Shared/a.txt", "rule": {"process": {}}}, {"path": "../Codes", "rule": {"embedInCode": {}}}]}
      """#

    let targets = try package(target).targets

    #expect(targets.map(\.resources) == [["Data", "Pictures", "../../Shared/a.txt", "../Codes"]])
    #expect(targets.map(\.outsideResources) == [["Shared/a.txt", "Kit/Codes"]])
  }

  @Test(arguments: [(".", ["Old", "Package.swift", "Snippets"]), ("Code", ["Old"])])
  func `a target in the package's own folder leaves out the manifest and the snippets`(
    path: String,
    excluded: [String]
  ) throws {
    let target =
      #"{"name": "A", "type": "regular", "path": "\#(path)", "exclude": ["Old"], "dependencies": []}"#

    #expect(try package(target).targets.map(\.excluded) == [excluded])
  }

  @Test(arguments: [
    ("", ["module.modulemap": "module One {}", "include/module.modulemap": "module Two {}"], ["C", "One"]),
    ("", ["include/module.modulemap": "module Two {} module \"Three\" {}"], ["C", "Two", "Three"]),
    ("", ["include/module.modulemap": "module C{module Inner{}}\nmodule Last{}"], ["C", "Last"]),
    (#", "publicHeadersPath": "Public""#, ["include/module.modulemap": "module Two {}"], ["C"]),
    (#", "publicHeadersPath": "Public""#, ["Public/module.modulemap": "module Two {}"], ["C", "Two"]),
  ])
  func `the modules of the first module map are names of the target`(
    members: String,
    maps: [String: String],
    modules: [String]
  ) throws {
    let target = #"{"name": "C", "type": "regular", "path": "C", "dependencies": []\#(members)}"#

    #expect(try package(target, text: { maps[String($0.dropFirst(2))] }).targets.map(\.modules) == [modules])
  }

  private func dump(_ targets: String = "", dependencies: String = "", members: String = "") throws
    -> ManifestDump
  {
    let text =
      #"{"name": "A", "products": [], "dependencies": [\#(dependencies)], "targets": [\#(targets)]\#(members)}"#
    return try JSONDecoder().decode(ManifestDump.self, from: Data(text.utf8))
  }

  private func package(
    _ targets: String = "",
    dependencies: String = "",
    members: String = "",
    text: (String) -> String? = { _ in nil }
  ) throws -> LocalPackage {
    LocalPackage(
      dump: try dump(targets, dependencies: dependencies, members: members),
      folder: "Kit",
      root: "/r",
      manifest: "",
      isFolder: { _ in true },
      text: text
    )
  }
}
