import DomainKernel
import HTTPFakes
import NetworkingKit
import RecipesDomain
import RecipesFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ReadingTests {
  private let meal = #"{"meals":[{"idMeal":"1","strMeal":"Tårta","strIngredient1":"Grädde"}]}"#

  @Test func `what was stored opens without a connection, and says why it is old`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)

    peer.disconnect()
    let stored = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)

    #expect(stored.name == "Tårta")
    #expect(stored.provenance == Provenance(kind: .stored, fetchedAt: RecipePeer.now, staleness: .offline))
  }

  @Test func `a random meal is asked of the service every time, and the last one stands in`() async throws {
    let peer = try RecipePeer(["random.php": meal])

    _ = try await peer.repository.randomMeal(.cacheFirst)
    _ = try await peer.repository.randomMeal(.cacheFirst)
    #expect(peer.transport.requests.count == 2)
    peer.disconnect()

    #expect(try await peer.repository.randomMeal(.cacheFirst).provenance.staleness == .offline)
    #expect(try await peer.repository.randomMeal(.cacheOnly).provenance.kind == .stored)
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `a random meal is asked of the service while the last one is fresh`(policy: FetchPolicy) async throws {
    let peer = try RecipePeer()
    peer.transport.answers { [meal] _ in
      HTTPResponse(
        status: .ok,
        fields: [.contentType: "application/json", .cacheControl: "max-age=3600"],
        body: Data(meal.utf8)
      )
    }

    _ = try await peer.repository.randomMeal(policy)
    let second = try await peer.repository.randomMeal(policy)

    #expect(second.provenance.kind == .network)
    #expect(peer.transport.requests.count == 2)
  }

  @Test(arguments: ["random.php", "search.php?s=t"])
  func `a meal that was sent as a whole opens by its id without a connection`(place: String) async throws {
    let peer = try RecipePeer([place: meal])
    if place == "random.php" {
      _ = try await peer.repository.randomMeal(.cacheFirst)
    } else {
      _ = try await peer.repository.search(.name("t"), .cacheFirst)
    }

    peer.disconnect()
    let stored = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheOnly)
    let unreachable = try await peer.repository.meal(Meal.ID(rawValue: "1"), .networkFirst)

    #expect(stored.name == "Tårta")
    #expect(stored.provenance == Provenance(kind: .stored, fetchedAt: RecipePeer.now, staleness: .notChecked))
    #expect(unreachable.provenance.staleness == .offline)
  }

  @Test func `a meal that the service no longer has does not open, though it was sent before`() async throws {
    let peer = try RecipePeer(["random.php": meal, "lookup.php?i=1": #"{"meals":null}"#])
    _ = try await peer.repository.randomMeal(.cacheFirst)

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    }
  }

  @Test func `meals that are sent are recorded with what is known of them`() async throws {
    let list = #"{"meals":[{"idMeal":"2","strMeal":"Paj"},{"idMeal":"1","strMeal":"Tårta"}]}"#
    let peer = try RecipePeer(["lookup.php?i=1": meal, "filter.php?c=Dessert": list])

    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    _ = try await peer.repository.meals(.category("Dessert"), .cacheFirst)

    let cream = try #require(MealSearchQuery("gradde"))
    let desserts = try #require(MealSearchQuery("dessert"))
    #expect(try await peer.history.search(cream).map(\.id.rawValue) == ["1"])
    #expect(try await peer.history.search(desserts).map(\.id.rawValue) == ["2"])
  }

  @Test func `what comes from the store is not recorded again`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    await peer.history.fail(.cannotBeSaved(reason: "no space"))
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    await peer.history.fail(nil)

    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheOnly)

    let cream = try #require(MealSearchQuery("gradde"))
    #expect(try await peer.history.search(cream).isEmpty)
  }

  @Test func `a history that cannot be written withholds nothing`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": meal])
    await peer.history.fail(.cannotBeSaved(reason: "no space"))

    #expect(try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst).name == "Tårta")
  }
}
