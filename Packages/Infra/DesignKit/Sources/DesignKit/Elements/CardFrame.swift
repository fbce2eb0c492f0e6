/// The drawing characters of a frame.
struct CardFrame {
  let topLeading: String
  let topTrailing: String
  let bottomLeading: String
  let bottomTrailing: String
  let horizontal: String
  let vertical: String

  /// The characters of a border; nil when there is no frame.
  ///
  /// The frame of a chosen card is heavy, whichever border it has otherwise.
  init?(_ border: Border, isHeavy: Bool, glyphs: GlyphSet) {
    switch (border, glyphs) {
    case (.rounded, .unicode) where isHeavy, (.square, .unicode) where isHeavy:
      self.init(corners: ["┏", "┓", "┗", "┛"], sides: ("━", "┃"))
    case (.rounded, .ascii) where isHeavy, (.square, .ascii) where isHeavy, (.ascii, _) where isHeavy:
      self.init(corners: ["#", "#", "#", "#"], sides: ("=", "#"))
    case (.none, _): return nil
    case (.rounded, .unicode): self.init(corners: ["╭", "╮", "╰", "╯"], .unicode)
    case (.square, .unicode): self.init(corners: ["┌", "┐", "└", "┘"], .unicode)
    case (.rounded, .ascii): self.init(corners: [".", ".", "'", "'"], .ascii)
    case (.square, .ascii), (.ascii, _): self.init(corners: ["+", "+", "+", "+"], .ascii)
    }
  }

  private init(corners: [String], _ glyphs: GlyphSet) {
    self.init(corners: corners, sides: (glyphs.horizontal, glyphs.vertical))
  }

  private init(corners: [String], sides: (horizontal: String, vertical: String)) {
    topLeading = corners[0]
    topTrailing = corners[1]
    bottomLeading = corners[2]
    bottomTrailing = corners[3]
    horizontal = sides.horizontal
    vertical = sides.vertical
  }
}

extension Layout {
  func placeCard(_ card: Card, width: Int, height: Int, _ emit: (Line) -> Void) {
    let isSelected = card.look == .selected
    guard width >= 8, let frame = CardFrame(card.border, isHeavy: isSelected, glyphs: glyphs) else {
      return placeFrameless(card, width: width, emit)
    }
    emit(topEdge(card, frame, width: width))
    if card.look == .behind { return }
    let side = span(frame.vertical, Self.token(of: card))
    var count = 2
    place(card.content, width: width - 4) { content in
      emit(between(side, content))
      count += 1
    }
    while count < height {
      emit(between(side, .blank(width - 4)))
      count += 1
    }
    emit(bottomEdge(card, frame, width: width))
  }

  private static func token(of card: Card) -> Token {
    card.look == .selected ? .accent : .border
  }

  private func between(_ side: Span, _ content: Line) -> Line {
    var line = Line()
    line.append(side)
    line.append(.spaces(1))
    line.append(content)
    line.append(.spaces(1))
    line.append(side)
    return line
  }

  private func placeFrameless(_ card: Card, width: Int, _ emit: (Line) -> Void) {
    for line in card.markedTitle.map({ titleLines($0, width: width) }) ?? [] { emit(line.padded(to: width)) }
    if card.look == .behind { return }
    place(card.content, width: width, emit)
    for line in factLines([card.detail, card.footer].compactMap(\.self), width: width) { emit(line) }
  }

  private func topEdge(_ card: Card, _ frame: CardFrame, width: Int) -> Line {
    let title = card.markedTitle.map { line(of: $0, cutTo: width - 6) }
    let detail = card.detail.map { line(of: $0) }
    let taken = (title.map { $0.width + 3 } ?? 0) + (detail.map { $0.width + 3 } ?? 0) + 3
    let corners = (frame.topLeading, frame.topTrailing)
    let token = Self.token(of: card)
    return edge(frame, corners, token, leading: title, trailing: taken <= width ? detail : nil, width: width)
  }

  private func bottomEdge(_ card: Card, _ frame: CardFrame, width: Int) -> Line {
    let footer = card.footer.map { line(of: $0, cutTo: width - 6) }
    let corners = (frame.bottomLeading, frame.bottomTrailing)
    return edge(frame, corners, Self.token(of: card), leading: footer, trailing: nil, width: width)
  }

  /// An edge with words in it: corner, words, line, words, corner.
  private func edge(
    _ frame: CardFrame,
    _ corners: (String, String),
    _ token: Token,
    leading: Line?,
    trailing: Line?,
    width: Int
  ) -> Line {
    let tail = trailing.map { $0.width + 3 } ?? 0
    var line = Line()
    line.append(span(corners.0 + frame.horizontal, token))
    if let leading, !leading.isEmpty {
      line.append(.spaces(1))
      line.append(leading)
      line.append(.spaces(1))
    }
    line.append(drawn(frame.horizontal, times: width - line.width - tail - 1, token))
    if let trailing {
      line.append(.spaces(1))
      line.append(trailing)
      line.append(.spaces(1))
      line.append(drawn(frame.horizontal, times: 1, token))
    }
    line.append(span(corners.1, token))
    return line
  }
}
