/// The delimiters of emphasis (CommonMark 0.31, 6.2).
enum MarkdownMark: String {
  case none = ""
  case emphasis = "*"
  case strong = "**"
}

/// A line of words with their emphasis and links, before anything in it is escaped.
struct MarkdownLine {
  /// Words with one emphasis and one destination.
  private struct Stretch {
    var range: Range<Int>
    let mark: MarkdownMark
    let link: Link?
  }

  private var scalars: [Unicode.Scalar] = []
  private var stretches: [Stretch] = []
  /// The first and the last place of each link.
  private var linkEdges: Set<Int> = []

  /// Adds words; spaces beside spaces are left out, since a page shows one of them.
  mutating func append(_ words: Substring, _ mark: MarkdownMark, link: Link?) {
    let start = scalars.count
    for scalar in words.unicodeScalars where scalar != " " || (scalars.last ?? " ") != " " {
      scalars.append(scalar)
    }
    if start == scalars.count { return }
    if link != nil { linkEdges.formUnion([start, scalars.count - 1]) }
    if link == nil, let last = stretches.last, last.link == nil, last.mark == mark {
      stretches[stretches.count - 1].range = last.range.lowerBound..<scalars.count
    } else {
      stretches.append(Stretch(range: start..<scalars.count, mark: mark, link: link))
    }
  }

  /// Adds another line behind a space.
  mutating func append(_ line: MarkdownLine) {
    append(" ", .none, link: nil)
    for stretch in line.stretches {
      append(
        Substring(String(String.UnicodeScalarView(line.scalars[stretch.range]))),
        stretch.mark,
        link: stretch.link
      )
    }
  }

  /// The line as Markdown that shows exactly its words.
  var written: String {
    var line = self
    line.dropLastSpace()
    return line.writtenToItsEnd
  }

  private mutating func dropLastSpace() {
    guard scalars.last == " ", let last = stretches.popLast() else { return }
    scalars.removeLast()
    let range = last.range.lowerBound..<scalars.count
    if !range.isEmpty { stretches.append(Stretch(range: range, mark: last.mark, link: last.link)) }
  }

  private var writtenToItsEnd: String {
    let escapes = MarkdownEscapes(
      scalars,
      linkStarts: Set(stretches.filter { $0.link != nil }.map(\.range.lowerBound))
    )
    var result = ""
    var endOfEmphasis: Int?
    for stretch in stretches {
      if let link = stretch.link {
        result += written(stretch, link, escapes)
      } else {
        let inner = trimmed(stretch.range)
        let isMarked = canMark(inner, stretch.mark) && endOfEmphasis != inner.lowerBound
        let mark = isMarked ? stretch.mark.rawValue : ""
        if isMarked { endOfEmphasis = inner.upperBound }
        result +=
          escapes.text(stretch.range.lowerBound..<inner.lowerBound) + mark + escapes.text(inner) + mark
        result += escapes.text(inner.upperBound..<stretch.range.upperBound)
      }
    }
    return result
  }

  private func written(_ stretch: Stretch, _ link: Link, _ escapes: MarkdownEscapes) -> String {
    let words = escapes.text(stretch.range)
    if link.markdownAutolink == String(String.UnicodeScalarView(scalars[stretch.range])) {
      return "<\(link.address)>"
    }
    let mark = trimmed(stretch.range) == stretch.range ? stretch.mark.rawValue : ""
    return "[\(mark)\(words)\(mark)](\(link.markdownDestination))"
  }

  /// Emphasis neither begins nor ends with a space.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !scalars[$0].isMarkdownSpace }),
      let last = range.last(where: { !scalars[$0].isMarkdownSpace })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  /// Whether a mark around the words would be read as one: "a**(b)**" shows asterisks (CommonMark 0.31, 6.2).
  private func canMark(_ range: Range<Int>, _ mark: MarkdownMark) -> Bool {
    guard mark != .none, let first = range.first, let last = range.last else { return false }
    return (!scalars[first].mayBeMarkdownPunctuation || separates(range.lowerBound - 1))
      && (!scalars[last].mayBeMarkdownPunctuation || separates(range.upperBound))
  }

  /// Whether what stands at a place is a space, the end of the line, a link, or surely punctuation.
  private func separates(_ index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return true }
    return linkEdges.contains(index) || scalars[index].isMarkdownSpace || scalars[index].isMarkdownPunctuation
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  var isASCIIAlphanumeric: Bool { isASCIIDigit || (0x41...0x5A).contains(value & ~0x20) }

  /// A Unicode whitespace character (CommonMark 0.31, 2.1), of those that a ``SafeText`` can hold.
  var isMarkdownSpace: Bool { properties.generalCategory == .spaceSeparator }

  /// Punctuation to every version of CommonMark: of ASCII all that is no letter or digit, else the categories P.
  var isMarkdownPunctuation: Bool {
    if isASCII { return value > 0x20 && !isASCIIAlphanumeric }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// Punctuation to some version of CommonMark; from 0.31 on, symbols are as well.
  var mayBeMarkdownPunctuation: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: isMarkdownPunctuation
    }
  }
}
