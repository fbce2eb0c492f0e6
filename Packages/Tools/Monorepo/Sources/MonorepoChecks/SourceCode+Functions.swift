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
    // Where no other file has a function of the name, the types around the call need not be found.
    lazy var types = types(around: offset)
    return others.contains { other in
      other.offsets(ofTokens: TokenSequence("func " + name)).contains { declaration in
        guard !DeclarationFront(other, before: declaration).isPrivate else { return false }
        let block = other.block(around: declaration)
        return block == other.bytes.indices
          || other.type(withBodyAt: block.lowerBound).map { types.contains($0) } == true
      }
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
