import MonorepoGraph

extension Inspection {
  /// An error reaches code that can act on it: no `try?`, no empty `catch`, none that answers every error
  /// with a literal, no such answer to a failed result, and no task whose error nobody reads, but where the
  /// rules say why nothing is lost.
  ///
  /// Source text does not tell whether an expression asks a port or a store, so every one counts.
  var swallowedErrorFindings: [Finding] {
    guard let rules = rules.swallowedErrors else { return [] }
    let remedy =
      "handle or rethrow the error; where nothing is lost, add the place and the reason to "
      + "“swallowedErrors.exceptions” of the rules file, or add a comment: "
      + "// monorepo:allow swallowed-error: reason"
    return swallowedErrors.filter { error in !rules.exceptions.contains { $0.covers(error) } }
      .map { error -> Finding in
        let what = "an error may be swallowed by \(error.form)"
        return Finding(.swallowedError, at: error.path, line: error.line, what, remedy: remedy)
      }
  }

  /// Every place that drops an error in the files in which the rules forbid it, exceptions included.
  var swallowedErrors: [SwallowedError] {
    let patterns = rules.swallowedErrors?.forbiddenIn ?? []
    let sources = productionSources.filter { PathPattern.matches($0.path, any: patterns) }
    return sources.flatMap { target, path, code in
      code.swallowedErrors.map { form, offset -> SwallowedError in
        let (line, text) = (code.line(at: offset), code.wholeLine(at: offset))
        return SwallowedError(form: form, module: target.name, path: path, line: line, code: text)
      }
    }
  }
}

/// A place at which code drops an error.
struct SwallowedError {
  let form: String
  let module: String
  let path: String
  let line: Int
  let code: String
}

extension ArchitectureRules.SwallowedErrors.Exception {
  func covers(_ error: SwallowedError) -> Bool {
    (file ?? error.path) == error.path && (module ?? error.module) == error.module
      && (code.map { error.code.contains($0) } ?? true)
  }
}

extension SourceCode {
  fileprivate var swallowedErrors: [(form: String, offset: Int)] {
    let tries = offsets(of: "try?").filter { !isArgumentParsing(after: $0 + "try?".utf8.count) }
    var found = tries.map { (form: "`try?`", offset: $0) }
    found += offsets(ofKeyword: "catch").compactMap { swallowing(byCatchAt: $0) }
    for word in ["guard", "if"] {
      let heads = ["\(word) case .success(let", "\(word) case let .success("]
      found += heads.flatMap { ranges(ofTokens: TokenSequence($0)) }
        .filter { isUnwrapping(behind: $0.upperBound) }
        .map { (form: "`\(word) case .success`", offset: $0.lowerBound) }
    }
    let failures = ["case .failure", "case let .failure", "case Result.failure"]
    found += failures.flatMap { offsets(ofTokens: TokenSequence($0)) }.filter { isAnswered(caseAt: $0) }
      .map { (form: "`case .failure`", offset: $0) }
    found += offsets(ofKeyword: "default").filter { isAnswered(caseAt: $0) }
      .map { (form: "`default`", offset: $0) }
    found += offsets(of: "Task").filter { isUnread(taskAt: $0) }
      .map { (form: "a `Task` that nobody waits for", offset: $0) }
    return found
  }

  /// Whether the code at an offset makes a value of a word, and nothing else: `Bool(argument: word)` can fail in
  /// one way only.
  private func isArgumentParsing(after offset: Int) -> Bool {
    let call = #/[ (]*[A-Z][\w.]*\(argument:[^()]*\)(?![.?!\[])/#
    let line = rest(ofLineAt: offset)
    guard let match = line.prefixMatch(of: call) else { return false }
    return end(ofToken: ".", behind: offset + match.output.utf8.count) == nil
  }

  /// How and where the `catch` at an offset drops the error, in any build of its `#if` blocks.
  ///
  /// Its braces hold nothing that acts, or it answers every error with a literal. One with a pattern for some errors
  /// turns those into an answer.
  private func swallowing(byCatchAt offset: Int) -> (form: String, offset: Int)? {
    let body = enclosed("{}", behind: offset)
    // The label of an argument has no block before it, or a colon behind it.
    guard !body.isEmpty, bytes[..<endOfCode(before: offset)].last == UInt8(ascii: "}"),
      end(ofToken: ":", behind: offset + "catch".utf8.count) == nil
    else { return nil }
    let code = String(decoding: bytes[body].dropFirst().dropLast(), as: UTF8.self)
    let pattern = String(decoding: bytes[(offset + "catch".utf8.count)..<body.lowerBound], as: UTF8.self)
    let name = pattern.firstMatch(of: #/\b(?:let|var)\s+(\w+)/#)?.output.1 ?? "error"
    let bodies = Self.builds(of: code).compactMap { CatchBody($0, error: name) }
    if bodies.contains(where: \.isIdle) { return ("an empty `catch`", offset) }
    let rest = String(decoding: bytes[body.upperBound...].prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
    guard Self.isEveryError(pattern), let answers = bodies.compactMap({ $0.answers(before: rest) }).first,
      answers.last?.hasPrefix("continue") == true || !isOnlySleep(before: offset)
    else { return nil }
    let what = "`catch { \(answers.joined(separator: "; ")) }`"
    return (what, startOfCode(from: body.lowerBound + 1))
  }

  /// The code of each build: with one branch of each `#if` block, or with none of a block without `#else`.
  private static func builds(of code: String) -> [String] {
    // The pattern fits blocks without others in them, which uncovers those around them.
    guard let block = code.firstMatch(of: #/#if[^\n]*([^#]*(?:#else[^#]*)*)#endif/#) else { return [code] }
    let inside = block.output.1
    let branches = inside.split(separator: #/#else(?:if)?[^\n]*/#, omittingEmptySubsequences: false)
    return (inside.contains(#/#else\b/#) ? branches : branches + [""]).flatMap { branch -> [String] in
      var code = code
      code.replaceSubrange(block.range, with: branch)
      return builds(of: code)
    }
  }

  /// Whether what stands between a `catch` and its braces lets every error in.
  static func isEveryError(_ pattern: String) -> Bool {
    var words = pattern.split { $0.isWhitespace || "()".contains($0) }
    if words.suffix(2) == ["where", "true"] { words.removeLast(2) }
    let isName = words.count == 2 && ["let", "var"].contains(words[0]) && !words[1].contains(".")
    let isError = words.last.map { ["Error", "NSError", "Swift.Error"].contains($0) } ?? false
    return words.isEmpty || isName || words == ["_"] || isError
  }

  /// Whether the block before a `catch` can fail in one way only: a sleep that is cancelled ends early.
  private func isOnlySleep(before offset: Int) -> Bool {
    let end = endOfCode(before: offset)
    let block = String(decoding: bytes[opening("{}", closedAt: end)..<end], as: UTF8.self)
    return block.matches(of: #/\b(?:try|throw)\b/#).count == 1
      && block.contains(#/\btry await [\w.]*(?:<[\w.<>, ]*>\.)?sleep\(/#)
  }
}
