/// The name of what a hint asks the user to do, by which two messages with the same hint are recognised.
public struct HintName: RawRepresentable, Hashable, Sendable {
  /// The name, the same in each language.
  public let rawValue: String

  /// Names a hint.
  ///
  /// - Parameter rawValue: The name, the same in each language.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A message that stands out: what happened, and what to do about it.
struct Callout: Hashable, Sendable {
  let status: Status
  let title: SafeText
  let message: SafeText?
  let hint: SafeText?
  let hintName: HintName?
}

extension Element {
  /// A message that stands out, with the sign and the word of its status.
  ///
  /// - Parameters:
  ///   - status: The kind of message.
  ///   - title: What happened, in a few words.
  ///   - message: More about it, as a sentence; line breaks in it are kept.
  ///   - hint: What the user can do about it.
  ///   - hintName: The name of the hint; `nil` where nobody has to recognise it.
  /// - Returns: Lines behind a bar in the colour of the status.
  public static func callout(
    _ status: Status,
    title: SafeText,
    message: SafeText? = nil,
    hint: SafeText? = nil,
    hintName: HintName? = nil
  ) -> Element {
    Element(
      leaf: .callout(
        Callout(status: status, title: title, message: message, hint: hint, hintName: hintName)
      )
    )
  }

  /// Whether a message in it gives a hint.
  ///
  /// - Parameter hintName: The name of the hint.
  /// - Returns: `false` also where a hint says the same without its name.
  public func gives(_ hintName: HintName) -> Bool {
    switch node {
    case .leaf(.callout(let callout)): callout.hintName == hintName
    case .adaptive(_, let wide, let narrow): wide.gives(hintName) || narrow.gives(hintName)
    default: node.children.contains { $0.gives(hintName) }
    }
  }

  /// A placeholder for failed content.
  ///
  /// - Parameters:
  ///   - title: What failed.
  ///   - message: Why.
  ///   - hint: What the user can do about it.
  ///   - hintName: The name of the hint; `nil` where nobody has to recognise it.
  /// - Returns: A callout with the word for an error.
  public static func errorState(
    title: SafeText,
    message: SafeText? = nil,
    hint: SafeText? = nil,
    hintName: HintName? = nil
  ) -> Element {
    .callout(.error, title: title, message: message, hint: hint, hintName: hintName)
  }

  /// A notice above a stored copy that may be out of date.
  ///
  /// - Parameters:
  ///   - title: How old the copy is.
  ///   - message: Why there is nothing newer.
  ///   - hint: How to get something newer.
  /// - Returns: A callout with the word for a stored copy.
  public static func staleState(
    title: SafeText,
    message: SafeText? = nil,
    hint: SafeText? = nil
  ) -> Element {
    .callout(.stale, title: title, message: message, hint: hint)
  }
}

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

extension LinearReading {
  func lines(of callout: Callout) -> [String] {
    lines(of: StyledText("\(vocabulary.word(for: callout.status))\(vocabulary.colon)\(callout.title)"))
      + (callout.message.map { lines(of: StyledText($0)) } ?? [])
      + (callout.hint.map { labelled(vocabulary.hint, StyledText($0)) } ?? [])
  }
}

extension MarkdownReading {
  func block(of callout: Callout) -> String {
    let word = vocabulary.word(for: callout.status)
    let blocks =
      [inline.line(StyledText("\(word)\(vocabulary.colon)\(callout.title)", .title))]
      + (callout.message.map { paragraphs(StyledText($0)) } ?? [])
      + (callout.hint.map { [inline.line(StyledText($0, .text, .italic))] } ?? [])
    return blocks.filter { !$0.isEmpty }.map { "> " + $0 }.joined(separator: "\n>\n")
  }
}
