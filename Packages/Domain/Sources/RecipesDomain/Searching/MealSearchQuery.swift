/// What a person searches for among meals that were seen.
///
/// A meal fits when each word is found in one of its fields, anywhere: scripts without blanks between words have
/// to be searched within. Letter case, accents and blanks do not matter.
public struct MealSearchQuery: Hashable, Sendable {
  /// What was typed.
  public let text: String
  /// Where to search.
  public let fields: Set<MealField>
  private let whole: [UInt8]
  private let words: [[UInt8]]

  /// Makes a query; `nil` when there is nothing to search for, or nowhere to search.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - fields: Where to search; everywhere unless told otherwise.
  public init?(_ text: String, in fields: Set<MealField> = Set(MealField.allCases)) {
    let whole = NormalizedMeal.folded(text)
    guard !whole.isEmpty, !fields.isEmpty else { return nil }
    self.text = text
    self.fields = fields
    self.whole = whole
    words = whole.split(separator: UInt8(ascii: " ")).map(Array.init)
  }

  /// Judges a meal.
  ///
  /// - Parameter meal: The texts of the meal.
  /// - Returns: How well it fits; `nil` when it does not.
  public func rank(of meal: NormalizedMeal) -> MealSearchRank? {
    meal.bytes.withUnsafeBufferPointer(rank(ofFolded:))
  }

  /// Judges a meal by the bytes of its folded form, for who keeps many of them.
  ///
  /// - Parameter bytes: What ``NormalizedMeal/bytes`` would be.
  /// - Returns: How well it fits; `nil` when it does not.
  public func rank(ofFolded bytes: UnsafeBufferPointer<UInt8>) -> MealSearchRank? {
    let all = 0..<bytes.count
    guard words.allSatisfy({ Self.place(of: $0, in: bytes, all) != nil }),
      let endOfName = bytes.firstIndex(of: NormalizedMeal.endOfField),
      fields.count == MealField.allCases.count || isFoundInFields(of: bytes)
    else { return nil }
    return fields.contains(.name) ? rank(within: bytes, 0..<endOfName) : .elsewhere
  }

  private func isFoundInFields(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let ranges = Self.ranges(of: bytes)
    let searched = fields.compactMap { $0.rawValue < ranges.count ? ranges[$0.rawValue] : nil }
    return words.allSatisfy { word in
      searched.contains { Self.place(of: word, in: bytes, $0) != nil }
    }
  }

  private func rank(within bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> MealSearchRank {
    guard let place = Self.place(of: whole, in: bytes, name) else {
      let isInName = words.allSatisfy { Self.place(of: $0, in: bytes, name) != nil }
      return isInName ? .withinName : .elsewhere
    }
    if place == name.lowerBound { return whole.count == name.count ? .sameName : .beginningOfName }
    let afterBlank = Self.place(of: [UInt8(ascii: " ")] + whole, in: bytes, name)
    return afterBlank == nil ? .withinName : .beginningOfWord
  }

  private static func ranges(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for place in 0..<bytes.count where bytes[place] == NormalizedMeal.endOfField {
      ranges.append(start..<place)
      start = place + 1
    }
    return ranges
  }

  private static func place(
    of wanted: [UInt8],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> Int? {
    wanted.withUnsafeBufferPointer { wanted in
      guard let first = wanted.first, wanted.count <= range.count else { return nil }
      let end = range.upperBound - wanted.count
      var place = range.lowerBound
      while place <= end {
        if bytes[place] == first {
          var length = 1
          while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
          if length == wanted.count { return place }
        }
        place += 1
      }
      return nil
    }
  }
}
