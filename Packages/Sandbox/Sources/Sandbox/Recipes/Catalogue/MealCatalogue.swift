import Synchronization

/// Every meal of the service, and the ways to find some.
struct MealCatalogue: Sendable {
  /// How many meals an empty search gives.
  static let emptySearchLimit = 25
  /// The meals that the service has.
  static let all = MealCatalogue(Meal.written + MealFamily.all.flatMap(\.meals))

  /// The meals, ordered by name.
  let meals: [Meal]
  private let mealsByID: [String: Meal]

  /// Collects meals whose ids are different.
  init(_ meals: [Meal]) {
    self.meals = meals.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    mealsByID = Dictionary(meals.map { (String($0.id), $0) }) { first, _ in first }
  }

  /// The meal with an id, written as the service writes it.
  func meal(id: String) -> Meal? {
    mealsByID[id]
  }

  /// The meals that meet a criterion; letter case does not matter.
  func meals(_ criterion: MealCriterion) -> [Meal] {
    switch criterion {
    case .category(let name):
      let name = name.lowercased()
      return meals.filter { $0.category.name.lowercased() == name }
    case .area(let name):
      let name = name.lowercased()
      return meals.filter { $0.area.name.lowercased() == name }
    case .ingredient(let name):
      let name = name.lowercased().replacing("_", with: " ")
      return meals.filter { $0.ingredients.contains { $0.name.lowercased() == name } }
    }
  }

  /// The meals whose name contains a text in any letter case; the first 25 when the text is empty.
  func meals(named text: String) -> [Meal] {
    guard !text.isEmpty else { return Array(meals.prefix(Self.emptySearchLimit)) }
    let text = text.lowercased()
    return meals.filter { $0.name.lowercased().contains(text) }
  }

  /// The meals whose name begins with a letter, in any case; none for anything longer.
  func meals(beginningWith letter: String) -> [Meal] {
    let letter = letter.lowercased()
    guard letter.count == 1 else { return [] }
    return meals.filter { $0.name.lowercased().hasPrefix(letter) }
  }

  /// The names of all ingredients as headings, ordered, each once.
  var ingredientNames: [String] {
    let names = meals.flatMap(\.ingredients).map { ($0.name.lowercased(), $0.titleCasedName) }
    return Dictionary(names) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Draws random meals, in a sequence that follows from the seed.
final class MealLottery: Sendable {
  private let random: Mutex<SplitMix64>

  /// Starts a sequence.
  init(seed: UInt64) {
    random = Mutex(SplitMix64(seed: seed))
  }

  /// The next meal of the sequence, of a catalogue that has meals.
  func draw(from catalogue: MealCatalogue) -> Meal {
    catalogue.meals[random.withLock { $0.number(in: 0...(catalogue.meals.count - 1)) }]
  }
}
