/// A meal with everything that is known of it.
struct Meal: Sendable {
  /// The number by which the service knows it.
  let id: Int
  /// What it is called.
  let name: String
  /// The one category that it is listed in.
  let category: MealCategory
  /// Where it comes from.
  let area: MealArea
  /// Words to find it by; none contains a comma.
  let tags: [String]
  /// Four to twenty ingredients, in the order of the list.
  let ingredients: [MealIngredient]
  /// How it is made.
  let method: MealMethod
  /// How the author of the record wrote the method down.
  let style: InstructionStyle

  /// When its record was entered, which decides what fields it has.
  var vintage: RecordVintage { RecordVintage(id: id) }
  /// What is wrong with its record; `nil` for most.
  var quirk: RecordQuirk? { RecordQuirk(id: id) }

  /// The name as the service writes it everywhere.
  var recordedName: String { quirk == .trailingSpaceInName ? name + " " : name }
  /// The address of its picture.
  var picture: String { RecipesAddress.picture("media/meals/sandbox\(id).jpg") }
}
