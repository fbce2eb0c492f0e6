import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoMutation

/// The numbers and the words of a report.
@Suite struct MutationReportTests {
  @Test(
    arguments: [
      ([.caught, .caught, .survived], 0, "Pack: 2 of 3 caught, 66 %"),
      ([.caught, .hung, .uncompilable], 0, "Pack: 2 of 2 caught, 100 % (1 hung, 1 did not compile)"),
      ([.uncompilable, .uncompilable], 0, "Pack: none tried (2 did not compile)"),
      (
        [.survived, .hung, .uncompilable], 4,
        "Pack: 1 of 2 caught, 50 % (1 hung, 1 did not compile, 4 not tried)"
      ),
      ([], 2, "Pack: none tried (2 not tried)"), ([], 0, "Pack: none tried"),
    ] as [([MutationReport.Outcome], Int, String)]
  )
  func `a package has a line with its score and what is not in it`(
    outcomes: [MutationReport.Outcome],
    untried: Int,
    line: String
  ) {
    #expect(report([package(outcomes, untried: untried)]).lines == [line])
  }

  @Test func `the root package is a full stop, and several packages are summed up`() {
    let report = report([
      package([.caught, .survived], folder: ""), package([.caught], folder: "Packages/A"),
    ])

    #expect(
      report.lines == [
        ".: 1 of 2 caught, 50 %", "Packages/A: 1 of 1 caught, 100 %", "all: 2 of 3 caught, 66 %",
      ]
    )
  }

  @Test func `a report of no package has no line and is green`() {
    #expect(report([]).lines == [])
    #expect(report([]).isGreen)
    #expect(!report([]).wasStopped)
  }

  @Test(
    arguments: [
      ([.caught, .hung, .uncompilable], 0, true), ([.caught, .survived], 0, false), ([.caught], 1, false),
      ([.uncompilable], 0, false),
    ] as [([MutationReport.Outcome], Int, Bool)]
  )
  func `a report is green when each mutant was tried and caught`(
    outcomes: [MutationReport.Outcome],
    untried: Int,
    isGreen: Bool
  ) {
    #expect(report([package([.caught]), package(outcomes, untried: untried)]).isGreen == isGreen)
  }

  @Test func `only mutants that could have been tried tell of a stop`() {
    let broken = package([], untried: 2, failure: UnusableInput(path: "Pack", what: "bad", remedy: "mend"))

    #expect(!report([broken]).wasStopped)
    #expect(report([broken, package([], untried: 1)]).wasStopped)
    #expect(report([broken]).failures.map(\.what) == ["bad"])
    #expect(report([broken]).lines == ["Pack: bad (2 not tried)"])
  }

  @Test func `a mutant that leaves code out says so, and another one what it becomes`() {
    let left = MutationReport.Verdict(mutant: .sample("close()", "", line: 3, column: 5), outcome: .survived)
    let changed = MutationReport.Verdict(mutant: .sample("<", "<="), outcome: .uncompilable)

    #expect("\(left)" == "A.swift:3:5: survived: “close()” left out in: the line")
    #expect("\(changed)" == "A.swift:1:1: did not compile: “<” → “<=” in: the line")
  }

  @Test func `programs get a package with its numbers, and no score where nothing was tried`() throws {
    let failure = UnusableInput(path: "Pack", what: "bad", remedy: "mend")
    let json = report([package([.caught, .survived], untried: 1), package([], failure: failure)]).json

    let packages = try JSONDecoder().decode(Told.self, from: Data(json.utf8)).packages

    #expect(packages.map(\.score) == [50, nil])
    #expect(packages.map(\.caught) == [1, 0])
    #expect(packages.map(\.total) == [2, 0])
    #expect(packages.map(\.untried) == [1, 0])
    #expect(packages.map(\.failure) == [nil, "bad"])
    #expect(packages.map { $0.mutants.map(\.outcome) } == [["caught", "survived"], []])
    #expect(packages[0].mutants[0].target == "A")
    #expect(packages[0].mutants[0].file == "A.swift")
  }

  /// What a program reads of a report.
  private struct Told: Decodable {
    struct Package: Decodable {
      let caught: Int
      let total: Int
      let score: Int?
      let untried: Int
      let failure: String?
      let mutants: [Verdict]
    }

    struct Verdict: Decodable {
      let target: String
      let file: String
      let outcome: String
    }

    let packages: [Package]
  }

  private func report(_ packages: [MutationReport.Package]) -> MutationReport {
    MutationReport(seed: 1, packages: packages)
  }

  private func package(
    _ outcomes: [MutationReport.Outcome],
    untried: Int = 0,
    folder: String = "Pack",
    failure: UnusableInput? = nil
  ) -> MutationReport.Package {
    let verdicts = outcomes.map { MutationReport.Verdict(mutant: .sample("<", "<="), outcome: $0) }
    return MutationReport.Package(folder: folder, verdicts: verdicts, untried: untried, failure: failure)
  }
}
