import MonorepoGraph

/// The parameters of running one suite.
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
