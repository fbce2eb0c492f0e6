import DomainKernel
import RecipesDomain
import ResourceLoading

extension ContentMeasure {
  static func categories(_ categories: EntryList<MealCategory>) -> ContentMeasure {
    list(categories, id: \.id.rawValue) { category, measure in
      measure.add("name", category.name)
      measure.add("description", category.description)
      measure.add("picture", isThere: category.picture != nil)
    }
  }

  static func summaries(_ meals: EntryList<MealSummary>) -> ContentMeasure {
    list(meals, id: \.id.rawValue) { meal, measure in
      measure.add("name", meal.name)
      measure.add("picture", isThere: meal.picture != nil)
    }
  }

  static func cuisines(_ cuisines: EntryList<Cuisine>) -> ContentMeasure {
    list(cuisines, id: \.name) { _, _ in }
  }

  static func ingredients(_ ingredients: EntryList<KnownIngredient>) -> ContentMeasure {
    list(ingredients, id: \.id.rawValue) { ingredient, measure in
      measure.add("name", ingredient.name)
      measure.add("description", ingredient.description)
      measure.add("kind", ingredient.kind)
    }
  }

  static func meals(_ meals: EntryList<Meal>) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("meals", meals.entries, .ofAnswer, id: \.id.rawValue, measure: ContentMeasure.init)
    return measure
  }

  /// Measures a whole meal; its ingredients are one recipe, of which none can be left out.
  init(_ meal: Meal) {
    self.init()
    for (name, text) in [
      ("name", meal.name), ("alternate name", meal.alternateName), ("category", meal.category),
      ("cuisine", meal.cuisine),
    ] {
      add(name, text)
    }
    add("tags", count: meal.tags.count)
    let steps = meal.steps.flatMap { [$0.heading, $0.text] }.compactMap(\.self)
    add("steps", whole: steps.joined(separator: " "))
    for (name, link) in [("picture", meal.picture), ("video", meal.video), ("source", meal.source)] {
      add(name, isThere: link != nil)
    }
    add(
      "ingredients",
      meal.ingredients,
      .together,
      id: ContentMeasure.place,
      measure: ContentMeasure.ingredient
    )
  }

  private static func place(_ ingredient: Ingredient) -> String {
    String(ingredient.position)
  }

  private static func ingredient(_ ingredient: Ingredient) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("name", ingredient.name)
    measure.add("measure", ingredient.measure?.text)
    return measure
  }

  /// Judges a meal that the service picked.
  ///
  /// Another one than the stored has to be as much of a recipe as that, and no
  /// more can be said of it.
  static func suspicion(ofPick new: Answer<Meal>, replacing stored: Answer<Meal>) -> Suspicion? {
    let (meal, before) = (new.value, stored.value)
    let isRecipe = (!meal.ingredients.isEmpty, !meal.steps.isEmpty, meal.name != nil)
    let wasRecipe = (!before.ingredients.isEmpty, !before.steps.isEmpty, before.name != nil)
    guard meal.id == before.id else {
      return wasRecipe == (true, true, true) && isRecipe != wasRecipe ? .incomplete : nil
    }
    return suspicion(of: new, replacing: stored, measure: ContentMeasure.init)
  }

  private static func list<Entry>(
    _ list: EntryList<Entry>,
    id: (Entry) -> String,
    _ add: (Entry, inout ContentMeasure) -> Void
  ) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("entries", list.entries, .ofAnswer, id: id) { entry in
      var measure = ContentMeasure()
      add(entry, &measure)
      return measure
    }
    return measure
  }
}
