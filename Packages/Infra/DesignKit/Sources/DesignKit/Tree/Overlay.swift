/// An element in front of another one, of which it hides a part.
struct Overlay: Hashable, Sendable {
  let base: Element
  let top: Element
  let placement: Placement
  /// The cells of the front element; nil for all there are.
  let width: Int?
}
