/// The statements of a `catch` that drop its error.
///
/// Texts are blanked out, so that nothing stands where one is a value.
struct CatchBody {
  /// The statements that leave with a literal or nothing, or store one.
  private var answers: [String] = []
  /// Whether one of them has a literal.
  private var hasValue = false
  /// What a statement has set to a literal: to return it is to return the literal.
  private var literals: Set<Substring> = []
  private var isLogged = false
  private var reader: TokenReader

  /// Reads a body; nil when a statement of it does something else.
  init?(_ code: String) {
    reader = TokenReader(code)
    while reader.next != nil {
      guard takeStatement() else { return nil }
    }
  }

  var isIdle: Bool { answers.isEmpty && !isLogged }

  /// The statements that answer the error, or the one that does in the code behind the body; nil where an
  /// error that is printed or logged gets no literal for an answer.
  func answers(before rest: String) -> [String]? {
    if !isLogged || hasValue { return answers }
    guard answers.isEmpty, let end = CatchBody(rest), end.hasValue, end.answers[0].hasPrefix("return") else {
      return nil
    }
    return end.answers
  }

  private mutating func takeStatement() -> Bool {
    let start = reader
    if reader.take(";") || reader.take("(", ")") || reader.take("defer", "{", "}") { return true }
    if reader.take("do", "{") || reader.take("if", "true", "{")
      || reader.take("guard", "false", "else", "{") || reader.take("switch", "error", "{", "default", ":")
    {
      // A block that always runs.
      while !reader.take("}") {
        guard reader.next != nil, takeStatement() else { return false }
      }
      return true
    }
    if reader.take("return") {
      let isLiteral = takeValue() || reader.next.map(literals.contains) == true && reader.takeWord()
      hasValue = isLiteral || hasValue
    } else if reader.take("break") || reader.take("continue") {
      _ = reader.takeWord()
    } else {
      _ = reader.take("let") || reader.take("var") || reader.take("await")
      let target = reader
      guard takePlace() else { return false }
      let place = reader.tokens(since: target)
      // Another name for the error does nothing by itself.
      let isNew = place.startIndex > reader.tokens(since: start).startIndex && place.first != "_"
      if isNew, reader.take("=", "error") { return true }
      if Self.isLog(reader.tokens(since: start)), reader.takeAll("(", ")") {
        isLogged = true
        return true
      }
      guard reader.take("=") else { return false }
      // A call does something.
      if place.first == "_", takePlace() { return reader.next != "(" }
      let value = reader
      _ = takeValue()
      // A flag says that something failed.
      guard !reader.tokens(since: value).contains("true") else { return false }
      hasValue = true
      if place.count == 1 { literals.formUnion(place) }
    }
    answers.append(reader.text(since: start))
    return true
  }

  private static func isLog(_ place: ArraySlice<Substring>) -> Bool {
    let functions: Set<Substring> = [
      "NSLog", "assertionFailure", "await", "debugPrint", "dump", "fputs", "os_log", "print",
    ]
    return place.allSatisfy(functions.contains)
      || place.contains { ["log", "logger"].contains($0.lowercased()) }
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

  /// Takes a literal, an empty value, or a list or tuple of such; nothing when something else stands there.
  private mutating func takeValue() -> Bool {
    let start = reader
    while reader.take("-") || reader.take("!") {}
    let isSimple =
      reader.take("nil") || reader.take("true") || reader.take("false") || reader.take(where: \.isNumber)
    guard isSimple || takeEmpty() || takeList() else {
      reader = start
      return false
    }
    if reader.take("as") {
      _ = reader.take("any")
      _ = takeType { _ in true }
      while reader.take("?") {}
    }
    return true
  }

  private mutating func takeList() -> Bool {
    let isTuple = reader.take("(")
    guard isTuple || reader.take("[") else { return false }
    while !reader.take(isTuple ? ")" : "]") {
      let isLabel = isTuple && reader.isAtLabel && reader.takeWord()
      guard isLabel || reader.take(",") || reader.take(":") || takeValue() else { return false }
    }
    return true
  }

  /// Takes `[Film]()`, `Set<Film>.init()`, `Optional.none`, `.zero`, `.success([])` and the like.
  private mutating func takeEmpty() -> Bool {
    let start = reader
    if takeType({ _ in true }), reader.take("?", ".", "none") { return true }
    reader = start
    let types: Set<Substring> = ["Array", "Data", "Dictionary", "Optional", "Result", "Set", "String"]
    let hasType = takeType(types.contains)
    if reader.take(".", "none") || reader.take(".", "zero") { return true }
    if reader.take(".", "success") && takeList() { return true }
    if reader.take(".", "init") || hasType, reader.take("(", ")") { return true }
    reader = start
    return false
  }

  /// Takes a type, one with a name only where the name fits.
  private mutating func takeType(_ fits: (Substring) -> Bool) -> Bool {
    if reader.takeAll("[", "]") { return true }
    guard let name = reader.next, fits(name), reader.takeWord() else { return false }
    _ = reader.takeAll("<", ">")
    return true
  }
}
