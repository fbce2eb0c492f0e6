import Foundation

/// What a check found, as lines for people or as one JSON object for programs.
public struct CheckReport: Equatable, Encodable, Sendable {
  /// Everything that breaks a rule.
  public let findings: [Finding]
  /// What was looked at.
  public let summary: CheckSummary

  /// Describes what a check found.
  public init(findings: [Finding], summary: CheckSummary) {
    self.findings = findings
    self.summary = summary
  }

  /// One line for each finding, or one line that says what was looked at.
  public var lines: [String] {
    findings.isEmpty
      ? ["ok: \(summary.packages) packages, \(summary.targets) targets, \(summary.edges) edges"]
      : findings.map(\.description)
  }

  /// The report as one JSON object with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
