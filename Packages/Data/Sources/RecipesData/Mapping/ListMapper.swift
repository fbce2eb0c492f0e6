import DomainKernel
import RecipesDomain

/// Makes the lists of the domain; of several entries with one id the first is kept.
enum ListMapper {
  static func categories(_ categories: [CategoryDTO]) -> [MealCategory] {
    unique(
      categories.map { category in
        MealCategory(
          id: MealCategory.ID(rawValue: category.id ?? category.name),
          name: category.name,
          description: category.description.flatMap(ProseReader.paragraphs),
          picture: category.thumb.flatMap(WebLink.init)
        )
      },
      by: \.id
    )
  }

  static func summaries(_ meals: [MealSummaryDTO]) -> [MealSummary] {
    unique(meals.map(summary), by: \.id)
  }

  static func summary(_ meal: MealSummaryDTO) -> MealSummary {
    MealSummary(
      id: Meal.ID(rawValue: meal.id),
      name: meal.name,
      picture: meal.thumb.flatMap(WebLink.init)
    )
  }

  static func cuisines(_ cuisines: [AreaDTO]) -> [Cuisine] {
    unique(cuisines.map { Cuisine(name: $0.name) }, by: \.self)
  }

  static func ingredients(_ ingredients: [KnownIngredientDTO]) -> [KnownIngredient] {
    unique(
      ingredients.map { ingredient in
        KnownIngredient(
          id: KnownIngredient.ID(rawValue: ingredient.id ?? ingredient.name),
          name: ingredient.name,
          description: ingredient.description.flatMap(ProseReader.paragraphs),
          kind: ingredient.type
        )
      },
      by: \.id
    )
  }

  static func unique<Element, Key: Hashable>(_ elements: [Element], by key: (Element) -> Key) -> [Element] {
    var seen = Set<Key>()
    return elements.filter { seen.insert(key($0)).inserted }
  }
}
