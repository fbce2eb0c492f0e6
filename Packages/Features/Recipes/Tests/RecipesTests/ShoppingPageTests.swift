import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import Testing

@testable import Recipes

@Suite struct ShoppingPageTests {
  @Test func `choosing an item moves it to the other group`() {
    let items = page([("Salt", false), ("Flour", true)]).groups.flatMap(\.items)

    #expect(
      items.map(\.route) == [
        Route("recipes", "shopping", "tick", "Salt"), Route("recipes", "shopping", "untick", "Flour"),
      ]
    )
    #expect(items.map { $0.action?.title } == ["Mark as bought", "Mark as not bought"])
    #expect(items.allSatisfy { $0.action?.effect == .changes })
  }

  @Test func `the first item to buy can be marked as bought`() {
    let strings = Strings(.english)

    #expect(
      page([("Flour", true), ("Salt", false), ("Thyme", false)]).actions == [
        Action(strings.tickOne, Route("recipes", "shopping", "tick", "Salt"), .changes, place: 0),
        Action(strings.exportList, Route("recipes", "shopping", "export")),
      ]
    )
  }

  @Test func `a list of which everything is bought says so, and offers no item to mark`() {
    let bought = page([("Salt", true)])

    #expect(WrittenScreen.linear(bought.element(in: Samples.context)).contains("Everything is bought."))
    #expect(bought.groups.first?.note == .emptyState(title: "Everything is bought."))
    #expect(bought.actions.map(\.route) == [Route("recipes", "shopping", "export")])
  }

  @Test func `not everything is called bought where an item cannot be read`() {
    var entry = ShoppingEntry(
      Ingredient(position: 1, name: "Salt"),
      of: Samples.bread.summary,
      addedAt: Samples.now
    )
    entry.isTicked = true
    let other = ShoppingEntry.ID(meal: Samples.bread.id, position: 2)
    let list = ShoppingList(PartialList([entry], unreadable: [other]))

    let page = shoppingPage(.loaded(Samples.sourced(list, kind: .stored)), Samples.context)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("Salt"))
    #expect(!text.contains("Everything is bought."))
    #expect(page.groups.first?.note == .empty)
  }

  @Test func `an item that is bought and to buy again is two rows, which are told apart`() {
    let items = page([("Butter", true), ("Butter", false)]).groups.flatMap(\.items)

    #expect(items.count == 2)
    #expect(Set(items.map(\.id)).count == 2)
  }

  private func page(_ items: [(name: String, isTicked: Bool)]) -> Page {
    let entries = zip(1..., items).map { position, item in
      var entry = ShoppingEntry(
        Ingredient(position: position, name: item.name),
        of: Samples.bread.summary,
        addedAt: Samples.now
      )
      entry.isTicked = item.isTicked
      return entry
    }
    return shoppingPage(.loaded(Samples.sourced(ShoppingList(entries), kind: .stored)), Samples.context)
  }
}
