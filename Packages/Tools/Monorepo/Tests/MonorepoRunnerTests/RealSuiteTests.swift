import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// A suite that the real toolchain built and Swift Testing itself runs.
@Suite(BuiltPackagesTrait(), .timeLimit(.minutes(5))) struct RealSuiteTests {
  private let packages: BuiltPackages

  init() throws {
    packages = try #require(BuiltPackages.current)
  }

  @Test func `every test is reported with its outcome and the types around it`() async throws {
    let result = try await packages.run(suite(), .init(environment: ["FAIL": "1"]))

    #expect((result.passed, result.failed, result.skipped) == (10, 1, 1), "\(result)")
    #expect(outcomes(of: result)["LibTests.Raw name failing()"] == .failed)
    #expect(outcomes(of: result)["LibTests.Raw name off()"] == .skipped)
    #expect(outcomes(of: result)["LibTests.Raw name known()"] == .knownIssue)
    #expect(outcomes(of: result)["LibTests.Outer.Inner each(number:label:)"] == .passed)
    #expect(outcomes(of: result)["LibTests.Outer a sentence, (with) marks"] == .passed)
    #expect(result.reasons.first?.contains("LibTests/LibTests.swift:") == true)
  }

  @Test(arguments: [
    (["free()"], [], ["free()"]),
    (["Outer"], ["Outer/Inner"], ["a sentence, (with) marks", "plain()"]),
    (
      ["Outer/a sentence, (with) marks()", "Outer/Inner/each(number:label:)"], [],
      [
        "a sentence, (with) marks", "each(number:label:)",
      ]
    ),
    (["Raw name", "Trouble"], ["`Raw name`/off()", "Trouble"], ["failing()", "known()"]),
  ])
  func `a selection of the plan runs just that`(selected: [String], skipped: [String], names: [String])
    async throws
  {
    let selection = TestSelection(
      selected: selected.map(TestName.init),
      skipped: skipped.map(TestName.init)
    )

    let result = try await packages.run(suite(selection))

    #expect(result.tests.map(\.name).sorted() == names)
    #expect(result.isGreen)
  }

  @Test func `a tag of the plan chooses the tests inside a type that has it`() async throws {
    let selection = TestSelection(tags: .init(selected: .init(tags: [".nested"])))

    let result = try await packages.run(suite(selection))

    #expect(result.tests.map(\.name) == ["each(number:label:)"])
    #expect(result.isGreen)
  }

  @Test func `a person's filter narrows the plan's selection down`() async throws {
    let selection = TestSelection(selected: [TestName("Outer")])

    let result = try await packages.run(suite(selection), filter: "plain|free")

    #expect(result.tests.map(\.name) == ["plain()"])
  }

  @Test(arguments: [true, false])
  func `a crash fails one test and no other`(isParallel: Bool) async throws {
    let result = try await packages.run(
      suite(TestSelection(selected: [TestName("Trouble")]), isParallel: isParallel),
      .init(environment: ["CRASH": "1"])
    )

    #expect(result.tests.filter(\.hasFailed).map(\.name) == ["crash()"])
    #expect(result.passed == 4)
    #expect(result.log.contains("on purpose"))
  }

  @Test(arguments: [true, false])
  func `a hang is stopped, and the others run`(isParallel: Bool) async throws {
    let result = try await packages.run(
      suite(TestSelection(selected: [TestName("Trouble")]), isParallel: isParallel),
      .init(environment: ["HANG": "1"], allowance: .seconds(3))
    )

    #expect(result.tests.filter(\.hasFailed).map(\.messages) == [["took longer than 3 s"]])
    #expect(result.passed == 4)
  }

  @Test func `a test that fails once is flaky when failures are run again`() async throws {
    let result = try await packages.run(
      suite(),
      .init(
        environment: ["MARK": packages.folder + "/mark"],
        repetition: .retryOnFailure(atMost: 3)
      )
    )

    #expect(result.isGreen, "\(result.reasons)")
    #expect(result.tests.filter(\.isFlaky).map(\.name) == ["once()"])
  }

  @Test func `a random order runs every test once`() async throws {
    let result = try await packages.run(suite(), seed: 42)

    #expect(result.isGreen, "\(result.reasons)")
    #expect((result.passed, result.skipped) == (11, 1))
    #expect(result.tests.allSatisfy { $0.runs == 1 })
  }

  @Test func `a random order runs the tests that the plan selects only`() async throws {
    let selection = TestSelection(
      selected: [TestName("Outer"), TestName("free()")],
      skipped: [TestName("Outer/Inner")]
    )

    let result = try await packages.run(suite(selection), seed: 42)

    #expect(result.tests.map(\.name).sorted() == ["a sentence, (with) marks", "free()", "plain()"])
  }

  @Test(arguments: [
    ("NOTHING", "", ""), ("FAIL", "testFails()", "XCTAssertNil failed"),
    ("CRASH", "testCrashes()", "did not finish"),
    ("HANG", "testHangs()", "took longer than 10 s"),
  ])
  func `tests of XCTest run beside those of Swift Testing, and each is blamed for itself`(
    variable: String,
    culprit: String,
    message: String
  ) async throws {
    let names = ["Crashes", "Fails", "Hangs", "Leaves", "Skips", "Uses"]

    let result = try await packages.run(
      TestPlan.Suite(name: "UserTests", folder: "User"),
      // Only what hangs needs a limit; a process may take seconds to start beside many others.
      .init(
        environment: [variable: "1"],
        allowance: variable == "HANG" ? .seconds(10) : nil
      ),
      xctests: names.map { "UserTests.OldTests/test\($0)()" }
    )

    let failed = result.tests.filter(\.hasFailed)
    #expect(failed.map(\.id) == (culprit.isEmpty ? [] : ["UserTests.OldTests/\(culprit)"]))
    #expect(failed.allSatisfy { $0.messages.contains { $0.contains(message) } }, "\(failed)")
    #expect((result.passed, result.skipped) == (culprit.isEmpty ? 6 : 5, 1), "\(result.reasons)")
    #expect(result.failed == failed.count)
  }

  @Test func `a program that a test starts and leaves running is ended and reported`() async throws {
    let result = try await packages.run(
      TestPlan.Suite(name: "UserTests", folder: "User"),
      .init(environment: ["LEAVE": "1"]),
      xctests: ["UserTests.OldTests/testLeaves()"]
    )

    #expect(result.failures == ["left a program running, which was stopped: /bin/sleep 600"])
  }

  @Test func `coverage is merged over packages that were built by themselves`() async throws {
    for name in ["Lib", "User"] {
      let suite = TestPlan.Suite(name: name + "Tests", folder: name)
      #expect(try await packages.run(suite, profiles: packages.profiles).isGreen)
    }

    let names = ["Lib": "Lib", "User": "User"]
    let measurement = CoverageMeasurement(
      profiles: packages.profiles,
      sources: CoverageSources(root: packages.root, packages: names, targets: nil),
      files: packages.files,
      subprocesses: packages.subprocesses
    )
    let report = try await measurement.report(of: packages.binaries, threshold: 90)

    #expect(
      report.packages == [
        .init(folder: "Lib", name: "Lib", lines: 9, covered: 6),
        .init(folder: "User", name: "User", lines: 3, covered: 3),
      ]
    )
    #expect(report.findings.count == 1)
  }

  private func suite(_ selection: TestSelection = .everything, isParallel: Bool = true) -> TestPlan.Suite {
    TestPlan.Suite(name: "LibTests", folder: "Lib", isParallel: isParallel, selection: selection)
  }

  private func outcomes(of result: SuiteResult) -> [String: TestResult.Outcome] {
    Dictionary(uniqueKeysWithValues: result.tests.map { ("\($0.suitePath) \($0.name)", $0.outcome) })
  }
}
