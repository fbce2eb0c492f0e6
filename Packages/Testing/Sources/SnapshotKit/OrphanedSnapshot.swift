/// A recording that no test compares with anything.
public struct OrphanedSnapshot: Hashable, Sendable {
  /// Why a recording is taken for an orphan.
  public enum Reason: Hashable, Sendable {
    /// There is no test file of this name beside the recordings.
    case noTestFile(String)
    /// The test file of this name asks for other recordings.
    case notAskedFor(inTestFile: String)
    /// It lies beside the folders of the test files, where nothing looks for it.
    case outsideFolders
  }

  /// Where it is, as an absolute path.
  public let path: String
  /// Why nothing compares it.
  public let reason: Reason

  /// Creates the report of an orphan.
  ///
  /// - Parameters:
  ///   - path: Where it is, as an absolute path.
  ///   - reason: Why nothing compares it.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension OrphanedSnapshot: CustomStringConvertible {
  /// The path, the reason and what to do about it.
  public var description: String {
    switch reason {
    case .noTestFile(let file):
      "\(path) belongs to no test: there is no \(file); remove or rename the folder"
    case .notAskedFor(inTestFile: let file):
      "\(path) belongs to no test: \(file) does not ask for it; remove it, or declare a name that is computed"
    case .outsideFolders:
      "\(path) belongs to no test: recordings lie in the folder of their test file; remove it"
    }
  }
}
