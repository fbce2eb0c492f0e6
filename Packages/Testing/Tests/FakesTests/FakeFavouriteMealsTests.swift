import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

@Suite struct FakeFavouriteMealsTests {
  private let favourites = FakeFavouriteMeals()
  private let failure = PersistenceError.busy(reason: "another process")

  private func id(_ number: Int) -> Meal.ID { Meal.ID(rawValue: "\(number)") }

  private func favourite(_ number: Int, name: String = "Cake", addedAt hours: Double = 0) -> FavouriteMeal {
    FavouriteMeal(
      MealSummary(id: id(number), name: name),
      category: "Dessert \(name)",
      cuisine: "Swedish \(name)",
      addedAt: moment(hours)
    )
  }

  @Test func `the favourite that was added last is the first one, and those that are new are told`()
    async throws
  {
    let (old, young) = (favourite(1, addedAt: 1), favourite(2, addedAt: 2))

    #expect(try await favourites.add([old]) == [id(1)])
    #expect(try await favourites.add([old, young]) == [id(2)])

    #expect(try await favourites.favourites() == PartialList([young, old]))
  }

  @Test func `a favourite keeps the day on which it was added first, and is brought up to date`() async throws
  {
    _ = try await favourites.add([favourite(1, addedAt: 1)])

    _ = try await favourites.add([favourite(1, name: "Tart", addedAt: 2)])

    #expect(try await favourites.favourites().entries == [favourite(1, name: "Tart", addedAt: 1)])
  }

  @Test func `only what was a favourite is removed`() async throws {
    let (first, second) = (favourite(1), favourite(2))
    _ = try await favourites.add([first, second])

    #expect(try await favourites.remove([id(2), id(3)]) == [id(2)])

    #expect(try await favourites.favourites() == PartialList([first]))
  }

  @Test func `a damaged favourite is listed as unreadable, and can be removed`() async throws {
    _ = try await favourites.add([favourite(1), favourite(2), favourite(3)])
    await favourites.damage(id(1))
    await favourites.damage(id(2))
    #expect(try await favourites.favourites() == PartialList([favourite(3)], unreadable: [id(1), id(2)]))

    #expect(try await favourites.remove([id(2)]) == [id(2)])

    #expect(try await favourites.favourites() == PartialList([favourite(3)], unreadable: [id(1)]))
  }

  @Test func `a damaged favourite that is added is a new one, and the others stay damaged`() async throws {
    _ = try await favourites.add([favourite(1), favourite(2)])
    await favourites.damage(id(1))
    await favourites.damage(id(2))

    #expect(try await favourites.add([favourite(1, addedAt: 5)]) == [id(1)])

    let list = PartialList([favourite(1, addedAt: 5)], unreadable: [id(2)])
    #expect(try await favourites.favourites() == list)
  }

  @Test func `every call fails until the store works again`() async throws {
    let calls: [(FakeFavouriteMeals) async throws -> Void] = [
      { _ = try await $0.favourites() },
      { [favourite = favourite(1)] in _ = try await $0.add([favourite]) },
      { [id = id(1)] in _ = try await $0.remove([id]) },
    ]
    await favourites.fail(failure)
    await expectEach(of: calls, of: favourites, toThrow: failure)

    await favourites.fail(nil)

    #expect(try await favourites.favourites() == PartialList([]))
  }
}
