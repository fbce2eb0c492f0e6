extension SourceCode {
  /// What a protocol asks for, with the keyword of the protocol at an offset.
  ///
  /// It is as public as the protocol, without saying so.
  func requirements(ofProtocolAt offset: Int) -> [PublicDeclaration] {
    memberKeywords(ofTypeAt: offset, among: Self.requirementKeywords).compactMap { place in
      var words = DeclarationWords(bytes, from: place)
      guard let subject = words.subject() else { return nil }
      let front = DeclarationFront(bytes, before: place)
      return PublicDeclaration(
        name: subject.name,
        line: line(at: place),
        isDocumented: subject.isOverride || front.isOverride
          || hasDocumentation(from: front.previousCode, to: place)
      )
    }
  }

  /// Where the keywords of members stand: between the braces of the type, and in no other braces or parentheses.
  func memberKeywords(ofTypeAt offset: Int, among keywords: Set<String>) -> [Int] {
    guard var position = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
    var (depth, places) = (0, [Int]())
    repeat {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case let byte where byte.isIdentifier:
        let end = bytes[position...].firstIndex { !$0.isIdentifier } ?? bytes.count
        let word = String(decoding: bytes[position..<end], as: UTF8.self)
        if depth == 1, keywords.contains(word), !isName(at: position) { places.append(position) }
        position = end - 1
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
    return places
  }

  /// Whether a word is a name: between backticks, or behind the dot of a member.
  private func isName(at offset: Int) -> Bool {
    offset > 0 && (bytes[offset - 1] == UInt8(ascii: "`") || bytes[offset - 1] == UInt8(ascii: "."))
  }

  private static let requirementKeywords: Set<String> = [
    "associatedtype", "func", "init", "subscript", "var",
  ]
}
