import Foundation
import MonorepoGraph
import MonorepoSystem
import Testing

@testable import MonorepoChecks

/// The whole check on repositories on disk, read by the real `git`, `swift package` and `swiftc`.
@Suite struct RealToolchainTests {
  @Test func `a clean repository is green`() async throws {
    #expect(try await DiskFixture().findings() == [])
  }

  @Test func `one violation of every kind is found, each by its rule in its file`() async throws {
    var fixture = DiskFixture()
    let planted = Rule.allCases.map { rule in (rule, fixture.plant(rule)) }

    let findings = try await fixture.findings()

    for (rule, path) in planted {
      #expect(findings.contains { $0.rule == rule && $0.path == path }, "\(rule) in \(path)")
    }
  }

  @Test func `an import that the compiler skips is none`() async throws {
    var fixture = DiskFixture()
    fixture.files["Packages/Domain/Sources/BooksDomain/Book.swift"] = "#if NEVER\n  import Kernel\n#endif"

    #expect(try await fixture.findings() == [])
  }

  @Test func `an import behind what SwiftPM or the manifest defines is seen`() async throws {
    var fixture = DiskFixture()
    let source = DiskFixture.films + "/Sources/Films/Films.swift"
    let conditions = "#if SWIFT_PACKAGE && DEBUG && EXTRA\n  import FilmsDomain\n#endif"
    fixture.files[source] = conditions
    let undefined = try await fixture.findings()
    let manifest = DiskFixture.films + "/Package.swift"
    fixture.files[manifest] = fixture.files[manifest]?
      .replacing("/*Films*/]", with: "], swiftSettings: [.define(\"EXTRA\")]")

    #expect(undefined.map(\.rule) == [.unusedDependency])
    #expect(try await fixture.findings() == [])
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
      #expect(Set(ArchitectureCheck().findings(in: repaired).map(\.rule)) == [.attribute])
      #expect(second == [])
    }
  }

  @Test func `a manifest that does not parse is unusable input that names it`() async throws {
    var fixture = DiskFixture()
    fixture.files[DiskFixture.films + "/Package.swift"] = "// swift-tools-version: 6.2\nlet package ="

    let error = await #expect(throws: UnusableInput.self) { try await fixture.findings() }

    #expect(error?.path == DiskFixture.films + "/Package.swift")
  }

  @Test func `a required path that leads nowhere is unusable input with its line`() async throws {
    var fixture = DiskFixture()
    let manifest = DiskFixture.films + "/Package.swift"
    fixture.files[manifest] = fixture.files[manifest]?.replacing("../Domain", with: "../../../Domain")

    let error = await #expect(throws: UnusableInput.self) { try await fixture.findings() }

    #expect(error?.path == manifest + ":10")
    #expect(error?.what.contains("is outside of the repository") == true)
  }

  @Test func `a broken plan is unusable input`() async throws {
    var fixture = DiskFixture()
    fixture.files["AllTests.plan"] = "{"

    let error = await #expect(throws: UnusableInput.self) { try await fixture.findings() }

    #expect(error?.path.hasSuffix("Répo sitory/AllTests.plan") == true)
  }
}
