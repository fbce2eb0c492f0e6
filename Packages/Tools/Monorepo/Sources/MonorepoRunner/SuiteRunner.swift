import MonorepoGraph
import MonorepoSystem

/// Runs one suite as the plan says, and judges it.
struct SuiteRunner: Sendable {
  /// The number of new processes that one run of a suite may need because of crashes and hangs.
  static let restartLimit = 20

  let machine: RunMachine

  /// Runs a suite with all its repetitions.
  ///
  /// Tests that are written with XCTest run in processes of their own, after those of Swift Testing. A suite
  /// that ran no test fails, unless a filter or the tags of a whole plan ask for tests that it does not have.
  /// A name or tag in the selection for the suite that no test has is a failure as well: a test that was
  /// renamed would be run or left out against the plan's word.
  func run(_ run: SuiteRun) async throws(SubprocessError) -> SuiteResult {
    let start = machine.now()
    let processes = run.processes(on: machine)
    let isShuffled = run.options.isShuffled || run.seed != nil
    let seed = isShuffled ? run.seed ?? machine.makeSeed() : nil
    var (tests, problems, logs): ([TestResult], [String], [String]) = ([], [], [])
    var (ending, foundNothing, hasNothingTagged) = ("did not start", false, false)
    for process in processes {
      var repeater = SuiteRepeater(process: process, seed: seed)
      let history = try await repeater.history()
      tests += history.tests
      problems += history.problems
      logs.append(history.log)
      if process.library == .swiftTesting {
        (ending, foundNothing) = (repeater.ending, repeater.foundNothing)
        hasNothingTagged = repeater.hasNothingTagged
      }
    }
    let ranNothing = !tests.contains { $0.outcome != .skipped }
    let isWanted =
      run.filter != nil && (!tests.isEmpty || foundNothing)
      || run.options.tags != .everything && hasNothingTagged
    let listed = try await listing(processes)
    let strays = listed.isEmpty ? [] : TestPatterns.strays(of: run.suite, in: listed)
    let known = Set(listed.flatMap(\.tags))
    let failures =
      strays.map { "the plan selects or skips \($0)" }
      + (ranNothing && problems.isEmpty && !isWanted ? ["ran no test; the process \(ending)"] : problems)
    return SuiteResult(
      name: run.suite.name,
      tests: tests,
      failures: failures,
      duration: machine.now() - start,
      log: logs.joined(),
      seed: seed,
      tags: run.options.tags.names.filter(known.contains)
    )
  }

  /// Every test of a suite for which the plan selects some; none when the program cannot list its tests, which a run
  /// reports better.
  private func listing(_ processes: [SuiteProcess]) async throws(SubprocessError) -> [TestTrace] {
    guard let run = processes.first?.run,
      run.suite.selection != .everything || run.options.tags != .everything
    else { return [] }
    var listed: [TestTrace] = []
    for process in processes { listed += try await process.listEverything() }
    return listed
  }
}
