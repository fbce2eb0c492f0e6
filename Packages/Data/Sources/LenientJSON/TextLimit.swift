/// The maximum length of a text from a service, at which longer texts are cut.
///
/// A service may send megabytes as a name. A stored text is copied into rows, records and screens, so it has
/// to be limited where it is read.
public struct TextLimit: Hashable, Sendable {
  /// Unicode scalars, at most.
  public let scalars: Int

  /// Sets a limit.
  ///
  /// - Parameter scalars: Unicode scalars, at most; 1 or more.
  public init(scalars: Int) {
    self.scalars = max(1, scalars)
  }

  /// Names, titles and other texts of one line: the longest that services really send have about 130.
  public static let line = TextLimit(scalars: 300)
  /// Descriptions of several paragraphs: the longest that services really send have about 4,000.
  public static let prose = TextLimit(scalars: 20_000)
  /// The longest identifier or address that is taken, in bytes; neither can be cut.
  public static let addressBytes = 4096
}

extension String {
  /// The text within a limit.
  ///
  /// Costs time by the limit and not by the length of the text.
  ///
  /// - Parameter limit: How long it may be.
  /// - Returns: The text; a longer one cut to the limit, `…` after it.
  public func cut(to limit: TextLimit) -> String {
    // No text has more scalars than bytes.
    guard utf8.count > limit.scalars,
      let end = unicodeScalars.index(startIndex, offsetBy: limit.scalars, limitedBy: endIndex), end < endIndex
    else { return self }
    return String(self[..<end]) + "…"
  }
}
