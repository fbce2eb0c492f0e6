public import DomainKernel

/// A dish with everything that is needed to cook it; only the id is always there.
public struct Meal: Hashable, Sendable, Identifiable {
  /// The ID of a meal; names are not unique.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The text as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The ID of the meal.
  public let id: ID
  /// The name it is shown by.
  public var name: String?
  /// The alternate name.
  public var alternateName: String?
  /// The name of its category.
  public var category: String?
  /// The cuisine it belongs to, in the service's words.
  public var cuisine: String?
  /// Words that describe it, in the order of the service.
  public var tags: [String] = []
  /// The ingredients in the order of the service; an ingredient may occur twice.
  public var ingredients: [Ingredient] = []
  /// How it is made.
  public var steps: [Step] = []
  /// Whether the service says that it has no recipe: it sent the places for one, and nothing in them.
  public var isWithoutRecipe = false
  /// How many ingredients, measures of ingredients and instructions the service sent that could not be read.
  public var unreadableCount = 0
  /// How many tags the service sent that are only more than are read of a meal.
  public var omittedTagCount = 0
  /// How many steps the service sent that are only more than are read of a meal.
  public var omittedStepCount = 0
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

  /// The summary for lists.
  public var summary: MealSummary { MealSummary(id: id, name: name, picture: picture) }

  /// How many measures cannot be scaled, so that another number of servings leaves them as they are.
  public var unscalableCount: Int { ingredients.count { !$0.isScalable } }

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

/// The fields of a meal in a list.
public struct MealSummary: Hashable, Sendable, Identifiable {
  /// The ID of the meal.
  public let id: Meal.ID
  /// The name it is shown by; not always sent.
  public let name: String?
  /// Its picture.
  public let picture: WebLink?

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - id: What identifies the meal.
  ///   - name: The name it is shown by.
  ///   - picture: Its picture.
  public init(id: Meal.ID, name: String?, picture: WebLink? = nil) {
    self.id = id
    self.name = name
    self.picture = picture
  }
}

/// One line of what goes into a meal.
public struct Ingredient: Hashable, Sendable {
  /// Its place in the recipe, from 1; what identifies it, since the same ingredient may come twice.
  public let position: Int
  /// The kind.
  public let name: String
  /// How much of it; `nil` when the recipe does not say.
  public let measure: Measure?

  /// Makes an ingredient.
  ///
  /// - Parameters:
  ///   - position: Its place in the recipe, from 1.
  ///   - name: What it is.
  ///   - measure: How much of it.
  public init(position: Int, name: String, measure: Measure? = nil) {
    self.position = position
    self.name = name
    self.measure = measure
  }

  /// Whether its amount can be scaled; one without a measure has nothing that stays behind.
  public var isScalable: Bool { measure.map(\.isUnderstood) ?? true }

  /// The same ingredient in another amount.
  ///
  /// - Parameter scale: From how many servings to how many.
  /// - Returns: The ingredient; a measure that is not understood stays as it is.
  public func scaled(by scale: ServingScale) -> Ingredient {
    Ingredient(position: position, name: name, measure: measure?.scaled(by: scale.ratio))
  }
}

/// One thing to do when a meal is made.
public struct Step: Hashable, Sendable {
  /// The heading that begins with this step, such as the name of a part of the meal.
  public let heading: String?
  /// The instruction, without a step number.
  public let text: String

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - text: What to do.
  ///   - heading: The heading that begins with it.
  public init(_ text: String, heading: String? = nil) {
    self.text = text
    self.heading = heading
  }
}
