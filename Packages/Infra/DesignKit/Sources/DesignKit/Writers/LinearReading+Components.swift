extension LinearReading {
  func lines(of row: ListRow) -> [String] {
    let title = [row.icon?.word?.string, brief(row.title)].compactMap(\.self).filter { !$0.isEmpty }
    return (title.isEmpty ? [] : [title.joined(separator: " ")])
      + (row.trailing.map(lines(of:)) ?? [])
      + (row.subtitle.map { lines(of: StyledText($0)) } ?? [])
      + row.details.flatMap(lines(of:))
  }

  /// The word of the mark stands before the first line.
  func lines(of item: MarkedItem) -> [String] {
    let content = lines(of: item.content)
    guard let word = item.word(in: vocabulary), !word.isEmpty else { return content }
    guard let first = content.first else { return [word.string] }
    return ["\(word)\(vocabulary.colon)\(first)"] + content.dropFirst()
  }

  func lines(of card: Card) -> [String] {
    (card.look == .selected ? lines(of: StyledText(.word(.selected))) : [])
      + (card.title.map { heading($0, .group, deeperBy: cards) } ?? [])
      + (card.detail.map(lines(of:)) ?? [])
      + inCard.lines(of: card.content)
      + (card.footer.map(lines(of:)) ?? [])
  }

  func lines(of callout: Callout) -> [String] {
    lines(of: StyledText("\(vocabulary.word(for: callout.status))\(vocabulary.colon)\(callout.title)"))
      + (callout.message.map { lines(of: StyledText($0)) } ?? [])
      + (callout.hint.map { labelled(vocabulary.hint, StyledText($0)) } ?? [])
  }

  /// Tags share a line, options have one each with their position among all, and the rest comes last.
  func lines(of chips: [Chip]) -> [String] {
    let chips = chips.filter { !brief($0.label).isEmpty }
    let tags = chips.filter { $0.kind == .tag }.map { brief($0.label) }
    let options = chips.filter { $0.kind != .tag }
    let count = options.reduce(0) { $0 + $1.optionCount }
    let spokenOptions = options.enumerated().map { index, option -> String in
      if case .rest = option.kind { return brief(option.label) }
      let position = vocabulary.option.filled("\(index + 1)", "\(count)")
      let spoken = "\(position)\(vocabulary.colon)\(brief(option.label))"
      return option.kind == .option(isSelected: true) ? "\(spoken), \(vocabulary.selected)" : spoken
    }
    return (tags.isEmpty ? [] : [tags.joined(separator: ", ")]) + spokenOptions
  }

  func lines(of table: Table) -> [String] {
    positioned(
      table.rows.indices.map { row in
        let lines = table.columns.indices.flatMap { column in
          labelled(table.columns[column].title, table.cell(row: row, column: column))
        }
        guard table.isSelected(row), let first = lines.first else { return lines }
        return ["\(vocabulary.selected)\(vocabulary.colon)\(first)"] + lines.dropFirst()
      }
    ) + (table.options.caption.map(lines(of:)) ?? [])
  }
}
