import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// The suites of one package, built once and run as often as wanted.
@Suite(.timeLimit(.minutes(5))) struct PackageSuitesTests {
  private let files = FileSystem(manager: .default)
  private let folder = NSTemporaryDirectory() + "/" + UUID().uuidString

  @Test func `the enabled suites of the package run one after another`() async throws {
    let toolchain = FakeToolchain()

    #expect(try await ending(toolchain) == .passed)
    #expect(ran(toolchain) == ["KernelTests", "FilmsTests"])
  }

  @Test func `the first failure ends it, and is told with its test`() async throws {
    let toolchain = FakeToolchain(["KernelTests": .init(failing: 1, ending: .exited(1))])

    let ending = try await ending(toolchain)

    #expect(ending == .failed("KernelTests: KernelTests.test0: 1 is 2"))
    #expect(ran(toolchain) == ["KernelTests"])
  }

  @Test(arguments: [
    (FakeToolchain.Script(ending: .exited(1)), "the process ended with exit code 1"),
    (.init(unfinished: 1, ending: .signalled(4)), "the process was ended by signal 4"),
    (.init(unfinished: 1), "the process ended with exit code 0"), (.init(tests: 0), "no tests"),
    (.init(tests: 0, ending: .exited(69)), "no tests"),
  ])
  func `a suite fails that ends badly, is cut short or runs nothing`(
    script: FakeToolchain.Script,
    reason: String
  ) async throws {
    let ending = try await ending(FakeToolchain(["FilmsTests": script]))

    #expect(ending == .failed("FilmsTests: \(reason)"))
  }

  @Test(arguments: [(["FilmsTests", "Other"], ["FilmsTests"]), ([], [])] as [(Set<String>, [String])])
  func `only the suites run that are asked for`(names: Set<String>, expected: [String]) async throws {
    let toolchain = FakeToolchain()

    #expect(try await ending(toolchain, names) == .passed)
    #expect(ran(toolchain) == expected)
  }

  @Test func `a suite has the variables of the plan, with those of the caller over them, and its arguments`()
    async throws
  {
    let toolchain = FakeToolchain()

    _ = try await ending(toolchain, ["FilmsTests"], environment: ["B": "own", "C": "own"])

    let program = try #require(toolchain.subprocesses.first)
    #expect(program.environment == ["A": "plan", "B": "own", "C": "own"])
    #expect(program.arguments.last == "--x")
  }

  @Test(arguments: [(false, "suites/packages/debug/Domain"), (true, "shared/debug/Root")])
  func `the program is that of the package, or of the root where all is built at once`(
    isShared: Bool,
    path: String
  ) async throws {
    let toolchain = FakeToolchain()

    _ = try await ending(toolchain, isShared: isShared)

    #if !os(macOS)
      let programs = Set(toolchain.subprocesses.compactMap(\.arguments.first))
      #expect(programs == ["\(folder)/\(path)PackageTests.xctest"])
    #endif
    #expect(toolchain.subprocesses.allSatisfy { $0.directory == "/r/Packages/Domain" })
  }

  @Test(arguments: [(false, "/r/Packages/Domain"), (true, "/r")])
  func `the package is built with the given number of compilers, and the sanitizers of the plan`(
    isShared: Bool,
    directory: String
  ) async throws {
    defer { files.remove(folder) }
    let toolchain = FakeToolchain()

    let outcome = try await suites(toolchain, isShared: isShared, sanitizers: [.thread]).build()

    let build = try #require(toolchain.builds.first)
    #expect(outcome.succeeded)
    #expect(build.directory == directory)
    #expect(build.arguments.prefix(5) == ["swift", "build", "--build-tests", "--jobs", "3"])
    #expect(build.arguments.contains("--sanitize=thread"))
    #expect(!build.arguments.contains("--enable-code-coverage"))
  }

  private func ending(
    _ toolchain: FakeToolchain,
    _ names: Set<String>? = nil,
    environment: [String: String] = [:],
    isShared: Bool = false
  ) async throws -> PackageSuites.Ending {
    defer { files.remove(folder) }
    return try await suites(toolchain, isShared: isShared)
      .run(names, environment: environment, silence: .seconds(60))
  }

  private func suites(
    _ toolchain: FakeToolchain,
    isShared: Bool,
    sanitizers: [Sanitizer] = []
  ) -> PackageSuites {
    let options = TestPlan.Options(
      environment: ["A": "plan", "B": "plan"],
      arguments: ["--x"],
      coverage: CoverageWish(),
      sanitizers: sanitizers
    )
    let disabled = TestPlan.Suite(name: "OldTests", folder: "Packages/Domain", isEnabled: false)
    return PackageSuites(
      of: LocalPackage(folder: "Packages/Domain", name: "Domain"),
      builtWith: isShared ? LocalPackage(folder: "", name: "Root") : nil,
      in: TestPlan(
        suites: [disabled] + PlanFixture.plan.suites,
        configurations: [.init(name: "One", options: options), .init(name: "Two")]
      ),
      root: "/r",
      scratch: folder,
      jobs: 3,
      machine: .played(toolchain)
    )
  }

  private func ran(_ toolchain: FakeToolchain) -> [String] {
    toolchain.subprocesses.compactMap { subprocess in
      subprocess.arguments.first { $0.hasPrefix("^") }.map { String($0.dropFirst().dropLast(2)) }
    }
  }
}
