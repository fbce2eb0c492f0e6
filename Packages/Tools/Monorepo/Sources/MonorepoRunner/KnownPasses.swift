import MonorepoGraph
import MonorepoInputs
import MonorepoSystem

/// The suites of a run that passed in earlier runs.
struct KnownPasses: Sendable {
  /// The reason to run a suite, or that there is none.
  enum Verdict: Equatable {
    /// It passed with the same inputs, with the given number of tests.
    case unchanged(tests: Int)
    /// It passed before, and these inputs are others now.
    case changed([String])
    /// Nothing is known of it.
    case unknown
  }

  private var passed: PassedSuites
  private let inputs: [String: SuiteInputs]
  private let configuration: String

  init(_ passed: PassedSuites, inputs: [String: SuiteInputs], configuration: String) {
    self.passed = passed
    self.inputs = inputs
    self.configuration = configuration
  }

  func verdict(on suite: String) -> Verdict {
    guard let inputs = inputs[suite], let pass = passed.lastPass(of: key(suite)) else { return .unknown }
    let differences = inputs.differences(from: pass.inputs)
    return differences.isEmpty ? .unchanged(tests: pass.tests) : .changed(differences)
  }

  /// Those of the tags in the plan's options that a suite had when it passed.
  func tags(of suite: String) -> [String] { passed.lastPass(of: key(suite))?.tags ?? [] }

  /// Records the results of suites.
  ///
  /// A pass counts only for inputs that are the same after the run: what changed meanwhile may not have been built.
  ///
  /// - Parameters:
  ///   - results: The results of the run.
  ///   - after: The inputs as they are after the run.
  mutating func record(_ results: [SuiteResult], after: [String: SuiteInputs]) {
    for result in results {
      let hasPassed = result.isGreen && result.flaky == 0
      // As after Ctrl-C: nothing new is known, and what was known of other inputs is still true.
      if hasPassed, after[result.name] == nil { continue }
      let isStable = hasPassed && inputs[result.name] == after[result.name]
      let pass =
        isStable
        ? after[result.name].map {
          PassedSuites.Pass(inputs: $0, tests: result.passed, tags: result.tags)
        } : nil
      passed.record(pass, of: key(result.name))
    }
  }

  func save(files: FileSystem) { passed.save(files: files) }

  private func key(_ suite: String) -> String { "\(suite) · \(configuration)" }
}
