/// A stretch of content in one style.
struct Run: Hashable, Sendable {
  /// What the stretch shows; everything but text is resolved when it is laid out.
  enum Content: Hashable, Sendable {
    case text(SafeText)
    case icon(Icon)
    case status(Status)
    /// Heard by a screen reader, not shown.
    case announcement(SafeText)
    /// Words in the person's language.
    case term(Term)
    /// Words of the vocabulary, heard by a screen reader and not shown.
    case announcedTerm(Term)
  }

  let content: Content
  var style: Style
  var link: Link?
}
