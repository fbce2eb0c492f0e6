import Foundation
import MonorepoGraph
import MonorepoSystem
import Testing

@testable import MonorepoChecks

/// The whole check on repositories on disk, read by the real `git` and `swift package`.
@Suite struct RealToolchainTests {
  @Test func `a clean repository is green`() async throws {
    #expect(try await DiskFixture().findings() == [])
  }

  // A manifest that cannot be read has findings of its own: other entries are judged only where all can be.
  @Test(arguments: [[Rule.manifest], Rule.allCases.filter { ![.baseline, .manifest].contains($0) }])
  func `one violation of every kind is found, each by its rule in its file`(_ rules: [Rule]) async throws {
    var fixture = DiskFixture()
    let planted = rules.map { rule in (rule, fixture.plant(rule)) }

    let findings = try await fixture.findings()

    for (rule, path) in planted {
      #expect(findings.contains { $0.rule == rule && $0.path == path }, "\(rule) in \(path)")
    }
  }

  @Test(arguments: [
    "for target in package.targets { target.swiftSettings = nil }\n",
    "package.targets[0].swiftSettings! += [.swiftLanguageMode(.v5)]\n",
    "package.targets[0].swiftSettings! += [.treatAllWarnings(as: .warning)]\n",
    "package.swiftLanguageModes = [.v5]\n",
  ])
  func `settings that are undone below the shared block are found`(line: String) async throws {
    var fixture = DiskFixture()
    fixture.files[DiskFixture.films + "/Package.swift", default: ""] += line

    let findings = try await fixture.findings()

    #expect(Set(findings.map(\.rule)) == [.sharedSettings])
    #expect(findings.allSatisfy { $0.what.hasPrefix("Films") })
  }

  @Test func `settings that every manifest undoes are found in each`() async throws {
    var fixture = DiskFixture()
    let manifests = fixture.files.keys.filter { $0.hasSuffix("Package.swift") }
    for path in manifests {
      fixture.files[path, default: ""] += "for target in package.targets { target.swiftSettings = nil }\n"
    }

    let findings = try await fixture.findings()

    #expect(Set(findings.map(\.rule)) == [.sharedSettings])
    #expect(findings.map(\.path).sorted() == manifests.sorted())
  }

  @Test func `flags that the text of a manifest does not show are found`() async throws {
    var fixture = DiskFixture()
    let code = "let flags: (([String]) -> LinkerSetting) = { LinkerSetting . unsafeFlags($0) }\n"
    fixture.files[DiskFixture.films + "/Package.swift", default: ""] +=
      code + "package.targets[0].linkerSettings = [flags([\"-lz\"])]\n"

    #expect(try await fixture.findings().map(\.rule) == [.unsafeFlags])
  }

  @Test func `without rules, plan and root manifest only what holds anywhere is checked`() async throws {
    var fixture = DiskFixture()
    fixture.rules = nil
    for path in ["AllTests.plan", "Package.swift", "App/main.swift"] { fixture.files[path] = nil }
    fixture.files["Packages/Testing/README.md"] = nil
    let clean = try await fixture.findings()
    let planted = [Rule.undeclaredImport, .cycle, .attribute, .thirdParty].map { fixture.plant($0) }

    let findings = try await fixture.findings()

    #expect(clean == [])
    #expect(planted.count == 4)
    #expect(Set(findings.map(\.rule)) == [.undeclaredImport, .cycle, .attribute])
  }

  @Test func `a repair is written, leaves what needs thought, and is done once`() async throws {
    var fixture = DiskFixture()
    let repairable = [Rule.plan, .sharedSettings].map { fixture.plant($0) }
    _ = fixture.plant(.attribute)

    try await fixture.withRepository { root, files, read in
      let first = try Repairer(files: files).repair(try await read())
      let plan = files.text(at: root + "/AllTests.plan")
      let repaired = try await read()
      let second = try Repairer(files: files).repair(repaired)

      #expect(Set(first.map(\.path)) == Set(repairable))
      #expect(plan == DiskFixture().files["AllTests.plan"])
      #expect(Set(repaired.findings.map(\.rule)) == [.attribute])
      #expect(second == [])
    }
  }

  @Test
  func `a manifest that does not parse is found with SwiftPM's cause, and does not hide other findings`()
    async throws
  {
    var fixture = DiskFixture()
    fixture.files[DiskFixture.films + "/Package.swift"] = "// swift-tools-version: 6.2\nlet package ="
    fixture.files["Packages/Domain/Sources/FilmsDomain/Clock.swift"] = "let now = Date()"

    let findings = try await fixture.findings()
    let manifest = try #require(findings.first { $0.rule == .manifest })

    #expect(manifest.path == DiskFixture.films + "/Package.swift")
    #expect(manifest.what == "SwiftPM cannot read the manifest: expected initial value after '='")
    #expect(findings.contains { $0.rule == .ambient })
  }

  @Test func `a package outside of the root is a leaf`() async throws {
    var fixture = DiskFixture()
    fixture.rules = nil
    let manifest = DiskFixture.films + "/Package.swift"
    fixture.change("../Domain", to: "../../../Domain", in: manifest)

    #expect(try await fixture.findings() == [])
  }

  @Test func `a broken plan is unusable input`() async throws {
    var fixture = DiskFixture()
    fixture.files["AllTests.plan"] = "{"

    let error = await #expect(throws: UnusableInput.self) { try await fixture.findings() }

    #expect(error?.path.hasSuffix("Répo sitory/AllTests.plan") == true)
  }
}
