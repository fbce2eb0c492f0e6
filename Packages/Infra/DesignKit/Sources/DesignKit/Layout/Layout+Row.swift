extension Layout {
  /// Title line, subtitle and details, all starting behind the icon.
  func rowLines(_ row: ListRow, width: Int) -> [Line] {
    let icon = row.icon.map { line(of: StyledText($0, .accent)) }
    let indent = icon.map { $0.width + 1 } ?? 0
    guard width >= indent + 6 else { return rowBody(row, trailing: row.trailing, width: width) }
    let trailing = row.trailing.map { line(of: $0) }
    let room = width - indent
    let staysOnTitle = trailing.map { fits($0, beside: row.title, in: room) } ?? false
    var lines = rowBody(row, trailing: staysOnTitle ? nil : row.trailing, width: room)
    if staysOnTitle, let trailing { lines[0] = titleLine(row.title, trailing, width: room) }
    return lines.enumerated().map { index, line in
      guard index == 0, let icon else { return indented(line, by: indent, width: width) }
      var first = Line()
      first.append(icon)
      first.append(.spaces(1))
      first.append(line)
      return first
    }
  }

  /// The trailing word stays only where it leaves the title whole.
  private func fits(_ trailing: Line, beside title: SafeText, in width: Int) -> Bool {
    line(of: StyledText(title)).width + 2 + trailing.width <= width
  }

  private func titleLine(_ title: SafeText, _ trailing: Line, width: Int) -> Line {
    var line = line(of: StyledText(title, .title)).padded(to: width - trailing.width)
    line.append(trailing)
    return line
  }

  private func rowBody(_ row: ListRow, trailing: StyledText?, width: Int) -> [Line] {
    let title = wrapped(StyledText(row.title, .title), width: width, maximumLines: row.titleLines)
    let subtitle = row.subtitle.map {
      wrapped(StyledText($0), width: width, maximumLines: row.subtitleLines)
    }
    let details = factLines((trailing.map { [$0] } ?? []) + row.details, width: width)
    let titleLines = title.isEmpty ? [Line()] : title
    return (titleLines + (subtitle ?? []) + details).map { $0.padded(to: width) }
  }
}
