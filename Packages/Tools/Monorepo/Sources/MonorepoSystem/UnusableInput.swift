/// Input that the tool cannot use: a missing or invalid file, or a missing folder.
///
/// The commands end with exit code 2 on it and write nothing.
///
/// ## Troubleshooting
/// The description names the file, the place inside it where that is known, and what to do.
public struct UnusableInput: Error, Equatable, Sendable {
  /// The file or folder, as the user would type it.
  public let path: String
  /// The line of the file, counted from 1; nil when it is not known, or told in ``what``.
  public let line: Int?
  /// The problem, with the place inside the file if it is known.
  public let what: String
  /// The remedy.
  public let remedy: String

  /// Describes one unusable file or folder.
  public init(path: String, line: Int? = nil, what: String, remedy: String) {
    (self.path, self.line, self.what, self.remedy) = (path, line, what, remedy)
  }
}

extension UnusableInput: CustomStringConvertible {
  /// One line: file, cause, remedy.
  public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(what) — \(remedy)" }
}
