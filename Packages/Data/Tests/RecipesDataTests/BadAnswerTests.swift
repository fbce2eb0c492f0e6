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

@Suite(.timeLimit(.minutes(5))) struct BadAnswerTests {
  private static let address = "lookup.php?i=1"
  private static let good = #"{"meals":[{"idMeal":"1","strMeal":"Tårta"}]}"#
  private static let id = Meal.ID(rawValue: "1")

  private static let unreadable = [
    "", " ", "null", "7", "[]", "{}", "{\"meal\":null}", "{\"meals\":7}", "{\"meals\":\"x\"}",
    "{\"meals\":{}}",
    "{\"meals\":[{}]}", "{\"meals\":[{\"strMeal\":\"x\"}]}", "{\"meals\":[null]}",
    "{\"meals\":[{\"idMeal\":\"2\"}]}",
    "not json", "<!DOCTYPE html><html><body>Maintenance</body></html>", "\u{FEFF}", "{\"meals\":null", "NaN",
    String(repeating: "[", count: 10_000), String(repeating: "{\"meals\":", count: 10_000),
    "{\"meals\":[" + String(repeating: "{},", count: 1_000_000) + "{}]}",
  ]

  @Test(arguments: unreadable.indices)
  func `an unreadable answer is reported as malformed`(index: Int) async throws {
    let peer = try RecipePeer([Self.address: Self.unreadable[index]])

    let error = await #expect(throws: ServiceError.self) {
      try await peer.repository.meal(Self.id, .cacheFirst)
    }

    guard case .malformed(let fault) = error else { throw error ?? .notFound }
    #expect(!"\(fault)".contains("\n"))
    #expect("\(fault)".count < 120)
  }

  @Test(arguments: unreadable.indices)
  func `an answer that cannot be read never replaces what is stored`(index: Int) async throws {
    let peer = try RecipePeer([Self.address: Self.good])
    let before = try await peer.repository.meal(Self.id, .cacheFirst)

    peer.serve([Self.address: Self.unreadable[index]])
    let meanwhile = try await peer.repository.meal(Self.id, .networkFirst)
    peer.disconnect()
    let after = try await peer.repository.meal(Self.id, .cacheOnly)

    #expect(meanwhile.value == before.value)
    #expect([.malformed, .webPage].contains(meanwhile.provenance.staleness))
    #expect(after.value == before.value)
  }

  @Test func `an answer cut at any byte is refused or complete, and never replaces what is stored`()
    async throws
  {
    let bytes = Array(Self.good.utf8)
    let peer = try RecipePeer([Self.address: Self.good])
    let whole = try await peer.repository.meal(Self.id, .cacheFirst)

    for length in 0..<bytes.count {
      peer.transport.answers(HTTPResponse(status: .ok, body: Data(bytes.prefix(length))))
      let meal = try await peer.repository.meal(Self.id, .networkFirst)
      #expect(meal.value == whole.value)
      #expect(meal.provenance.kind == .stored)
    }
  }

  @Test(
    arguments: [
      (429, .rateLimited(until: nil)), (500, .serverError(status: 500)), (404, .malformed(.missingPage)),
      (401, .rejected(code: "401", message: nil)), (418, .rejected(code: "418", message: nil)),
    ] as [(Int, ServiceError)]
  )
  func `an error of the service is told in the domain's words`(status: Int, error: ServiceError) async throws
  {
    let peer = try RecipePeer()
    peer.transport.answers(
      HTTPResponse(status: HTTPStatus(rawValue: status), body: Data("<html></html>".utf8))
    )

    await #expect(throws: error) { try await peer.repository.categories(.cacheFirst) }
  }
  @Test func `that a page of the service is missing says nothing about a meal or a list`() async throws {
    let peer = try RecipePeer()

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.search(.name("pie"), .cacheFirst)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.randomMeal(.cacheFirst)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.meal(Self.id, .cacheFirst)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.meals(.category("Dessert"), .cacheFirst)
    }
  }

  @Test(arguments: [404, 410])
  func `where a page of the service is missing, the copies of a meal and of a list stand in`(
    status: Int
  ) async throws {
    let list = #"{"meals":[{"idMeal":"2","strMeal":"Paj"}]}"#
    let peer = try RecipePeer([Self.address: Self.good, "filter.php?c=Dessert": list])
    let whole = try await peer.repository.meal(Self.id, .cacheFirst)
    _ = try await peer.repository.meals(.category("Dessert"), .cacheFirst)

    peer.transport.answers(HTTPResponse(status: HTTPStatus(rawValue: status), body: Data()))
    let meal = try await peer.repository.meal(Self.id, .networkFirst)
    let meals = try await peer.repository.meals(.category("Dessert"), .networkFirst)

    #expect(meal.value == whole.value)
    #expect(meal.provenance.staleness == .missing)
    #expect(meals.value.map(\.id.rawValue) == ["2"])
    #expect(meals.provenance.staleness == .missing)
  }
}
