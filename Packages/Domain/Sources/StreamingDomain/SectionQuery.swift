/// What a person typed to mean one section: an id, a name, a title, or the beginning of one.
public struct SectionQuery: Hashable, Sendable {
  /// What was typed.
  public let text: String

  /// Takes over what was typed.
  ///
  /// - Parameter text: An id, a name, a title, or the beginning of one, in any letter case.
  public init(_ text: String) {
    self.text = text
  }

  /// Finds the section that is meant.
  ///
  /// An equal id wins over an equal name, that over an equal title, and that over a beginning. Letter case and
  /// blanks around the text do not matter.
  ///
  /// - Parameter sections: The sections to choose from.
  /// - Returns: The one section that is meant.
  /// - Throws: ``SectionQueryError`` when none or several are meant.
  public func match(in sections: [ContentSection]) throws(SectionQueryError) -> ContentSection {
    let wanted = Self.folded(text)
    guard !wanted.isEmpty else { throw .noMatch(suggestions: []) }
    for isMatch in Self.rules {
      let found = sections.filter { isMatch($0, wanted) }
      if found.count > 1 { throw .ambiguous(found) }
      if let only = found.first { return only }
    }
    throw .noMatch(suggestions: sections.filter { Self.folded($0.title).contains(wanted) })
  }

  private static let rules: [@Sendable (ContentSection, String) -> Bool] = [
    { folded($0.id.rawValue) == $1 },
    { $0.name.map(folded) == $1 },
    { folded($0.title) == $1 },
    { section, wanted in
      [section.id.rawValue, section.name, section.title]
        .contains { $0.map(folded)?.hasPrefix(wanted) == true }
    },
  ]

  private static func folded(_ text: String) -> String {
    let lowercase = text.lowercased()
    let trimmed = lowercase.drop(while: \.isWhitespace)
    return String(
      trimmed.prefix(
        upTo: trimmed.lastIndex { !$0.isWhitespace }.map(trimmed.index(after:)) ?? trimmed.startIndex
      )
    )
  }
}
