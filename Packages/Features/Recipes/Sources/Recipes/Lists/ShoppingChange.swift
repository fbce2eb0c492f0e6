import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// A change of the shopping list; meals are named by ids or names, lines by the names of ingredients.
enum ShoppingChange: Hashable, Sendable {
  case add([String], Servings?)
  case tick([String], Bool)
  case remove([String])
  /// Removes everything; asks for a confirmation in a language, or not at all.
  case clear(asksIn: Language?)
}

/// The outcome of a change of the shopping list.
enum ShoppingOutcome: Hashable, Sendable {
  /// Of the incomplete ones, parts of the recipe could not be read, so that ingredients may be missing.
  ///
  /// The unscaled measures are those that the servings leave as they are; the unticked ingredients were
  /// bought in another amount.
  case added(
    new: [MealSummary],
    alreadyThere: [MealSummary],
    Servings?,
    unscaled: Int = 0,
    unticked: [String] = [],
    incomplete: [MealSummary] = []
  )
  case ticked(changed: [String], unchanged: [String], Bool)
  case removed([MealSummary])
  case cleared(Int)
  case notCleared
  case alreadyEmpty

  /// Whether the list is another one now.
  var isEffective: Bool {
    switch self {
    case .added(let new, _, _, _, _, _): !new.isEmpty
    case .ticked(let changed, _, _): !changed.isEmpty
    case .removed(let meals): !meals.isEmpty
    case .cleared: true
    case .notCleared, .alreadyEmpty: false
    }
  }
}

extension ShoppingList {
  /// How many items clearing removes.
  var count: Int { lines.count + unreadable.count }

  /// Whether nothing is on the list; entries that cannot be read are something.
  var isNone: Bool { count == 0 }

  /// The meals that have entries, readable or not, each once.
  var meals: [MealSummary] {
    var listed: Set<Meal.ID> = []
    let ofUnreadable = unreadable.map { MealSummary(id: $0.meal, name: nil) }
    return (lines.flatMap(\.amounts).flatMap(\.meals) + ofUnreadable).filter { listed.insert($0.id).inserted }
  }

  /// The meals that have entries that cannot be read.
  var unreadableMeals: [MealSummary] {
    let ids = Set(unreadable.map(\.meal))
    return meals.filter { ids.contains($0.id) }
  }

  /// The meals of which no entry can be read, so that nobody knows their names.
  fileprivate var namelessMeals: [MealSummary] {
    let named = Set(lines.flatMap(\.amounts).flatMap(\.meals).map(\.id))
    return unreadableMeals.filter { !named.contains($0.id) }
  }

  /// The lines that names stand for, each once; lines that a change would change go before the others.
  fileprivate func lines(_ texts: [String], isTicked: Bool) throws(RecipesFailure) -> [ShoppingLine] {
    var named: [ShoppingLine] = []
    for text in texts {
      let line = try line(TextQuery(text), isTicked: isTicked)
      if !named.contains(line) { named.append(line) }
    }
    return named
  }

  private func line(_ query: TextQuery, isTicked: Bool) throws(RecipesFailure) -> ShoppingLine {
    do throws(TextQueryError<ShoppingLine>) {
      do throws(TextQueryError<ShoppingLine>) {
        return try query.match(in: lines.filter { $0.isTicked == isTicked }, by: [\.ingredient])
      } catch .noMatch {
        return try query.match(in: lines, by: [\.ingredient])
      }
    } catch {
      throw RecipesFailure(
        error,
        .shoppingLine,
        for: query,
        unreadable: unreadable.count,
        of: unreadableMeals.map { RecipesFailure.Candidate($0) }
      ) { .init(name: $0.ingredient) }
    }
  }
}

extension RecipesUseCases {
  func shoppingList() async throws(RecipesFailure) -> ShoppingList {
    try await RecipesFailure.persisting { () async throws(PersistenceError) in try await shopping.list() }
  }

  func makeShoppingChange(
    _ change: ShoppingChange,
    _ request: LoadRequest
  ) async throws(RecipesFailure) -> ShoppingOutcome {
    switch change {
    case .add(let meals, let servings): try await addToShopping(meals, servings, request.policy)
    case .tick(let names, let isTicked): try await tickInShopping(names, isTicked)
    case .remove(let meals): try await removeFromShopping(meals)
    case .clear(let language): try await clearShopping(asksIn: language, request.prompter)
    }
  }

  private func addToShopping(
    _ texts: [String],
    _ servings: Servings?,
    _ policy: FetchPolicy
  ) async throws(RecipesFailure) -> ShoppingOutcome {
    let meals = try await meals(texts, policy)
    let bare = meals.filter(\.ingredients.isEmpty)
    guard bare.isEmpty else {
      let unreadable = bare.reduce(0) { $0 + $1.unreadableCount }
      throw .noIngredients(bare.map { RecipesFailure.Candidate($0.summary) }, unreadable: unreadable)
    }
    let added = try await RecipesFailure.persisting { () async throws(PersistenceError) in
      try await shopping.add(meals, scale: servings?.scale)
    }
    let summaries = meals.map(\.summary)
    return .added(
      new: summaries.filter { added.meals.new.contains($0.id) },
      alreadyThere: summaries.filter { added.meals.alreadyThere.contains($0.id) },
      servings,
      unscaled: servings == nil ? 0 : meals.reduce(0) { $0 + $1.unscalableCount },
      unticked: added.unticked,
      incomplete: meals.filter { $0.unreadableCount > 0 }.map(\.summary)
    )
  }

  private func tickInShopping(
    _ texts: [String],
    _ isTicked: Bool
  ) async throws(RecipesFailure) -> ShoppingOutcome {
    let lines = try await shoppingList().lines(texts, isTicked: !isTicked)
    let changed = try await RecipesFailure.persisting { () async throws(PersistenceError) in
      try await shopping.tick(lines, isTicked)
    }
    return .ticked(
      changed: changed.map(\.ingredient),
      unchanged: lines.filter { !changed.contains($0) }.map(\.ingredient),
      isTicked
    )
  }

  private func removeFromShopping(_ texts: [String]) async throws(RecipesFailure) -> ShoppingOutcome {
    let list = try await shoppingList()
    let nameless = list.namelessMeals
    let ids = Set(nameless.map(\.id))
    let named = try list.meals.named(
      texts,
      orThrow: .shoppingMeal,
      besides: nameless,
      entries: list.unreadable.count { ids.contains($0.meal) }
    )
    let removed = try await RecipesFailure.persisting { () async throws(PersistenceError) in
      try await shopping.remove(named.map(\.id))
    }
    guard !removed.isEmpty else { throw .unknown(.shoppingMeal, asked: texts.first ?? "", like: []) }
    return .removed(named.filter { removed.contains($0.id) })
  }

  private func clearShopping(
    asksIn language: Language?,
    _ prompter: any Prompter
  ) async throws(RecipesFailure) -> ShoppingOutcome {
    let count = try await shoppingList().count
    guard count > 0 else { return .alreadyEmpty }
    if let language {
      // Where nobody is there to be asked, a script means what it says.
      guard await prompter.confirm(Strings(language).clearQuestion(count)) ?? true else { return .notCleared }
    }
    let removed = try await RecipesFailure.persisting { () async throws(PersistenceError) in
      try await shopping.clear()
    }
    return removed.count == 0 ? .alreadyEmpty : .cleared(removed.count)
  }
}
