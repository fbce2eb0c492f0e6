import DomainKernel
import HTTPFakes
import NetworkingKit
import RecipesDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    #""strMeal":"Soup","strInstructions":"Boil.""#, #""strMeal":"Soup","strIngredient1":"Rice""#,
  ])
  func `another pick without ingredients or steps does not replace a whole recipe`(
    members: String
  ) async throws {
    let peer = try RecipePeer(["random.php": #"{"meals":[{"idMeal":"1","strMeal":"Stew",\#(Self.whole)}]}"#])
    _ = try await peer.repository.randomMeal(.cacheFirst)
    peer.serve(["random.php": #"{"meals":[{"idMeal":"2",\#(members)}]}"#])

    #expect(try await peer.repository.randomMeal(.networkFirst).provenance.kind == .stored)
  }

  /// Members that a meal may be without, each with a value.
  private static let parts = [
    "strMealAlternate": "Gryta", "strTags": "Warm", "strYoutube": "https://videos.example.com/watch?v=1",
    "strSource": "https://source.example.com/",
  ]

  private static func meal(_ name: String, _ member: String = "", as value: String = "") -> String {
    let members = parts.map { $0 == member ? value : "\"\($0)\":\"\($1)\"," }.joined()
    return #"{"meals":[{"idMeal":"1","strMeal":"\#(name)",\#(members)\#(whole)}]}"#
  }

  @Test(arguments: parts.keys.sorted(), [("null", true), (#""""#, true), (#"" ""#, true), ("{}", false)])
  func `a meal without something that a meal may be without is believed where the service says so`(
    member: String,
    written: (value: String, isBelieved: Bool)
  ) async throws {
    let places = ["lookup.php?i=1", "random.php"]
    func answers(_ meal: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: places.map { ($0, meal) })
    }
    let peer = try RecipePeer(answers(Self.meal("Stew")))
    func names() async throws -> [String?] {
      let (id, policy) = (Meal.ID(rawValue: "1"), FetchPolicy.networkFirst)
      return [
        try await peer.repository.meal(id, policy).name, try await peer.repository.randomMeal(policy).name,
      ]
    }
    #expect(try await names() == ["Stew", "Stew"])

    peer.serve(answers(Self.meal("Soup", member, as: "\"\(member)\":\(written.value),")))
    let name = written.isBelieved ? "Soup" : "Stew"
    #expect(try await names() == [name, name])
  }

  @Test func `a meal of which a member is missing is not believed at once`() async throws {
    let peer = try RecipePeer(["lookup.php?i=1": Self.meal("Stew")])
    _ = try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst)
    peer.serve(["lookup.php?i=1": Self.meal("Soup", "strSource")])

    let meal = try await peer.repository.meal(Meal.ID(rawValue: "1"), .networkFirst)

    #expect(meal.name == "Stew")
    #expect(meal.provenance.staleness == .suspicious(.incomplete))
  }

  @Test func `another pick replaces one that was no whole recipe, with as little`() async throws {
    let peer = try RecipePeer(["random.php": #"{"meals":[{"idMeal":"1","strMeal":"Stew"}]}"#])
    _ = try await peer.repository.randomMeal(.cacheFirst)
    peer.serve(["random.php": #"{"meals":[{"idMeal":"2"}]}"#])

    #expect(try await peer.repository.randomMeal(.networkFirst).provenance.kind == .network)
  }

  @Test(arguments: ["t_", "t%", "t*", "t?"])
  func `a search with a sign that stands for others may find any name`(text: String) async throws {
    let peer = try RecipePeer()
    let lookup = MealLookup.name(text)
    for name in [text, "Stew"] {
      peer.transport.answers(
        HTTPResponse(status: .ok, body: Data(#"{"meals":[{"idMeal":"1","strMeal":"\#(name)"}]}"#.utf8))
      )
      #expect(try await peer.repository.search(lookup, .networkFirst).provenance.kind == .network)
    }
  }

  @Test func `a search may find a meal by its second name`() async throws {
    let place = "search.php?s=tart"
    let peer = try RecipePeer([place: #"{"meals":[{"idMeal":"1","strMeal":"Tårta"}]}"#])
    _ = try await read(place, peer, .cacheFirst)
    peer.serve([place: #"{"meals":[{"idMeal":"1","strMeal":"Cake","strMealAlternate":"Tårta"}]}"#])

    #expect(try await read(place, peer, .networkFirst).provenance.kind == .network)
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
