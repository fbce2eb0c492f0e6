import DomainKernel
import HTTPFakes
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct ReadingTests {
  private let meal = #"{"meals":[{"idMeal":"1","strMeal":"Tårta","strIngredient1":"Grädde"}]}"#

  @Test func `what was seen opens without a connection, and says why it is old`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)

    peer.disconnect()
    let stored = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)

    #expect(stored.name == "Tårta")
    #expect(stored.provenance == Provenance(kind: .stored, fetchedAt: RecipePeer.now, staleness: .offline))
  }

  @Test func `a draw by chance asks the service every time, and the last one stands in`() async throws {
    let peer = try RecipePeer(["random.php": meal])

    _ = try await peer.repository.randomMeal(.cacheFirst)
    _ = try await peer.repository.randomMeal(.cacheFirst)
    #expect(peer.transport.requests.count == 2)
    peer.disconnect()

    #expect(try await peer.repository.randomMeal(.cacheFirst).provenance.staleness == .offline)
    #expect(try await peer.repository.randomMeal(.cacheOnly).provenance.kind == .stored)
  }

  @Test(arguments: ["random.php", "search.php?s=t"])
  func `a meal that was seen as a whole opens by its id without a connection`(place: String) async throws {
    let peer = try RecipePeer([place: meal])
    if place == "random.php" {
      _ = try await peer.repository.randomMeal(.cacheFirst)
    } else {
      _ = try await peer.repository.search(.name("t"), .cacheFirst)
    }

    peer.disconnect()
    let seen = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheOnly)
    let unreachable = try await peer.repository.meal(Meal.ID(rawValue: "1"), .networkFirst)

    #expect(seen.name == "Tårta")
    #expect(seen.provenance == Provenance(kind: .stored, fetchedAt: RecipePeer.now, staleness: .notChecked))
    #expect(unreachable.provenance.staleness == .offline)
  }

  @Test func `a meal that the service no longer has does not open, though it was seen`() async throws {
    let peer = try RecipePeer(["random.php": meal, "lookup.php?i=1": #"{"meals":null}"#])
    _ = try await peer.repository.randomMeal(.cacheFirst)

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    }
  }

  @Test func `meals that are seen are remembered with what is known of them`() async throws {
    let list = #"{"meals":[{"idMeal":"2","strMeal":"Paj"},{"idMeal":"1","strMeal":"Tårta"}]}"#
    let peer = try RecipePeer(["lookup.php?i=1": meal, "filter.php?c=Dessert": list])

    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    _ = try await peer.repository.meals(.category("Dessert"), .cacheFirst)

    let cream = try #require(MealSearchQuery("gradde"))
    let desserts = try #require(MealSearchQuery("dessert"))
    #expect(try await peer.seen.search(cream, limit: 9).map(\.id.rawValue) == ["1"])
    #expect(try await peer.seen.search(desserts, limit: 9).map(\.id.rawValue) == ["2"])
  }

  @Test func `what comes from the store is not remembered anew`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    await peer.seen.fail(.cannotBeSaved(reason: "no space"))
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    await peer.seen.fail(nil)

    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheOnly)

    let cream = try #require(MealSearchQuery("gradde"))
    #expect(try await peer.seen.search(cream, limit: 9).isEmpty)
  }

  @Test func `an index that cannot remember withholds nothing`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    await peer.seen.fail(.cannotBeSaved(reason: "no space"))

    #expect(try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst).name == "Tårta")
  }
}
