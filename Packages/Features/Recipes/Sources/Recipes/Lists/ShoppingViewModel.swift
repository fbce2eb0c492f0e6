import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import RecipesDomain

/// The format of an exported shopping list.
enum ShoppingFormat: String, CaseIterable, ArgumentValue, Hashable, Sendable {
  case text
  case markdown

  func text(of list: ShoppingList) -> String {
    switch self {
    case .text: ShoppingListText.plain(list)
    case .markdown: ShoppingListText.markdown(list)
    }
  }
}

/// Loads the shopping list, or changes it first.
@MainActor @Observable
final class ShoppingViewModel: Screen {
  /// The purpose of the screen.
  enum Purpose: Hashable, Sendable {
    case list
    case export(ShoppingFormat)
    case change(ShoppingChange)
  }

  private let purpose: Purpose
  private let loader: Loader<Everything, ShoppingList, RecipesFailure>
  private let change: Change<ShoppingChange, ShoppingOutcome, RecipesFailure>
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ purpose: Purpose = .list,
    useCases: RecipesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.purpose = purpose
    let wanted = if case .change(let change) = purpose { Optional(change) } else { ShoppingChange?.none }
    change = Change(
      "ManageShoppingList",
      wanted,
      isLocal: true,
      isEffective: \.isEffective,
      isDeclined: { $0 == .notCleared },
      observe: observe,
      operation: {
        (change, request) async throws(RecipesFailure) in
        try await useCases.makeShoppingChange(change, request)
      }
    )
    loader = Loader("ListShopping", isEmpty: \.isNone, observe: observe) {
      (_, _) async throws(RecipesFailure) in
      let list = try await useCases.shoppingList()
      return Fetched(list, provenance: Provenance(kind: .stored, fetchedAt: useCases.now()))
    }
  }

  var state: LoadState<ShoppingList, RecipesFailure> { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    if await change.make(request) { await loader.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: state, in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    switch purpose {
    case .list: .page(shoppingPage(state, context))
    case .export(let format): .text(state.shown.map { format.text(of: $0.value) } ?? "")
    case .change: .confirmation
    }
  }

  func notes(in context: ViewContext) -> [String] {
    // A page says itself what is left out.
    if case .list = purpose { return documentWarnings(fields, in: context) }
    let strings = Strings(context.language)
    return (change.outcome.map(strings.notes) ?? []) + unreadable.sentences(in: context)
  }

  /// The entries that could not be read, without which the list was exported.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard case .export = purpose, let count = state.shown?.unreadable.count, count > 0 else { return nil }
    return FailureMessage(RecipesFailure.notExported(count), in: context).commandFailure
  }

  var recordsElsewhere: [Route]? {
    if case .export = purpose { [Route("recipes", "shopping")] } else { nil }
  }

  var showsSavedData: Bool { true }

  var isList: Bool { purpose == .list }

  var records: Records? {
    if case .export = purpose { return nil }
    return state.shown.map { list in
      .list(list.lines, in: Self.table, from: list.provenance).with(unscaled).with(unreadable)
    }
  }

  /// That measures of the meals that were added stay as they are in spite of the servings.
  private var unscaled: Records.Warning? {
    guard case .added(_, _, _, let count, _, _)? = change.outcome else { return nil }
    return Records.Warning.unscaled(count)
  }

  /// That entries cannot be read.
  private var unreadable: Records.Warning? {
    guard let list = state.shown?.value, !list.unreadable.isEmpty else { return nil }
    return Records.Warning(.entriesUnreadable) { context in
      let strings = Strings(context.language)
      let words = strings.unreadable(entries: list.unreadable.count, of: list.unreadableMeals)
      return context.language.warning(words)
    }
  }

  nonisolated static let table = RecordTable<ShoppingLine>([
    .init("ingredient") { .string($0.ingredient) },
    .init("measures") { .string($0.amounts.compactMap(\.measure?.text).joined(separator: " + ")) },
    .init("isTicked") { .bool($0.isTicked) },
    .init("amounts", isColumn: false) { .array($0.amounts.map(\.json)) },
  ])
}

extension ShoppingAmount {
  fileprivate var json: JSONValue {
    let meals = meals.map { meal in
      JSONValue.object([
        JSONValue.Member("id", .string(meal.id.rawValue)),
        JSONValue.Member("name", .optional(meal.name)),
      ])
    }
    return .object([
      JSONValue.Member("measure", .optional(measure?.text)),
      JSONValue.Member("meals", .array(meals)),
    ])
  }
}
