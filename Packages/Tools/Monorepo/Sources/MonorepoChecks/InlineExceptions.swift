import MonorepoGraph

/// Exceptions that stand in the source, on the line of a finding or alone above it, with the reason:
/// `// monorepo:allow ambient: the process's own clock is what is measured`.
struct InlineExceptions {
  private struct Exception {
    let path: String
    let line: Int
    let lines: Set<Int>
    let names: [String]
    let reason: String

    var unknownNames: [String] { names.filter { Rule(rawValue: $0) == nil } }

    /// Whether it is about a finding of its file.
    func covers(_ finding: Finding) -> Bool {
      !reason.isEmpty && unknownNames.isEmpty && lines.contains(finding.line)
        && names.contains(finding.rule.rawValue)
    }
  }

  private let exceptions: [String: [Exception]]
  private let rules: ArchitectureRules

  init(_ inspection: Inspection) {
    rules = inspection.rules
    let manifests = inspection.repository.packages.filter { $0.manifest.contains(SourceCode.exceptionMark) }
      .map { ($0.manifestPath, SourceCode($0.manifest)) }
    let codes = inspection.sources.map { ($0.key, $0.value) } + manifests
    exceptions = Dictionary(grouping: codes.flatMap { Self.exceptions(in: $1, at: $0) }, by: \.path)
  }

  func uncovered(among findings: Set<Finding>) -> [Finding] {
    findings.filter { finding in !(exceptions[finding.path] ?? []).contains { $0.covers(finding) } }
  }

  /// Exceptions without a reason, for no rule, and for nothing.
  func faults(among findings: Set<Finding>) -> [Finding] {
    let byPath = Dictionary(grouping: findings, by: \.path)
    return exceptions.values.joined().flatMap { exception -> [Finding] in
      func fault(_ what: String, remedy: String) -> [Finding] {
        [Finding(.exception, at: exception.path, line: exception.line, what, remedy: remedy)]
      }
      let unknown = exception.unknownNames
      if exception.names.isEmpty || !unknown.isEmpty {
        let names = unknown.isEmpty ? "no rule" : unknown.joined(separator: ", ")
        return fault("the exception names \(names)", remedy: "use the name of the rule in the report")
      }
      guard !exception.reason.isEmpty else {
        return fault("the exception has no reason", remedy: "add the reason after a colon")
      }
      let found = byPath[exception.path] ?? []
      return exception.names.filter { name in
        let isLookedAt = Rule(rawValue: name).map(rules.applies) ?? false
        return isLookedAt && !found.contains { $0.rule.rawValue == name && exception.lines.contains($0.line) }
      }
      .flatMap { fault("the exception from \($0) covers no finding", remedy: "remove it") }
    }
  }

  private static func exceptions(in code: SourceCode, at path: String) -> [Exception] {
    code.exceptionComments.map { comment in
      let line = code.line(at: comment.offset)
      let text = comment.text.dropFirst(SourceCode.exceptionMark.count)
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let names = (parts.first ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
      let reason = parts.count == 2 ? parts[1].filter(\.isLetter) : ""
      // Alone on its line it is about the next line that has code.
      let isAlone = code.wholeLine(at: comment.offset).allSatisfy(\.isWhitespace)
      let lines = isAlone ? [line, code.lineOfCode(after: line)] : [line]
      return Exception(path: path, line: line, lines: Set(lines), names: names, reason: reason)
    }
  }
}

extension SourceCode {
  /// The number of the first line behind another one that holds code; of the last line when none does.
  fileprivate func lineOfCode(after line: Int) -> Int {
    let start = offset(ofLine: line + 1)
    return bytes[start...].firstIndex { !$0.isBlank }.map { self.line(at: $0) } ?? lineCount
  }
}
