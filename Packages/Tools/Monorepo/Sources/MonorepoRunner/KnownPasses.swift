import Foundation
import MonorepoSystem

/// The suites that passed in one configuration of the plan, each with the inputs of its last pass, in a file.
struct KnownPasses: Sendable {
  enum Verdict: Equatable {
    case unchanged(tests: Int)
    case changed([String])
    case unknown
  }

  private struct Pass: Codable {
    let inputs: SuiteInputs
    let tests: Int
    /// Those of the tags in the plan's options that one of its tests has; nil for none.
    let tags: [String]?
  }

  private struct Document: Codable {
    let revision: Int
    let passes: [String: Pass]
  }

  /// Goes up when the definition of a pass changes, so that passes of older versions of this tool do not count.
  private static let revision = 1
  private let path: String
  private let files: FileSystem
  private let inputs: [String: SuiteInputs]
  private let configuration: String
  private var passes: [String: Pass]

  /// Reads the file, which the configurations of a plan share; one that is damaged or of another revision is empty.
  init(at path: String, inputs: [String: SuiteInputs], configuration: String, files: FileSystem) {
    (self.path, self.inputs, self.configuration, self.files) = (path, inputs, configuration, files)
    passes = Self.passes(at: path, files: files)
  }

  func verdict(on suite: String) -> Verdict {
    guard let inputs = inputs[suite], let pass = passes[key(suite)] else { return .unknown }
    let differences = inputs.differences(from: pass.inputs)
    return differences.isEmpty ? .unchanged(tests: pass.tests) : .changed(differences)
  }

  /// Those of the tags in the plan's options that a suite had when it passed.
  func tags(of suite: String) -> [String] { passes[key(suite)]?.tags ?? [] }

  /// Records the results of suites for the next run; when that fails, they only run once more.
  ///
  /// A pass counts only for inputs that are the same after the run: what changed meanwhile may not have been built.
  /// Passes of other suites that another run has written meanwhile stay.
  mutating func record(_ results: [SuiteResult], after: [String: SuiteInputs]) {
    var written = Self.passes(at: path, files: files)
    for result in results {
      let hasPassed = result.isGreen && result.flaky == 0
      // As after Ctrl-C: nothing new is known, and what was known of other inputs is still true.
      if hasPassed, after[result.name] == nil { continue }
      let stable = hasPassed && inputs[result.name] == after[result.name] ? after[result.name] : nil
      let pass = stable.map { inputs in
        Pass(inputs: inputs, tests: result.passed, tags: result.tags.isEmpty ? nil : result.tags)
      }
      passes[key(result.name)] = pass
      written[key(result.name)] = pass
    }
    let document = Document(revision: Self.revision, passes: written)
    if let data = try? JSONEncoder().encode(document) { try? files.write(data, to: path) }
  }

  private func key(_ suite: String) -> String { "\(suite) · \(configuration)" }

  private static func passes(at path: String, files: FileSystem) -> [String: Pass] {
    let document = files.data(at: path).flatMap { try? JSONDecoder().decode(Document.self, from: $0) }
    return document?.revision == revision ? document?.passes ?? [:] : [:]
  }
}
