/// A list that keeps the elements it understands and drops the others.
///
/// A single value where a list is expected counts as a list of one, as HAL allows for links.
public struct LossyArray<Element: Decodable>: Decodable {
  /// The elements that were understood, in order.
  public let elements: [Element]
  /// For each element that was dropped, in order, how many of ``elements`` stand before it.
  public let droppedPlaces: [Int]
  /// How many follow beyond the limit, which were not looked at.
  public let omittedCount: Int

  /// How many were dropped.
  public var droppedCount: Int { droppedPlaces.count }

  /// How many more elements there are than ``elements``: those that were dropped, and those beyond the limit.
  public var leftOutCount: Int { droppedCount + omittedCount }

  /// Whether there was something, and nothing of it was understood.
  public var isUnreadable: Bool { elements.isEmpty && droppedCount > 0 }

  /// A list without elements.
  public init() {
    elements = []
    droppedPlaces = []
    omittedCount = 0
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
  ///   - limit: How many elements are looked at; what follows is counted without being decoded.
  public init(from decoder: any Decoder, atMost limit: Int) {
    guard var list = try? decoder.unkeyedContainer() else {
      let single = try? Element(from: decoder)
      elements = single.map { [$0] } ?? []
      droppedPlaces = single == nil ? [0] : []
      omittedCount = 0
      return
    }
    var kept: [Element] = []
    var dropped: [Int] = []
    while !list.isAtEnd, list.currentIndex < limit {
      if let element = try? list.decode(Element.self) {
        kept.append(element)
      } else {
        dropped.append(kept.count)
        guard (try? list.decode(SkippedValue.self)) != nil else { break }
      }
    }
    let lookedAt = kept.count + dropped.count
    elements = kept
    droppedPlaces = dropped
    omittedCount = list.isAtEnd ? 0 : max(1, (list.count ?? 0) - lookedAt)
  }
}

extension LossyArray: Sendable where Element: Sendable {}

/// A value of any shape that is stepped over.
struct SkippedValue: Decodable {
  init(from decoder: any Decoder) {}
}
