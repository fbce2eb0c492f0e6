/// Writes for screen readers: one fact a line in reading order, in words, without drawing or columns.
///
/// Headings, links, statuses and positions are said in the words of the environment's ``Vocabulary``; icons say
/// their word or nothing. Lines are not wrapped: the reader decides how much to read at once. Width and
/// capability make no difference.
public struct LinearWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree as sentences.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    LinearReading(vocabulary: environment.vocabulary).lines(of: element)
      .map { LinearReading.tidied($0) }.filter { !$0.isEmpty }
      .map { $0 + "\n" }.joined()
  }
}

/// Reads a tree out, element by element.
struct LinearReading {
  private static let longestTitle = 300
  /// Further ranks of headings are not told apart.
  private static let lowestRank = 6

  let vocabulary: Vocabulary
  /// How many lists the element is in.
  private var lists = 0
  /// How many cards the element is in.
  private(set) var cards = 0

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The same reading, of what is in one list more.
  var inList: LinearReading {
    var reading = self
    reading.lists += 1
    return reading
  }

  /// The same reading, of what is in one card more.
  var inCard: LinearReading {
    var reading = self
    reading.cards += 1
    return reading
  }

  func lines(of element: Element) -> [String] {
    switch element.node {
    case .leaf(let leaf): lines(of: leaf)
    case .stack(let items, _): items.flatMap(lines(of:))
    case .list(let items, _): positioned(items.map(inList.lines(of:)))
    case .marked(let items, _): positioned(items.map(inList.lines(of:)))
    case .grid(let grid): positioned(grid.items.map(inList.lines(of:)))
    case .columns(let columns, _, _): columns.flatMap { lines(of: $0.content) }
    case .padded(let content, _), .limited(let content, _, _), .fitted(let content, _): lines(of: content)
    case .painted(let content, _): lines(of: content)
    case .overlay(let overlay): lines(of: overlay.top) + lines(of: overlay.base)
    case .card(let card): lines(of: card)
    case .adaptive(_, _, let narrow): lines(of: narrow)
    case .described(_, let words): lines(of: words)
    case .picture(_, let fallback): lines(of: fallback)
    }
  }

  private func lines(of leaf: Leaf) -> [String] {
    switch leaf {
    case .empty, .skeleton: []
    case .text(let paragraph): lines(of: paragraph.text)
    case .facts(let facts): facts.flatMap(lines(of:))
    case .heading(let title, let level): heading(title, level)
    case .rule(let title): title.map { lines(of: StyledText($0)) } ?? []
    case .chips(let chips): lines(of: chips)
    case .keyValues(let facts): facts.flatMap { labelled($0.key, $0.value) }
    case .row(let row): lines(of: row)
    case .callout(let callout): lines(of: callout)
    case .table(let table): lines(of: table)
    case .drawing(let drawing): lines(of: drawing.description)
    case .input(let input): lines(of: input.words)
    case .tabs(let bar): lines(of: bar)
    case .progress(let bar): lines(of: bar.words(vocabulary))
    case .keyHints(let hints): hints.flatMap { labelled($0.key.word, StyledText($0.action)) }
    case .breadcrumb(let trail): lines(of: trail.described)
    case .heatMap(let map): lines(of: map.summary)
    }
  }

  func lines(of text: StyledText) -> [String] {
    spoken(text).split(separator: "\n").map { Self.tidied($0) }.filter { !$0.isEmpty }
  }

  /// Says the rank too, which sight tells by the weight of a heading.
  func heading(_ title: SafeText, _ level: HeadingLevel, deeperBy levels: Int = 0) -> [String] {
    let words = brief(title)
    let rank = min(level.rawValue + levels, Self.lowestRank)
    return words.isEmpty ? [] : ["\(vocabulary.heading.filled("\(rank)"))\(vocabulary.colon)\(words)"]
  }

  /// Puts the position of each item before its first line; in a list in a list, the level as well.
  func positioned(_ items: [[String]]) -> [String] {
    let items = items.filter { !$0.isEmpty }
    return items.enumerated().flatMap { index, lines -> [String] in
      ["\(position(index + 1, of: items.count))\(vocabulary.colon)\(lines[0])"] + lines.dropFirst()
    }
  }

  private func position(_ number: Int, of count: Int) -> SafeText {
    let position = vocabulary.position.filled("\(number)", "\(count)")
    return lists == 0 ? position : vocabulary.nestedPosition.filled("\(lists + 1)", position)
  }

  func labelled(_ label: SafeText, _ value: StyledText) -> [String] {
    let lines = lines(of: value)
    guard let first = lines.first else { return [] }
    return [label.isEmpty ? first : "\(label)\(vocabulary.colon)\(first)"] + lines.dropFirst()
  }

  /// A title as far as an ear can follow it; the counterpart of cutting it after two lines.
  func brief(_ title: SafeText) -> String {
    let kept = title.string.prefix(Self.longestTitle)
    let line = Self.tidied(kept)
    return kept.endIndex == title.string.endIndex ? line : line + "…"
  }

  private func spoken(_ text: StyledText) -> String {
    text.runs.map(spoken).joined()
  }

  private func spoken(_ run: Run) -> String {
    let words =
      switch run.content {
      case .text(let text): text.string
      case .icon(let icon): icon.word?.string ?? ""
      case .status(let status): "\(vocabulary.word(for: status))\(vocabulary.colon)"
      case .announcement(let words): "\(words)\(vocabulary.colon)"
      case .term(.sign(let sign)): "\(sign.word(in: vocabulary))\(vocabulary.bareColon)"
      case .term(let term): term.spoken(in: vocabulary).string
      case .announcedTerm(let term): "\(term.spoken(in: vocabulary))\(vocabulary.colon)"
      }
    guard let link = run.link else { return words }
    return link.address.string == words
      ? "\(vocabulary.link)\(vocabulary.colon)\(link.address)"
      : "\(words), \(vocabulary.link)\(vocabulary.colon)\(link.address)"
  }

  /// A line without spaces at its ends, and with one where icons without a word have left several.
  static func tidied(_ line: some StringProtocol) -> String {
    line.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
