extension Layout {
  func cardLines(_ card: Card, width: Int, height: Int) -> [Line] {
    guard width >= 8, let frame = CardFrame(card.border, glyphs: glyphs) else {
      return framelessLines(card, width: width)
    }
    var inner = lines(of: card.content, width: width - 4)
    while inner.count < height - 2 { inner.append(.blank(width - 4)) }
    let side = span(glyphs.vertical, .border)
    let body = inner.map { content in
      var line = Line()
      line.append(side)
      line.append(.spaces(1))
      line.append(content)
      line.append(.spaces(1))
      line.append(side)
      return line
    }
    return [topEdge(card, frame, width: width)] + body + [bottomEdge(card, frame, width: width)]
  }

  private func framelessLines(_ card: Card, width: Int) -> [Line] {
    let title = card.title.map { titleLines($0, width: width) } ?? []
    let notes = factLines([card.detail, card.footer].compactMap(\.self), width: width)
    return title.map { $0.padded(to: width) } + lines(of: card.content, width: width) + notes
  }

  private func topEdge(_ card: Card, _ frame: CardFrame, width: Int) -> Line {
    let title = card.title.map { line(of: StyledText($0, .title), cutTo: width - 6) }
    let detail = card.detail.map { line(of: $0) }
    let taken = (title.map { $0.width + 3 } ?? 0) + (detail.map { $0.width + 3 } ?? 0) + 3
    return edge(
      frame.topLeading,
      leading: title,
      trailing: taken <= width ? detail : nil,
      frame.topTrailing,
      width: width
    )
  }

  private func bottomEdge(_ card: Card, _ frame: CardFrame, width: Int) -> Line {
    let footer = card.footer.map { line(of: $0, cutTo: width - 6) }
    return edge(frame.bottomLeading, leading: footer, trailing: nil, frame.bottomTrailing, width: width)
  }

  /// An edge with words in it: corner, words, line, words, corner.
  private func edge(
    _ first: String,
    leading: Line?,
    trailing: Line?,
    _ last: String,
    width: Int
  ) -> Line {
    let tail = trailing.map { $0.width + 3 } ?? 0
    var line = Line()
    line.append(span(first + glyphs.horizontal, .border))
    if let leading, !leading.isEmpty {
      line.append(.spaces(1))
      line.append(leading)
      line.append(.spaces(1))
    }
    line.append(drawn(glyphs.horizontal, times: width - line.width - tail - 1, .border))
    if let trailing {
      line.append(.spaces(1))
      line.append(trailing)
      line.append(.spaces(1))
      line.append(drawn(glyphs.horizontal, times: 1, .border))
    }
    line.append(span(last, .border))
    return line
  }
}
