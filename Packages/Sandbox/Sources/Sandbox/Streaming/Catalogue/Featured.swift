/// A product whose title and synopsis are written out, for the front of a shelf.
struct Featured: Sendable {
  /// The title.
  let title: String
  /// What it is about, in one or two sentences.
  let synopsis: String
}
