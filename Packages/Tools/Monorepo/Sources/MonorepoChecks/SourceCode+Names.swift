/// What names mean that the code itself declares.
extension SourceCode {
  /// The parts of the code in which a name is known that something around them declares: a function, a constant,
  /// a variable, a parameter or a type.
  func rooms(ofName name: String) -> RangeSet<Int> {
    var rooms = RangeSet<Int>()
    for function in offsets(of: "func") where !rooms.contains(function) {
      var start = function + "func".utf8.count
      if path(at: &start) == name { rooms.insert(contentsOf: block(around: function)) }
    }
    var values = RangeSet<Int>()
    for offset in offsets(of: name) {
      let end = offset + name.utf8.count
      let word = word(before: offset)
      let isOfClosure = self.end(ofToken: "in", behind: end) != nil && follows("{,", at: offset)
      if Self.typeKeywords.contains(word) || isOfClosure {
        rooms.insert(contentsOf: block(around: offset))
      } else if ["for", "let", "var"].contains(word) {
        rooms.insert(contentsOf: block(around: offset))
        // The value that a name gets may be the system's of the same name.
        values.insert(contentsOf: offset..<(offset + rest(ofLineAt: offset).utf8.count))
      } else if let body = bodyOfFunction(withParameterAt: offset..<end) {
        rooms.insert(contentsOf: body)
      }
    }
    return rooms.subtracting(values)
  }

  /// Whether the code declares a case or a static member with a name, which a dot alone may mean.
  func hasOwnMember(_ name: String) -> Bool {
    offsets(of: name).contains { declaresMember(at: $0) }
      || !offsets(ofTokens: TokenSequence("static func " + name)).isEmpty
  }

  /// Whether a word is the name of what is declared there, or of an argument, and no use.
  func isOnlyName(_ word: Range<Int>) -> Bool {
    let offset = word.lowerBound
    if ["let", "var"].contains(self.word(before: offset)) || declaresMember(at: offset) { return true }
    guard end(ofToken: ":", behind: word.upperBound) != nil else { return false }
    return follows("(,", at: offset) || bytes[..<endOfCode(before: offset)].last?.isIdentifier == true
  }

  /// Whether the code before an offset ends with one of some signs.
  private func follows(_ signs: String, at offset: Int) -> Bool {
    bytes[..<endOfCode(before: offset)].last.map { signs.utf8.contains($0) } ?? false
  }

  private func declaresMember(at offset: Int) -> Bool {
    let line = String(decoding: bytes[self.offset(ofLine: line(at: offset))..<offset], as: UTF8.self)
    return line.contains(#/\b(?:case (?!let\b|var\b)|static (?:let|var) )[\w, `]*$/#)
  }

  /// The body of the function or initializer that has a parameter; nil where the word is none.
  private func bodyOfFunction(withParameterAt word: Range<Int>) -> Range<Int>? {
    guard end(ofToken: ":", behind: word.upperBound) != nil, let open = parenthesis(around: word.lowerBound)
    else { return nil }
    var nameEnd = opening("<>", closedAt: endOfCode(before: open))
    if nameEnd > 0, "?!".utf8.contains(bytes[nameEnd - 1]) { nameEnd -= 1 }
    let name = lead(before: nameEnd)
    guard name == "init" || self.word(before: nameEnd - name.utf8.count) == "func" else { return nil }
    let parameters = enclosed("()", behind: open)
    let body = enclosed("{}", behind: parameters.upperBound)
    // A requirement of a protocol has no body: the next braces belong to something else.
    let head = String(decoding: bytes[parameters.upperBound..<body.lowerBound], as: UTF8.self)
    return head.contains(#/[};]|\b(?:func|init|let|subscript|var)\b/#) ? nil : body
  }

  private static let typeKeywords: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
}
