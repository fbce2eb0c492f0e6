import CommandKit
import DomainKernel
import FeatureFakes
import Recipes
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Testing

@Suite(.timeLimit(.minutes(1))) struct ShoppingCommandsTests {
  private let recipes = RecipesRun()

  @Test func `what meals need is merged into one list`() async throws {
    let run = await recipes("shopping", "add", "70001", "70002")

    #expect(run.exitCode == .done)
    #expect(
      recipes.presenter.messages == [
        .note("Added to the shopping list: 70001 (Jordgubbstårta) and 70002 (Everyday bread).")
      ]
    )
    #expect(try await lines() == ["Butter: 150g, for the tin", "Flour: 1 1/2 cups, 500g", "Strawberries: "])
  }

  @Test func `the amounts are those for the servings that are wanted`() async throws {
    _ = await recipes("shopping", "add", "70002", "--servings", "6")

    #expect(try await lines() == ["butter: 75g", "Flour: 750g"])
    #expect(
      recipes.presenter.messages.dropFirst() == [
        .note("For 6, from a recipe for 4"),
        .note("The recipe does not say for how many it is; 4 is assumed. State it with --base."),
      ]
    )
  }

  @Test func `a meal without ingredients is nothing to shop for`() async throws {
    let run = await recipes("shopping", "add", "70001", "7")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: There are no ingredients known for 7.\n"))
    #expect(try await lines().isEmpty)
  }

  @Test func `things go into the basket and back`() async throws {
    _ = await recipes("shopping", "add", "70001")

    _ = await recipes("shopping", "tick", "butter", "straw")
    #expect(recipes.presenter.messages.last == .note("In the basket: Butter and Strawberries."))
    #expect(try await ticked() == ["Butter", "Strawberries"])

    _ = await recipes("shopping", "untick", "butter")
    #expect(recipes.presenter.messages.last == .note("Back on the list: Butter."))
    #expect(try await ticked() == ["Strawberries"])
  }

  @Test func `a thing that is not on the list changes nothing`() async throws {
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes("shopping", "tick", "butter", "salt")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: There is no 'salt' on the shopping list.\n"))
    #expect(try await ticked().isEmpty)
  }

  @Test func `a meal is taken off the list with all that it needs`() async throws {
    _ = await recipes("shopping", "add", "70001", "70002")

    let run = await recipes("shopping", "remove", "jord")

    #expect(run.exitCode == .done)
    #expect(
      recipes.presenter.messages.last == .note("Removed from the shopping list: 70001 (Jordgubbstårta).")
    )
    #expect(try await lines() == ["butter: 50g", "Flour: 500g"])
  }

  @Test func `the list is cleared, and how much of it is said`() async throws {
    _ = await recipes("shopping", "add", "70001")

    _ = await recipes("shopping", "clear")

    #expect(
      recipes.presenter.messages.last == .note("Removed 3 things; the shopping list is empty.")
    )
    #expect(try await lines().isEmpty)
  }

  @Test(arguments: [
    ([], "[ ] butter: 50g (Everyday bread)\n[ ] Flour: 500g (Everyday bread)\n"),
    (["--format", "markdown"], "- [ ] butter: 50g (Everyday bread)\n- [ ] Flour: 500g (Everyday bread)\n"),
  ])
  func `the list is exported line by line`(options: [String], text: String) async {
    _ = await recipes("shopping", "add", "70002")

    let run = await recipes(["shopping", "export"] + options)

    #expect(run.exitCode == .done)
    #expect(recipes.presenter.messages.last == .lines(text))
  }

  @Test(arguments: [[], ["list"]])
  func `the list is shown without the service`(verb: [String]) async throws {
    _ = await recipes("shopping", "add", "70002")
    let asked = recipes.repository.requests.count

    _ = await recipes(["shopping"] + verb)

    #expect(try recipes.text().contains("1 of 2: to buy: butter\n50g\nEveryday bread\n"))
    #expect(recipes.repository.requests.count == asked)
  }

  @Test func `a list that cannot be read is said`() async {
    await recipes.shopping.fail(.madeByNewerVersion)

    let run = await recipes("shopping")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: What is kept was written by a newer tessera.\n"))
  }

  @Test(arguments: [
    ["shopping", "export", "--json"], ["shopping", "export", "--format", "html"], ["shopping", "tick"],
    ["shopping", "add"], ["shopping", "add", "70001", "--servings", "none"],
  ])
  func `wrong usage is refused before anything is asked`(arguments: [String]) async {
    let run = await recipes(arguments)

    #expect(run.exitCode == .usage)
    #expect(recipes.repository.requests.isEmpty)
  }

  @Test(arguments: [[], ["--json"], ["export"]])
  func `an entry that cannot be read is left out and said`(arguments: [String]) async throws {
    _ = await recipes("shopping", "add", "70001", "70002")
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    let run = await recipes(["shopping"] + arguments)

    #expect(run.exitCode == .done)
    #expect(
      recipes.presenter.messages.last
        == .note(
          "1 entry for 70002 (Everyday bread) cannot be read and is left out. Add the meal again, or "
            + "remove it; until then the entry stays as it is."
        )
    )
  }

  @Test(arguments: ["add", "remove"])
  func `an entry that cannot be read goes when its meal is added or removed`(verb: String) async throws {
    _ = await recipes("shopping", "add", "70002")
    for position in 1...2 {
      await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: position))
    }

    let run = await recipes("shopping", verb, "70002")

    #expect(run.exitCode == .done)
    #expect(try await list().unreadable.isEmpty)
    #expect(try await list().lines.count == (verb == "add" ? 2 : 0))
  }

  @Test func `the document keeps its promise`() async throws {
    _ = await recipes("shopping", "add", "70001", "70002", "--json")

    expectSnapshot(try recipes.document(), named: "document")
  }

  private func list() async throws -> ShoppingList {
    ShoppingList(try await recipes.shopping.entries())
  }

  private func lines() async throws -> [String] {
    try await list().lines.map { line in
      "\(line.ingredient): " + line.amounts.compactMap(\.measure?.text).joined(separator: ", ")
    }
  }

  private func ticked() async throws -> [String] {
    try await list().lines.filter(\.isTicked).map(\.ingredient)
  }
}
