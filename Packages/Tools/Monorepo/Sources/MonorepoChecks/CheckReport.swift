import MonorepoGraph
import MonorepoSystem

/// What a check found, as lines for people or as one JSON object for programs.
public struct CheckReport: Equatable, Encodable, Sendable {
  /// Everything that breaks a rule, and advice.
  public let findings: [Finding]
  /// How many findings the baseline covers.
  public let known: Int
  /// What was looked at.
  public let summary: CheckSummary

  /// Describes what a check found.
  public init(findings: [Finding], known: Int = 0, summary: CheckSummary) {
    self.findings = findings
    self.known = known
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
    let baseline = known == 0 ? "" : "; \(known) known from the baseline"
    return
      "ok: \(summary.packages) packages, \(summary.targets) targets, \(summary.edges) edges\(advice)\(baseline)"
  }

  /// The report as one JSON object with sorted keys.
  public var json: String { JSONText.text(of: self) }
}

/// The figures of a repository that a report ends with.
public struct CheckSummary: Equatable, Encodable, Sendable {
  /// How many packages were looked at.
  public let packages: Int
  /// How many targets they have.
  public let targets: Int
  /// How many declared or imported edges there are between modules of the repository.
  public let edges: Int

  /// Counts an inspection.
  public init(_ inspection: Inspection) {
    let targets = inspection.ownTargets
    packages = inspection.repository.packages.count
    self.targets = targets.count
    edges = targets.reduce(0) { $0 + inspection.used($1.target, in: $1.package).count }
  }
}
