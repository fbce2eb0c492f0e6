/// Code as tokens, with any blanks between them.
struct TokenSequence: ExpressibleByStringLiteral, Sendable {
  let tokens: [[UInt8]]
  /// The words among the tokens, of which most files do not have all.
  let words: Set<[UInt8]>

  init(_ text: String) {
    tokens = TokenReader.tokens(of: text).map { Array($0.utf8) }
    words = Set(tokens.filter { $0.allSatisfy(\.isIdentifier) })
  }

  init(stringLiteral text: String) { self.init(text) }
}

extension SourceCode {
  func offsets(ofTokens sequence: TokenSequence) -> [Int] { ranges(ofTokens: sequence).map(\.lowerBound) }

  /// The ranges in which tokens stand in sequence, with any blanks between them.
  ///
  /// The first and the last token are whole words; a leading dot fits a member of anything.
  func ranges(ofTokens sequence: TokenSequence) -> [Range<Int>] {
    guard let first = sequence.tokens.first, sequence.words.isSubset(of: words) else { return [] }
    return offsets(of: first).compactMap { offset in
      end(of: sequence.tokens.dropFirst(), behind: offset + first.count).map { offset..<$0 }
    }
  }

  /// The ranges of tokens that mean nothing which something around them declares, such as a `readLine` of its type
  /// or a parameter `sleep`: Swift looks for no other one then.
  func ranges(ofForeignTokens sequence: TokenSequence) -> [Range<Int>] {
    let ranges = ranges(ofTokens: sequence)
    guard let first = sequence.tokens.first, first[0].isIdentifier, !ranges.isEmpty else { return ranges }
    let name = String(decoding: first, as: UTF8.self)
    let rooms = rooms(ofName: name)
    let isWord = sequence.tokens.count == 1
    return ranges.filter { range in
      var end = range.lowerBound
      if isWord, isOnlyName(range) { return false }
      guard rooms.contains(end), lead(before: end).isEmpty else { return true }
      if isWord || name.first?.isUppercase == true { return false }
      return path(at: &end) != name || bytes[end...].first != UInt8(ascii: "(")
    }
  }

  /// The offsets of a type in a declaration that is followed by a member of it without its name, as in
  /// `Locale = .current`, `Locale { .current }` and `Locale? { get { return .current } }`.
  func offsets(ofMember member: TokenSequence, whereDeclared type: TokenSequence) -> [Int] {
    guard member.words.isSubset(of: words) else { return [] }
    return ranges(ofForeignTokens: type).filter { range in
      var position = range.upperBound
      if bytes[position...].first == UInt8(ascii: "?") { position += 1 }
      var hasValue = false
      while let next = Self.leadsToValue.lazy.compactMap({ end(of: [$0], behind: position) }).first {
        (position, hasValue) = (next, true)
      }
      return hasValue && end(of: member.tokens[...], behind: position) != nil
    }
    .map(\.lowerBound)
  }

  /// The offsets of a member without its type that is the value or the default of something with one of some names, as
  /// in `locale: .current`, `myLocale = .current` and `a.locale ?? .current`; none where the code has such a member.
  func offsets(ofMember member: TokenSequence, behind names: [String]) -> [Int] {
    let offsets = offsets(ofTokens: member)
    guard let name = member.tokens.dropFirst().first, !offsets.isEmpty,
      !hasOwnMember(String(decoding: name, as: UTF8.self))
    else { return [] }
    return offsets.filter { offset in
      let end = endOfCode(before: offset)
      let sign = ["??", ":", "="].first { bytes[..<end].suffix($0.utf8.count).elementsEqual($0.utf8) }
      guard let sign else { return false }
      let name = lead(before: endOfCode(before: end - sign.utf8.count)).split(separator: ".").last ?? ""
      return names.contains { word in
        name == word
          || name.first?.isLowercase == true && name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
      }
    }
  }

  /// The offsets at which a function is handed on and not called, as in `map(getenv)`; none in a file that may mean
  /// something of its own by the name.
  func offsets(ofFunction name: TokenSequence) -> [Int] {
    let places = ranges(ofTokens: name).filter { place in
      !wholeLine(at: place.lowerBound).split(separator: " ").starts(with: ["case"])
    }
    let isDeclared = places.contains { place in
      [":", "in"].contains { end(ofToken: $0, behind: place.upperBound) != nil }
        || ["for", "let", "var"].contains(word(before: place.lowerBound))
    }
    guard !isDeclared else { return [] }
    return places.filter { place in
      let start = place.lowerBound - lead(before: place.lowerBound).utf8.count
      let before = bytes[..<start].last { !$0.isBlank } ?? 0
      let after = bytes[place.upperBound...].first { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
      return "(,=:?".utf8.contains(before) && "),;]}\n".utf8.contains(after)
    }
    .map(\.lowerBound)
  }

  /// The end of a token that is the next code behind an offset; nil when something else is there.
  func end(ofToken token: String, behind offset: Int) -> Int? { end(of: [Array(token.utf8)], behind: offset) }

  private func end(of tokens: ArraySlice<[UInt8]>, behind offset: Int) -> Int? {
    var position = offset
    for token in tokens {
      skipFiller(before: token, from: &position)
      guard bytes[position...].starts(with: token) else { return nil }
      position += token.count
    }
    let goesOn = tokens.last?.last?.isIdentifier == true && bytes[position...].first?.isIdentifier == true
    return goesOn ? nil : position
  }

  /// Skips what stands between tokens and makes no difference: blanks, the backticks of names, `self` and the
  /// arguments of a generic type before its member, and the name of an initializer before what it is given.
  private func skipFiller(before token: [UInt8], from position: inout Int) {
    while position < bytes.count, bytes[position].isBlank || bytes[position] == UInt8(ascii: "`") {
      position += 1
    }
    if bytes[position...].starts(with: ".self.".utf8) { position += ".self".utf8.count }
    if token == [UInt8(ascii: ".")], bytes[position...].first == UInt8(ascii: "<") {
      position = enclosed("<>", behind: position).upperBound
      skipFiller(before: token, from: &position)
    } else if token == [UInt8(ascii: "(")], bytes[position...].starts(with: ".init".utf8) {
      position = startOfCode(from: position + ".init".utf8.count)
    }
  }

  private static let leadsToValue = ["=", "{", "return", "get", "try?", "try!", "try", "await"]
    .map { Array($0.utf8) }
}
