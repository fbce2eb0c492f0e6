import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// Which settings are shared, and what undoes them.
@Suite(.timeLimit(.minutes(5))) struct SharedSettingsTests {
  @Test(
    arguments: [
      (["one", "two"], "one"), (["one", "two", "two"], "two"), (["", "two"], "two"), (["", ""], nil),
    ] as [([String], String?)]
  )
  func `the block of most manifests is the right one, and of several the first`(
    contents: [String],
    right: String?
  ) {
    let packages = contents.map { content in
      LocalPackage(
        folder: content,
        name: content,
        manifest: content.isEmpty ? "" : Fixture.block.replacing("\nset\n", with: "\n\(content)\n")
      )
    }

    #expect(
      SharedSettings(packages)?.block
        == right.map { "// --- shared settings\n\($0)\n// --- end shared settings ---" }
    )
  }

  @Test(arguments: [
    "package.swiftLanguageModes = [.v5]", "package.swiftLanguageVersions = [.v5]", "a.swiftSettings = nil",
    "package.targets = []", "package . targets += []", "package.targets.append(a)",
    "package.targets.insert(a, at: 0)", "let a = 1; package.targets = []",
  ])
  func `code behind the block that can change settings is found`(code: String) {
    #expect(lineOfChange(behind: code) == 5)
  }

  @Test(arguments: [
    "", "let a = 1", "// package.targets = []", "package.dependencies.append(a)", "print(package.targets)",
  ])
  func `code behind the block that changes no settings is not found`(code: String) {
    #expect(lineOfChange(behind: code) == nil)
  }

  @Test func `the first of several changes is found`() {
    #expect(lineOfChange(behind: "let a = 1\npackage.targets = []\na.swiftSettings = nil") == 6)
  }

  @Test(
    arguments: [
      (["a", "a", "a", ""], ["M3 is built without a"]), (["a", "a", "", ""], []),
      (["a", "a", "a", "", ""], ["M3 is built without a", "M4 is built without a"]), (["b", "", ""], []),
      (["treatWarning(a)", "", ""], ["M0 is built with treatWarning(a)"]),
      (["treatAllWarnings(a)", "", ""], ["M0 is built with treatAllWarnings(a)"]),
      (["disableWarning(a)", "", ""], ["M0 is built with disableWarning(a)"]),
    ] as [([String], [String])]
  )
  func `what more than half of the targets are built with is shared`(settings: [String], faults: [String]) {
    let targets = settings.map { Built(settings: $0.isEmpty ? [] : [$0]) }

    #expect(findings(targets).map(\.what) == faults)
  }

  @Test(
    arguments: [
      (["6", "6", "5"], ["M2 is built as Swift 5, the others as Swift 6"]), (["6", "6", nil], []),
      (["6", "5"], []),
    ] as [([String?], [String])]
  )
  func `the language mode of more than half of the targets is that of all`(modes: [String?], faults: [String])
  {
    #expect(findings(modes.map { Built(mode: $0) }).map(\.what) == faults)
  }

  @Test(arguments: [
    (Target.Kind.library, 1), (.executable, 1), (.test, 1), (.macro, 0), (.system, 0), (.other, 0),
  ])
  func `only targets of Swift are built with the settings`(kind: Target.Kind, count: Int) {
    let usual = Built(settings: ["a"])

    #expect(findings([usual, usual, Built(kind: kind)]).count == count)
    #expect(findings([usual, usual, Built(kind: kind, hasSources: false)]) == [])
  }

  @Test func `targets whose manifest changes settings behind the block are no models`() {
    let undone = Built(behind: "package.targets = []\n")

    #expect(
      findings([undone, undone, Built(settings: ["a"])]).map(\.what) == [
        "M0 is built without a", "M1 is built without a",
      ]
    )
  }

  @Test(
    arguments: [
      ([], "6", "move the shared settings to the end of the manifest"),
      (["a"], "5", "remove swiftLanguageMode from the manifest"),
      (["a", "treatWarning(a)"], "6", "remove that setting from the manifest"),
    ] as [([String], String, String)]
  )
  func `a setting that the block at the end does not undo is named`(
    settings: [String],
    mode: String,
    remedy: String
  ) {
    let usual = Built(settings: ["a"], mode: "6")
    let other = Built(settings: settings, mode: mode, before: ".swiftLanguageMode(.v\(mode))\n")

    #expect(findings([usual, usual, other]).map(\.remedy) == [remedy])
  }

  @Test(
    arguments: [
      ("", ["linker.unsafeFlags(-lz)"], [1]), ("\n.unsafeFlags([])\n", ["unsafeFlags(-a)"], [2]),
      (".unsafeFlags([])\n.unsafeFlags([])\n", [], [1, 2]), ("", ["define(unsafe)"], []),
    ] as [(String, [String], [Int])]
  )
  func `unsafe flags are found where they are written, else by what is built`(
    manifest: String,
    settings: [String],
    lines: [Int]
  ) {
    let target = Target(name: "A", kind: .library, folder: "A/Sources/A", settings: settings)
    let package = LocalPackage(folder: "A", name: "A", targets: [target], manifest: manifest)

    #expect(inspection([package], files: []).unsafeFlagsFindings.map(\.line) == lines)
  }

  /// A target of a package of its own.
  private struct Built {
    var kind = Target.Kind.library
    var settings: [String] = []
    var mode: String?
    var hasSources = true
    var before = ""
    var behind = ""
  }

  private func findings(_ targets: [Built]) -> [Finding] {
    let packages = targets.enumerated().map { index, built in
      LocalPackage(
        folder: "P\(index)",
        name: "P\(index)",
        targets: [
          Target(
            name: "M\(index)",
            kind: built.kind,
            folder: "P\(index)/M",
            settings: built.settings,
            languageMode: built.mode
          )
        ],
        manifest: built.before + Fixture.block + built.behind
      )
    }
    let files = targets.indices.filter { targets[$0].hasSources }.map { "P\($0)/M/a.swift" }
    return inspection(packages, files: files).builtSettingsFindings
  }

  private func inspection(_ packages: [LocalPackage], files: [String]) -> Inspection {
    Inspection(
      repository: Repository(root: "/repository", files: files, packages: packages),
      plan: nil,
      planPath: "AllTests.plan"
    )
  }

  private func lineOfChange(behind code: String) -> Int? {
    SharedSettings.lineOfChange(behindBlockIn: "package.targets = []\n" + Fixture.block + code + "\n")
  }
}
