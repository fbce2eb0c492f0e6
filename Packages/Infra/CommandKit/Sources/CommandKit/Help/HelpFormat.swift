/// How help is laid out.
public struct HelpFormat: Sendable {
  /// The longest line in columns; a word that is longer still is not broken.
  let width: Int
  let heading: @Sendable (String) -> String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The columns to fill; less than 40 counts as 40.
  ///   - heading: Dresses a heading such as `Options:`, for example in bold; plain by default.
  public init(width: Int = 80, heading: @escaping @Sendable (String) -> String = { $0 }) {
    self.width = max(width, 40)
    self.heading = heading
  }
}
