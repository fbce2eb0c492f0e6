/// The statements of a `catch` that drop its error.
///
/// Texts are blanked out, so that nothing stands where one is a value.
struct CatchBody {
  /// The statements that leave with a literal or nothing, or store one.
  private var answers: [String] = []
  /// Whether one of them has a literal.
  private(set) var hasValue = false
  /// Whether the last statement is a choice that may be passed without an answer.
  private var isOpen = false
  /// What a statement has set to a literal: to return it is to return the literal.
  private var literals: Set<Substring> = []
  private var isLogged = false
  /// Whether a statement calls what does not get the error, nor anything else that tells of it.
  private var callsOthers = false
  /// The number of choices around the next statement.
  private var choices = 0
  /// Whether the last statement has no literal for its value, so that what follows may be that value.
  private var mayGoOn = false
  /// The names of the error.
  private var errors: Set<Substring>
  private var reader: TokenReader

  /// Reads a body; nil when a statement of it does something else, or not every path has an answer.
  init?(_ code: String, error: Substring = "error") {
    errors = [error]
    reader = TokenReader(code)
    while reader.next != nil {
      guard takeStatement() else { return nil }
    }
    if isOpen { return nil }
  }

  var isIdle: Bool { answers.isEmpty && !isLogged && !callsOthers }

  /// The statements that answer the error, or the one that does in the code behind the body; nil where an
  /// error that is printed or logged, or something else that is called, gets no literal for an answer.
  func answers(before rest: String) -> [String]? {
    if hasValue || !isLogged && !callsOthers { return answers }
    guard answers.isEmpty, !callsOthers, let end = CatchBody(rest), end.hasValue,
      end.answers[0].hasPrefix("return")
    else { return nil }
    return end.answers
  }

  private mutating func takeStatement() -> Bool {
    let start = reader
    let isValue = mayGoOn
    mayGoOn = false
    if reader.take(";") || reader.take("(", ")") || reader.take("defer", "{", "}") { return true }
    if reader.take("do", "{") || reader.take("if", "true", "{")
      || reader.take("guard", "false", "else", "{") || reader.take("switch", "error", "{", "default", ":")
    {
      // A block that always runs.
      return takeBlock()
    }
    if reader.take("if") || reader.take("guard") { return takeChoice() }
    if reader.take("return") {
      let isLiteral = reader.takeValue() || reader.next.map(literals.contains) == true && reader.takeWord()
      hasValue = isLiteral || hasValue
      mayGoOn = !isLiteral
    } else if reader.take("break") || reader.take("continue") {
      _ = reader.takeWord()
    } else {
      _ = reader.take("let") || reader.take("var") || reader.take("await")
      let target = reader
      guard takePlace() else { return false }
      let place = reader.tokens(since: target)
      // Another name for the error does nothing by itself.
      let isNew = place.startIndex > reader.tokens(since: start).startIndex && place.first != "_"
      if isNew, reader.take("=", "error") {
        errors.formUnion(place)
        return true
      }
      if Self.isLog(reader.tokens(since: start)), reader.takeAll("(", ")") {
        while reader.take(".") && reader.takeWord() && reader.takeAll("(", ")") {}
        isLogged = true
        return true
      }
      let isResumed = place.last == "resume" && reader.take("(", "returning", ":")
      if !isResumed, !isValue, takeCall() { return true }
      guard isResumed || reader.take("=") else { return false }
      // A call does something.
      if place.first == "_", takePlace() { return reader.next != "(" }
      let value = reader
      let isLiteral = reader.takeValue()
      if isResumed, !isLiteral || !reader.take(")") { return false }
      // A flag says that something failed.
      guard !reader.tokens(since: value).contains("true") else { return false }
      hasValue = true
      mayGoOn = !isLiteral
      if place.count == 1 { literals.formUnion(place) }
    }
    answers.append(reader.text(since: start))
    isOpen = false
    return true
  }

  /// Takes the arguments of a call outside of a choice that gets literals only; `true` says that it failed.
  private mutating func takeCall() -> Bool {
    let start = reader
    guard choices == 0, reader.next == "(", reader.takeList(), !reader.tokens(since: start).contains("true")
    else {
      reader = start
      return false
    }
    // It may make good for what was set before.
    (callsOthers, hasValue) = (true, false)
    return true
  }

  private mutating func takeBlock() -> Bool {
    while !reader.take("}") {
      guard reader.next != nil, takeStatement() else { return false }
    }
    return true
  }

  /// Takes the condition and the blocks of an `if` or a `guard`; to ask for the error's type does not use it.
  private mutating func takeChoice() -> Bool {
    choices += 1
    defer { choices -= 1 }
    let (start, count) = (reader, answers.count)
    while let next = reader.next, next != "{" {
      _ = reader.takeAll("(", ")") || reader.takeAll("[", "]") || reader.take(where: { _ in true })
    }
    guard reader.take("{") else { return false }
    let condition = reader.tokens(since: start)
    let isUsed = zip(condition, condition.dropFirst()).contains { errors.contains($0) && $1 != "is" }
    guard !isUsed, takeBlock() else { return false }
    guard reader.take("else") else {
      isOpen = isOpen || answers.count > count
      return true
    }
    return reader.take("if") ? takeChoice() : reader.take("{") && takeBlock()
  }

  private static func isLog(_ place: ArraySlice<Substring>) -> Bool {
    let functions: Set<Substring> = [
      "NSLog", "assertionFailure", "await", "debugPrint", "dump", "fputs", "os_log", "print",
    ]
    // Others may tell the user that something failed, as may `showFailure()`.
    let loggers: Set<String> = ["log", "logerror", "logfailure", "logger", "logwarning"]
    return place.allSatisfy(functions.contains)
      || place.contains { loggers.contains($0.lowercased()) || $0.hasSuffix("Logger") }
  }

  /// Takes what can be set, or a tuple of such.
  private mutating func takePlace() -> Bool {
    if reader.take("(") {
      while takePlace() && reader.take(",") {}
      guard reader.take(")") else { return false }
    } else if !reader.takeWord() {
      return false
    }
    while reader.take("?") || reader.take("!") || reader.takeAll("[", "]")
      || reader.take(".") && reader.takeWord()
    {}
    return true
  }
}
