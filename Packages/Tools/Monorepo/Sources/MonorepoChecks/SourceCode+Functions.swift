/// Which functions other files of a module know.
extension SourceCode {
  /// Whether a call at an offset means a function that another file of its module declares: one of the module, or
  /// a member of a type around the call.
  func callsFunction(at offset: Int, declaredIn others: some Sequence<SourceCode>) -> Bool {
    var end = offset
    let name = path(at: &end)
    guard bytes[offset].isIdentifier, lead(before: offset).isEmpty,
      self.end(ofToken: "(", behind: end) != nil
    else { return false }
    let types = types(around: offset)
    return others.contains { $0.declaresFunction(name, in: types) }
  }

  private func declaresFunction(_ name: String, in types: [String]) -> Bool {
    offsets(ofTokens: TokenSequence("func " + name)).contains { offset in
      let block = block(around: offset)
      let isKnown = block == bytes.indices || type(withBodyAt: block.lowerBound).map(types.contains) == true
      return isKnown && !DeclarationFront(self, before: offset).isPrivate
    }
  }

  private func types(around offset: Int) -> [String] {
    var types: [String] = []
    var body = block(around: offset)
    while body.lowerBound > 0 {
      types += [type(withBodyAt: body.lowerBound)].compactMap(\.self)
      body = block(around: body.lowerBound)
    }
    return types
  }

  /// The name of the type or extension whose body begins with a brace; nil for other braces.
  private func type(withBodyAt brace: Int) -> String? {
    let line = String(decoding: bytes[self.offset(ofLine: line(at: brace))..<brace], as: UTF8.self)
    let head = #/\b(?:actor|class|enum|extension|protocol|struct)\s+(?!func\b|var\b)(?:\w+\.)*(\w+)[^{}]*$/#
    return line.firstMatch(of: head).map { String($0.output.1) }
  }
}
