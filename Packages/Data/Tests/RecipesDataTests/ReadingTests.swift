import DomainKernel
import HTTPFakes
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct ReadingTests {
  private let meal = #"{"meals":[{"idMeal":"1","strMeal":"Tårta","strIngredient1":"Grädde"}]}"#

  @Test func `what was seen opens without a connection, and says why it is old`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedFirst)

    peer.disconnect()
    let stored = try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedFirst)

    #expect(stored.name == "Tårta")
    #expect(stored.provenance == Provenance(kind: .stored, fetchedAt: RecipePeer.now, staleness: .offline))
  }

  @Test func `a draw by chance asks the service every time, and the last one stands in`() async throws {
    let peer = try RecipePeer(["random.php": meal])

    _ = try await peer.repository.randomMeal(.storedFirst)
    _ = try await peer.repository.randomMeal(.storedFirst)
    #expect(peer.transport.requests.count == 2)
    peer.disconnect()

    #expect(try await peer.repository.randomMeal(.storedFirst).provenance.staleness == .offline)
    #expect(try await peer.repository.randomMeal(.storedOnly).provenance.kind == .stored)
  }

  @Test(arguments: ["random.php", "search.php?s=t"])
  func `a meal that was seen as a whole opens by its id without a connection`(place: String) async throws {
    let peer = try RecipePeer([place: meal])
    if place == "random.php" {
      _ = try await peer.repository.randomMeal(.storedFirst)
    } else {
      _ = try await peer.repository.search(.name("t"), .storedFirst)
    }

    peer.disconnect()
    let seen = try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedOnly)
    let unreachable = try await peer.repository.meal(Meal.ID(rawValue: "1"), .refresh)

    #expect(seen.name == "Tårta")
    #expect(seen.provenance == Provenance(kind: .stored, fetchedAt: RecipePeer.now, staleness: .notChecked))
    #expect(unreachable.provenance.staleness == .offline)
  }

  @Test func `a meal that the service no longer has does not open, though it was seen`() async throws {
    let peer = try RecipePeer(["random.php": meal, "lookup.php?i=1": #"{"meals":null}"#])
    _ = try await peer.repository.randomMeal(.storedFirst)

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedFirst)
    }
  }

  @Test func `meals that are seen are remembered with what is known of them`() async throws {
    let list = #"{"meals":[{"idMeal":"2","strMeal":"Paj"},{"idMeal":"1","strMeal":"Tårta"}]}"#
    let peer = try RecipePeer(["lookup.php?i=1": meal, "filter.php?c=Dessert": list])

    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedFirst)
    _ = try await peer.repository.meals(.category("Dessert"), .storedFirst)

    let cream = try #require(MealSearchQuery("gradde"))
    let desserts = try #require(MealSearchQuery("dessert"))
    #expect(try await peer.seen.search(cream, limit: 9).map(\.id.rawValue) == ["1"])
    #expect(try await peer.seen.search(desserts, limit: 9).map(\.id.rawValue) == ["2"])
  }

  @Test func `what comes from the store is not remembered anew`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    await peer.seen.fail(.cannotBeSaved(reason: "no space"))
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedFirst)
    await peer.seen.fail(nil)

    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedOnly)

    let cream = try #require(MealSearchQuery("gradde"))
    #expect(try await peer.seen.search(cream, limit: 9).isEmpty)
  }

  @Test func `an index that cannot remember withholds nothing`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    await peer.seen.fail(.cannotBeSaved(reason: "no space"))

    #expect(try await peer.repository.meal(Meal.ID(rawValue: "1"), .storedFirst).name == "Tårta")
  }
}
