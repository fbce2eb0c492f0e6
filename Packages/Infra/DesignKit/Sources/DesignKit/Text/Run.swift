/// A stretch of content in one style.
struct Run: Hashable, Sendable {
  /// What the stretch shows; everything but text is resolved when it is laid out.
  enum Content: Hashable, Sendable {
    case text(SafeText)
    case icon(Icon)
    case status(Status)
    /// Heard by a screen reader, not shown.
    case announcement(SafeText)
    /// Words of the vocabulary, shown and heard.
    case phrase(Phrase)
    /// Words of the vocabulary, heard by a screen reader and not shown.
    case announcedPhrase(Phrase)
  }

  let content: Content
  var style: Style
  var link: Link?
}
