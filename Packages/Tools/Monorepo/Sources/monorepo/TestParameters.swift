import CommandKit
import MonorepoRunner
import MonorepoSystem

/// What can be said on the command line of `monorepo test`.
struct TestParameters: Sendable {
  let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  let plan = Option<String>(
    "plan",
    help: "The test plan, relative to the root.",
    valueName: "file",
    default: "AllTests.plan"
  )
  let isolated = Flag("isolated", help: "Build every package by itself, as a team that owns only it does.")
  let packages = Option<[String]>(
    "package",
    help: "Run the suites of this package only; may be repeated.",
    valueName: "name"
  )
  let filter = Option<PatternArgument?>(
    "filter",
    help: "Run the tests whose identifier (Suite.Type/test) this regular expression matches.",
    valueName: "pattern"
  )
  let changed = Option<String?>(
    "changed",
    help: "Run the suites that changes since this commit can touch; without a value, uncommitted ones.",
    valueName: "base",
    whenBare: "HEAD"
  )
  let shard = Option<ShardArgument?>(
    "shard",
    help: "Run one part of the packages, as in 1/3.",
    valueName: "i/n"
  )
  let runsAll = Flag("all", help: "Run suites too that passed with the same inputs.")
  let coverage = Flag("coverage", help: "Measure which lines the tests reach, by package.")
  let repeats = Option<Int?>(
    "repeat",
    help: "Run every test so many times.",
    valueName: "n",
    accepting: .atLeast(1)
  )
  let shuffle = Flag("shuffle", help: "Run the tests in a random order.")
  let seed = Option<Int?>(
    "seed",
    help: "The random order of an earlier run.",
    valueName: "n",
    accepting: .atLeast(0)
  )
  let junit = Option<String?>("junit", help: "Write the results as JUnit XML.", valueName: "file")
  let list = Flag("list", help: "Only say what would run, and why.")
  let json = Flag("json", help: "With --list: print one JSON object, a matrix for CI.")
  let verbose = Flag("verbose", help: "Show every log whole.")
  let jobs: Option<Int>

  init(cores: Int) {
    // One more than there are cores fills the pauses of single-threaded build steps: five small packages on two
    // cores took 15.6 s with two at a time, 13.8 s with three, 15.8 s with four (measured).
    jobs = Option(
      "jobs",
      short: "j",
      help: "How many things are done at once: packages built, compilers of one, suites run.",
      valueName: "n",
      default: cores + 1,
      accepting: .atLeast(1)
    )
  }

  var all: [any Parameter] {
    [
      root, plan, isolated, packages, filter, changed, shard, runsAll, jobs, coverage, repeats, shuffle, seed,
      junit,
      list, json, verbose,
    ]
  }

  /// The options of a run.
  ///
  /// - Parameters:
  ///   - invocation: What was given.
  ///   - root: The repository's folder, absolute.
  ///   - canShare: Whether the root package declares every suite.
  ///   - affected: The suites that a change can touch, nil when the run is not about a change.
  ///   - randomSeed: Where a random order begins when the command line does not say.
  /// - Returns: The options.
  func options(
    _ invocation: Invocation,
    root: String,
    canShare: Bool,
    affected: Set<String>?,
    randomSeed: UInt64
  ) -> RunOptions {
    let seed = invocation[seed].map { UInt64($0) } ?? (invocation[shuffle] ? randomSeed : nil)
    return RunOptions(
      root: root,
      scratch: root + "/.build",
      kind: invocation[isolated] || !canShare ? .isolated : .shared,
      jobs: invocation[jobs],
      selection: SuiteSelection(
        packages: invocation[packages],
        affected: affected,
        shard: invocation[shard]?.shard
      ),
      runsUnchanged: invocation[runsAll],
      measuresCoverage: invocation[coverage],
      filter: invocation[filter]?.text,
      repetitions: invocation[repeats],
      seed: seed,
      isVerbose: invocation[verbose]
    )
  }
}
