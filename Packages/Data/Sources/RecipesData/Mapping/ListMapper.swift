import DomainKernel
import LenientJSON
import OfflineHTTP
import RecipesDomain
import ResourceLoading

/// Makes the lists of the domain; of several entries with one id the first is used.
///
/// The user is told only of what could not be read; for the judgement of a replacement, repeated entries count as
/// unreadable too.
enum ListMapper {
  static func categories(_ categories: LossyArray<CategoryDTO>) throws(InvalidResponse)
    -> Answer<EntryList<MealCategory>>
  {
    // A service without categories has nothing to choose from.
    guard !categories.elements.isEmpty else { throw InvalidResponse(.nothingUsable) }
    return answer(
      categories,
      by: \.id
    ) { category in
      MealCategory(
        id: MealCategory.ID(rawValue: category.id ?? category.name),
        name: category.name,
        description: category.description.flatMap(ProseReader.paragraphs),
        picture: category.thumb.flatMap(WebLink.init)
      )
    }
  }

  /// Makes a list of meals.
  ///
  /// A row tells neither the category nor the cuisine unless the service happens to send it. When rows tell it and none
  /// of them tells the one that was asked for, the list is doubtful; it may be, since the service renames cuisines.
  static func summaries(_ meals: LossyArray<MealSummaryDTO>, for filter: MealFilter)
    -> Answer<EntryList<MealSummary>>
  {
    let (wanted, told): (String, [String]) =
      switch filter {
      case .category(let name): (name, meals.elements.compactMap(\.category))
      case .cuisine(let name): (name, meals.elements.compactMap(\.area))
      case .ingredient(let name): (name, [])
      }
    let folded = SearchFolding.folded(wanted)
    let fits = told.isEmpty || told.contains { SearchFolding.folded($0) == folded }
    return answer(meals, by: \.id, isDoubtful: !fits, summary)
  }

  static func summary(_ meal: MealSummaryDTO) -> MealSummary {
    MealSummary(
      id: Meal.ID(rawValue: meal.id),
      name: meal.name,
      picture: meal.thumb.flatMap(WebLink.init)
    )
  }

  static func cuisines(_ cuisines: LossyArray<AreaDTO>) -> Answer<EntryList<Cuisine>> {
    answer(cuisines, by: \.self) { Cuisine(name: $0.name) }
  }

  static func ingredients(_ ingredients: LossyArray<KnownIngredientDTO>)
    -> Answer<EntryList<KnownIngredient>>
  {
    answer(ingredients, by: \.id) { ingredient in
      KnownIngredient(
        id: KnownIngredient.ID(rawValue: ingredient.id ?? ingredient.name),
        name: ingredient.name,
        description: ingredient.description.flatMap(ProseReader.paragraphs),
        kind: ingredient.type
      )
    }
  }

  static func answer<Row, Entry, Key: Hashable>(
    _ rows: LossyArray<Row>,
    by key: (Entry) -> Key,
    isDoubtful: Bool = false,
    _ entry: (Row) -> Entry
  ) -> Answer<EntryList<Entry>> {
    let entries = unique(rows.elements.map(entry), by: key)
    return Answer(
      EntryList(entries, unreadableCount: rows.leftOutCount, omittedCount: rows.omittedCount),
      unreadable: rows.droppedCount + rows.elements.count - entries.count,
      isDoubtful: isDoubtful
    )
  }

  static func unique<Element, Key: Hashable>(_ elements: [Element], by key: (Element) -> Key) -> [Element] {
    var seen = Set<Key>()
    return elements.filter { seen.insert(key($0)).inserted }
  }
}
