import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

/// The meal that a screen is about, and how many servings it is scaled to.
struct MealChoice: Hashable, Sendable {
  /// Which meal.
  enum Subject: Hashable, Sendable {
    /// The one that an id or a name stands for.
    case named(TextQuery)
    /// Any.
    case random
  }

  let subject: Subject
  var servings: Servings?
}

/// The number of servings that a meal is scaled to, and from.
struct Servings: Hashable, Sendable {
  /// The number that a recipe is taken to make when nobody states it: recipes do not say.
  static let assumedBase = 4

  let wanted: Int
  let base: Int
  let isBaseAssumed: Bool
  let scale: ServingScale

  /// Fails where a number is outside ``ServingScale/servings``.
  init?(_ wanted: Int, from base: Int? = nil) {
    let stated = base ?? Self.assumedBase
    guard let scale = ServingScale(from: stated, to: wanted) else { return nil }
    self.wanted = wanted
    self.base = stated
    self.scale = scale
    isBaseAssumed = base == nil
  }
}

/// Loads a meal.
@MainActor @Observable
final class MealViewModel: Screen {
  /// The state of the screen.
  struct State: Equatable, Sendable {
    var servings: Servings?
    var meal = LoadState<Meal, RecipesFailure>.idle
  }

  private let loader: MealLoader
  private let choice: MealChoice
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ choice: MealChoice,
    useCases: RecipesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.choice = choice
    loader = MealLoader.meal(useCases, observe)
  }

  var state: State { State(servings: choice.servings, meal: loader.state) }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(choice, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(mealPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? {
    loader.state.shown.map { meal in
      .one(Record(meal: meal.value, servings: choice.servings), in: Self.table, from: meal.provenance)
        .with(omittedTags(of: meal.value))
        .with(omittedSteps(of: meal.value))
        .with(unscaled(of: meal.value))
        .with(unreadable(of: meal.value))
    }
  }

  /// That there are more tags than are read; `nil` also where they are not wanted.
  private func omittedTags(of meal: Meal) -> Records.Warning? {
    let count = meal.omittedTagCount
    guard count > 0, fields.includes("tags", in: Self.table) else { return nil }
    return Records.Warning(.tagsOmitted) { context in
      context.language.warning(clause: Strings(context.language).omitted(tags: count))
    }
  }

  /// That there are more steps than are read; `nil` also where they are not wanted.
  private func omittedSteps(of meal: Meal) -> Records.Warning? {
    let count = meal.omittedStepCount
    guard count > 0, fields.includes("steps", in: Self.table) else { return nil }
    return Records.Warning(.stepsOmitted) { context in
      context.language.warning(clause: Strings(context.language).omitted(steps: count))
    }
  }

  /// That measures stay as they are in spite of the servings; `nil` also where they are not wanted.
  private func unscaled(of meal: Meal) -> Records.Warning? {
    guard choice.servings != nil, fields.includes("ingredients", in: Self.table) else { return nil }
    return Records.Warning.unscaled(meal.unscalableCount)
  }

  /// That ingredients or instructions could not be read; `nil` also where neither is wanted.
  private func unreadable(of meal: Meal) -> Records.Warning? {
    let isWanted = ["ingredients", "steps"].contains { fields.includes($0, in: Self.table) }
    return isWanted ? Records.Warning.unreadable(entries: meal.unreadableCount) : nil
  }

  /// A meal with what its measures were scaled to.
  struct Record: Sendable {
    let meal: Meal
    let servings: Servings?
  }

  nonisolated static let table = RecordTable<Record>([
    .init("id") { .string($0.meal.id.rawValue) },
    .init("name") { .optional($0.meal.name) },
    .init("alternateName") { .optional($0.meal.alternateName) },
    .init("category") { .optional($0.meal.category) },
    .init("area") { .optional($0.meal.cuisine) },
    .init("tags") { .strings($0.meal.tags) },
    .init("servings", isColumn: false) { $0.servings?.json ?? .null },
    .init("ingredients", isColumn: false) { record in
      .array(record.meal.ingredients.map { $0.json(isScaled: record.servings != nil) })
    },
    .init("steps", isColumn: false) { .array($0.meal.steps.map(\.json)) },
    .init("picture", isColumn: false) { .optional($0.meal.picture?.description) },
    .init("video", isColumn: false) { .optional($0.meal.video?.description) },
    .init("source", isColumn: false) { .optional($0.meal.source?.description) },
  ])
}

typealias MealLoader = Loader<MealChoice, Meal, RecipesFailure>

extension Loader where Request == MealChoice, Value == Meal, Failure == RecipesFailure {
  /// Loads the meal that is chosen.
  static func meal(
    _ useCases: RecipesUseCases,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> MealLoader {
    MealLoader("OpenMeal", observe: observe) { (choice, policy) async throws(RecipesFailure) in
      switch choice.subject {
      case .named(let query): return try await useCases.meal(query, choice.servings, policy)
      case .random:
        do throws(ServiceError) {
          return try await useCases.open(.random, scale: choice.servings?.scale, policy)
        } catch {
          throw .service(error)
        }
      }
    }
  }
}

extension Records.Warning {
  /// The warning that measures stay as they are in spite of the servings; `nil` where all are scaled.
  static func unscaled(_ count: Int) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning(.amountsNotScaled) { context in
      context.language.warning(Strings(context.language).notScaled(count).string)
    }
  }
}

extension Servings {
  fileprivate var json: JSONValue {
    .object([
      JSONValue.Member("wanted", .integer(wanted)),
      JSONValue.Member("base", .integer(base)),
      JSONValue.Member("isBaseAssumed", .bool(isBaseAssumed)),
    ])
  }
}

extension Ingredient {
  /// The record of it; of a meal that is not scaled, no measure is or is not.
  fileprivate func json(isScaled: Bool) -> JSONValue {
    .object([
      JSONValue.Member("position", .integer(position)),
      JSONValue.Member("name", .string(name)),
      JSONValue.Member("measure", .optional(measure?.text)),
      JSONValue.Member("isScaled", isScaled && measure != nil ? .bool(isScalable) : .null),
    ])
  }
}

extension Step {
  fileprivate var json: JSONValue {
    .object([
      JSONValue.Member("heading", .optional(heading)),
      JSONValue.Member("text", .string(text)),
    ])
  }
}
