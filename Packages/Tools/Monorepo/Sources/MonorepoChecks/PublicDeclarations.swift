/// A declaration that other modules see.
struct PublicDeclaration: Hashable, Sendable {
  /// The kind and name of the declaration, as in “func load”.
  let name: String
  /// The line of its access level, or of its keyword where it has none of its own.
  let line: Int
  /// Whether a documentation comment stands in front of it; an override has that of what it overrides.
  let isDocumented: Bool
}

extension SourceCode {
  /// Every declaration that says `public` or `open`, the requirements of such protocols, the cases of such
  /// enumerations, and the members of such extensions.
  ///
  /// Imports and extensions declare nothing.
  var publicDeclarations: [PublicDeclaration] {
    guard ["public", "open"].contains(where: { words.contains(Array($0.utf8)) }) else { return [] }
    let places = DeclarationFront.keywords.union(["extension"]).flatMap { offsets(ofKeyword: $0) }.sorted()
    return places.filter(saysPublic).flatMap(declarations).sorted { $0.line < $1.line }
  }

  private func saysPublic(at place: Int) -> Bool {
    let front = DeclarationFront(self, before: place)
    guard let word = front.publicWord else { return false }
    // `open` is an ordinary name too; as an access level it has its declaration beside it, or a line to itself.
    return front.modifiers["public"] != nil || line(at: word) == line(at: place) || beginsStatement(at: word)
  }

  /// Whether the code before a declaration has come to its end.
  private func beginsStatement(at offset: Int) -> Bool {
    let before = DeclarationFront(self, before: offset).previousCode - 1
    guard before >= 0 else { return true }
    return "{};".utf8.contains(bytes[before])
      || line(at: before) < line(at: offset) && !",=:([".utf8.contains(bytes[before])
  }

  /// What a keyword declares, with the members that are as public without a word of their own; those that
  /// have one are found by it.
  private func declarations(at place: Int) -> [PublicDeclaration] {
    guard let name = declaredName(at: place) else { return [] }
    let line = line(at: DeclarationFront(self, before: place).publicWord ?? place)
    let own = PublicDeclaration(name: name, line: line, isDocumented: isDocumented(from: place))
    switch name.prefix(while: { $0 != " " }) {
    case "extension": return members(ofTypeAt: place)
    case "protocol": return [own] + members(ofTypeAt: place)
    case "enum": return [own] + cases(ofTypeAt: place)
    default: return [own]
    }
  }

  private func isDocumented(from offset: Int) -> Bool {
    let front = DeclarationFront(self, before: offset)
    return front.modifiers["override"] != nil
      || Self.count(of: documentation, upTo: offset)
        > Self.count(of: documentation, upTo: front.previousCode)
  }

  private func members(ofTypeAt offset: Int) -> [PublicDeclaration] {
    memberKeywords(ofTypeAt: offset, among: DeclarationFront.keywords)
      .filter { !DeclarationFront(self, before: $0).hasAccess }.flatMap(declarations)
  }

  private func cases(ofTypeAt offset: Int) -> [PublicDeclaration] {
    memberKeywords(ofTypeAt: offset, among: ["case"]).flatMap { place in
      // One comment may speak for all cases of a line.
      let isDocumented = isDocumented(from: place)
      return caseNames(at: place).enumerated().map { index, element in
        PublicDeclaration(
          name: "case \(element.name)",
          line: line(at: index == 0 ? place : element.offset),
          isDocumented: isDocumented || index > 0 && self.isDocumented(from: element.offset)
        )
      }
    }
  }

  /// The keyword at an offset with the name behind it, which may be an operator; nil for the `class` of a
  /// member.
  private func declaredName(at offset: Int) -> String? {
    var position = offset
    let keyword = path(at: &position)
    guard keyword != "init", keyword != "subscript" else { return keyword }
    let start = startOfCode(from: position)
    // Several names at once.
    if bytes[start...].first == UInt8(ascii: "(") {
      return "\(keyword) \(String(decoding: bytes[enclosed("()", behind: start)], as: UTF8.self))"
    }
    let isWord = bytes[start...].first.map { $0.isIdentifier || $0 == UInt8(ascii: "`") } ?? false
    let ends = isWord ? " (:={\n<," : "( "
    let name = String(decoding: bytes[start...].prefix { !ends.utf8.contains($0) }, as: UTF8.self)
    let isOfMember = DeclarationFront.modifierWords.union(["func", "subscript", "var"]).contains(name)
    return keyword == "class" && isOfMember ? nil : "\(keyword) \(rawNames[start] ?? name)"
  }

  /// The names that the `case` at an offset declares, each with its offset; none for code that is cut off.
  func caseNames(at offset: Int) -> [(name: String, offset: Int)] {
    var names: [(name: String, offset: Int)] = []
    var next: Int? = offset + "case".utf8.count
    while let start = next {
      let name = bytes[startOfCode(from: start)...].prefix { $0.isIdentifier || $0 == UInt8(ascii: "`") }
      guard !name.isEmpty else { break }
      let text = rawNames[name.startIndex] ?? String(decoding: name, as: UTF8.self)
      names.append((text, name.startIndex))
      // Commas between brackets are those of an associated value, or of a raw one.
      var position = name.endIndex
      while let sign = bytes[position...].first, !",;}\n".utf8.contains(sign) {
        switch sign {
        case UInt8(ascii: "("): position = enclosed("()", behind: position).upperBound
        case UInt8(ascii: "["): position = enclosed("[]", behind: position).upperBound
        default: position += 1
        }
      }
      next = end(ofToken: ",", behind: position)
    }
    return names
  }
}
