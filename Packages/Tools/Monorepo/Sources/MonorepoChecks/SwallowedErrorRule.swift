import MonorepoGraph

extension Inspection {
  /// An error reaches code that can act on it: no `try?`, no empty `catch`, and none that answers every error
  /// with a literal, but where the rules say why nothing is lost.
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
    return tries.map { (form: "`try?`", offset: $0) }
      + offsets(ofKeyword: "catch").compactMap { swallowing(byCatchAt: $0) }
  }

  /// Whether the code at an offset makes a value of a word, and nothing else: `Bool(argument: word)` can fail in
  /// one way only.
  private func isArgumentParsing(after offset: Int) -> Bool {
    let call = #/[ (]*[A-Z][\w.]*\(argument:[^()]*\)(?![.?!\[])/#
    return rest(ofLineAt: offset).prefixMatch(of: call) != nil
  }

  /// How and where the `catch` at an offset drops the error.
  ///
  /// Its braces hold nothing that acts, or it answers every error with a literal. One with a pattern for some errors
  /// turns those into an answer.
  private func swallowing(byCatchAt offset: Int) -> (form: String, offset: Int)? {
    let body = enclosed("{}", behind: offset)
    guard !body.isEmpty else { return nil }
    let code = String(decoding: bytes[body].dropFirst().dropLast(), as: UTF8.self)
    let statements = code.split { $0.isNewline || $0 == ";" }.map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { words in !Self.idleStatements.contains(words.joined(separator: "")) }
    guard !statements.isEmpty else { return ("an empty `catch`", offset) }
    let pattern = String(decoding: bytes[(offset + "catch".utf8.count)..<body.lowerBound], as: UTF8.self)
    guard statements.allSatisfy(Self.isLiteral(statement:)), Self.isEveryError(pattern),
      statements.last?.first == "continue" || !isOnlySleep(before: offset)
    else { return nil }
    let answer = statements.map { $0.joined(separator: " ") }.joined(separator: "; ")
    let place = bytes[(body.lowerBound + 1)...].firstIndex { !$0.isBlank }
    return ("`catch { \(answer) }`", place ?? offset)
  }

  private static let idleStatements: Set<String> = ["", "()", "_=error", "let_=error"]

  /// Whether a statement leaves with a literal or nothing, or stores one other than the `true` of a flag.
  private static func isLiteral(statement words: [Substring]) -> Bool {
    switch words.first {
    case "return": isLiteral(words.dropFirst())
    case "break", "continue": words.count <= 2
    default: words.dropFirst().first == "=" && words.last != "true" && isLiteral(words.dropFirst(2))
    }
  }

  /// Whether it is a literal, an empty value, or a list or tuple of such; texts are blanked out.
  private static func isLiteral(_ words: ArraySlice<Substring>) -> Bool {
    let empty = #/(\[[^()]+\]|(Array|Data|Dictionary|Set|String)(<[^()]+>)?|\.init)\(\)/#
    let value = words.prefix { $0 != "as" }.joined(separator: "").replacing(empty, with: "")
    return value.replacing(#/nil|true|false|(Optional)?\.none/#, with: "")
      .allSatisfy { $0.isNumber || "-._,:()[]".contains($0) }
  }

  private static func isEveryError(_ pattern: String) -> Bool {
    let words = pattern.split { $0.isWhitespace || "()".contains($0) }
    let isName = words.count == 2 && ["let", "var"].contains(words[0]) && !words[1].contains(".")
    let isError = words.last.map { ["Error", "NSError", "Swift.Error"].contains($0) } ?? false
    return words.isEmpty || isName || words == ["_"] || isError
  }

  /// Whether the block before a `catch` can fail in one way only: a sleep that is cancelled ends early.
  private func isOnlySleep(before offset: Int) -> Bool {
    guard let start = offsets(of: "do").last(where: { $0 < offset }) else { return false }
    let block = enclosed("{}", behind: start)
    let attempts = (offsets(of: "try") + offsets(of: "throw")).filter { block.contains($0) }
    return block.upperBound == endOfCode(before: offset) && attempts.count == 1
      && rest(ofLineAt: attempts[0]).prefixMatch(of: #/try await [\w.]*sleep\(/#) != nil
  }
}
