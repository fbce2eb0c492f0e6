/// Turns a tree into blocks of Markdown.
struct MarkdownReading {
  let vocabulary: Vocabulary

  var inline: MarkdownInline { MarkdownInline(vocabulary: vocabulary) }

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
    case .facts(let facts): [facts.map(inline.text).filter { !$0.isEmpty }.joined(separator: " · ")]
    case .heading(let title, let level): [heading(title, level)]
    case .rule(let title): ["---", title.map { inline.text(StyledText($0)) } ?? ""]
    case .chips(let chips): blocks(of: chips)
    case .keyValues(let facts): [facts.map(line(of:)).joined(separator: "\n")]
    case .row(let row): blocks(of: row)
    case .callout(let callout): [block(of: callout)]
    case .table(let table):
      [MarkdownTable(table, inline: inline).block, table.options.caption.map(inline.text) ?? ""]
    case .drawing(let drawing): [inline.text(drawing.description)]
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
    let label = "**\(inline.text(StyledText(word))):**"
    // A heading cannot stand on the line of the label.
    if content.first?.hasPrefix("#") ?? false { return [label] + content }
    return ["\(label) \(content.first ?? "")"] + content.dropFirst()
  }

  func heading(_ title: SafeText, _ level: HeadingLevel) -> String {
    title.isEmpty ? "" : String(repeating: "#", count: level.rawValue) + " " + inline.text(StyledText(title))
  }

  func paragraphs(_ text: StyledText) -> [String] {
    inline.text(text).split(separator: "\n").map(String.init)
  }
}
