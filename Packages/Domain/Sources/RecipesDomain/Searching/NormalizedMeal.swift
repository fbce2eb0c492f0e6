import DomainKernel

/// The texts of a meal in the form in which they are searched, ready to be kept beside it.
///
/// Folding is slow and searching has to be fast, so the folded form is stored. Its bytes are UTF-8: the fields in
/// the order of ``MealField``, each ended by the byte 0x1F, the elements of a list divided by 0x1E. A change of
/// this form or of the folding is a new ``version``.
public struct NormalizedMeal: Hashable, Sendable {
  /// Raised whenever the same meal gets other bytes.
  public static let version: UInt8 = 1

  /// The bytes.
  public let bytes: [UInt8]

  /// Folds the texts of a meal.
  ///
  /// - Parameter meal: The meal.
  public init(_ meal: IndexedMeal) {
    bytes = MealField.allCases.flatMap { field in
      Self.texts(of: meal, field).map(Self.folded).joined(separator: [Self.endOfElement])
        + [Self.endOfField]
    }
  }

  /// Takes over bytes that were made before, of the same ``version``.
  ///
  /// - Parameter bytes: The bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Ends each field; the first one is the name.
  public static let endOfField: UInt8 = 0x1F
  static let endOfElement: UInt8 = 0x1E

  /// A text without bytes that have a meaning here.
  static func folded(_ text: String) -> [UInt8] {
    SearchFolding.folded(text).utf8.filter { $0 >= 0x20 }
  }

  private static func texts(of meal: IndexedMeal, _ field: MealField) -> [String] {
    switch field {
    case .name: [meal.summary.name].compactMap(\.self)
    case .category: [meal.category].compactMap(\.self)
    case .area: [meal.area].compactMap(\.self)
    case .tag: meal.tags
    case .ingredient: meal.ingredients
    }
  }
}
