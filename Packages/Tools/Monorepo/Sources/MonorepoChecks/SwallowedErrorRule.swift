import MonorepoGraph

extension Inspection {
  /// An error reaches code that can act on it: no `try?` and no empty `catch` but where the rules say why nothing is
  /// lost.
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
    return tries.map { ("`try?`", $0) }
      + offsets(of: "catch").filter(isEmptyCatch).map { ("an empty `catch`", $0) }
  }

  /// Whether the code at an offset makes a value of a word, and nothing else: `Bool(argument: word)` can fail in
  /// one way only.
  private func isArgumentParsing(after offset: Int) -> Bool {
    let call = #/[ (]*[A-Z][\w.]*\(argument:[^()]*\)(?![.?!\[])/#
    return rest(ofLineAt: offset).prefixMatch(of: call) != nil
  }

  /// Whether the braces of the `catch` at an offset hold nothing that acts.
  private func isEmptyCatch(at offset: Int) -> Bool {
    // Between backticks it is a name.
    guard offset == 0 || bytes[offset - 1] != UInt8(ascii: "`") else { return false }
    let body = enclosed(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), behind: offset)
    let code = String(decoding: bytes[body].filter { !$0.isBlank }, as: UTF8.self)
    return ["{}", "{;}", "{()}", "{_=error}"].contains(code)
  }
}
