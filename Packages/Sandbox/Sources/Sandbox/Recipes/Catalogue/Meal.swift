/// A meal with everything that is known of it.
struct Meal: Sendable {
  /// The meals that were written one by one.
  static let written = ContentRecord.all(in: MealContent.text).map { record in
    Meal(
      id: record.number("id"),
      name: record.name,
      category: .of(record),
      area: .of(record),
      tags: record.list("tags"),
      ingredients: MealIngredient.list(of: record),
      method: MealMethod(record.texts("step")),
      style: record.required(InstructionStyle(rawValue: record.text("style")), "style")
    )
  }

  /// The number by which the service knows it.
  let id: Int
  /// The title of the screen.
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
  /// The defect of its record; `nil` for most.
  var quirk: RecordQuirk? { RecordQuirk(id: id) }

  /// The name as the service writes it everywhere.
  var recordedName: String { quirk == .trailingSpaceInName ? name + " " : name }
  /// The address of its picture.
  var picture: String { RecipesAddress.picture("media/meals/sandbox\(id).jpg") }
}

/// One line of a list of ingredients; the same name may come twice in a meal.
struct MealIngredient: Hashable, Sendable {
  /// The name as it stands in a sentence: `soy sauce`, `Dijon mustard`.
  let name: String
  /// The amount, in the words of the recipe; empty where it is left to the cook.
  let measure: String

  /// The ingredients that a record lists.
  static func list(of record: ContentRecord) -> [MealIngredient] {
    record.list("ingredients").map { element in
      let (name, measure) = ContentRecord.pair(element)
      return MealIngredient(name: name, measure: measure ?? "")
    }
  }

  /// The name as a heading writes it: `Soy Sauce`.
  var titleCasedName: String {
    name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

/// How a meal is made, step by step.
struct MealMethod: Hashable, Sendable {
  private let template: [String]
  private let fillings: [String]
  private let closing: String?

  /// A method that is written out.
  ///
  /// - Parameter steps: The steps.
  init(_ steps: [String]) {
    self.init(template: steps, fillings: [], closing: nil)
  }

  /// A method shared by several meals.
  ///
  /// - Parameters:
  ///   - template: The steps, in which `{1}` stands for the first filling and so on.
  ///   - fillings: What to put in.
  ///   - closing: A last step of this meal alone.
  init(template: [String], fillings: [String], closing: String?) {
    self.template = template
    self.fillings = fillings
    self.closing = closing
  }

  /// The steps, whole sentences each.
  var steps: [String] {
    template.map(filled) + (closing.map { [$0] } ?? [])
  }

  private func filled(_ step: String) -> String {
    fillings.enumerated().reduce(step) { text, filling in
      text.replacing("{\(filling.offset + 1)}", with: filling.element)
    }
  }
}
