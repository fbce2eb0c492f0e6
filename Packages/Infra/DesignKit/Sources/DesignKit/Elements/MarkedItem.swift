/// Content behind a mark that says how things are with it.
public struct MarkedItem: Hashable, Sendable {
  /// The mark; its word is what a screen reader hears first.
  public let mark: Icon
  /// The role of the mark.
  public let token: Token
  /// The content after the mark.
  public let content: Element

  private let sign: Sign?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - mark: The mark, with a word unless the content says it already.
  ///   - token: What the mark is for.
  ///   - content: What stands behind the mark.
  public init(_ mark: Icon, _ token: Token = .accent, _ content: Element) {
    self.mark = mark
    self.token = token
    self.content = content
    sign = nil
  }

  /// Creates an item behind a sign whose word the writer knows.
  init(_ sign: Sign, _ content: Element) {
    mark = sign.icon
    token = sign.token
    self.content = content
    self.sign = sign
  }

  /// The spoken form of the mark; nil when the content already has it.
  func word(in vocabulary: Vocabulary) -> SafeText? {
    sign?.word(in: vocabulary) ?? mark.word
  }
}

extension Element {
  /// Items behind marks, in an order that means something, such as time; a screen reader hears each mark's word
  /// and the position.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - isConnected: Whether a line leads from each mark to the next.
  /// - Returns: The items from top to bottom.
  public static func marked(_ items: [MarkedItem], isConnected: Bool = false) -> Element {
    if items.contains(where: \.content.isAtMaximumDepth) { return .stack(items.map(\.content)) }
    return Element(containing: items.map(\.content)) { _ in .marked(items, isConnected: isConnected) }
  }
}

extension Layout {
  /// Marks stand in a gutter as wide as the widest of them; too narrow a line puts each above its content.
  func placeMarked(_ items: [MarkedItem], isConnected: Bool, width: Int, _ emit: (Line) -> Void) {
    let marks = items.map { line(of: StyledText($0.mark, $0.token)) }
    guard let widest = marks.map(\.width).max() else { return }
    let gutter = widest + 1
    for (index, item) in items.enumerated() {
      guard width >= gutter + 6 else {
        emit(marks[index].truncated(to: width, glyphs: glyphs, cells: cells).padded(to: width))
        place(item.content, width: width, emit)
        continue
      }
      let leadsOn = isConnected && index < items.count - 1
      let below = leadsOn ? connector(gutter) : .blank(gutter)
      var isFirst = true
      place(item.content, width: width - gutter) { content in
        var line = isFirst ? marks[index].padded(to: gutter) : below
        isFirst = false
        line.append(content)
        emit(line)
      }
      if isFirst { emit(marks[index].padded(to: width)) }
    }
  }

  private func connector(_ gutter: Int) -> Line {
    var line = Line()
    line.append(drawn(glyphs.vertical, times: 1, .border))
    return line.padded(to: gutter)
  }
}

extension LinearReading {
  /// The word of the mark stands before the first line.
  func lines(of item: MarkedItem) -> [String] {
    let content = lines(of: item.content)
    guard let word = item.word(in: vocabulary), !word.isEmpty else { return content }
    guard let first = content.first else { return [word.string] }
    return ["\(word)\(vocabulary.colon)\(first)"] + content.dropFirst()
  }
}
