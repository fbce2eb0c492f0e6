/// A declaration that other modules see.
struct PublicDeclaration: Equatable, Sendable {
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
    ["public", "open"].flatMap { access in
      offsets(of: access).flatMap { declarations(at: $0, access) }
    }
    .sorted { $0.line < $1.line }
  }

  private func declarations(at offset: Int, _ access: String) -> [PublicDeclaration] {
    // Between backticks it is a name.
    guard offset == 0 || bytes[offset - 1] != UInt8(ascii: "`") else { return [] }
    var words = DeclarationWords(self, from: offset + access.utf8.count)
    guard let subject = words.subject() else {
      return members(ofPublicExtensionAt: offset + access.utf8.count)
    }
    // `open` is an ordinary name too; as an access level it has its declaration beside it, or a line to itself.
    guard access == "public" || line(at: subject.offset) == line(at: offset) || beginsStatement(at: offset)
    else { return [] }
    return [declaration(of: subject, at: offset)] + parts(of: subject)
  }

  /// Whether the code before a declaration has come to its end.
  private func beginsStatement(at offset: Int) -> Bool {
    let before = DeclarationFront(self, before: offset).previousCode - 1
    guard before >= 0 else { return true }
    return "{};".utf8.contains(bytes[before])
      || line(at: before) < line(at: offset) && !",=:([".utf8.contains(bytes[before])
  }

  private func declaration(of subject: DeclarationWords.Subject, at offset: Int) -> PublicDeclaration {
    let isDocumented = subject.isOverride || self.isDocumented(from: offset)
    return PublicDeclaration(name: subject.name, line: line(at: offset), isDocumented: isDocumented)
  }

  private func isDocumented(from offset: Int) -> Bool {
    let front = DeclarationFront(self, before: offset)
    return front.modifiers.contains("override")
      || Self.count(of: documentation, upTo: offset)
        > Self.count(of: documentation, upTo: front.previousCode)
  }

  /// The members that are as public as the type that they belong to, without a modifier.
  private func parts(of subject: DeclarationWords.Subject) -> [PublicDeclaration] {
    if subject.name.hasPrefix("protocol ") {
      return memberKeywords(ofTypeAt: subject.offset, among: Self.requirementKeywords).compactMap { place in
        var words = DeclarationWords(self, from: place)
        return words.subject().map { declaration(of: $0, at: place) }
      }
    }
    guard subject.name.hasPrefix("enum ") else { return [] }
    return memberKeywords(ofTypeAt: subject.offset, among: ["case"]).flatMap { place in
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

  /// The members of a public extension, with the keyword `extension` behind an offset; none when something else is
  /// there.
  ///
  /// They are public unless they say otherwise; those that say `public` themselves are found by that word.
  private func members(ofPublicExtensionAt offset: Int) -> [PublicDeclaration] {
    guard let type = end(ofToken: "extension", behind: offset) else { return [] }
    return memberKeywords(ofTypeAt: type, among: Self.memberKeywords).flatMap {
      place -> [PublicDeclaration] in
      var words = DeclarationWords(self, from: place)
      let front = DeclarationFront(self, before: place)
      guard let subject = words.subject(), subject.offset == place, !front.hasAccess else { return [] }
      return [declaration(of: subject, at: place)] + parts(of: subject)
    }
  }

  /// The offsets of members' keywords: between the braces of the type, and in no other brackets.
  private func memberKeywords(ofTypeAt offset: Int, among keywords: Set<String>) -> [Int] {
    guard let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
    return wordOffsets(atDepth: 1, from: brace).filter { start in
      // Between backticks, and behind the dot of a member, it is a name.
      guard !"`.".utf8.contains(bytes[start - 1]) else { return false }
      let end = bytes[start...].firstIndex { !$0.isIdentifier } ?? bytes.count
      return keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }

  private static let requirementKeywords: Set<String> = [
    "associatedtype", "func", "init", "subscript", "var",
  ]
  private static let memberKeywords: Set<String> = [
    "actor", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The names that the `case` at an offset declares, each with its offset; none for code that is cut off.
  func caseNames(at offset: Int) -> [(name: String, offset: Int)] {
    var names: [(name: String, offset: Int)] = []
    var position = offset + "case".utf8.count
    repeat {
      guard let start = bytes[position...].firstIndex(where: { !$0.isBlank }) else { return names }
      position = bytes[start...].firstIndex { !$0.isIdentifier && $0 != UInt8(ascii: "`") } ?? bytes.count
      guard position > start else { return names }
      names.append((String(decoding: bytes[start..<position], as: UTF8.self), start))
    } while skipToNextCase(from: &position)
    return names
  }

  /// Moves behind the comma that ends a case, over its associated and raw value; false when no other one follows.
  private func skipToNextCase(from position: inout Int) -> Bool {
    var depth = 0
    var isValue = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return true
      case UInt8(ascii: "=") where depth == 0: isValue = true
      case let byte where depth == 0 && !byte.isBlank && !isValue: return false
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return false
      case UInt8(ascii: "\n") where depth == 0 && isValue:
        if bytes[position...].first(where: { !$0.isBlank }) != UInt8(ascii: ",") { return false }
      default: break
      }
    }
    return false
  }
}
