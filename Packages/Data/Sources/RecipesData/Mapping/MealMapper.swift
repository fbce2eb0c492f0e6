import DomainKernel
import LenientJSON
import OfflineHTTP
import RecipesDomain
import ResourceLoading

/// Makes whole meals.
enum MealMapper {
  /// Gives the one meal that was asked for by its id.
  ///
  /// The service says with an empty list that it has no such meal; another meal is the answer to another question.
  static func meal(_ id: Meal.ID, of meals: LossyArray<MealDTO>) throws(InvalidResponse) -> Answer<Meal> {
    guard !meals.elements.isEmpty else { throw .notFound }
    guard let sent = meals.elements.first(where: { $0.summary.id == id.rawValue }) else {
      throw InvalidResponse(.unrelated)
    }
    return Answer(meal(sent), cleared: sent.cleared)
  }

  /// Gives the meal that the service picked; several are the answer to another question.
  ///
  /// Without one there is nothing to show, and no meal was asked for that could be missing.
  static func pick(of meals: LossyArray<MealDTO>) throws(InvalidResponse) -> Answer<Meal> {
    guard let sent = meals.elements.first else { throw InvalidResponse(.nothingUsable) }
    guard meals.elements.count == 1 else { throw InvalidResponse(.unrelated) }
    return Answer(meal(sent), cleared: sent.cleared)
  }

  /// Gives the meals that a search found.
  ///
  /// The service looks in the names only, so that an answer in which no name fits is doubtful, unless the text has a
  /// sign that stands for others in the service's search.
  static func meals(_ meals: LossyArray<MealDTO>, for lookup: MealLookup) -> Answer<EntryList<Meal>> {
    let names = meals.elements.flatMap { [$0.summary.name, $0.alternateName].compactMap(\.self) }
      .map(SearchFolding.folded)
    let fits =
      switch lookup {
      case .name(let text):
        text.contains { "_%*?".contains($0) } || names.contains { $0.contains(SearchFolding.folded(text)) }
      case .firstLetter(let letter): names.contains { $0.hasPrefix(SearchFolding.folded(String(letter))) }
      }
    return ListMapper.answer(meals, by: \.id, isDoubtful: !fits && !names.isEmpty, meal)
  }

  static func meal(_ sent: MealDTO) -> Meal {
    let summary = ListMapper.summary(sent.summary)
    var meal = Meal(id: summary.id)
    meal.name = summary.name
    meal.picture = summary.picture
    meal.alternateName = sent.alternateName
    meal.category = sent.summary.category
    meal.cuisine = sent.summary.area
    let words = tags(sent.tags ?? "")
    meal.tags = Array(words.prefix(RecipeLimits.tags))
    meal.ingredients = sent.ingredients.map { slot in
      Ingredient(position: slot.position, name: slot.name, measure: slot.measure.map(Measure.init))
    }
    let steps = InstructionReader.steps(of: sent.instructions ?? "")
    meal.steps = Array(steps.prefix(RecipeLimits.steps))
    meal.omittedTagCount = words.count - meal.tags.count
    meal.omittedStepCount = steps.count - meal.steps.count
    meal.isWithoutRecipe = sent.isWithoutRecipe
    meal.unreadableCount = sent.unreadableCount
    meal.video = sent.youtube.flatMap(WebLink.init)
    meal.source = sent.source.flatMap(WebLink.init)
    return meal
  }

  private static func tags(_ list: String) -> [String] {
    let tags = list.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").cut(to: .line)
    }
    return ListMapper.unique(tags.filter { !$0.isEmpty }, by: \.self)
  }
}
