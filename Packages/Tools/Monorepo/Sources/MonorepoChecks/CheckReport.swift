import MonorepoGraph
import MonorepoSystem

/// The report of a check, as lines for people or as one JSON object for programs.
public struct CheckReport: Equatable, Encodable, Sendable {
  let findings: [Finding]
  var known = 0
  let summary: CheckSummary

  /// Whether no rule is broken; advice may be there.
  public var isGreen: Bool { findings.allSatisfy { $0.severity == .advice } }

  /// One line for each finding, and when no rule is broken a last line that says what was looked at.
  public var lines: [String] { findings.map(\.description) + (isGreen ? [greenLine] : []) }

  private var greenLine: String {
    let figures = [
      summary.packages.counted("package"), summary.targets.counted("target"), summary.edges.counted("edge"),
    ]
    let advice = findings.isEmpty ? "" : "; " + findings.count.counted("piece") + " of advice"
    let baseline = known == 0 ? "" : "; \(known) known from the baseline"
    return "ok: " + figures.joined(separator: ", ") + advice + baseline
  }

  /// The report as one JSON object with sorted keys.
  public var json: String { JSONText.text(of: self) }
}

extension CheckReport {
  /// Describes what is left of the findings of an inspection, of which the baseline covers some.
  public init(of inspection: Inspection, findings: [Finding], known: Int) {
    self.init(findings: findings, known: known, summary: CheckSummary(inspection))
  }
}

/// The figures of a repository that a report ends with.
struct CheckSummary: Equatable, Encodable {
  let packages: Int
  let targets: Int
  /// The number of declared or imported edges between modules of the repository.
  let edges: Int

  init(_ inspection: Inspection) {
    let targets = inspection.ownTargets
    packages = inspection.repository.packages.count
    self.targets = targets.count
    edges = targets.reduce(0) { $0 + inspection.used($1.target, in: $1.package).count }
  }
}
