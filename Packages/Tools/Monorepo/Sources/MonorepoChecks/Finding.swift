public import MonorepoGraph

struct Place {
  let path: String
  let line: Int
}

extension LocalPackage {
  /// The line of the manifest that declares a target, or that names something inside of its declaration.
  func place(ofTarget target: String, naming name: String? = nil) -> Place {
    Place(path: manifestPath, line: line(ofTarget: target, naming: name ?? target))
  }
}

/// One thing that breaks a rule, where it is, and what to do about it.
public struct Finding: Hashable, Comparable, Encodable, CustomStringConvertible, Sendable {
  /// The file, relative to the repository's root.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The rule that is broken.
  public let rule: Rule
  /// The problem.
  public let what: String
  /// The remedy.
  public let remedy: String
  /// The severity: that of the rule, unless the rules file says otherwise.
  public private(set) var severity: Severity

  init(_ rule: Rule, at path: String, line: Int = 1, _ what: String, remedy: String) {
    self.path = path
    self.line = line
    self.rule = rule
    self.what = what
    self.remedy = remedy
    severity = rule.severity
  }

  init(_ rule: Rule, at place: Place, _ what: String, remedy: String) {
    self.init(rule, at: place.path, line: place.line, what, remedy: remedy)
  }

  func weighed(_ severity: Severity?) -> Finding {
    var finding = self
    finding.severity = severity ?? self.severity
    return finding
  }

  /// The line of a report: place, whether it is only advice, rule, what, remedy.
  public var description: String {
    let weight = severity == .advice ? "advice: " : ""
    return "\(path):\(line): \(weight)\(rule.rawValue): \(what) — \(remedy)"
  }

  /// Orders findings by place.
  public static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.line, left.rule.rawValue, left.what) < (
      right.path, right.line, right.rule.rawValue, right.what
    )
  }
}
