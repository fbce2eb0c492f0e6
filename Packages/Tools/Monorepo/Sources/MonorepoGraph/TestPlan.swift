package import MonorepoSystem

/// An Xcode test plan: every suite of the repository and how it runs.
///
/// A key that the tool does not understand is refused, because ignoring it would run something else than the
/// plan says; keys that mean nothing outside Xcode are accepted.
package struct TestPlan: Equatable, Sendable {
  package let suites: [Suite]
  /// The enabled configurations, at least one; every suite runs once in each of them.
  package internal(set) var configurations = [Configuration(name: "Default")]
  /// The keys that only Xcode acts on, with their places, such as `defaultOptions.mainThreadCheckerEnabled`.
  package internal(set) var unexecutedKeys: [String] = []
}

extension CodingUserInfoKey {
  /// The folder of the plan that is read, relative to the root.
  static let planFolder = CodingUserInfoKey(rawValue: "planFolder")
}

extension Repository {
  /// Reads the test plan at a path as it was given on the command line.
  package func plan(at path: String, files: FileSystem) throws(UnusableInput) -> TestPlan {
    let place = files.path(path, in: root)
    let hasSuites = packages.contains { $0.targets.contains { !$0.isProduction } }
    guard hasSuites || files.exists(place) else {
      let what = "no manifest below it declares a suite, and there is no test plan"
      throw UnusableInput(path: root, what: what, remedy: "declare a test target in a manifest")
    }
    let folder = path.hasPrefix("/") ? nil : PathAncestry.folders(above: path).first
    return try TestPlan(at: place, folder: folder ?? "", files: files)
  }
}

extension TestPlan {
  package init(at path: String, folder: String = "", files: FileSystem) throws(UnusableInput) {
    let key = CodingUserInfoKey.planFolder
    self = try JSONFile.decode(
      Self.self,
      at: path,
      files: files,
      remedyWhenMissing: "write one with `monorepo check --fix`, or name another with --plan",
      userInfo: key.map { key -> [CodingUserInfoKey: any Sendable] in [key: folder] } ?? [:]
    )
  }

  package struct Suite: Equatable, Encodable, Sendable {
    package let name: String
    /// The name of its module, by which its tests are known when they run.
    package var module: String { Target.moduleName(of: name) }
    package let folder: String
    package internal(set) var isEnabled = true
    /// Whether its tests may run side by side, as Swift Testing runs them where the plan does not say.
    package internal(set) var isParallel = true
    package internal(set) var selection = TestSelection.everything
    /// Whether another package has a suite with this name in the plan.
    package internal(set) var hasNamesake = false
    /// The name by which runs know it, with the folder of its package where another suite has the same one.
    package var label: String { hasNamesake && !folder.isEmpty ? "\(folder)/\(name)" : name }

    package var target: PlannedTarget { PlannedTarget(name: name, folder: folder) }
  }

  package struct Configuration: Equatable, Sendable {
    package let name: String
    /// The plan's default options with those of this configuration over them.
    package internal(set) var options = Options.standard
  }

  package struct Options: Equatable, Encodable, Sendable {
    package static let standard = Options()

    package var environment: [String: String] = [:]
    /// The arguments for the test programs, after the tool's own.
    package var arguments: [String] = []
    /// The longest time that a test may take, even with a longer `.timeLimit` in its code; nil without a limit.
    package var allowance: Duration?
    package var repetition = Repetition.once
    package internal(set) var coverage: CoverageWish?
    package var sanitizers: [Sanitizer] = []
    package internal(set) var isShuffled = false
    package internal(set) var tags = TagSelection.everything
  }
}

extension TestPlan {
  /// The targets whose coverage is to be measured and that no package has: nobody would miss their lines.
  package func coverageFaults(in repository: Repository, at path: String) -> [UnusableInput] {
    let targets = configurations.compactMap(\.options.coverage?.targets).joined().uniqued()
    let strays = targets.filter {
      repository.target(planned: $0) == nil && !repository.omittedPackages.contains($0.folder)
    }
    return strays.map { target in
      UnusableInput(
        path: path,
        what: "codeCoverage names \(target.name) in “container:\(target.folder)”, which does not exist",
        remedy: "correct the name or the containerPath, or remove the target"
      )
    }
  }
}

/// The repetition of a suite's tests, each time in a new process.
package enum Repetition: Equatable, Encodable, Sendable {
  case once
  /// A fixed number of times; a test fails when one of its runs does.
  case fixed(times: Int)
  /// Until a test fails, at most this number of times.
  case untilFailure(atMost: Int)
  /// Again for the tests that failed, at most this number of times in all; one that passes in the end is
  /// flaky.
  case retryOnFailure(atMost: Int)
}

/// A sanitizer of the compiler; the raw value is its name for `swift build --sanitize`.
package enum Sanitizer: String, Equatable, Encodable, Sendable, CaseIterable {
  case address, thread
  /// On Apple's platforms only.
  case undefined
}

package struct PlannedTarget: Hashable, Encodable, Sendable {
  package let folder: String
  package let name: String

  package init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }
}

package struct CoverageWish: Equatable, Encodable, Sendable {
  package internal(set) var targets: [PlannedTarget]?
  /// The percentage of its lines that each package must reach, nil without a requirement.
  package internal(set) var lineThreshold: Double?
  /// Whether it is measured in every run, and not only in those that ask for it.
  package internal(set) var isMeasuredAlways = true
}
