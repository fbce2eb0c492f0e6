import Foundation
public import MonorepoSystem

/// The suites that passed, each with the inputs of its last pass, in a file.
public struct PassedSuites: Sendable {
  /// One suite that passed.
  public struct Pass: Equatable, Codable, Sendable {
    /// The inputs that its outcome depended on.
    public let inputs: SuiteInputs
    /// The number of its tests that passed.
    public let tests: Int
    /// Those of the tags in the plan's options that one of its tests has; nil for none.
    public let tags: [String]?

    /// Describes a suite that passed.
    public init(inputs: SuiteInputs, tests: Int, tags: [String] = []) {
      self.inputs = inputs
      self.tests = tests
      self.tags = tags.isEmpty ? nil : tags
    }
  }

  private struct Document: Codable {
    let revision: Int
    let passes: [String: Pass]
  }

  /// Goes up when the definition of a pass changes, so that passes of older versions of this tool do not count.
  private static let revision = 1
  private let path: String
  private let passes: [String: Pass]
  private var changes: [String: Pass?] = [:]

  /// Reads the file; one that is missing, damaged or of another revision holds no pass.
  public init(at path: String, files: FileSystem) {
    self.path = path
    passes = Self.passes(at: path, files: files)
  }

  /// The last pass of a suite.
  public func lastPass(of suite: String) -> Pass? { changes[suite] ?? passes[suite] }

  /// Records that a suite passed, or with nil that nothing is known of it any more.
  public mutating func record(_ pass: Pass?, of suite: String) {
    changes.updateValue(pass, forKey: suite)
  }

  /// Writes the recorded passes for the next run; when that fails, suites are only run once more.
  ///
  /// Passes of other suites that another run has written meanwhile stay.
  public func save(files: FileSystem) {
    var passes = Self.passes(at: path, files: files)
    for (suite, pass) in changes { passes[suite] = pass }
    let document = Document(revision: Self.revision, passes: passes)
    if let data = try? JSONEncoder().encode(document) { try? files.write(data, to: path) }
  }

  private static func passes(at path: String, files: FileSystem) -> [String: Pass] {
    let document = files.data(at: path).flatMap { try? JSONDecoder().decode(Document.self, from: $0) }
    return document?.revision == revision ? document?.passes ?? [:] : [:]
  }
}
