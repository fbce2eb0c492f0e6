extension SourceCode {
  /// Every declaration that says `public` or `open`, the requirements of such protocols, and the members of such
  /// extensions.
  ///
  /// Imports and extensions declare nothing.
  var publicDeclarations: [PublicDeclaration] {
    ["public", "open"].flatMap { access in
      offsets(of: access).flatMap { declarations(at: $0, access) }
    }
    .sorted { $0.line < $1.line }
  }

  private func declarations(at offset: Int, _ access: String) -> [PublicDeclaration] {
    // Between backticks it is a name.
    guard offset == 0 || bytes[offset - 1] != UInt8(ascii: "`") else { return [] }
    var words = DeclarationWords(bytes, from: offset + access.utf8.count)
    guard let subject = words.subject() else {
      return members(ofPublicExtensionAt: offset + access.utf8.count)
    }
    // `open` is an ordinary name too; as an access level it has its declaration beside it.
    let line = line(at: offset)
    guard access == "public" || self.line(at: subject.offset) == line else { return [] }
    let front = DeclarationFront(bytes, before: offset)
    let declaration = PublicDeclaration(
      name: subject.name,
      line: line,
      isDocumented: subject.isOverride || front.isOverride
        || hasDocumentation(from: front.previousCode, to: offset)
    )
    return [declaration] + (subject.isProtocol ? requirements(ofProtocolAt: subject.offset) : [])
  }

  /// Whether a documentation comment ends between two offsets.
  func hasDocumentation(from start: Int, to end: Int) -> Bool {
    documentation.contains { start < $0 && $0 <= end }
  }
}
