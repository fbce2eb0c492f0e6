import CommandKit
import MonorepoRunner
import MonorepoSystem

struct PatternArgument: ArgumentValue {
  let text: String

  init(argument: String) throws(ArgumentError) {
    guard (try? Regex(argument)) != nil else { throw ArgumentError(expected: "a regular expression") }
    text = argument
  }

  var argumentText: String { text }
}

struct TestParameters: Sendable {
  let root = Option.root
  let plan = Option.plan
  let isolated = Flag("isolated", help: "Build every package separately.")
  let packages = Option<[String]>(
    "package",
    help: "Package whose suites to run (repeatable).",
    valueName: "name"
  )
  let filter = Option<PatternArgument?>(
    "filter",
    help: """
      Regular expression for the identifiers of the tests to run (Suite.Type/test()/File.swift:3:4; \
      XCTest: Suite.Type/test()).
      """,
    valueName: "pattern"
  )
  let changed = Option<String?>(
    "changed",
    help: "Commit whose later changes select the suites (default: HEAD, for uncommitted changes).",
    valueName: "base",
    whenBare: "HEAD"
  )
  let runsAll = Flag("all", help: "Run all suites, even those that passed with the same inputs.")
  let coverage = Flag("coverage", help: "Measure line coverage by package.")
  let repeats = Option<Int?>(
    "repeat",
    help: "Number of runs of every test.",
    valueName: "n",
    accepting: .atLeast(1)
  )
  let shuffle = Flag("shuffle", help: "Run the tests in a random order.")
  let seed = Option<Int?>(
    "seed",
    help: "Seed of the random order of an earlier run (implies --shuffle).",
    valueName: "n",
    accepting: .atLeast(0)
  )
  let junit = Option<String?>(
    "junit",
    help: "File to write the results to, as JUnit XML; unchanged suites are skipped tests.",
    valueName: "file",
    accepting: .path
  )
  let list = Flag("list", help: "List the suites that would run, with the reasons, without running them.")
  let json = Flag("json", help: "Print one JSON object, a matrix for CI (with --list).")
  let verbose = Flag("verbose", help: "Show all logs in full.")
  let jobs = Option<Int?>(
    "jobs",
    short: "j",
    help:
      "Number of parallel jobs: package builds, compilers and suites (default: one more than processors).",
    valueName: "n",
    accepting: .atLeast(1)
  )
  let cores: Int

  var all: [any Parameter] {
    [
      root, plan, isolated, packages, filter, changed, runsAll, jobs, coverage, repeats, shuffle, seed,
      junit, list, json, verbose,
    ]
  }

  /// The options of a run of a repository, whose root package declares every suite if they can share a build.
  func options(
    _ invocation: Invocation,
    root: String,
    canShare: Bool,
    affected: Set<String>?,
    randomSeed: UInt64
  ) -> RunOptions {
    // One more than there are cores fills the pauses of single-threaded build steps: five small packages on two
    // cores took 15.6 s with two at a time, 13.8 s with three, 15.8 s with four (measured).
    var options = RunOptions(root: root, scratch: root + "/.build", jobs: invocation[jobs] ?? cores + 1)
    options.compilers = invocation[jobs]
    options.kind = invocation[isolated] || !canShare ? .isolated : .shared
    options.selection = SuiteSelection(packages: invocation[packages], affected: affected)
    options.runsUnchanged = invocation[runsAll]
    options.measuresCoverage = invocation[coverage]
    options.filter = invocation[filter]?.text
    options.repetitions = invocation[repeats]
    options.seed = invocation[seed].map { UInt64($0) } ?? (invocation[shuffle] ? randomSeed : nil)
    options.isVerbose = invocation[verbose]
    return options
  }
}
