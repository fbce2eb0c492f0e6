import MonorepoGraph
import MonorepoSystem

/// The programs that build and run the suites of one package.
struct SuiteCommands: Sendable {
  let job: PackageJob
  let options: RunOptions
  let planOptions: TestPlan.Options

  var folder: String { job.folder.isEmpty ? options.root : options.root + "/" + job.folder }
  var scratch: String { options.scratch + "/" + job.name }
  var products: String { scratch + "/debug" }

  /// Flags that scripts/setup.bash repeats, so that the tool and its own suites share one build.
  ///
  /// Test discovery on Linux needs the index store, but not an index of the system's modules: leaving it out
  /// takes a small package from 7.0 to 4.4 s (measured, Swift 6.3.1). A cached plan does not see files that came or
  /// went in a package that is depended on, so it is made anew; that costs nothing that can be measured.
  static let flags = ["-Xswiftc", "-index-ignore-system-modules", "--disable-build-manifest-caching"]

  var build: Subprocess {
    Subprocess(
      ["swift", "build", "--build-tests", "--package-path", folder, "--scratch-path", scratch] + Self.flags,
      in: folder,
      environment: planOptions.environment,
      mergesErrors: true
    )
  }

  func program(binary: String, events: String) -> TestProgram {
    TestProgram(arguments: testProgram(binary), directory: folder, events: scratch + "/" + events)
  }

  #if os(macOS)
    /// A test bundle is no program there; SwiftPM knows how to load it.
    private func testProgram(_ binary: String) -> [String] {
      [
        "swift", "test", "--skip-build", "--disable-xctest", "--package-path", folder, "--scratch-path",
        scratch,
      ]
        + Self.flags
    }
  #else
    /// Starting the test program itself takes 13 ms, `swift test --skip-build` 225 ms (measured).
    private func testProgram(_ binary: String) -> [String] { [binary] }
  #endif
}
