/// Turns a tree into blocks of Markdown.
struct MarkdownReading {
  let vocabulary: Vocabulary
  /// How many cards the element is in.
  private(set) var cards = 0

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  var inline: MarkdownInline { MarkdownInline(vocabulary: vocabulary) }

  /// The same reading, of what is in one card more.
  var inCard: MarkdownReading {
    var reading = self
    reading.cards += 1
    return reading
  }

  /// The blocks of an element; each may have several lines, and none is empty.
  func blocks(of element: Element) -> [String] {
    switch element.node {
    case .leaf(let leaf): blocks(of: leaf).filter { !$0.isEmpty }
    case .stack(let items, _): items.flatMap(blocks(of:))
    case .list(let items, _): listBlocks(items.map { ("-", blocks(of: $0)) })
    case .marked(let items, _): listBlocks(items.enumerated().map { ("\($0 + 1).", blocks(of: $1)) })
    case .grid(let grid): listBlocks(grid.items.map { ("-", blocks(of: $0)) })
    case .columns(let columns, _, _): columns.flatMap { blocks(of: $0.content) }
    case .padded(let content, _), .limited(let content, _, _), .fitted(let content, _): blocks(of: content)
    case .painted(let content, _): blocks(of: content)
    case .overlay(let overlay): blocks(of: overlay.top) + blocks(of: overlay.base)
    case .card(let card): blocks(of: card)
    case .adaptive(_, _, let narrow): blocks(of: narrow)
    case .described(_, let words): paragraphs(words)
    }
  }

  private func blocks(of leaf: Leaf) -> [String] {
    switch leaf {
    case .empty, .skeleton: []
    case .text(let paragraph): paragraphs(paragraph.text)
    case .facts(let facts): [joined(facts)]
    case .heading(let title, let level): [heading(title, level)]
    case .rule(let title): [MarkdownBlocks.rule, title.map { inline.line(StyledText($0)) } ?? ""]
    case .chips(let chips): blocks(of: chips)
    case .keyValues(let facts): [facts.map(line(of:)).filter { !$0.isEmpty }.joined(separator: "\n")]
    case .row(let row): blocks(of: row)
    case .callout(let callout): [block(of: callout)]
    case .table(let table):
      [MarkdownTable(table, inline: inline).block] + (table.options.caption.map(paragraphs) ?? [])
    case .drawing(let drawing): paragraphs(drawing.description)
    case .input(let input): paragraphs(input.words)
    case .tabs(let bar): blocks(of: bar.options)
    case .progress(let bar): paragraphs(bar.words(vocabulary))
    case .keyHints(let hints): [block(of: hints)]
    case .breadcrumb(let trail): paragraphs(trail.described)
    case .heatMap(let map): listBlocks(paragraphs(map.summary).map { ("-", [$0]) })
    }
  }

  private func blocks(of item: MarkedItem) -> [String] {
    let content = blocks(of: item.content)
    guard let word = item.word(in: vocabulary), !word.isEmpty else { return content }
    let label = inline.line(StyledText("\(word)\(vocabulary.bareColon)", .title))
    // Only a paragraph may stand on the line of the label.
    guard let first = content.first, MarkdownBlocks.isParagraph(first) else { return [label] + content }
    return ["\(label) \(first)"] + content.dropFirst()
  }

  /// A heading that has no words is none.
  func heading(_ title: SafeText, _ level: HeadingLevel, deeperBy levels: Int = 0) -> String {
    let words = inline.line(StyledText(title))
    let rank = min(level.rawValue + levels, MarkdownBlocks.lowestRank)
    return words.isEmpty ? "" : String(repeating: "#", count: rank) + " " + words
  }

  func paragraphs(_ text: StyledText) -> [String] {
    inline.text(text).split(separator: "\n").map(String.init)
  }

  /// Short facts on one line.
  func joined(_ facts: [StyledText]) -> String {
    facts.map(inline.line).filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
