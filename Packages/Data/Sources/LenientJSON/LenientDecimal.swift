/// A number that may be written as a text, with blanks between its thousands and a point or comma.
///
/// It is kept as a count of thousandths, so that `"8.7"` is exact.
public struct LenientDecimal: Decodable, Hashable, Sendable {
  /// The number in thousandths; `nil` when there is none, or it is too large.
  public let thousandths: Int?

  /// Decodes a number or a text that is one.
  ///
  /// - Parameter decoder: Where the value is.
  public init(from decoder: any Decoder) {
    guard let container = try? decoder.singleValueContainer() else {
      thousandths = nil
      return
    }
    if let number = try? container.decode(Double.self) {
      let scaled = (number * 1000).rounded()
      thousandths = scaled.magnitude < 9e15 ? Int(scaled) : nil
    } else {
      thousandths = (try? container.decode(String.self)).flatMap(Self.parse)
    }
  }

  /// The whole number, if the value is one.
  public var wholeNumber: Int? {
    thousandths.flatMap { $0.isMultiple(of: 1000) ? $0 / 1000 : nil }
  }

  private static func parse(_ text: String) -> Int? {
    guard text.utf8.count <= longestNumber else { return nil }
    let compact = text.filter { !$0.isWhitespace }
    let negative = compact.hasPrefix("-")
    let parts = compact.dropFirst(negative ? 1 : 0)
      .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let whole = parts.first, isDigits(whole), whole.count <= 15, let units = Int(whole) else {
      return nil
    }
    guard parts.count == 2 else { return units * (negative ? -1000 : 1000) }
    guard isDigits(parts[1]), let fraction = Int((parts[1] + "000").prefix(3)) else { return nil }
    return (units * 1000 + fraction) * (negative ? -1 : 1)
  }

  /// No number has as many bytes, even with wide blanks between its digits.
  private static let longestNumber = 100

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
