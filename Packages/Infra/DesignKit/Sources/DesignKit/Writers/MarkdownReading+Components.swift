extension MarkdownReading {
  /// Items with their first block behind the marker and the others set in below it.
  func listBlocks(_ items: [(marker: String, blocks: [String])]) -> [String] {
    let items = items.filter { !$0.blocks.isEmpty }.map { item in
      let indent = String(repeating: " ", count: item.marker.utf8.count + 1)
      let lines = item.blocks.joined(separator: "\n\n")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : indent + $1 }
      return item.marker + " " + lines.joined(separator: "\n")
    }
    let isTight = items.allSatisfy { !$0.contains("\n\n") }
    return items.isEmpty ? [] : [items.joined(separator: isTight ? "\n" : "\n\n")]
  }

  func blocks(of chips: [Chip]) -> [String] {
    let tags = chips.filter { $0.kind == .tag }.map { inline.text(StyledText($0.label)) }
    let options = chips.compactMap { chip -> String? in
      let label = inline.text(StyledText(chip.label))
      return switch chip.kind {
      case .tag: nil
      case .option(let isSelected): "- [\(isSelected ? "x" : " ")] \(label)"
      case .rest: "- \(label)"
      }
    }
    return [tags.joined(separator: ", "), options.joined(separator: "\n")]
  }

  func line(of fact: KeyValue) -> String {
    "- **\(inline.text(StyledText(fact.key))):** \(inline.line(fact.value))"
  }

  func blocks(of row: ListRow) -> [String] {
    let title = inline.text((row.icon.map { "\($0) " } ?? "") + StyledText(row.title, .title))
    let trailing = row.trailing.map { " — " + inline.line($0) } ?? ""
    let details = row.details.map(inline.line).filter { !$0.isEmpty }.joined(separator: " · ")
    return [title + trailing, row.subtitle.map { inline.line(StyledText($0)) } ?? "", details]
      .filter { !$0.isEmpty }
  }

  func block(of hints: [KeyHint]) -> String {
    hints.map { "**\(inline.line(StyledText($0.key.word)))** \(inline.line(StyledText($0.action)))" }
      .joined(separator: " · ")
  }

  func block(of callout: Callout) -> String {
    let word = vocabulary.word(for: callout.status)
    let lines =
      ["**\(inline.text(StyledText("\(word): \(callout.title)")))**"]
      + (callout.message.map { paragraphs(StyledText($0)) } ?? [])
      + (callout.hint.map { ["*\(inline.line(StyledText($0)))*"] } ?? [])
    return lines.map { "> " + $0 }.joined(separator: "\n>\n")
  }

  func blocks(of card: Card) -> [String] {
    let notes = [card.detail, card.footer].compactMap(\.self).map(inline.line).filter { !$0.isEmpty }
    return (card.look == .selected ? [inline.text(StyledText(.word(.selected)))] : [])
      + [card.title.map { heading($0, .group) } ?? ""].filter { !$0.isEmpty }
      + blocks(of: card.content)
      + (notes.isEmpty ? [] : [notes.joined(separator: " · ")])
  }
}
