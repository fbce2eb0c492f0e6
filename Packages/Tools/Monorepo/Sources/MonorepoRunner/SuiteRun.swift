import MonorepoGraph
import MonorepoSystem

struct SuiteRun: Equatable, Sendable {
  let suite: TestPlan.Suite
  let options: TestPlan.Options
  let program: TestProgram
  /// The identifiers of its tests that are written with XCTest, as in `Module.Class/test()`.
  var xctests: [String] = []
  /// A regular expression for parts of the identifiers of the tests to run, on top of the plan's selection.
  var filter: String?
  /// The number that decides the order, nil for one that is made up when the plan wants a random order.
  var seed: UInt64?
  /// The folder for what code coverage measures, nil when it was not built in.
  var profiles: String?

  /// What starts its processes: one for each library that its tests are written with.
  func processes(on machine: RunMachine, stopsAtFailure: Bool = false) -> [SuiteProcess] {
    ([.swiftTesting] + (xctests.isEmpty ? [] : [.xctest(xctests)])).map { library in
      SuiteProcess(run: self, library: library, machine: machine, stopsAtFailure: stopsAtFailure)
    }
  }
}

extension SuiteRun {
  /// Runs the suite with all its repetitions, and judges it.
  ///
  /// A suite that ran no test fails, unless a filter or the tags of a whole plan ask for tests that it does not have;
  /// and one with a name or tag in its selection that no test has, because a test may have been renamed.
  func result(on machine: RunMachine) async throws(SubprocessError) -> SuiteResult {
    let start = machine.now()
    let order: UInt64? = seed ?? (options.isShuffled ? machine.makeSeed() : nil)
    let processes = self.processes(on: machine)
    var histories: [SuiteHistory] = []
    for process in processes { histories.append(try await process.history(seed: order)) }
    let (tests, problems) = (histories.flatMap(\.tests), histories.flatMap(\.problems))
    let ranNothing = !tests.contains { $0.outcome != .skipped }
    // Only Swift Testing looks for the tests to run itself.
    let ending = histories[0].lastEnding
    // With a broken filter it fails otherwise.
    let foundNothing = ending == nil || ending == .exited(0) || ending == .exited(69)
    let isWanted =
      filter != nil && (!tests.isEmpty || foundNothing) || options.tags != .everything && ending == nil
    let what = ending.map { "\($0)" } ?? "did not start"
    let listed = try await listing(of: processes)
    let strays = listed.isEmpty ? [] : TestPatterns.strays(of: suite, in: listed)
    let known = Set(listed.flatMap(\.tags))
    let failures =
      strays.map { "the plan selects or skips \($0)" }
      + (ranNothing && problems.isEmpty && !isWanted ? ["ran no test; the process \(what)"] : problems)
    return SuiteResult(
      name: suite.label,
      tests: tests,
      failures: failures,
      duration: machine.now() - start,
      log: histories.map(\.log).joined(),
      seed: order,
      tags: options.tags.names.filter(known.contains)
    )
  }

  /// Every test of a suite for which the plan selects some; none when the program cannot list its tests,
  /// which a run reports better.
  private func listing(of processes: [SuiteProcess]) async throws(SubprocessError) -> [TestTrace] {
    guard suite.selection != .everything || options.tags != .everything else { return [] }
    var listed: [TestTrace] = []
    for process in processes { listed += try await process.listEverything() }
    return listed
  }
}
