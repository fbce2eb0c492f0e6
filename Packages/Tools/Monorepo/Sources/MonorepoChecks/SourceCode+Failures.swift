/// How code drops the failure of a result or of a task.
extension SourceCode {
  /// Whether an `if case .success(let`, which ends at an offset, has what it takes out or else a literal for
  /// its value.
  func isUnwrapping(behind offset: Int) -> Bool {
    let choice = #/\s+(\w+)\)[^{}]*\{\s*(?:return\s+)?\1\s*\}\s*else\s*\{([^{}]*)\}/#
    let code = String(decoding: bytes[offset...], as: UTF8.self)
    return code.prefixMatch(of: choice).map { Self.isLiteral($0.output.2) } == true
  }

  /// Whether a `case .failure`, which ends at an offset, answers every failure with a literal; a flag says
  /// that there was one.
  func isAnswered(behind offset: Int) -> Bool {
    let end = block(around: offset).upperBound
    let code = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard let head = code.prefixMatch(of: #/(?:\(_\))?\??\s*:/#) else { return false }
    let body = code[head.range.upperBound...].prefix { $0 != "}" }
    let next = body.firstMatch(of: #/\b(?:case|default)\b/#)?.range.lowerBound ?? body.endIndex
    return !body[..<next].contains(#/\btrue\b/#) && Self.isLiteral(body[..<next])
  }

  /// Whether the task at an offset can fail, and nothing takes it or its value.
  func isUnread(taskAt offset: Int) -> Bool {
    let body = enclosed("{}", behind: offset)
    let task = String(decoding: bytes[offset..<body.upperBound], as: UTF8.self)
    let head = #/Task(?:<[^{}]*>)?(?:\.(?:detached|immediate))?\s*(?:\([^(){}]*\)\s*)?\{/#
    guard task.prefixMatch(of: head) != nil, task.contains(#/\btry\b(?![?!])/#),
      !task.contains(#/\bcatch\b/#), end(ofToken: ".", behind: body.upperBound) == nil
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

  /// Whether a block has, returns or sets a literal, and does nothing else.
  private static func isLiteral(_ block: Substring) -> Bool {
    CatchBody("return \(block)")?.hasValue == true
  }
}
