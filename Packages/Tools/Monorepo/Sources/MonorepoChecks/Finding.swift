/// One thing that breaks a rule, where it is, and what to do about it.
public struct Finding: Hashable, Encodable, Sendable {
  /// The file, relative to the repository's root.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The rule that is broken.
  public let rule: Rule
  /// What is wrong.
  public let what: String
  /// What to do about it.
  public let remedy: String

  /// Describes one finding.
  public init(_ rule: Rule, at path: String, line: Int = 1, _ what: String, remedy: String) {
    self.path = path
    self.line = line
    self.rule = rule
    self.what = what
    self.remedy = remedy
  }
}

extension Finding: CustomStringConvertible {
  /// The line of a report: place, rule, what, remedy.
  public var description: String { "\(path):\(line): \(rule.rawValue): \(what) — \(remedy)" }
}

extension Finding: Comparable {
  /// Orders findings by place.
  public static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.line, left.rule.rawValue, left.what) < (
      right.path, right.line, right.rule.rawValue, right.what
    )
  }
}
