import MonorepoGraph
import MonorepoSystem

/// Every manifest can be read, and every package that one asks for is there.
///
/// The other rules look at what is left: one odd package does not keep the rest from being checked.
struct ManifestRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    inspection.repository.unreadable.map { fault in
      Finding(.manifest, at: fault.path, line: fault.line ?? 1, summary(of: fault.what), remedy: fault.remedy)
    }
  }

  /// The cause on one line: SwiftPM tells much around its error.
  private func summary(of what: String) -> String {
    let lines = what.split(whereSeparator: \.isNewline)
    let cause = lines.dropFirst().first { $0.contains("error: ") && !$0.contains("Invalid manifest") }
    let text = cause.flatMap { line in line.ranges(of: "error: ").first.map { String(line[$0.upperBound...]) }
    }
    return [lines.first.map(String.init), text].compactMap(\.self).joined(separator: ": ")
  }
}
