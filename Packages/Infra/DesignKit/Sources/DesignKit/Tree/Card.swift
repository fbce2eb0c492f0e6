/// Content in a frame, with a title and a footer on the frame.
struct Card: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    case plain
    /// In a heavy frame, with a mark before its title.
    case selected
    /// Only the upper edge is seen, since another card is in front.
    case behind
  }

  let title: SafeText?
  let detail: StyledText?
  let footer: StyledText?
  let border: Border
  var look = Look.plain
  let content: Element

  /// The title, behind a mark where the card is chosen.
  var markedTitle: StyledText? {
    let title = title.map { StyledText($0, .title) }
    guard look == .selected else { return title }
    let mark = StyledText(.pointer, .accent)
    return title.map { "\(mark) \($0)" } ?? mark
  }
}
