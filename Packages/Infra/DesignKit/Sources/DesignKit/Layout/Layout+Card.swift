extension Layout {
  func placeCard(_ card: Card, width: Int, height: Int, _ emit: (Line) -> Void) {
    guard width >= 8, let frame = CardFrame(card.border, glyphs: glyphs) else {
      return placeFrameless(card, width: width, emit)
    }
    emit(topEdge(card, frame, width: width))
    var count = 2
    place(card.content, width: width - 4) { content in
      emit(between(frame.vertical, content))
      count += 1
    }
    while count < height {
      emit(between(frame.vertical, .blank(width - 4)))
      count += 1
    }
    emit(bottomEdge(card, frame, width: width))
  }

  private func between(_ edge: String, _ content: Line) -> Line {
    let side = span(edge, .border)
    var line = Line()
    line.append(side)
    line.append(.spaces(1))
    line.append(content)
    line.append(.spaces(1))
    line.append(side)
    return line
  }

  private func placeFrameless(_ card: Card, width: Int, _ emit: (Line) -> Void) {
    for line in card.title.map({ titleLines($0, width: width) }) ?? [] { emit(line.padded(to: width)) }
    place(card.content, width: width, emit)
    for line in factLines([card.detail, card.footer].compactMap(\.self), width: width) { emit(line) }
  }

  private func topEdge(_ card: Card, _ frame: CardFrame, width: Int) -> Line {
    let title = card.title.map { line(of: StyledText($0, .title), cutTo: width - 6) }
    let detail = card.detail.map { line(of: $0) }
    let taken = (title.map { $0.width + 3 } ?? 0) + (detail.map { $0.width + 3 } ?? 0) + 3
    let corners = (frame.topLeading, frame.topTrailing)
    return edge(frame, corners, leading: title, trailing: taken <= width ? detail : nil, width: width)
  }

  private func bottomEdge(_ card: Card, _ frame: CardFrame, width: Int) -> Line {
    let footer = card.footer.map { line(of: $0, cutTo: width - 6) }
    let corners = (frame.bottomLeading, frame.bottomTrailing)
    return edge(frame, corners, leading: footer, trailing: nil, width: width)
  }

  /// An edge with words in it: corner, words, line, words, corner.
  private func edge(
    _ frame: CardFrame,
    _ corners: (String, String),
    leading: Line?,
    trailing: Line?,
    width: Int
  ) -> Line {
    let tail = trailing.map { $0.width + 3 } ?? 0
    var line = Line()
    line.append(span(corners.0 + frame.horizontal, .border))
    if let leading, !leading.isEmpty {
      line.append(.spaces(1))
      line.append(leading)
      line.append(.spaces(1))
    }
    line.append(drawn(frame.horizontal, times: width - line.width - tail - 1, .border))
    if let trailing {
      line.append(.spaces(1))
      line.append(trailing)
      line.append(.spaces(1))
      line.append(drawn(frame.horizontal, times: 1, .border))
    }
    line.append(span(corners.1, .border))
    return line
  }
}
