import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct UnitCommandsTests {
  private let own = TestPlan.Suite(name: "A-Tests", folder: "Packages/A")
  private let whole = TestPlan.Suite(name: "WholeTests", folder: "")

  @Test func `a package is built in its own folder and is told so, also where the plan sets that variable`() {
    let build = commands(.isolated, environment: ["X": "1", "MONOREPO_BUILD": "x"]).build(jobs: 3)

    #expect(
      build.arguments.prefix(9) == [
        "swift", "build", "--build-tests", "--jobs", "3", "--package-path", "/r/Packages/A",
        "--scratch-path", "/s/suites/A",
      ]
    )
    #expect(build.directory == "/r/Packages/A")
    #expect(build.environment == ["X": "1", "MONOREPO_BUILD": "isolated"])
    #expect(build.mergesErrors)
  }

  @Test func `all packages are built in the root and share a folder`() {
    let build = commands(.shared, folder: "", environment: ["X": "1"]).build(jobs: 1)

    #expect(build.arguments[5..<9] == ["--package-path", "/r", "--scratch-path", "/s/shared"])
    #expect(build.directory == "/r")
    #expect(build.environment == ["X": "1"])
  }

  @Test func `a suite runs in the folder of its package, with files of its own for its events`() {
    let commands = commands(.shared, folder: "")

    #expect(commands.program(of: own, binary: "/b").directory == "/r/Packages/A")
    #expect(commands.program(of: own, binary: "/b").events == "/s/shared/A-Tests")
    #expect(commands.program(of: whole, binary: "/b").directory == "/r")
    #expect(commands.products == "/s/shared/debug")
  }

  @Test func `the tests of a program are listed with the variables of the plan`() {
    let listing = commands(.isolated, environment: ["X": "1"]).xctestListing(of: "/b")

    #expect(listing.directory == "/r/Packages/A")
    #expect(listing.environment == ["X": "1"])
    #expect(!listing.mergesErrors)
  }

  @Test func `a listing leaves no profile in the package, and none that is measured`() {
    let listing = commands(.isolated, environment: ["X": "1"], measuresCoverage: true).xctestListing(of: "/b")

    #expect(
      listing.environment == ["X": "1", "LLVM_PROFILE_FILE": "/s/suites-coverage/profiles/listing-%p"]
    )
  }

  @Test func `a suite gets those tests of XCTest that are in its module`() {
    let run = commands(.isolated).suiteRun(
      of: own,
      .standard,
      binary: "/b",
      xctests: ["A_Tests.T/t()", "A_TestsMore.T/t()", "B.T/A_Tests()"]
    )

    #expect(run.xctests == ["A_Tests.T/t()"])
  }

  @Test func `a suite gets the filter and the seed of the run, and the options of the plan`() {
    let plan = TestPlan.Options(environment: ["X": "1"], arguments: ["--x"])

    let run = commands(.isolated).suiteRun(of: own, plan, binary: "/b", xctests: [])

    #expect((run.filter, run.seed) == ("opens", 7))
    #expect(run.options == plan)
    #expect(run.suite == own)
    #expect(run.profiles == nil)
  }

  private func commands(
    _ kind: BuildKind,
    folder: String = "Packages/A",
    environment: [String: String] = [:],
    measuresCoverage: Bool = false
  ) -> UnitCommands {
    var options = RunOptions(root: "/r", scratch: "/s", kind: kind, jobs: 4, filter: "opens", seed: 7)
    options.measuresCoverage = measuresCoverage
    return UnitCommands(
      unit: BuildUnit(name: "A", folder: folder, suites: [own, whole]),
      variant: BuildVariant(options, .standard, checksImports: false),
      options: options,
      environment: environment
    )
  }
}
