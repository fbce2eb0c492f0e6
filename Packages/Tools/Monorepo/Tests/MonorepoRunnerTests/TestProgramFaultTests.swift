import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// Builds that end well, and whose test programs are of no use.
@Suite(.timeLimit(.minutes(5))) struct TestProgramFaultTests {
  private let fixture: PlanFixture
  private let scratch: String

  init() throws {
    fixture = try PlanFixture()
    scratch = fixture.root + "/.build/suites/Domain"
  }

  @Test func `a build without a test program fails each suite of its package, and no other`() async throws {
    defer { fixture.remove() }
    // What is no folder cannot hold a program.
    try fixture.write("", to: ".build/suites/Domain/debug")

    let (summary, _) = try await fixture.run()

    let reason = "the build produced no test program; remove \(scratch) and try again"
    #expect(failures(of: summary) == ["KernelTests": [reason], "FilmsTests": [reason]])
    #expect(summary.passed == 4)
  }

  @Test func `programs of earlier builds are not run, and the folder to remove is named`() async throws {
    defer { fixture.remove() }
    try fixture.write("", to: ".build/suites/Domain/debug/OldPackageTests.xctest")
    let toolchain = FakeToolchain()

    let (summary, _) = try await fixture.run(toolchain)

    let reason = "outdated test programs exist; remove \(scratch) and try again"
    #expect(failures(of: summary) == ["KernelTests": [reason], "FilmsTests": [reason]])
    #expect(!toolchain.subprocesses.contains { $0.arguments.first?.contains("OldPackage") == true })
  }

  @Test func `other files beside the test program do not matter`() async throws {
    defer { fixture.remove() }
    try fixture.write("", to: ".build/suites/Domain/debug/Tool")

    let (summary, _) = try await fixture.run()

    #expect(summary.isGreen)
  }

  @Test func `a program that cannot list its tests of XCTest fails its suites and shows what it printed`()
    async throws
  {
    defer { fixture.remove() }
    let listing = SubprocessOutcome(
      ending: .signalled(6),
      output: Data("out\n".utf8),
      errors: Data("err".utf8)
    )

    let (summary, _) = try await fixture.run(
      FakeToolchain(xctests: listing),
      fixture.options(selection: SuiteSelection(packages: ["Domain"]))
    )

    let reason = "the test program cannot list its XCTest tests; it was ended by signal 6"
    #expect(failures(of: summary) == ["KernelTests": [reason], "FilmsTests": [reason]])
    #expect(summary.results.map(\.log) == ["out\nerr", ""])
  }

  @Test func `the tests of XCTest that a program lists run with the suite whose module they are in`()
    async throws
  {
    defer { fixture.remove() }
    let toolchain = FakeToolchain(
      xctests: SubprocessOutcome(ending: .exited(0), output: Data("FilmsTests.Old/testA\n".utf8))
    )

    try await fixture.run(toolchain)

    #expect(toolchain.subprocesses.compactMap(\.arguments.last).filter { $0 == "FilmsTests.Old" }.count == 1)
  }

  private func failures(of summary: RunSummary) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: summary.results.filter { !$0.isGreen }.map { ($0.name, $0.failures) }
    )
  }
}
