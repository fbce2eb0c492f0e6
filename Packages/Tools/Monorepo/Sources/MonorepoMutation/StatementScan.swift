/// Finds the mutants of a whole line: a condition that is negated, a value that becomes nil, a call that is left out.
struct StatementScan {
  private let code: MutableCode
  private let index: Int
  private(set) var points: [MutationPoint] = []

  init(_ code: MutableCode, _ index: Int) {
    (self.code, self.index) = (code, index)
    scanCondition()
    scanReturn()
    scanCall()
  }

  private var line: MutableCode.Line { code.lines[index] }
  private var text: Substring { line.code.trimmed }

  private mutating func scanCondition() {
    for (start, end) in [("if ", " {"), ("} else if ", " {"), ("guard ", " else {")]
    where text.hasPrefix(start) && text.hasSuffix(end) {
      let condition = text.dropFirst(start.count).dropLast(end.count)
      guard !condition.isEmpty, isNegatable(condition) else { return }
      add(condition, mutated: "!(\(condition))", call: "mutantNot({id}, ")
    }
  }

  /// Whether the opposite is told by no other mutant, and the condition is one expression.
  private func isNegatable(_ condition: Substring) -> Bool {
    let parts = ["let ", "var ", "case ", "#", "{", "}", ","]
    guard !parts.contains(where: condition.contains), !condition.hasPrefix("!"), isBalanced(condition) else {
      return false
    }
    let isJoined = condition.contains("&&") || condition.contains("||")
    return isJoined || !condition.contains("==") && !condition.contains("!=")
  }

  private mutating func scanReturn() {
    guard line.returnsOptional, text.hasPrefix("return "), isWhole else { return }
    let value = text.dropFirst("return ".count)
    guard value != "nil", !value.contains("{") else { return }
    add(value, mutated: "nil", call: "mutantNil({id}, ")
  }

  private mutating func scanCall() {
    let call = text.drop { $0 == "_" || $0 == " " || $0 == "=" }
    let expression = ["try ", "await "].reduce(call) {
      $1 == $0.prefix($1.count) ? $0.dropFirst($1.count) : $0
    }
    guard expression.hasSuffix(")"), expression.first?.isLetter == true, isWhole,
      !text.contains("{"), !text.contains("}"), !text.contains("->"),
      let name = expression.firstIndex(of: "("), !Self.keywords.contains(expression[..<name]),
      expression[..<name].allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) })
    else { return }
    add(text, mutated: "", call: "if mutantKeeps({id}) { ", end: " }")
  }

  private static let keywords: Set<Substring> = [
    "return", "if", "guard", "for", "while", "switch", "case", "throw", "let", "var", "yield", "repeat",
    "self.init", "super.init", "in", "some", "any",
  ]

  /// Whether the line is a statement of its own, which no other line begins or continues.
  private var isWhole: Bool {
    guard isBalanced(text) else { return false }
    let before = code.lines[..<index].last { !$0.code.trimmed.isEmpty }?.code.trimmed ?? ""
    let after = code.lines[(index + 1)...].first { !$0.code.trimmed.isEmpty }?.code.trimmed ?? ""
    let endsOpen = [before, text].contains { line in
      ["(", "[", ",", "=", "?", "+", "-", "&&", "||", "??", "->", "."].contains(where: line.hasSuffix)
        || ["return", "try", "await"].contains(line.split(separator: " ").last)
    }
    let opensCase = before.hasPrefix("case ") || before.hasPrefix("default") || before.hasPrefix("@unknown")
    let goesOn = [
      ".", "?", ":", "&&", "||", "+ ", "- ", "* ", "==", "!=", "<", ">", "as", ")", "]", ",", "{",
    ]
    return !endsOpen && (opensCase || !before.hasSuffix(":"))
      && !goesOn.contains { after.hasPrefix($0) }
  }

  private func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The part of the line in the source, texts included.
  private mutating func add(_ part: Substring, mutated: String, call: String, end: String = ")") {
    let start = line.code.utf8.distance(from: line.code.startIndex, to: part.startIndex)
    let range = (line.start + start)..<(line.start + start + part.utf8.count)
    let original = String(decoding: code.source[range], as: UTF8.self)
    points.append(
      MutationPoint(
        offset: range.lowerBound,
        line: line.number,
        column: start + 1,
        original: original,
        mutated: mutated.hasPrefix("!(") ? "!(\(original))" : mutated,
        edits: MutationPoint.wrapping(range, in: call, end: end),
        declaration: ""
      )
    )
  }
}
