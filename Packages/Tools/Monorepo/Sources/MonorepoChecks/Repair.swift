/// One mechanical repair: which file, and what was done to it.
public struct Repair: Equatable, Sendable {
  /// The file, relative to the repository's root.
  public let path: String
  /// What was done, in a few words.
  public let what: String

  /// Describes one repair.
  public init(path: String, what: String) {
    self.path = path
    self.what = what
  }
}

extension Repair: CustomStringConvertible {
  /// The line that tells of it.
  public var description: String { "fixed: \(path): \(what)" }
}
