extension MutationScan {
  mutating func scanStatement(at index: Int) {
    let line = code.lines[index]
    let text = line.code.trimmed
    scanCondition(line, text)
    guard isWhole(text, at: index) else { return }
    scanReturn(line, text)
    scanCall(line, text)
  }

  private mutating func scanCondition(_ line: MutableCode.Line, _ text: Substring) {
    for (start, end) in [("if ", " {"), ("} else if ", " {"), ("guard ", " else {")]
    where text.hasPrefix(start) && text.hasSuffix(end) {
      let condition = text.dropFirst(start.count).dropLast(end.count)
      guard !condition.isEmpty, isNegatable(condition) else { return }
      let place = line.place(of: condition)
      add(place, in: line, "!(\(original(place)))", MutationPoint.wrapping(place, in: "mutantNot({id}, "))
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

  private mutating func scanReturn(_ line: MutableCode.Line, _ text: Substring) {
    guard line.returnsOptional, text.hasPrefix("return ") else { return }
    let value = text.dropFirst("return ".count)
    guard value != "nil", !value.contains("{") else { return }
    let place = line.place(of: value)
    add(place, in: line, "nil", MutationPoint.wrapping(place, in: "mutantNil({id}, "))
  }

  private mutating func scanCall(_ line: MutableCode.Line, _ text: Substring) {
    let call = text.drop { $0 == "_" || $0 == " " || $0 == "=" }
    let expression = ["try ", "await "].reduce(call) {
      $1 == $0.prefix($1.count) ? $0.dropFirst($1.count) : $0
    }
    guard expression.hasSuffix(")"), expression.first?.isLetter == true,
      !text.contains("{"), !text.contains("}"), !text.contains("->"),
      let name = expression.firstIndex(of: "("), !Self.keywords.contains(expression[..<name]),
      expression[..<name].allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) })
    else { return }
    let place = line.place(of: text)
    add(place, in: line, "", MutationPoint.wrapping(place, in: "if mutantKeeps({id}) { ", end: " }"))
  }

  private static let keywords: Set<Substring> = [
    "return", "if", "guard", "for", "while", "switch", "case", "throw", "let", "var", "yield", "repeat",
    "self.init", "super.init", "in", "some", "any",
  ]

  /// Whether the line is a statement of its own, which no other line begins or continues.
  private func isWhole(_ text: Substring, at index: Int) -> Bool {
    guard isBalanced(text) else { return false }
    let before = code.lines[..<index].last { !$0.code.trimmed.isEmpty }?.code.trimmed ?? ""
    let after = code.lines[(index + 1)...].first { !$0.code.trimmed.isEmpty }?.code.trimmed ?? ""
    let endsOpen = [before, text].contains { line in
      ["(", "[", ",", "=", "?", "+", "-", "&&", "||", "??", "->", "."].contains(where: line.hasSuffix)
        || ["return", "try", "await"].contains(line.split(separator: " ").last)
    }
    let opensCase = before.hasPrefix("case ") || before.hasPrefix("default")
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
}

extension MutableCode.Line {
  /// The bytes of a part of the code, as a range of the source.
  fileprivate func place(of part: Substring) -> Range<Int> {
    let offset = start + code.utf8.distance(from: code.startIndex, to: part.startIndex)
    return offset..<(offset + part.utf8.count)
  }
}
