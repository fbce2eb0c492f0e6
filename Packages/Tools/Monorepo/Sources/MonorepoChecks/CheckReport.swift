import MonorepoSystem

/// What a check found, as lines for people or as one JSON object for programs.
public struct CheckReport: Equatable, Encodable, Sendable {
  /// Everything that breaks a rule, and advice.
  public let findings: [Finding]
  /// What was looked at.
  public let summary: CheckSummary

  /// Describes what a check found.
  public init(findings: [Finding], summary: CheckSummary) {
    self.findings = findings
    self.summary = summary
  }

  /// Whether no rule is broken; advice may be there.
  public var isGreen: Bool { findings.allSatisfy { $0.severity == .advice } }

  /// One line for each finding, and when no rule is broken a last line that says what was looked at.
  public var lines: [String] {
    findings.map(\.description) + (isGreen ? [greenLine] : [])
  }

  private var greenLine: String {
    let pieces = findings.count == 1 ? "piece" : "pieces"
    let advice = findings.isEmpty ? "" : "; \(findings.count) \(pieces) of advice"
    return "ok: \(summary.packages) packages, \(summary.targets) targets, \(summary.edges) edges\(advice)"
  }

  /// The report as one JSON object with sorted keys.
  public var json: String { JSONText.text(of: self) }
}
