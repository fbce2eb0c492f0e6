import DomainKernel
import RecipesDomain
import Testing

/// An answer to another question never takes the place of the right one.
@Suite(.timeLimit(.minutes(5))) struct OtherAnswerTests {
  private static let whole =
    #""strArea":"Thai","strCategory":"Beef","strIngredient1":"Rice","strInstructions":"Boil.""#

  @Test(arguments: [
    (
      "filter.php?c=Dessert", #"{"meals":[{"idMeal":"1","strCategory":"Dessert"}]}"#,
      #"{"meals":[{"idMeal":"1","strCategory":"Goat"}]}"#
    ),
    (
      "filter.php?a=Thai", #"{"meals":[{"idMeal":"1","strArea":"thai"}]}"#,
      #"{"meals":[{"idMeal":"1","strArea":"Greek"}]}"#
    ),
    (
      "search.php?s=tart", #"{"meals":[{"idMeal":"1","strMeal":"Tårta"}]}"#,
      #"{"meals":[{"idMeal":"1","strMeal":"Stew"}]}"#
    ),
    (
      "search.php?f=t", #"{"meals":[{"idMeal":"1","strMeal":"Tårta"}]}"#,
      #"{"meals":[{"idMeal":"1","strMeal":"Stew"}]}"#
    ),
  ])
  func `a list that tells something else is not believed over one that fits`(
    place: String,
    good: String,
    other: String
  ) async throws {
    let peer = try RecipePeer([place: good])
    _ = try await read(place, peer, .cacheFirst)
    peer.serve([place: other])

    #expect(try await read(place, peer, .networkFirst).provenance.staleness == .suspicious(.unrelated))
  }

  @Test(arguments: [
    ("filter.php?a=Thai", #"{"meals":[{"idMeal":"1","strArea":"Thailand"}]}"#),
    ("search.php?s=tart", #"{"meals":[{"idMeal":"1","strMeal":"Stew"}]}"#),
  ])
  func `where nothing is stored the service knows best`(place: String, answer: String) async throws {
    #expect(try await read(place, try RecipePeer([place: answer]), .cacheFirst).value == ["1"])
  }

  @Test func `a list of meals is no list of names`() async throws {
    let meals = #"{"meals":[{"idMeal":"1","strArea":"Thai","strIngredient":"Rice","strMeal":"Khao"}]}"#
    let peer = try RecipePeer(["list.php?a=list": meals, "list.php?i=list": meals])

    await #expect(throws: ServiceError.self) { try await peer.repository.cuisines(.cacheFirst) }
    await #expect(throws: ServiceError.self) { try await peer.repository.ingredients(.cacheFirst) }
  }

  @Test func `several meals are no pick`() async throws {
    let peer = try RecipePeer(["random.php": #"{"meals":[{"idMeal":"1"},{"idMeal":"2"}]}"#])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.randomMeal(.cacheFirst)
    }
  }

  @Test(arguments: [("2", true, true), ("2", false, false), ("1", true, true), ("1", false, false)])
  func `another pick replaces the last one when it is as much of a recipe`(
    id: String,
    isNamed: Bool,
    isBelieved: Bool
  ) async throws {
    let peer = try RecipePeer(["random.php": #"{"meals":[{"idMeal":"1","strMeal":"Stew",\#(Self.whole)}]}"#])
    _ = try await peer.repository.randomMeal(.cacheFirst)
    let name = isNamed ? #""strMeal":"Soup","# : ""
    peer.serve(["random.php": #"{"meals":[{"idMeal":"\#(id)",\#(name)\#(Self.whole)}]}"#])

    let pick = try await peer.repository.randomMeal(.networkFirst)

    #expect(pick.provenance.kind == (isBelieved ? .network : .stored))
  }

  @Test(arguments: [
    "{\"categories\":null}", "{\"categories\":[]}", "{\"categories\":{\"strCategory\":\"A\"}}",
  ])
  func `a service without categories is none`(answer: String) async throws {
    let peer = try RecipePeer(["categories.php": answer])

    await #expect(throws: ServiceError.self) { try await peer.repository.categories(.cacheFirst) }
    await #expect(throws: ServiceError.offline) { try await peer.repository.categories(.cacheOnly) }
  }

  private func read(_ place: String, _ peer: RecipePeer, _ policy: FetchPolicy) async throws -> Fetched<
    [String]
  > {
    switch place {
    case "filter.php?c=Dessert":
      try await peer.repository.meals(.category("Dessert"), policy).map { $0.map(\.id.rawValue) }
    case "filter.php?a=Thai":
      try await peer.repository.meals(.cuisine("Thai"), policy).map { $0.map(\.id.rawValue) }
    case "search.php?s=tart":
      try await peer.repository.search(.name("tart"), policy).map { $0.map(\.id.rawValue) }
    default: try await peer.repository.search(.firstLetter("t"), policy).map { $0.map(\.id.rawValue) }
    }
  }
}
