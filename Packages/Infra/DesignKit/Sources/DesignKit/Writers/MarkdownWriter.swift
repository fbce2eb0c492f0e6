/// Writes Markdown: the CommonMark syntax with the tables and task lists of GitHub Flavored Markdown.
///
/// What a text contains is escaped, so that nothing in it becomes markup, with one exception: GitHub makes a link of
/// text that looks like an e-mail address. Emphasis that its neighbours would break is left out. Statuses, icons and
/// pictures are given in their words. Lines are not wrapped; width and capability make no difference.
public struct MarkdownWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree as blocks with an empty line between two of them.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    let blocks = MarkdownReading(vocabulary: environment.vocabulary).blocks(of: element)
    return blocks.isEmpty ? "" : MarkdownBlocks.joined(blocks) + "\n"
  }
}

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
    case .picture(_, let fallback): blocks(of: fallback)
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
    case .heatStrip(let strip): paragraphs(strip.description)
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

/// Writes a table in the syntax of GitHub Flavored Markdown.
struct MarkdownTable {
  private let table: Table
  private let inline: MarkdownInline

  init(_ table: Table, inline: MarkdownInline) {
    self.table = table
    self.inline = inline
  }

  /// The lines of the table; empty without columns.
  ///
  /// The syntax has no table without a header, so one may be empty.
  var block: String {
    if table.columns.isEmpty { return "" }
    let header = row(table.columns.map { inline.line(StyledText($0.title)) })
    let rule = row(table.columns.map { Self.rule($0.alignment.edge) })
    let rows = table.rows.indices.map { index in
      row(table.columns.indices.map { inline.line(cell(row: index, column: $0)) })
    }
    return ([header, rule] + rows).joined(separator: "\n")
  }

  /// The first cell of the chosen row says that it is.
  private func cell(row: Int, column: Int) -> StyledText {
    let cell = table.cell(row: row, column: column)
    return column == 0 && table.isSelected(row) ? "\(Sign.selected) \(cell)" : cell
  }

  private func row(_ cells: [String]) -> String {
    cells.reduce(into: "|") { $0 += $1.isEmpty ? " |" : " \($1) |" }
  }

  private static func rule(_ alignment: Alignment) -> String {
    switch alignment {
    case .leading: "---"
    case .center: ":---:"
    case .trailing: "---:"
    }
  }
}
