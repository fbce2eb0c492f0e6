import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

@Suite struct FakeShoppingEntriesTests {
  private let shopping = FakeShoppingEntries()
  private let cake = Meal.ID(rawValue: "cake")
  private let soup = Meal.ID(rawValue: "soup")
  private let stew = Meal.ID(rawValue: "stew")

  private func entry(
    _ meal: Meal.ID,
    _ position: Int,
    isTicked: Bool = false,
    addedAt hours: Double = 0
  ) -> ShoppingEntry {
    var entry = ShoppingEntry(
      Ingredient(position: position, name: "Butter"),
      of: MealSummary(id: meal, name: meal.rawValue),
      addedAt: moment(hours)
    )
    entry.isTicked = isTicked
    return entry
  }

  /// Two entries for a cake, and a later one for a soup.
  private func fill() async throws {
    _ = try await shopping.replace([
      soup: [entry(soup, 1, addedAt: 1)], cake: [entry(cake, 1), entry(cake, 2)],
    ])
  }

  @Test func `entries are listed in the order in which they were added`() async throws {
    try await fill()

    let entries = [entry(cake, 1), entry(cake, 2), entry(soup, 1, addedAt: 1)]
    #expect(try await shopping.entries() == PartialList(entries))
  }

  @Test func `everything of a meal is replaced, and meals without an entry that can be read are told`()
    async throws
  {
    try await fill()
    for damaged in [entry(cake, 2), entry(stew, 2)] { await shopping.damage(damaged.id) }

    let replaced = try await shopping.replace([cake: [entry(cake, 3)], stew: [entry(stew, 1)]])

    #expect(replaced.newMeals == [stew])
    let entries = [entry(cake, 3), entry(stew, 1), entry(soup, 1, addedAt: 1)]
    #expect(try await shopping.entries() == PartialList(entries))
  }

  @Test(arguments: [true, false])
  func `only entries that were not marked so before are told`(isTicked: Bool) async throws {
    let entries = [entry(cake, 1, isTicked: isTicked), entry(cake, 2, isTicked: !isTicked), entry(cake, 3)]
    _ = try await shopping.replace([cake: entries])

    let changed = try await shopping.tick([entries[0].id, entries[1].id, entry(soup, 1).id], isTicked)

    #expect(changed == [entries[1].id])
    #expect(try await shopping.entries().entries.map(\.isTicked) == [isTicked, isTicked, false])
  }

  @Test func `a meal is removed with what cannot be read of it`() async throws {
    try await fill()
    for damaged in [entry(cake, 2), entry(soup, 1), entry(stew, 1)] { await shopping.damage(damaged.id) }

    #expect(try await shopping.remove([cake, soup, Meal.ID(rawValue: "tart")]) == [cake, soup])

    #expect(try await shopping.entries() == PartialList([], unreadable: [entry(stew, 1).id]))
  }

  @Test func `all entries are removed and given, the unreadable ones too`() async throws {
    try await fill()
    await shopping.damage(entry(cake, 1).id)

    let removed = try await shopping.clear()

    let entries = [entry(cake, 2), entry(soup, 1, addedAt: 1)]
    #expect(removed == PartialList(entries, unreadable: [entry(cake, 1).id]))
    #expect(try await shopping.entries() == PartialList([]))
  }

  @Test func `every call fails until the store works again, and changes nothing`() async throws {
    try await fill()
    let failure = PersistenceError.madeByNewerVersion
    let (cake, id) = (cake, entry(cake, 1).id)
    let calls: [(FakeShoppingEntries) async throws -> Void] = [
      { _ = try await $0.entries() }, { _ = try await $0.replace([cake: []]) },
      { _ = try await $0.tick([id], true) }, { _ = try await $0.remove([cake]) },
      { _ = try await $0.clear() },
    ]
    await shopping.fail(failure)
    await expectEach(of: calls, of: shopping, toThrow: failure)

    await shopping.fail(nil)

    #expect(try await shopping.entries().entries.count == 3)
  }
}
