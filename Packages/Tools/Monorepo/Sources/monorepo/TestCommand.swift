import CommandKit

/// `monorepo test`: the test plan, executed.
struct TestCommand: Sendable {
  let machine: Machine
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

  var definition: Command {
    Command(
      "test",
      abstract: "Run the suites of the test plan.",
      discussion: """
        All suites are built together, in the graph of the root package, and each runs in its own process. With \
        --isolated, or if no root package declares every suite, each package is built separately below \
        .build/suites, several at a time. A suite that passed is not run again until one of its inputs changes. The \
        last line is 'N passed, N failed'.
        """,
      examples: [
        Example("monorepo test", "the suites whose inputs have changed"),
        Example("monorepo test --all --jobs 1", "all suites, one job at a time"),
        Example("monorepo test --filter SafeText", "the tests whose names match"),
        Example("monorepo test --changed origin/main", "the suites that a branch can affect"),
        Example("monorepo test --isolated --package Domain --junit report.xml", "one package, for CI"),
        Example("monorepo test --list --json --changed", "a matrix for CI"),
        Example(
          "monorepo test --package Domain --repeat 50 --shuffle",
          "find a test that fails intermittently"
        ),
      ],
      parameters: [
        root, plan, isolated, packages, filter, changed, runsAll, jobs, coverage, repeats, shuffle, seed,
        junit, list, json, verbose,
      ],
      run: machine.refusing(run)
    )
  }
}

struct PatternArgument: ArgumentValue {
  let text: String

  init(argument: String) throws(ArgumentError) {
    guard (try? Regex(argument)) != nil else { throw ArgumentError(expected: "a regular expression") }
    text = argument
  }

  var argumentText: String { text }
}
