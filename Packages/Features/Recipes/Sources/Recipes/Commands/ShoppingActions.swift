import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// What the verbs of `recipes shopping` do.
struct ShoppingActions: Sendable {
  let meals: Argument<[String]>
  let items: Argument<[String]>
  let servings: ServingsOptions
  let format: Option<ShoppingFormat>
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let reading: ReadingOptions
  private let strings: Strings

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    let strings = Strings(language)
    self.language = language
    self.open = open
    self.strings = strings
    meals = Argument("meals", help: strings.mealsHelp, valueName: strings.mealValue)
    items = Argument("items", help: strings.itemsHelp, valueName: strings.itemValue)
    servings = ServingsOptions(language)
    format = Option("format", help: strings.formatHelp, valueName: strings.formatValue, default: .text)
    reading = ReadingOptions(language)
  }

  var fields: Option<[String]> { reading.fields(of: ShoppingDocument.fields) }

  @Sendable
  func list(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let list = try await list(run)
    if run.selection == nil {
      await run.presenter.show(shoppingView(list, run.context))
      await run.noteUnreadable(list)
    }
    return await end(run, list)
  }

  @Sendable
  func add(_ invocation: Invocation) async throws -> ExitCode {
    let wanted = try servings.servings(invocation)
    let run = try begin(invocation)
    let added = try await run.meals(invocation[meals], reading.policy(invocation))
    let bare = added.filter(\.ingredients.isEmpty)
    guard bare.isEmpty else {
      let message = strings.nothingToBuy(for: await run.names(bare.map(\.summary)))
      throw CommandFailure(.notFound, message, hint: strings.howToFindMeals)
    }
    for meal in added {
      try await run.keeping { () throws(PersistenceError) in
        try await run.session.useCases.shopping.add(meal, scale: wanted?.scale)
      }
    }
    let base = wanted.map { [strings.servings($0), $0.isBaseAssumed ? strings.assumedBase($0) : ""] } ?? []
    let notes = [strings.shoppingAdded(await run.names(added.map(\.summary)))] + base.map(\.string)
    for note in notes where !note.isEmpty { await run.presenter.note(note) }
    return await end(run, try await list(run))
  }

  @Sendable
  func tick(_ invocation: Invocation, _ isTicked: Bool) async throws -> ExitCode {
    let run = try begin(invocation)
    let lines = try await lines(invocation[items], in: list(run), isTicked: !isTicked, run.context)
    for line in lines {
      try await run.keeping { () throws(PersistenceError) in
        try await run.session.useCases.shopping.tick(line, isTicked)
      }
    }
    await run.presenter.note(strings.ticked(lines.map(\.ingredient), isTicked))
    return await end(run, try await list(run))
  }

  @Sendable
  func remove(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let listed = try await list(run).meals
    let removed = try await run.meals(invocation[meals], among: listed)
    for meal in removed {
      try await run.keeping { () throws(PersistenceError) in
        try await run.session.useCases.shopping.remove(meal.id)
      }
    }
    await run.presenter.note(strings.shoppingRemoved(run.names(removed)))
    return await end(run, try await list(run))
  }

  @Sendable
  func clear(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let count = try await list(run).lines.count
    try await run.keeping { () throws(PersistenceError) in try await run.session.useCases.shopping.clear() }
    await run.presenter.note(strings.cleared(count))
    return await end(run, try await list(run))
  }

  @Sendable
  func export(_ invocation: Invocation) async throws -> ExitCode {
    guard !invocation[reading.json] else {
      throw CommandFailure(.usage, strings.exportWithoutDocument, hint: strings.listAsDocument)
    }
    let run = KeepingRun(session: try open(invocation), selection: nil)
    let exported = try await list(run)
    await run.presenter.write(lines: invocation[format].text(of: exported))
    await run.noteUnreadable(exported)
    return .done
  }

  private func begin(_ invocation: Invocation) throws -> KeepingRun {
    let selection = try FieldSelection(invocation, in: language)
    let session = try open(invocation)
    return KeepingRun(session: session, selection: invocation[reading.json] ? selection : nil)
  }

  @MainActor
  private func end(_ run: KeepingRun, _ list: ShoppingList) -> ExitCode {
    guard let selection = run.selection else { return .done }
    run.presenter.write(ShoppingDocument(list: list, selection: selection).json(at: run.context.now))
    run.noteUnreadable(list)
    return .done
  }

  private func list(_ run: KeepingRun) async throws(CommandFailure) -> ShoppingList {
    try await run.keeping { () throws(PersistenceError) in try await run.session.useCases.shopping.list() }
  }
}
