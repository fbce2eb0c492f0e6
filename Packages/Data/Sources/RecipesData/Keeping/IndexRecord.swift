import DomainKernel
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A meal in the index: one byte for the version of the folding, the length of a JSON text (four bytes,
/// little-endian), the text, and the folded form up to the end.
///
/// Searching reads only the folded form; the JSON is read for what is shown, and to fold anew when the folding has
/// changed.
struct IndexRecord {
  private static let headLength = 5

  /// The folded form, if the folding has not changed since.
  let folded: FoldedMeal?
  private let json: Data

  /// Takes a value of the store apart; `nil` when it is none.
  init?(_ value: Data) {
    let head = Array(value.prefix(Self.headLength))
    guard head.count == Self.headLength else { return nil }
    let length = head.dropFirst().reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= value.count - Self.headLength else { return nil }
    json = value.dropFirst(Self.headLength).prefix(length)
    let rest = value.dropFirst(Self.headLength + length)
    folded = head.first == FoldedMeal.version ? FoldedMeal(bytes: Array(rest)) : nil
  }

  /// The meal; `nil` when it cannot be read.
  func meal(_ id: String) -> IndexedMeal? {
    guard let texts = try? JSONDecoder().decode(Texts.self, from: json) else { return nil }
    let picture = texts.picture.flatMap(WebLink.init)
    var meal = IndexedMeal(MealSummary(id: Meal.ID(rawValue: id), name: texts.name, picture: picture))
    meal.category = texts.category
    meal.area = texts.area
    meal.tags = texts.tags ?? []
    meal.ingredients = texts.ingredients ?? []
    return meal
  }

  /// The value of the store for a meal; `nil` for one that cannot be written.
  static func value(of meal: IndexedMeal) -> Data? {
    let encoder = JSONEncoder()
    // Equal meals are equal bytes, which the store does not write again.
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(Texts(meal)), let length = UInt32(exactly: json.count) else {
      return nil
    }
    var value = Data([FoldedMeal.version])
    withUnsafeBytes(of: length.littleEndian) { value.append(contentsOf: $0) }
    return value + json + FoldedMeal(meal).bytes
  }

  private struct Texts: Codable {
    let name: String?
    let picture: String?
    let category: String?
    let area: String?
    let tags: [String]?
    let ingredients: [String]?

    init(_ meal: IndexedMeal) {
      name = meal.summary.name
      picture = meal.summary.picture?.description
      category = meal.category
      area = meal.area
      tags = meal.tags.isEmpty ? nil : meal.tags
      ingredients = meal.ingredients.isEmpty ? nil : meal.ingredients
    }
  }
}
