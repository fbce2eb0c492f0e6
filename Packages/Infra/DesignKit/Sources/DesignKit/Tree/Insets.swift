/// Empty space around an element: cells at the sides, lines above and below.
public struct Insets: Hashable, Sendable {
  let top: Int
  let leading: Int
  let bottom: Int
  let trailing: Int

  /// Creates insets; each is brought into 0 to 100.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = min(max(top, 0), 100)
    self.leading = min(max(leading, 0), 100)
    self.bottom = min(max(bottom, 0), 100)
    self.trailing = min(max(trailing, 0), 100)
  }
}
