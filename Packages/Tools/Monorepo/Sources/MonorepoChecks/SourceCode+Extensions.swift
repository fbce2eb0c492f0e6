extension SourceCode {
  /// The members of a public extension, with the keyword `extension` behind an offset; none when something else is there.
  ///
  /// They are public unless they say otherwise; those that say `public` themselves are found by that word.
  func members(ofPublicExtensionAt offset: Int) -> [PublicDeclaration] {
    guard let keyword = bytes[offset...].firstIndex(where: { !$0.isBlank }),
      bytes[keyword...].starts(with: "extension ".utf8)
    else { return [] }
    return memberKeywords(ofTypeAt: keyword, among: Self.memberKeywords).compactMap { place in
      var words = DeclarationWords(bytes, from: place)
      let front = DeclarationFront(bytes, before: place)
      guard let subject = words.subject(), subject.offset == place, !front.hasAccess else { return nil }
      return PublicDeclaration(
        name: subject.name,
        line: line(at: place),
        isDocumented: front.isOverride || hasDocumentation(from: front.previousCode, to: place)
      )
    }
  }

  private static let memberKeywords: Set<String> = [
    "actor", "class", "enum", "func", "init", "let", "struct", "subscript", "typealias", "var",
  ]
}
