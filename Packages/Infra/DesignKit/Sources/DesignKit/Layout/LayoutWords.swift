/// The words of a layout, shared by all copies of it.
///
/// A vocabulary holds dozens of texts, and copying a layout must not touch each of them.
final class LayoutWords: Sendable {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }
}
