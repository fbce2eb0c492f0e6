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

/// The test program that holds a suite, with those of other suites of its build.
struct TestProgram: Equatable, Sendable {
  /// The command: the path of the test binary, or `swift test --skip-build …` where a bundle needs a loader.
  let arguments: [String]
  /// Whether it is a bundle, which SwiftPM loads.
  var needsLoader = false
  let directory: String
  /// The prefix of the paths of its event files.
  let events: String

  /// Starts it with the tests that are written with Swift Testing; filters and options follow.
  var swiftTesting: [String] {
    arguments + (needsLoader ? ["--disable-xctest"] : []) + ["--testing-library", "swift-testing"]
  }

  /// Starts it with classes and tests that are written with XCTest, as in `Module.Class,Module.Other/test`.
  func xctest(_ chosen: String) -> [String] {
    guard needsLoader else { return arguments + [chosen] }
    let names = chosen.split(separator: ",").map { $0.replacing(".", with: "\\.") }
    return arguments + ["--disable-swift-testing", "--filter", "^(?:\(names.joined(separator: "|")))(?:/|$)"]
  }

  /// Makes it print the names of its tests that are written with XCTest.
  var xctestListing: [String] {
    guard needsLoader, let test = arguments.lastIndex(of: "test") else { return arguments + ["--list-tests"] }
    return arguments[...test] + ["list"] + arguments[(test + 1)...] + ["--disable-swift-testing"]
  }
}
