extension Layout {
  /// A bar in the colour of the status, its sign and word, then the message and the hint.
  func calloutLines(_ callout: Callout, width: Int) -> [Line] {
    let bar = span(glyphs.calloutBar, callout.status.token)
    let hasBar = width >= 8
    let room = hasBar ? width - 2 : width
    return calloutText(callout).flatMap { wrapped($0, width: room) }.map { line in
      guard hasBar else { return line.padded(to: width) }
      var result = Line()
      result.append(bar)
      result.append(.spaces(1))
      result.append(line)
      return result.padded(to: width)
    }
  }

  private func calloutText(_ callout: Callout) -> [StyledText] {
    let token = callout.status.token
    let word = vocabulary.word(for: callout.status)
    let badge = StyledText(Badge("\(word)\(vocabulary.bareColon)", callout.status)).restyled(token, .bold)
    return [
      "\(badge)\(vocabulary.colonSpace)\(callout.title, .title)",
      StyledText(callout.message ?? ""),
      callout.hint.map { "\(Icon.arrow, .muted) \($0, .muted)" } ?? StyledText(""),
    ]
  }
}
