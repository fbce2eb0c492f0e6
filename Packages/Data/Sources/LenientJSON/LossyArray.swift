/// A list that keeps the elements it understands and drops the others.
///
/// A single value where a list is expected counts as a list of one, as HAL allows for links.
public struct LossyArray<Element: Decodable>: Decodable {
  /// The elements that were understood, in order.
  public let elements: [Element]
  /// How many were dropped.
  public let droppedCount: Int

  /// Whether there was something, and nothing of it was understood.
  public var isUnreadable: Bool { elements.isEmpty && droppedCount > 0 }

  /// A list without elements.
  public init() {
    elements = []
    droppedCount = 0
  }

  /// Decodes what can be decoded.
  ///
  /// - Parameter decoder: Where the list is.
  public init(from decoder: any Decoder) {
    self.init(from: decoder, atMost: .max)
  }

  /// Decodes what can be decoded, within a limit.
  ///
  /// - Parameters:
  ///   - decoder: Where the list is.
  ///   - limit: How many elements are looked at; what follows is left out without being decoded, and not counted.
  public init(from decoder: any Decoder, atMost limit: Int) {
    guard var list = try? decoder.unkeyedContainer() else {
      let single = try? Element(from: decoder)
      elements = single.map { [$0] } ?? []
      droppedCount = single == nil ? 1 : 0
      return
    }
    var kept: [Element] = []
    var dropped = 0
    while !list.isAtEnd, list.currentIndex < limit {
      if let element = try? list.decode(Element.self) {
        kept.append(element)
      } else {
        dropped += 1
        guard (try? list.decode(SkippedValue.self)) != nil else { break }
      }
    }
    elements = kept
    droppedCount = dropped
  }
}

extension LossyArray: Sendable where Element: Sendable {}

/// A value of any shape that is stepped over.
struct SkippedValue: Decodable {
  init(from decoder: any Decoder) {}
}
