/// Values that say nothing.
extension TokenReader {
  /// Takes a literal, an empty value, or a list or tuple of such; nothing when something else stands there.
  mutating func takeValue() -> Bool {
    let start = self
    while take("-") || take("!") {}
    let isSimple = take("nil") || take("true") || take("false") || take(where: \.isNumber)
    guard isSimple || takeEmpty() || takeList() else {
      self = start
      return false
    }
    if take("as") {
      _ = take("any")
      _ = takeType { _ in true }
      while take("?") {}
    }
    return true
  }

  /// Takes a list, a tuple or the arguments of a call that have only such values.
  mutating func takeList() -> Bool {
    let isTuple = take("(")
    guard isTuple || take("[") else { return false }
    while !take(isTuple ? ")" : "]") {
      let isLabel = isTuple && isAtLabel && takeWord()
      guard isLabel || take(",") || take(":") || takeValue() else { return false }
    }
    return true
  }

  /// Takes `[Film]()`, `Set<Film>.init()`, `Optional.none`, `.zero`, `.success([])` and the like.
  private mutating func takeEmpty() -> Bool {
    let start = self
    if takeType({ _ in true }), take("?", ".", "none") { return true }
    self = start
    let types: Set<Substring> = ["Array", "Data", "Dictionary", "Optional", "Result", "Set", "String"]
    let hasType = takeType(types.contains)
    if take(".", "none") || take(".", "zero") || take(".", "empty") { return true }
    if take(".", "success") && takeList() { return true }
    if take(".", "init") || hasType, take("(", ")") { return true }
    self = start
    return false
  }

  /// Takes a type, one with a name only where the name fits.
  private mutating func takeType(_ fits: (Substring) -> Bool) -> Bool {
    if takeAll("[", "]") { return true }
    guard let name = next, fits(name), takeWord() else { return false }
    _ = takeAll("<", ">")
    return true
  }
}
