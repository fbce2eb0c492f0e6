import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct ShoppingCommandsTests {
  private let recipes = RecipesRun()

  @Test func `what meals need is merged into one list`() async throws {
    let run = await recipes("shopping", "add", "70001", "70002")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == ["Added to the shopping list: 70001 (Jordgubbstårta) and 70002 (Everyday bread)."]
    )
    #expect(try await lines() == ["Butter: 150g, for the tin", "Flour: 1 1/2 cups, 500g", "Strawberries: "])
  }

  @Test func `the amounts are those for the servings that are wanted`() async throws {
    let run = await recipes("shopping", "add", "70002", "--servings", "6")

    #expect(try await lines() == ["butter: 75g", "Flour: 750g"])
    #expect(
      run.notes.dropFirst() == [
        "For 6, from a recipe for 4.",
        "The recipe does not say how many servings it makes; 4 is assumed.",
      ]
    )
  }

  @Test func `what was bought is counted once there is something`() {
    let strings = Strings(.english)

    #expect(strings.count(bought: 0) == "")
    #expect(strings.count(bought: 1) == "1 bought")
  }

  @Test func `a meal without ingredients is not added`() async throws {
    let run = await recipes("shopping", "add", "70001", "7")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: No ingredients are known for 7.\n"))
    #expect(try await lines().isEmpty)
  }

  @Test func `a meal that is on the list gets new amounts, and that is noted`() async throws {
    _ = await recipes("shopping", "add", "70002")

    let run = await recipes("shopping", "add", "70001", "70002", "--servings", "8", "--base", "4")

    #expect(
      run.notes == [
        "Added to the shopping list: 70001 (Jordgubbstårta).",
        "Already on the shopping list, amounts replaced: 70002 (Everyday bread).",
        "For 8, from a recipe for 4.", "1 amount cannot be scaled and is left unchanged.",
      ]
    )
    #expect(try await lines() == ["Butter: 300g, for the tin", "Flour: 3 cups, 1000g", "Strawberries: "])
  }

  @Test func `amounts that the servings leave unchanged are in the document as a warning`() async throws {
    let scaled = await recipes("shopping", "add", "70001", "--servings", "8", "--json")
    let all = await recipes("shopping", "add", "70002", "--servings", "8", "--json")
    let unscaled = await recipes("shopping", "add", "70001", "--json")

    #expect(try scaled.json().contains("\"amounts-not-scaled\""))
    #expect(try !all.json().contains("warnings"))
    #expect(try !unscaled.json().contains("warnings"))
  }

  @Test func `a meal that is added again stays bought, but for the amounts that changed`() async throws {
    _ = await recipes("shopping", "add", "70002")
    _ = await recipes("shopping", "tick", "flour", "butter")

    let same = await recipes("shopping", "add", "70002")
    #expect(same.notes == ["Already on the shopping list, amounts replaced: 70002 (Everyday bread)."])
    #expect(try await ticked() == ["butter", "Flour"])

    let other = await recipes("shopping", "add", "70002", "--servings", "8", "--base", "4")
    #expect(other.notes.last == "No longer marked as bought, because the amount changed: Flour and butter.")
    #expect(try await ticked().isEmpty)
  }

  @Test func `ids are read from the standard input`() async throws {
    _ = await recipes(["shopping", "add", "70001", "-"], standardInput: " 70002 \n")

    #expect(try await list().lines.count == 3)
  }

  @Test func `items are marked as bought and back`() async throws {
    _ = await recipes("shopping", "add", "70001")

    #expect(
      await recipes("shopping", "tick", "butter", "straw").notes == [
        "Marked as bought: Butter and Strawberries."
      ]
    )
    #expect(try await ticked() == ["Butter", "Strawberries"])
    #expect(
      await recipes("shopping", "tick", "butter", "flour").notes == [
        "Marked as bought: Flour.", "Already marked as bought: Butter.",
      ]
    )

    #expect(await recipes("shopping", "untick", "butter").notes == ["Marked as not bought: Butter."])
    #expect(try await ticked() == ["Flour", "Strawberries"])
    #expect(await recipes("shopping", "untick", "butter").notes == ["Already marked as not bought: Butter."])
  }

  @Test func `of an item that is bought and to buy again, the part to buy is ticked`() async throws {
    _ = await recipes("shopping", "add", "70001")
    _ = await recipes("shopping", "tick", "butter")
    _ = await recipes("shopping", "add", "70002")

    #expect(await recipes("shopping", "tick", "butter").notes == ["Marked as bought: butter."])
    #expect(try await ticked().count == 1)
  }

  @Test func `the document after a change that failed is none`() async {
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes("shopping", "tick", "salt", "--json")

    #expect(run.exitCode == .notFound)
    #expect(run.document == nil)
  }

  @Test func `the document after a removal is the list that is left`() async throws {
    _ = await recipes("shopping", "add", "70001", "70002")

    let run = await recipes("shopping", "remove", "70001", "--json", "--fields", "ingredient")

    #expect(try run.json().contains(#""ingredient": "butter""#))
    #expect(try !run.json().contains("Strawberries"))
  }

  @Test func `an export has no records`() async {
    _ = await recipes("shopping", "add", "70001")
    let viewModel = ShoppingViewModel(.export(.text), useCases: recipes.useCases)

    await viewModel.load(LoadRequest())

    #expect(viewModel.records == nil)
    #expect(viewModel.state.shown != nil)
  }

  @Test func `a list that another process emptied meanwhile was already empty`() async {
    let entries = [
      ShoppingEntry(Samples.bread.ingredients[0], of: Samples.bread.summary, addedAt: Samples.now)
    ]
    let useCases = recipes.useCases.with(
      ManageShoppingList(entries: ContestedEntries(stored: entries)) { Samples.now }
    )
    let viewModel = ShoppingViewModel(.change(.clear(asksIn: nil)), useCases: useCases)

    await viewModel.load(LoadRequest())

    #expect(viewModel.notes(in: Samples.context) == ["The shopping list was already empty."])
  }

  @Test func `an item that is not on the list changes nothing`() async throws {
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes("shopping", "tick", "butter", "salt")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: 'salt' is not on the shopping list.\n"))
    #expect(try await ticked().isEmpty)
  }

  @Test func `a meal is taken off the list with all that it needs`() async throws {
    _ = await recipes("shopping", "add", "70001", "70002")

    let run = await recipes("shopping", "remove", "jord")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == ["Removed from the shopping list: 70001 (Jordgubbstårta)."]
    )
    #expect(try await lines() == ["butter: 50g", "Flour: 500g"])
  }

  @Test func `a meal that is not on the list cannot be removed`() async {
    let run = await recipes("shopping", "remove", "70001")

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput
        == "Error: '70001' is not on the shopping list.\nShow the list with 'tessera recipes shopping'."
    )
  }

  @Test(arguments: [Result<String, PromptError>.success("y"), .success(" YES "), .failure(.notInteractive)])
  func `the list is cleared after a yes, or where nobody can be asked`(
    answer: Result<String, PromptError>
  ) async throws {
    let prompter = FakePrompter(answer)
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes(["shopping", "clear"], prompter: prompter)

    #expect(await prompter.questions == ["Remove 3 items from the shopping list? [y/N]"])
    #expect(run.exitCode == .done)
    #expect(run.notes == ["Removed 3 items from the shopping list."])
    #expect(try await lines().isEmpty)
  }

  @Test(arguments: [
    Result<String, PromptError>.success("n"), .success(""), .success("yellow"), .failure(.ended),
  ])
  func `anything but a yes leaves the list as it is`(answer: Result<String, PromptError>) async throws {
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes(["shopping", "clear"], prompter: FakePrompter(answer))

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.contains("Nothing was changed."))
    #expect(try await lines().count == 3)
  }

  @Test func `the question before clearing can be skipped`() async throws {
    let prompter = FakePrompter(.success("n"))
    _ = await recipes("shopping", "add", "70002")

    let run = await recipes(["shopping", "clear", "--yes"], prompter: prompter)

    #expect(await prompter.questions.isEmpty)
    #expect(run.notes == ["Removed 2 items from the shopping list."])
    #expect(try await lines().isEmpty)
  }

  @Test(arguments: [
    (ShoppingOutcome.added(new: [Samples.nameless], alreadyThere: [], nil), true),
    (.added(new: [], alreadyThere: [Samples.nameless], nil), false),
    (.ticked(changed: ["Salt"], unchanged: [], true), true),
    (.ticked(changed: [], unchanged: ["Salt"], true), false),
    (.removed([Samples.nameless]), true), (.removed([]), false), (.cleared(1), true), (.notCleared, false),
    (.alreadyEmpty, false),
  ])
  func `only what left another list behind counts as a change`(outcome: ShoppingOutcome, isEffective: Bool) {
    #expect(outcome.isEffective == isEffective)
  }

  @Test func `an empty list needs no question and no clearing`() async {
    let prompter = FakePrompter(.success("y"))

    let run = await recipes(["shopping", "clear"], prompter: prompter)

    #expect(await prompter.questions.isEmpty)
    #expect(run.notes == ["The shopping list was already empty."])
  }

  @Test func `entries that cannot be read are cleared too`() async throws {
    _ = await recipes("shopping", "add", "70002")
    for position in 1...2 {
      await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: position))
    }

    #expect(await recipes("shopping", "clear").notes == ["Removed 2 items from the shopping list."])
    #expect(try await list().unreadable.isEmpty)
  }

  @Test(arguments: [
    ([], "[ ] butter: 50g (Everyday bread)\n[ ] Flour: 500g (Everyday bread)\n"),
    (["--format", "markdown"], "- [ ] butter: 50g (Everyday bread)\n- [ ] Flour: 500g (Everyday bread)\n"),
  ])
  func `the list is exported line by line`(options: [String], text: String) async {
    _ = await recipes("shopping", "add", "70002")

    let run = await recipes(["shopping", "export"] + options)

    #expect(run.exitCode == .done)
    #expect(run.text == text)
  }

  @Test(arguments: [[], ["list"]])
  func `the list is shown without the service`(verb: [String]) async throws {
    _ = await recipes("shopping", "add", "70002")
    let asked = recipes.repository.requests.count

    let run = await recipes(["shopping"] + verb)

    #expect(try run.linear().contains("1 of 2: to buy: butter\n50g\nEveryday bread\n"))
    #expect(recipes.repository.requests.count == asked)
  }

  @Test func `a list that cannot be read is said`() async {
    await recipes.shopping.fail(.madeByNewerVersion)

    let run = await recipes("shopping")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The saved data was written by a newer version of tessera.\n"))
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

  private static let unreadable =
    "1 entry for 70002 (Everyday bread) cannot be read and is left out. Add the meal again, or remove it."

  @Test func `an entry that cannot be read is left out, and the page and a document say so`() async throws {
    _ = await recipes("shopping", "add", "70001", "70002")
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    let page = await recipes("shopping")
    let document = await recipes("shopping", "--json")

    #expect([page.exitCode, document.exitCode] == [.done, .done])
    #expect(try page.linear().contains(Self.unreadable))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(Self.unreadable)"])
    #expect(try document.json().contains("\"entries-unreadable\""))
  }

  @Test func `a name that may be that of an unreadable entry is not called missing`() async {
    _ = await recipes("shopping", "add", "70002")
    for position in 1...2 {
      await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: position))
    }

    let removal = await recipes("shopping", "remove", "everyday")
    let tick = await recipes("shopping", "tick", "nothing-like-it")
    let untick = await recipes("shopping", "untick", "nothing-like-it")

    #expect([removal.exitCode, tick.exitCode, untick.exitCode] == [.failed, .failed, .failed])
    #expect(
      removal.errorOutput
        == "Error: Nothing that can be read is called 'everyday'. "
        + "2 entries cannot be read and may include the one you mean: 70002.\n"
        + "Remove it by its ID with 'tessera recipes shopping remove 70002'."
    )
    let words = "2 entries cannot be read and may include the one you mean: 70002.\nAdd the meal again with "
    for run in [tick, untick] {
      #expect(run.errorOutput.contains(words + "'tessera recipes shopping add 70002'."))
    }
  }

  @Test func `an ID that no meal of the list has is missing, also where entries cannot be read`() async {
    _ = await recipes("shopping", "add", "70002")
    for position in 1...2 {
      await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: position))
    }

    let run = await recipes("shopping", "remove", "99999")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: '99999' is not on the shopping list."))
    #expect(!run.errorOutput.contains("cannot be read"))
  }

  @Test func `a meal whose name another entry tells is not the one that is asked for`() async {
    _ = await recipes("shopping", "add", "70002")
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    let run = await recipes("shopping", "remove", "nothing-like-it")
    let tick = await recipes("shopping", "tick", "nothing-like-it")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: 'nothing-like-it' is not on the shopping list."))
    #expect(tick.exitCode == .failed)
    #expect(tick.errorOutput.contains("may be the one you mean: 70002 (Everyday bread)."))
  }

  @Test func `a list of which nothing can be read is not called empty`() async throws {
    _ = await recipes("shopping", "add", "70002")
    for position in 1...2 {
      await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: position))
    }

    let run = await recipes("shopping")

    let text = try run.linear()
    let words = "2 entries for 70002 cannot be read and are left out. Add the meals again, or remove them."
    #expect(text.contains(words))
    #expect(!text.contains(Strings(.english).nothingToBuy.string))
    #expect(!text.contains(Strings(.english).everythingBought.string))
    #expect(run.page?.actions == [])
  }

  @Test func `an export without entries that cannot be read is made, and does not succeed`() async {
    _ = await recipes("shopping", "add", "70002")
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    let run = await recipes("shopping", "export")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput == "Error: 1 entry could not be read and was not exported.")
    #expect(run.text?.isEmpty == false)
    #expect(run.notes == ["Warning: \(Self.unreadable)"])
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
    let run = await recipes("shopping", "add", "70001", "70002", "--json")

    expectSnapshot(try run.json(), named: "document")
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

/// Entries that another process removes after they were read.
struct ContestedEntries: ShoppingEntries {
  let stored: [ShoppingEntry]

  func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry> { PartialList(stored) }

  func replace(_ entries: [Meal.ID: [ShoppingEntry]]) async throws(PersistenceError) -> ReplacedEntries {
    ReplacedEntries(entries, replacing: stored)
  }

  func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError) -> Set<
    ShoppingEntry.ID
  > { [] }

  func remove(_ meals: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> { [] }

  func clear() async throws(PersistenceError) -> PartialList<ShoppingEntry> { PartialList([]) }
}
