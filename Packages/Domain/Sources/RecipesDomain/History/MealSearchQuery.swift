import DomainKernel

/// A field of a meal that can be searched.
public enum MealField: String, Hashable, Sendable, CaseIterable {
  /// The name it is shown by.
  case name
  /// The name of its category.
  case category
  /// The cuisine it belongs to.
  case cuisine
  /// Words that describe it.
  case tag
  /// The names of what goes into it.
  case ingredient
}

/// How well a meal fits a search; the better come first.
public enum MealSearchRank: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Its name is what was searched for.
  case sameName
  /// Its name begins with it.
  case beginningOfName
  /// A word of its name begins with it.
  case beginningOfWord
  /// It is somewhere in its name, or each of its words is.
  case withinName
  /// It is found elsewhere: in the category, the cuisine, a tag, an ingredient.
  case elsewhere

  /// Whether the first fits better.
  public static func < (first: MealSearchRank, second: MealSearchRank) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A search in the history of meals.
///
/// A meal fits when each word is found in one of its fields, anywhere: scripts without blanks between words have
/// to be searched within. Letter case, accents and repeated blanks do not matter.
public struct MealSearchQuery: Hashable, Sendable {
  /// A meal that fits, in the order of results: by rank, then by name, then by id.
  public struct Match: Hashable, Sendable, Comparable {
    /// Which meal.
    public let id: Meal.ID
    /// How well it fits.
    public let rank: MealSearchRank
    private let foldedName: String

    fileprivate init(id: Meal.ID, rank: MealSearchRank, foldedName: String) {
      self.id = id
      self.rank = rank
      self.foldedName = foldedName
    }

    /// Whether the first comes before the second.
    public static func < (first: Match, second: Match) -> Bool {
      (first.rank, first.foldedName, first.id.rawValue)
        < (second.rank, second.foldedName, second.id.rawValue)
    }
  }

  /// The text as typed.
  public let text: String
  /// Where to search.
  public let fields: Set<MealField>
  /// The words in their folded form, one or more; none has blanks or is empty.
  public let words: [String]
  private let bytes: [UInt8]

  /// Makes a query; `nil` when there is nothing to search for, or nowhere to search.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - fields: Where to search; everywhere unless told otherwise.
  public init?(_ text: String, in fields: Set<MealField> = Set(MealField.allCases)) {
    let folded = SearchFolding.folded(text)
    guard !folded.isEmpty, !fields.isEmpty else { return nil }
    self.text = text
    self.fields = fields
    words = folded.split(separator: " ").map(String.init)
    bytes = Array(folded.utf8)
  }

  /// Judges a meal.
  ///
  /// - Parameter meal: What is known of the meal.
  /// - Returns: How well it fits; `nil` when it does not.
  public func match(_ meal: HistoryMeal) -> Match? {
    let texts = fields.map { meal.folded($0) }
    guard words.allSatisfy({ word in texts.contains { $0.contains(word) } }) else { return nil }
    let name = meal.folded(.name)
    let rank = fields.contains(.name) ? rank(in: Array(name.utf8)) : .elsewhere
    return Match(id: meal.id, rank: rank, foldedName: name)
  }

  private func rank(in name: [UInt8]) -> MealSearchRank {
    guard let place = Self.place(of: bytes, in: name) else {
      let isInName = words.allSatisfy { Self.place(of: Array($0.utf8), in: name) != nil }
      return isInName ? .withinName : .elsewhere
    }
    if place == 0 { return bytes.count == name.count ? .sameName : .beginningOfName }
    let afterBlank = Self.place(of: [UInt8(ascii: " ")] + bytes, in: name)
    return afterBlank == nil ? .withinName : .beginningOfWord
  }

  private static func place(of wanted: [UInt8], in name: [UInt8]) -> Int? {
    guard let first = wanted.first, wanted.count <= name.count else { return nil }
    return (0...(name.count - wanted.count)).first { place in
      name[place] == first && name[place..<(place + wanted.count)].elementsEqual(wanted)
    }
  }
}

extension HistoryMeal {
  /// The form in which a field is searched.
  ///
  /// - Parameter field: Which field.
  /// - Returns: Its texts, folded, each on a line of its own; empty when there is none.
  public func folded(_ field: MealField) -> String {
    texts(of: field).map(SearchFolding.folded).joined(separator: "\n")
  }

  private func texts(of field: MealField) -> [String] {
    switch field {
    case .name: [summary.name].compactMap(\.self)
    case .category: [category].compactMap(\.self)
    case .cuisine: [cuisine].compactMap(\.self)
    case .tag: tags
    case .ingredient: ingredients
    }
  }
}
