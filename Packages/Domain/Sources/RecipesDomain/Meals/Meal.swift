public import DomainKernel

/// A dish with everything that is needed to cook it; only the id is always there.
public struct Meal: Hashable, Sendable, Identifiable {
  /// What identifies a meal for the service; names repeat and cannot.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it.
    public let rawValue: String

    /// Takes over an id.
    ///
    /// - Parameter rawValue: The text as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What identifies the meal.
  public let id: ID
  /// What a person calls it.
  public var name: String?
  /// What it is called elsewhere.
  public var alternateName: String?
  /// The name of its category.
  public var category: String?
  /// The kitchen it comes from, in the service's words.
  public var area: String?
  /// Words that describe it, in the order of the service.
  public var tags: [String] = []
  /// What goes into it, in the order of the service; the same ingredient may come twice.
  public var ingredients: [Ingredient] = []
  /// How it is made.
  public var steps: [Step] = []
  /// Its picture.
  public var picture: WebLink?
  /// Where it is shown how to make it.
  public var video: WebLink?
  /// Where the recipe was first published.
  public var source: WebLink?

  /// Makes a meal of which only the id is known.
  ///
  /// - Parameter id: What identifies it.
  public init(id: ID) {
    self.id = id
  }

  /// What a list shows of the meal.
  public var summary: MealSummary { MealSummary(id: id, name: name, picture: picture) }

  /// The same meal with other amounts.
  ///
  /// - Parameter scale: From how many servings to how many.
  /// - Returns: The meal; measures that are not understood stay as they are.
  public func scaled(by scale: ServingScale) -> Meal {
    var meal = self
    meal.ingredients = ingredients.map { $0.scaled(by: scale) }
    return meal
  }
}
