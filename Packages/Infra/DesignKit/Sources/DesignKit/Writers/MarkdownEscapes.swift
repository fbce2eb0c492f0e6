/// Finds the characters of a line that would be read as markup, and puts backslashes before them.
///
/// The rules are those of CommonMark 0.31 and GitHub Flavored Markdown 0.29, and of programs that make links of what
/// looks like an address. One of them cannot be told otherwise: GitHub makes a link of an address of mail regardless of
/// stands before its characters.
struct MarkdownEscapes {
  /// Characters that begin or end markup anywhere.
  private static let special = Set<Unicode.Scalar>("\\`*_[]<|~".unicodeScalars)

  private let scalars: [Unicode.Scalar]
  private let linkStarts: Set<Int>
  /// The place of the character that would make a block of the line; nil when none would.
  private let blockMark: Int?

  init(_ scalars: [Unicode.Scalar], linkStarts: Set<Int>) {
    self.scalars = scalars
    self.linkStarts = linkStarts
    blockMark = Self.blockMark(of: scalars)
  }

  /// A part of the line with its backslashes.
  func text(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    for index in range {
      if isMarkup(at: index) { result.append("\\") }
      result.append(scalars[index])
    }
    return String(result)
  }

  private func isMarkup(at index: Int) -> Bool {
    let scalar = scalars[index]
    guard scalar.isASCII else { return false }
    if Self.special.contains(scalar) || index == blockMark { return true }
    switch scalar {
    case "&": return next(index).map { $0 == "#" || $0.isASCIIAlphanumeric } ?? false
    case "!": return linkStarts.contains(index + 1)
    // At the end of a heading, number signs belong to its frame.
    case "#": return index == scalars.count - 1
    case ":": return next(index) == "/"
    case "/": return previous(index) == "/"
    case ".", "@": return isInsideAddress(index)
    default: return false
    }
  }

  private func next(_ index: Int) -> Unicode.Scalar? {
    index + 1 < scalars.count ? scalars[index + 1] : nil
  }

  private func previous(_ index: Int) -> Unicode.Scalar? {
    index > 0 ? scalars[index - 1] : nil
  }

  /// Whether a dot or an at sign may stand in the name of a host or a mailbox; decimal numbers stay readable.
  private func isInsideAddress(_ index: Int) -> Bool {
    // GitHub makes a link of anything behind "www.", be it an asterisk.
    if scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars) { return true }
    guard let previous = previous(index), let next = next(index) else { return false }
    if previous.isASCIIDigit, next.isASCIIDigit, scalars[index] == "." { return false }
    return !previous.isMarkdownSpace && (next.isASCIIAlphanumeric || !next.isASCII)
  }

  /// Headings, quotations, lists, breaks between themes and underlines of headings (CommonMark 0.31, 4 and 5).
  private static func blockMark(of scalars: [Unicode.Scalar]) -> Int? {
    switch scalars.first {
    case "#", ">": return 0
    case "-", "+":
      let isRepeated = scalars.allSatisfy { $0 == scalars[0] || $0 == " " }
      return isRepeated || scalars[1] == " " ? 0 : nil
    case "=": return scalars.allSatisfy { $0 == "=" || $0 == " " } ? 0 : nil
    default:
      let end = scalars.firstIndex { !$0.isASCIIDigit } ?? scalars.endIndex
      guard end > 0, end < scalars.count, scalars[end] == "." || scalars[end] == ")" else { return nil }
      return end + 1 == scalars.count || scalars[end + 1] == " " ? end : nil
    }
  }
}
