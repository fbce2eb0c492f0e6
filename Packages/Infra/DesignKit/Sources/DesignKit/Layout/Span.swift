/// A stretch of a laid-out line in one style.
struct Span: Hashable, Sendable {
  var text: String
  let style: Style
  let link: Link?
  var width: Int

  init(_ text: String, _ style: Style, link: Link? = nil, width: Int) {
    self.text = text
    self.style = style
    self.link = link
    self.width = width
  }

  static func spaces(_ count: Int) -> Span {
    Span(String(repeating: " ", count: count), .plain, width: count)
  }

  func isStyledLike(_ other: Span) -> Bool {
    style == other.style && link == other.link
  }
}
