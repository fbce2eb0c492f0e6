import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// Two packages on disk, each built by itself with the real toolchain and code coverage.
struct BuiltPackages: Sendable {
  @TaskLocal static var current: BuiltPackages?

  let folder: String
  let files = FileSystem(manager: .default)

  var root: String { folder + "/Some folder" }
  var profiles: String { folder + "/profiles" }
  var binaries: [String] { ["Lib", "User"].map(binary) }

  var subprocesses: ChildProcessRunner {
    ChildProcessRunner(
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 },
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )
  }

  func build() async throws {
    for (path, text) in Self.contents { try files.write(Data(text.utf8), to: root + "/" + path) }
    try files.createFolder(profiles)
    for package in ["Lib", "User"] {
      let outcome = try await subprocesses.run(
        Subprocess(
          ["swift", "build", "--build-tests", "--enable-code-coverage", "--scratch-path", scratch(package)]
            + [
              "-Xswiftc", "-index-ignore-system-modules", "-debug-info-format", "none", "--package-path",
              root + "/" + package,
            ],
          in: root,
          mergesErrors: true
        )
      )
      try #require(outcome.succeeded, "\(outcome.text)")
    }
  }

  func run(
    _ suite: TestPlan.Suite,
    _ options: TestPlan.Options = .init(),
    xctests: [String] = [],
    filter: String? = nil,
    seed: UInt64? = nil,
    profiles: String? = nil
  ) async throws -> SuiteResult {
    let start = ContinuousClock.now
    let run = SuiteRun(
      suite: suite,
      options: options,
      program: program(suite.folder),
      xctests: xctests,
      filter: filter,
      seed: seed,
      profiles: profiles
    )
    return try await run.result(on: .played(subprocesses, now: { start.duration(to: .now) }))
  }

  private func program(_ package: String) -> TestProgram {
    #if os(macOS)
      let arguments = [
        "swift", "test", "--skip-build", "--enable-code-coverage", "--package-path",
        root + "/" + package, "--scratch-path", scratch(package),
      ]
    #else
      let arguments = [binary(package)]
    #endif
    let events = folder + "/" + UUID().uuidString
    return TestProgram(arguments: arguments, directory: root + "/" + package, events: events)
  }

  private func scratch(_ package: String) -> String { folder + "/scratch/" + package }

  private func binary(_ package: String) -> String {
    let bundle = scratch(package) + "/debug/\(package)PackageTests.xctest"
    #if os(macOS)
      return bundle + "/Contents/MacOS/\(package)PackageTests"
    #else
      return bundle
    #endif
  }
}

/// Builds the packages before the tests of a suite and removes them after the last one.
struct BuiltPackagesTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileSystem(manager: .default).resolved(NSTemporaryDirectory()) + "/" + UUID().uuidString
    let packages = BuiltPackages(folder: folder)
    defer { packages.files.remove(folder) }
    try await packages.build()
    try await BuiltPackages.$current.withValue(packages) { try await function() }
  }
}
