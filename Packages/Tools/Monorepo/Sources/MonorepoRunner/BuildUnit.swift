import MonorepoGraph
import MonorepoSystem

struct BuildUnit: Equatable, Sendable {
  let name: String
  /// The folder of the package that is built, relative to the root; empty for the root package.
  let folder: String
  let suites: [TestPlan.Suite]

  static func name(ofPackage folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? "root"
  }

  /// Groups suites by what they are built in, in their order.
  ///
  /// Packages of one name go by their whole folders: in one scratch folder they would be in each other's way.
  static func units(of suites: [TestPlan.Suite], _ kind: BuildKind, in plan: TestPlan) -> [BuildUnit] {
    guard !suites.isEmpty else { return [] }
    guard kind == .isolated else {
      return [BuildUnit(name: "shared", folder: "", suites: suites)]
    }
    let owners = Dictionary(grouping: Set(plan.suites.map(\.folder))) { name(ofPackage: $0).lowercased() }
    return suites.map(\.folder).uniqued().map { folder in
      let short = name(ofPackage: folder)
      let isShared = owners[short.lowercased(), default: []].count > 1
      return BuildUnit(
        name: isShared && !folder.isEmpty ? folder : short,
        folder: folder,
        suites: suites.filter { $0.folder == folder }
      )
    }
  }
}

struct UnitCommands: Sendable {
  let unit: BuildUnit
  let variant: BuildVariant
  let options: RunOptions
  let environment: [String: String]

  var folder: String { unit.folder.isEmpty ? options.root : options.root + "/" + unit.folder }
  var products: String { scratch + "/debug" }

  /// The folder of what is built; with one unit for all suites the variant's own.
  var scratch: String { variant.folder + (variant.kind == .isolated ? "/" + unit.name : "") }

  /// The files with all tests of what was built: one, unless the build failed or an earlier one left others.
  func testPrograms(_ files: FileSystem) -> [String] {
    files.names(in: products).filter { $0.hasSuffix(".xctest") }.map { products + "/" + $0 }
  }

  /// Builds the unit with a number of compilers at once; nil for the number of SwiftPM.
  func build(jobs: Int?) -> Subprocess {
    Subprocess(
      ["swift", "build", "--build-tests"] + (jobs.map { ["--jobs", String($0)] } ?? []) + packageArguments,
      in: folder,
      environment: environment.merging(variant.kind.variables) { $1 },
      mergesErrors: true
    )
  }

  func program(of suite: TestPlan.Suite, binary: String) -> TestProgram {
    let directory = suite.folder.isEmpty ? options.root : options.root + "/" + suite.folder
    let events = scratch + "/" + suite.name
    #if os(macOS)
      // A test bundle is no program there; SwiftPM knows how to load it.
      let arguments =
        ["env"] + variant.kind.variables.map { "\($0.key)=\($0.value)" } + ["swift", "test", "--skip-build"]
        + packageArguments
      return TestProgram(arguments: arguments, needsLoader: true, directory: directory, events: events)
    #else
      // Starting the test program itself takes 13 ms, `swift test --skip-build` 225 ms (measured).
      return TestProgram(arguments: [binary], directory: directory, events: events)
    #endif
  }

  func xctestListing(of binary: String) -> Subprocess {
    let program = program(of: unit.suites[0], binary: binary)
    // Otherwise it leaves a profile in the package's folder; one without the usual ending is not measured.
    let profile = variant.profiles.map { ["LLVM_PROFILE_FILE": $0 + "/listing-%p"] } ?? [:]
    return Subprocess(
      program.xctestListing,
      in: program.directory,
      environment: environment.merging(profile) { $1 }
    )
  }

  /// How a suite of what was built is run, with those of the tests written with XCTest that are its own.
  func suiteRun(
    of suite: TestPlan.Suite,
    _ plan: TestPlan.Options,
    binary: String,
    xctests: [String]
  ) -> SuiteRun {
    SuiteRun(
      suite: suite,
      options: plan,
      program: program(of: suite, binary: binary),
      xctests: xctests.filter { $0.hasPrefix(suite.module + ".") },
      filter: options.filter,
      seed: options.seed,
      profiles: variant.profiles
    )
  }

  private var packageArguments: [String] {
    ["--package-path", folder, "--scratch-path", scratch] + variant.flags
  }
}
