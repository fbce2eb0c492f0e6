import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The noun `recipes favourites` with its verbs.
struct FavouritesCommands {
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let meals: Argument<[String]>
  private let reading: ReadingOptions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    let strings = Strings(language)
    self.language = language
    self.open = open
    meals = Argument("meals", help: strings.mealsHelp, valueName: strings.mealValue)
    reading = ReadingOptions(language)
  }

  var noun: Command {
    Command(
      "favourites",
      abstract: strings.favouritesAbstract,
      discussion: strings.favouritesDiscussion,
      examples: [
        Example("tessera recipes favourites", strings.favouritesExample),
        Example("tessera recipes favourites add 52772", strings.addFavouriteExample),
      ],
      parameters: [fields],
      subcommands: [list, add, remove],
      run: showList
    )
  }

  private var strings: Strings { Strings(language) }
  private var fields: Option<[String]> { reading.fields(of: FavouritesDocument.fields) }

  private var list: Command {
    Command(
      "list",
      abstract: strings.favouritesAbstract,
      examples: [Example("tessera recipes favourites list --json", strings.documentExample)],
      parameters: [fields],
      run: showList
    )
  }

  private var add: Command {
    Command(
      "add",
      abstract: strings.addFavouriteAbstract,
      examples: [Example("tessera recipes favourites add 52772 52893", strings.addFavouriteExample)],
      parameters: [meals, fields],
      run: add
    )
  }

  private var remove: Command {
    Command(
      "remove",
      abstract: strings.removeFavouriteAbstract,
      examples: [Example("tessera recipes favourites remove 52772", strings.removeFavouriteExample)],
      parameters: [meals, fields],
      run: remove
    )
  }

  @Sendable
  private func showList(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let favourites = try await favourites(run)
    if run.selection == nil {
      await run.presenter.show(favouritesView(favourites.entries, run.context))
      await run.noteUnreadable(favourites)
    }
    await write(favourites, run)
    return .done
  }

  @Sendable
  private func add(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let added = try await run.meals(invocation[meals], reading.policy(invocation))
    for meal in added {
      try await run.keeping { () throws(PersistenceError) in
        try await run.session.useCases.favourites.add(meal)
      }
    }
    await run.presenter.note(strings.favouritesAdded(run.names(added.map(\.summary))))
    await write(try await favourites(run), run)
    return .done
  }

  @Sendable
  private func remove(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let kept = try await favourites(run)
    let removed = try await run.meals(
      invocation[meals],
      among: kept.entries.map(\.summary) + kept.unreadable.map { MealSummary(id: $0, name: nil) }
    )
    for meal in removed {
      _ = try await run.keeping { () throws(PersistenceError) in
        try await run.session.useCases.favourites.remove(meal.id)
      }
    }
    await run.presenter.note(strings.favouritesRemoved(run.names(removed)))
    await write(try await favourites(run), run)
    return .done
  }

  private func begin(_ invocation: Invocation) throws -> KeepingRun {
    let selection = try FieldSelection(invocation, in: language)
    let session = try open(invocation)
    return KeepingRun(session: session, selection: invocation[reading.json] ? selection : nil)
  }

  private func favourites(_ run: KeepingRun) async throws(CommandFailure) -> PartialList<FavouriteMeal> {
    try await run.keeping { () throws(PersistenceError) in try await run.session.useCases.favourites.list() }
  }

  @MainActor
  private func write(_ favourites: PartialList<FavouriteMeal>, _ run: KeepingRun) {
    guard let selection = run.selection else { return }
    run.presenter.write(
      FavouritesDocument(favourites: favourites.entries, selection: selection).json(at: run.context.now)
    )
    run.noteUnreadable(favourites)
  }
}
