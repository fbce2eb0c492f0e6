extension Element {
  /// Text that is wrapped to the width it gets.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it are kept.
  ///   - alignment: Where each line stands.
  ///   - maximumLines: The most lines, the last of which ends in an ellipsis when text is left; nil for all.
  /// - Returns: A paragraph; nothing for a text without characters.
  public static func text(
    _ text: StyledText,
    alignment: Alignment = .leading,
    maximumLines: Int? = nil
  ) -> Element {
    Element(leaf: .text(Paragraph(text: text, alignment: alignment, maximumLines: maximumLines)))
  }

  /// Short facts in a row, set apart by dots and flowing over lines; a screen reader hears one a line.
  public static func facts(_ facts: [StyledText]) -> Element {
    Element(leaf: .facts(facts.filter { !$0.isEmpty }))
  }

  /// A heading.
  ///
  /// - Parameters:
  ///   - title: The words of the heading; cut after two lines, those of a section after one.
  ///   - level: Its rank.
  /// - Returns: A heading.
  public static func heading(_ title: SafeText, _ level: HeadingLevel = .section) -> Element {
    Element(leaf: .heading(title, level))
  }

  /// A horizontal line, with words in it if a title is given.
  public static func rule(_ title: SafeText? = nil) -> Element {
    Element(leaf: .rule(title))
  }

  /// A link that shows its text, and its address too where hyperlinks are not supported.
  ///
  /// - Parameters:
  ///   - text: The text to show; the address itself when empty.
  ///   - address: Where the link leads; when it is not a web address (``Link``), only the text is shown.
  /// - Returns: A paragraph with the link.
  public static func link(_ text: SafeText, to address: String) -> Element {
    guard let link = Link(address) else { return .text(StyledText(text)) }
    return .text(StyledText(text, link: link))
  }

  /// A short word on how a thing is doing.
  public static func badge(_ badge: Badge) -> Element {
    .text(StyledText(badge))
  }

  /// Short labels that flow over as many lines as they need.
  public static func chips(_ chips: [Chip]) -> Element {
    Element(leaf: .chips(chips))
  }

  /// Facts below each other, their values aligned.
  public static func keyValues(_ facts: [KeyValue]) -> Element {
    Element(leaf: .keyValues(facts))
  }

  /// An item of a list.
  public static func row(_ row: ListRow) -> Element {
    Element(leaf: .row(row))
  }

  /// A picture made of characters.
  public static func drawing(_ drawing: Drawing) -> Element {
    Element(leaf: .drawing(drawing))
  }

  /// Bars that hold the place of lines which are on their way; a screen reader hears nothing of them.
  ///
  /// - Parameter shares: The length of each bar, in percent of the width, brought into 1 to 100.
  /// - Returns: A line for each bar.
  public static func skeleton(_ shares: [Int]) -> Element {
    Element(leaf: .skeleton(shares.map { min(max($0, 1), 100) }))
  }

  /// Rows of cells under titled columns.
  ///
  /// Where there is too little room, long columns shrink down to their minimum, then columns are dropped by
  /// priority; the last one always stays. A screen reader hears each row as "Column: value" lines, with every
  /// column.
  ///
  /// - Parameters:
  ///   - columns: The columns, in the order shown.
  ///   - rows: The cells of each row; missing ones are empty, surplus ones are ignored.
  ///   - options: A chosen row, repeated titles, lines between rows, and a note below.
  /// - Returns: A table, and below it the titles of the columns that were dropped; nothing without columns.
  public static func table(
    _ columns: [TableColumn],
    rows: [[StyledText]],
    options: TableOptions = TableOptions()
  ) -> Element {
    Element(leaf: .table(Table(columns: columns, rows: rows, options: options)))
  }
}
