import MonorepoGraph

/// An exception that stands in a source, on the line of a finding or alone above it, with the reason:
/// `// monorepo:allow ambient: the process's own clock is what is measured`.
private struct InlineException {
  let path: String
  let line: Int
  let lines: Set<Int>
  /// Whether the comment begins as those of exceptions do; one that does not covers nothing.
  let isWellFormed: Bool
  let names: [String]
  /// Whether it has more than a word such as `TODO`.
  let hasReason: Bool

  var unknownNames: [String] { names.filter { Rule(rawValue: $0) == nil } }

  /// Whether it is about a finding of its file.
  func covers(_ finding: Finding) -> Bool {
    isWellFormed && hasReason && unknownNames.isEmpty && lines.contains(finding.line)
      && names.contains(finding.rule.rawValue)
  }
}

extension Inspection {
  /// The findings that no exception in a source covers, and those about the exceptions themselves.
  func withExceptions(_ findings: Set<Finding>) -> [Finding] {
    let manifests = repository.packages.filter { $0.manifest.contains("monorepo:") }
      .map { ($0.manifestPath, SourceCode($0.manifest)) }
    let codes = sources.map { ($0.key, $0.value) } + manifests
    let exceptions = Dictionary(grouping: codes.flatMap { $1.exceptions(at: $0) }, by: \.path)
    let uncovered: [Finding] = findings.filter { finding in
      !(exceptions[finding.path] ?? []).contains { $0.covers(finding) }
    }
    let found = Dictionary(grouping: findings, by: \.path)
    return uncovered + exceptions.values.joined().flatMap { faults(of: $0, among: found[$0.path] ?? []) }
  }

  /// The faults of an exception with other signs, without a reason, for no rule, or for nothing.
  private func faults(of exception: InlineException, among found: [Finding]) -> [Finding] {
    func fault(_ what: String, remedy: String) -> [Finding] {
      [Finding(.exception, at: exception.path, line: exception.line, what, remedy: remedy)]
    }
    guard exception.isWellFormed else {
      let remedy = "begin it with “\(SourceCode.exceptionMark)”, or write other words"
      return fault("the comment is not written as an exception is, and covers nothing", remedy: remedy)
    }
    let unknown = exception.unknownNames
    if exception.names.isEmpty || !unknown.isEmpty {
      let names = unknown.isEmpty ? "no rule" : unknown.joined(separator: ", ")
      return fault("the exception names \(names)", remedy: "use the name of the rule in the report")
    }
    guard exception.hasReason else {
      return fault("the exception has no reason", remedy: "put a colon before the reason, in several words")
    }
    return exception.names.filter { name in
      let isLookedAt = Rule(rawValue: name).map(rules.applies) ?? false
      return isLookedAt && !found.contains { $0.rule.rawValue == name && exception.lines.contains($0.line) }
    }
    .flatMap { fault("the exception from \($0) covers no finding", remedy: "remove it") }
  }
}

extension SourceCode {
  fileprivate func exceptions(at path: String) -> [InlineException] {
    exceptionComments.map { comment in
      let line = line(at: comment.offset)
      let text = comment.text.dropFirst(Self.exceptionMark.count)
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let names = (parts.first ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
      // Without a colon the words of a reason follow the names.
      let rules = parts.count > 1 ? [] : names.prefix { Rule(rawValue: $0) != nil }
      let words = (parts.dropFirst().first ?? "").split { $0.isWhitespace }
      // Alone on its line it is about the next line that has code, else about the last one.
      let isAlone = wholeLine(at: comment.offset).allSatisfy(\.isWhitespace)
      let next = self.line(at: startOfCode(from: offset(ofLine: line + 1)))
      let lines = isAlone ? [line, min(next, lineCount)] : [line]
      return InlineException(
        path: path,
        line: line,
        lines: Set(lines),
        isWellFormed: comment.text.hasPrefix(Self.exceptionMark),
        names: rules.isEmpty ? names : Array(rules),
        // Chinese and Japanese have no blanks between words.
        hasReason: words.count { $0.contains(where: \.isLetter) } > 1
          || words.contains { $0.unicodeScalars.contains { $0.value >= 0x2E80 } }
      )
    }
  }
}
