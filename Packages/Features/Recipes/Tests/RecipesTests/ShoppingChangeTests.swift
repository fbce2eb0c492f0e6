import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct ShoppingChangeTests {
  private let recipes = RecipesRun()

  @Test func `the question before clearing counts what cannot be read, too`() async {
    let prompter = FakePrompter(.success("n"))
    _ = await recipes("shopping", "add", "70002")
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    _ = await recipes(["shopping", "clear"], prompter: prompter)

    #expect(await prompter.questions == ["Remove 2 items from the shopping list? [y/N]"])
  }

  @Test func `a list with one item is cleared`() async {
    var meal = Samples.bread
    meal.ingredients = [Samples.bread.ingredients[0]]
    recipes.repository.prepare { [meal] in $0.meal[meal.id] = .success(Samples.sourced(meal)) }
    _ = await recipes("shopping", "add", "70002")

    #expect(await recipes("shopping", "clear").notes == ["Removed 1 item from the shopping list."])
  }

  @Test func `who wants no questions has declined none, and learns the option that confirms`() async throws {
    _ = await recipes("shopping", "add", "70002")
    let before = try await recipes("shopping").linear()

    let run = await recipes(["shopping", "clear"], prompter: UnwillingPrompter())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("Use --yes to confirm it."))
    #expect(try await recipes("shopping").linear() == before)
  }

  @Test func `an item that is named twice is noted once`() async {
    _ = await recipes("shopping", "add", "70001")
    _ = await recipes("shopping", "tick", "butter")

    let run = await recipes("shopping", "tick", "butter", "butt")

    #expect(run.notes == ["Already marked as bought: Butter."])
  }

  @Test func `items are read from the standard input`() async {
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes(["shopping", "tick", "-"], standardInput: "butter\nflour\n")

    #expect(run.notes == ["Marked as bought: Butter and Flour."])
  }

  @Test func `meals that another process removed meanwhile are not noted as removed`() async {
    let entries = [Samples.bread, Samples.cake].map {
      ShoppingEntry($0.ingredients[0], of: $0.summary, addedAt: Samples.now)
    }
    let useCases = recipes.useCases.with(
      ManageShoppingList(entries: ContestedEntries(stored: entries)) { Samples.now }
    )
    let viewModel = ShoppingViewModel(.change(.remove(["70002", "70001"])), useCases: useCases)

    await viewModel.load(LoadRequest())

    let failure = viewModel.failure(in: Samples.context)
    #expect(failure?.status == .notFound)
    #expect(failure?.message == "'70002' is not on the shopping list.")
    #expect(viewModel.notes(in: Samples.context).isEmpty)
  }

  @Test(arguments: [(5, false), (6, true)])
  func `of many favourites that cannot be read five are named`(count: Int, hasMore: Bool) {
    let note = Strings(.english).unreadable(favourites: (1...count).map { "id-\($0)" })

    #expect(note.hasPrefix("\(count) favourites cannot be read and are left out: id-1, id-2, "))
    #expect(note.contains("id-5"))
    #expect(!note.contains("id-6"))
    #expect(note.contains("…") == hasMore)
  }

  @Test func `several entries that cannot be read are counted`() {
    let note = Strings(.english).unreadable(entries: 2, of: [Samples.soup])

    #expect(note.hasPrefix("2 entries for 70101 (Skärgårdssoppa) cannot be read and are left out."))
  }
}
