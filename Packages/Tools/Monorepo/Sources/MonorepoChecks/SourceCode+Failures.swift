/// How code drops the failure of a result or of a task.
extension SourceCode {
  /// Whether an `if case .success(let` or such a `guard`, which ends at an offset, has a literal for a failure;
  /// the `if` has what it takes out, and nothing else, for a success.
  func isUnwrapping(behind offset: Int) -> Bool {
    let choice = #/\s*(\w+)\)[^{}]*(?:\{\s*(?:return\s+)?\1\s*\}\s*)?\belse\s*\{([^{}]*)\}/#
    let code = String(decoding: bytes[offset...], as: UTF8.self)
    return code.prefixMatch(of: choice).map { Self.isLiteral($0.output.2) } == true
  }

  /// Whether a `case .failure` at an offset, or a `default` beside cases of `.success` only, answers every failure with
  /// a literal, or with nothing beside a `.success(`; a flag says that there was one.
  func isAnswered(caseAt offset: Int) -> Bool {
    let cases = block(around: offset)
    let code = String(decoding: bytes[offset..<cases.upperBound], as: UTF8.self)
    let name = #/(?:default|case\s+(?:let\s+)?(?:Result)?\.failure(?:\((?:let\s+)?(\w+)\))?\??)\s*:/#
    guard let head = code.prefixMatch(of: name) else { return false }
    let (error, isDefault) = (head.output.1, head.output.0.hasPrefix("default"))
    // An enumeration of the code's own has a plain case of that name, beside a plain `.success` or other cases.
    let labels = String(decoding: bytes[cases], as: UTF8.self).matches(of: #/\bcase\b[^:{}]*?\.(\w+)\b(\()?/#)
    let hasSuccess =
      labels.contains { $0.output.1 == "success" && $0.output.2 != nil }
      && labels.allSatisfy { $0.output.1 == "success" || $0.output.1 == "failure" && !isDefault }
    // A name without `let` is that of one error.
    guard error == "_" || hasSuccess && (error == nil || head.output.0.contains("let ")) else { return false }
    let body = code[head.range.upperBound...].prefix { $0 != "}" }
    let next = body.firstMatch(of: #/\b(?:case|default)\b/#)?.range.lowerBound ?? body.endIndex
    let answer = body[..<next]
    if answer.split(whereSeparator: { !$0.isIdentifier }).contains(where: { $0 == "true" || $0 == error }) {
      return false
    }
    // Blanks stand for a text.
    let nothing = #/\s*(?:(?:break|continue|return)\s*)?/#
    let isNothing = answer.wholeMatch(of: nothing) != nil
    return hasSuccess && isNothing || Self.isLiteral(answer)
  }

  /// Whether the task at an offset can fail, and nothing takes it or its value.
  func isUnread(taskAt offset: Int) -> Bool {
    let body = enclosed("{}", behind: offset)
    let task = String(decoding: bytes[offset..<body.upperBound], as: UTF8.self)
    let head = #/Task(?:<[^{}]*>)?(?:\.(?:detached|immediate))?\s*(?:\([^(){}]*\)\s*)?\{/#
    guard task.prefixMatch(of: head) != nil, end(ofToken: ".", behind: body.upperBound) == nil,
      offsets(of: "try").contains(where: { body.contains($0) && isThrown(byTryAt: $0, outOf: body) })
    else { return false }
    // The only expression of a function is what it returns.
    let outer = block(around: offset).lowerBound
    let result = bytes[self.offset(ofLine: line(at: outer))..<outer]
    if String(decoding: result, as: UTF8.self).contains("Task") { return false }
    let before = String(decoding: bytes[..<endOfCode(before: offset)].suffix(8), as: UTF8.self)
    if before.contains(#/(?:[{};]|\b_\s*=|\bin)$/#) { return true }
    let isFirst = bytes[self.offset(ofLine: line(at: offset))..<offset].allSatisfy(\.isBlank)
    return isFirst && !before.contains(#/(?:[=,(:?&|\[+]|\breturn)$/#)
  }

  /// Whether the error of a `try` leaves a block around it: no `catch` has it, and no closure, behind which there
  /// is another `try` if it is thrown on.
  private func isThrown(byTryAt offset: Int, outOf body: Range<Int>) -> Bool {
    // A sleep fails in one way only: it ends early.
    let isHarmless = rest(ofLineAt: offset).contains(
      #/^try(?:[?!]|\s+await\s+[\w.]*(?:<[\w.<>, ]*>\.)?sleep\()/#
    )
    if isHarmless { return false }
    var inner = block(around: offset)
    while inner.lowerBound > body.lowerBound {
      // A condition may take several lines, and have closures of its own.
      let start = bytes[..<inner.lowerBound].lastIndex { "{};".utf8.contains($0) }.map { $0 + 1 } ?? 0
      let head = String(decoding: bytes[start..<inner.lowerBound], as: UTF8.self)
      let keyword = #/(?:^|[\n=:])\s*(?:catch|defer|do|else|for|guard|if|repeat|switch|while)\b/#
      let isStatement = head.contains(keyword) || head.hasPrefix(")")
      guard isStatement, !isCaught(behind: inner.upperBound) else { return false }
      inner = block(around: inner.lowerBound)
    }
    return true
  }

  /// Whether one of the `catch` clauses behind a block has every error.
  private func isCaught(behind end: Int) -> Bool {
    guard let word = self.end(ofToken: "catch", behind: end) else { return false }
    let body = enclosed("{}", behind: word)
    let pattern = String(decoding: bytes[word..<body.lowerBound], as: UTF8.self)
    return Self.isEveryError(pattern) || isCaught(behind: body.upperBound)
  }

  /// Whether a block has, returns or sets a literal, and does nothing else.
  private static func isLiteral(_ block: Substring) -> Bool {
    CatchBody("return \(block)")?.hasValue == true
  }
}
