/// An item of a list: icon and title, a short text, and quiet details.
public struct ListRow: Hashable, Sendable {
  /// A picture before the title.
  public var icon: Icon?
  /// The name of the item.
  public var title: SafeText
  /// The most lines of the title.
  public var titleLines: Int
  /// A text below the title, cut after ``subtitleLines`` lines.
  public var subtitle: SafeText?
  /// The most lines of the subtitle.
  public var subtitleLines: Int
  /// Details in a line below, set apart by dots.
  public var details: [StyledText]
  /// A word at the end of the title's line; moves below where there is no room.
  public var trailing: StyledText?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The name of the item.
  ///   - titleLines: The most lines of the title.
  ///   - icon: A picture before the title.
  ///   - subtitle: A text below the title.
  ///   - subtitleLines: The most lines of the subtitle.
  ///   - details: Details in a line below.
  ///   - trailing: A word at the end of the title's line.
  public init(
    _ title: SafeText,
    titleLines: Int = 2,
    icon: Icon? = nil,
    subtitle: SafeText? = nil,
    subtitleLines: Int = 2,
    details: [StyledText] = [],
    trailing: StyledText? = nil
  ) {
    self.icon = icon
    self.title = title
    self.titleLines = titleLines
    self.subtitle = subtitle
    self.subtitleLines = subtitleLines
    self.details = details
    self.trailing = trailing
  }
}

extension Element {
  /// An item of a list.
  public static func row(_ row: ListRow) -> Element {
    Element(leaf: .row(row))
  }

  /// A placeholder for missing rows.
  ///
  /// - Parameters:
  ///   - placeholder: Why there are no rows.
  ///   - count: While they are on their way, how many to hold a place for; brought into 1 to 50.
  /// - Returns: Words for the reason, and bars in place of rows that are on their way.
  public static func rows(_ placeholder: Placeholder, count: Int = 3) -> Element {
    guard case .loading(let label) = placeholder else { return .placeholder(placeholder) }
    let rows = (0..<min(max(count, 1), 50)).map {
      .skeleton([30 + $0 % 3 * 10, 80 - $0 % 2 * 10]) as Element
    }
    return .stack([.loading(label), .stack(rows, spacing: 1)], spacing: 1)
  }
}

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

extension LinearReading {
  func lines(of row: ListRow) -> [String] {
    let title = [row.icon?.word?.string, brief(row.title)].compactMap(\.self).filter { !$0.isEmpty }
    var lines = title.isEmpty ? [] : [title.joined(separator: " ")]
    if let trailing = row.trailing { lines += self.lines(of: trailing) }
    if let subtitle = row.subtitle { lines += self.lines(of: StyledText(subtitle)) }
    return lines + row.details.flatMap(self.lines(of:))
  }
}

extension MarkdownReading {
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
}
