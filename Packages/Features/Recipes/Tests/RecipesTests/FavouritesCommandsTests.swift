import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Synchronization
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct FavouritesCommandsTests {
  private let recipes = RecipesRun()

  @Test func `meals are added and noted`() async throws {
    let run = await recipes("favourites", "add", "70001", "70002")

    #expect(run.exitCode == .done)
    #expect(run.screen?.content(in: Samples.context) == .confirmation)
    #expect(run.notes == ["Added to favourites: 70001 (Jordgubbstårta) and 70002 (Everyday bread)."])
    let stored = try await recipes.favourites.favourites().entries
    #expect(stored.map(\.id.rawValue).sorted() == ["70001", "70002"])
  }

  @Test func `a meal that was a favourite before is noted as such`() async {
    _ = await recipes("favourites", "add", "70001")

    #expect(
      await recipes("favourites", "add", "70002", "70001").notes == [
        "Added to favourites: 70002 (Everyday bread).", "Already in favourites: 70001 (Jordgubbstårta).",
      ]
    )
    #expect(
      await recipes("favourites", "add", "70001").notes == ["Already in favourites: 70001 (Jordgubbstårta)."]
    )
  }

  @Test func `a meal that is named twice is added once`() async {
    let run = await recipes("favourites", "add", "70001", "jord")

    #expect(run.notes == ["Added to favourites: 70001 (Jordgubbstårta)."])
  }

  @Test func `ids are read from the standard input`() async throws {
    let run = await recipes(["favourites", "add", "-"], standardInput: "70001\n\n70002\n")

    #expect(run.exitCode == .done)
    #expect(try await recipes.favourites.favourites().entries.count == 2)
  }

  @Test func `a meal that is not there adds none of them`() async throws {
    let run = await recipes("favourites", "add", "70001", "99")

    #expect(run.exitCode == .notFound)
    #expect(try await recipes.favourites.favourites().entries.isEmpty)
  }

  @Test(arguments: ["favourites", "shopping"])
  func `a connection that is lost while a meal is read leaves no doubt about the list on this computer`(
    list: String
  ) async throws {
    recipes.repository.prepare { $0.meal[Samples.cake.id] = .failure(.connectionLost) }

    let run = await recipes(list, "add", "70001")

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("The connection to the service was lost"))
    #expect(!run.errorOutput.contains("change"))
    #expect(try await recipes.favourites.favourites().entries.isEmpty)
  }

  @Test(arguments: [[], ["list"]])
  func `favourites are listed without the service`(verb: [String]) async throws {
    _ = await recipes("favourites", "add", "70001")
    let asked = recipes.repository.requests.count

    let run = await recipes(["favourites"] + verb)

    #expect(run.exitCode == .done)
    #expect(try run.linear().contains("1 of 1: 70001 Jordgubbstårta\nDessert\nSwedish\nadded just now\n"))
    #expect(recipes.repository.requests.count == asked)
  }

  @Test(arguments: ["70001", "Jordgubbstårta", "jord"])
  func `a favourite is removed by id or name`(text: String) async throws {
    _ = await recipes("favourites", "add", "70001")

    let run = await recipes("favourites", "remove", text)

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Removed from favourites: 70001 (Jordgubbstårta)."])
    #expect(try await recipes.favourites.favourites().entries.isEmpty)
  }

  @Test func `what is no favourite cannot be removed`() async {
    let run = await recipes("favourites", "remove", "70001")

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput
        == "Error: '70001' is not a favourite.\nList your favourites with 'tessera recipes favourites'."
    )
  }

  @Test func `a change that could not be saved is not confirmed`() async {
    await recipes.favourites.fail(.cannotBeSaved(reason: "the disk is full"))

    let run = await recipes("favourites", "add", "70001")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The change could not be saved: the disk is full.\n"))
    #expect(run.notes.isEmpty)
  }

  private static let unreadable =
    "1 favourite cannot be read and is left out: 70002. "
    + "Add it again on the page of the meal, or remove it on the command line."

  @Test(arguments: [["70001", "70002"], ["70002"]])
  func `a favourite that cannot be read is left out, and the page and a document say so`(
    meals: [String]
  ) async throws {
    _ = await recipes(["favourites", "add"] + meals)
    await recipes.favourites.damage(Samples.bread.id)

    let page = await recipes("favourites")
    let document = await recipes("favourites", "--json")

    #expect([page.exitCode, document.exitCode] == [.done, .done])
    #expect(try page.linear().contains(Self.unreadable))
    #expect(try !page.linear().contains("You have no favourites."))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(Self.unreadable)"])
    #expect(try document.json().contains("\"entries-unreadable\""))
  }

  @Test func `favourites of which none can be read are loaded, and not empty`() async {
    _ = await recipes("favourites", "add", "70002")
    await recipes.favourites.damage(Samples.bread.id)
    let viewModel = FavouritesViewModel(useCases: recipes.useCases)

    await viewModel.load(LoadRequest())

    let stored = PartialList<FavouriteMeal>([], unreadable: [Samples.bread.id])
    let provenance = Provenance(kind: .stored, fetchedAt: Samples.now)
    #expect(viewModel.state == .loaded(Fetched(stored, provenance: provenance)))
  }

  @Test func `the document after a change has a warning of a favourite that cannot be read`() async {
    _ = await recipes("favourites", "add", "70002")
    await recipes.favourites.damage(Samples.bread.id)

    let run = await recipes("favourites", "add", "70001", "--json")

    #expect(run.notes.last == "Warning: \(Self.unreadable)")
  }

  @Test(arguments: ["add", "remove"])
  func `a favourite that cannot be read is added again or removed by its id`(verb: String) async throws {
    _ = await recipes("favourites", "add", "70002")
    await recipes.favourites.damage(Samples.bread.id)

    let run = await recipes("favourites", verb, "70002")

    #expect(run.exitCode == .done)
    #expect(try await recipes.favourites.favourites().unreadable.isEmpty)
    #expect(try await recipes.favourites.favourites().entries.count == (verb == "add" ? 1 : 0))
  }

  @Test func `a name that may be that of an unreadable favourite is not called missing`() async throws {
    _ = await recipes("favourites", "add", "70001", "70002")
    await recipes.favourites.damage(Samples.bread.id)

    let run = await recipes("favourites", "remove", "everyday")
    let known = await recipes("favourites", "remove", "jord")

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput
        == "Error: Nothing that can be read is called 'everyday'. "
        + "1 entry cannot be read and may be the one you mean: 70002.\n"
        + "Remove it by its ID with 'tessera recipes favourites remove 70002'."
    )
    #expect(known.exitCode == .done)
    #expect(try await recipes.favourites.favourites().unreadable == [Samples.bread.id])
  }

  @Test(arguments: ["99999", " 99999 ", "700020", "0"])
  func `an ID that no favourite has is missing, also where one cannot be read`(id: String) async throws {
    _ = await recipes("favourites", "add", "70001", "70002")
    await recipes.favourites.damage(Samples.bread.id)

    let run = await recipes("favourites", "remove", id)

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("is not a favourite."))
    #expect(!run.errorOutput.contains("cannot be read"))
    #expect(try await recipes.favourites.favourites().unreadable == [Samples.bread.id])
  }

  @Test func `a favourite that is named twice is removed and noted once`() async {
    _ = await recipes("favourites", "add", "70001")

    let run = await recipes("favourites", "remove", "70001", "jord")

    #expect(run.notes == ["Removed from favourites: 70001 (Jordgubbstårta)."])
  }

  @Test func `the document after a removal is the list without what was removed`() async throws {
    _ = await recipes("favourites", "add", "70001", "70002")

    let run = await recipes("favourites", "remove", "70001", "--json", "--fields", "id")

    #expect(try run.json().contains(#""id": "70002""#))
    #expect(try !run.json().contains("70001"))
    #expect(try run.json().contains("\"total\": 1\n"))
  }

  @Test func `a removal is traced as a change`() async {
    _ = await recipes("favourites", "add", "70001")
    let events = Mutex<[FeatureEvent]>([])
    let viewModel = FavouritesViewModel(.remove(["70001"]), useCases: recipes.useCases) { event in
      events.withLock { $0.append(event) }
    }

    await viewModel.load(LoadRequest())

    #expect(events.withLock { $0.last } == .useCase("ManageFavourites", .ended(.changed)))
  }

  @Test(arguments: [
    (FavouritesViewModel.Outcome.added(new: [Samples.soup], alreadyThere: []), true),
    (.added(new: [], alreadyThere: [Samples.soup]), false), (.removed([Samples.soup]), true),
    (.removed([]), false),
  ])
  func `only what left other favourites behind counts as a change`(
    outcome: FavouritesViewModel.Outcome,
    isEffective: Bool
  ) {
    #expect(outcome.isEffective == isEffective)
  }

  @Test(arguments: [[], [Samples.bread.id]])
  func `only what was removed is noted where another process was quicker`(removed: [Meal.ID]) async {
    let stored = [Samples.cake, Samples.bread].map { FavouriteMeal($0.summary, addedAt: Samples.now) }
    let useCases = recipes.useCases.with(
      ManageFavourites(favourites: ContestedFavourites(stored: stored, removed: Set(removed))) { Samples.now }
    )
    let viewModel = FavouritesViewModel(.remove(["70001", "70002"]), useCases: useCases)

    await viewModel.load(LoadRequest())

    let failure = viewModel.failure(in: Samples.context)
    #expect(failure?.status == (removed.isEmpty ? .notFound : nil))
    #expect(failure?.message == (removed.isEmpty ? "'70001' is not a favourite." : nil))
    #expect(
      viewModel.notes(in: Samples.context)
        == (removed.isEmpty ? [] : ["Removed from favourites: 70002 (Everyday bread)."])
    )
  }

  @Test func `the document keeps its promise`() async throws {
    let run = await recipes("favourites", "add", "70001", "--json")

    expectSnapshot(try run.json(), named: "document")
  }
}

/// Favourites some of which another process removes between reading and removing.
private struct ContestedFavourites: FavouriteMeals {
  let stored: [FavouriteMeal]
  let removed: Set<Meal.ID>

  func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal> { PartialList(stored) }

  func add(_ favourites: [FavouriteMeal]) async throws(PersistenceError) -> Set<Meal.ID> { [] }

  func remove(_ ids: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> { removed }
}
