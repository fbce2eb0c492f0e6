extension MarkdownReading {
  /// Items with their first block behind the marker and the others set in below it.
  func listBlocks(_ items: [(marker: String, blocks: [String])]) -> [String] {
    let items = items.filter { !$0.blocks.isEmpty }.map { item in
      let indent = String(repeating: " ", count: item.marker.utf8.count + 1)
      let lines = MarkdownBlocks.joinedInItem(item.blocks)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : indent + $1 }
      return item.marker + " " + lines.joined(separator: "\n")
    }
    let isTight = items.allSatisfy { !$0.contains("\n\n") }
    return items.isEmpty ? [] : [items.joined(separator: isTight ? "\n" : "\n\n")]
  }

  func blocks(of chips: [Chip]) -> [String] {
    let tags = chips.filter { $0.kind == .tag }.map { inline.line(StyledText($0.label)) }.filter {
      !$0.isEmpty
    }
    let options = chips.compactMap { chip -> String? in
      let label = inline.line(StyledText(chip.label))
      return switch chip.kind {
      case .tag: nil
      case _ where label.isEmpty: nil
      case .option(let isSelected): "- [\(isSelected ? "x" : " ")] \(label)"
      case .rest: "- \(label)"
      }
    }
    return [tags.joined(separator: ", "), options.joined(separator: "\n")]
  }

  func line(of fact: KeyValue) -> String {
    let key = fact.key.isEmpty ? "" : inline.line(StyledText("\(fact.key)\(vocabulary.bareColon)", .title))
    let parts = [key, inline.line(fact.value)].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : "- " + parts.joined(separator: " ")
  }

  func blocks(of row: ListRow) -> [String] {
    let title = inline.line((row.icon.map { "\($0) " } ?? "") + StyledText(row.title, .title))
    let trailing = row.trailing.map(inline.line) ?? ""
    return [
      [title, trailing].filter { !$0.isEmpty }.joined(separator: " — "),
      row.subtitle.map { inline.line(StyledText($0)) } ?? "",
      joined(row.details),
    ]
    .filter { !$0.isEmpty }
  }

  func block(of hints: [KeyHint]) -> String {
    joined(hints.map { "\($0.key.word, .title) \($0.action)" })
  }

  func block(of callout: Callout) -> String {
    let word = vocabulary.word(for: callout.status)
    let blocks =
      [inline.line(StyledText("\(word)\(vocabulary.colon)\(callout.title)", .title))]
      + (callout.message.map { paragraphs(StyledText($0)) } ?? [])
      + (callout.hint.map { [inline.line(StyledText($0, .text, .italic))] } ?? [])
    return blocks.filter { !$0.isEmpty }.map { "> " + $0 }.joined(separator: "\n>\n")
  }

  func blocks(of card: Card) -> [String] {
    let notes = joined([card.detail, card.footer].compactMap(\.self))
    let selected = card.look == .selected ? inline.line(StyledText(.word(.selected))) : ""
    return [selected, card.title.map { heading($0, .group, deeperBy: cards) } ?? ""].filter { !$0.isEmpty }
      + inCard.blocks(of: card.content)
      + (notes.isEmpty ? [] : [notes])
  }
}
