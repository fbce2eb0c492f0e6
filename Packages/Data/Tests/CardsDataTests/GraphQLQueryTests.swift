import CardsDomain
import CardsFakes
import NetworkingKit
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of queries, and the ids that accounts have in them.
@Suite(.timeLimit(.minutes(5))) struct GraphQLQueryTests {
  @Test func `a year and a day is asked for as a year`() throws {
    let range = try #require(
      DayRange(first: CardsSamples.day("2025-01-01"), last: CardsSamples.day("2026-01-01"))
    )
    let url = try #require(URL(string: "https://a.example"))
    let body = GraphQLQuery.members([CardsSamples.ada.id], range, at: url).body
    #expect(String(decoding: body ?? Data(), as: UTF8.self).contains(#""to":"2026-01-01T00:00:00Z""#))
  }

  @Test(arguments: [
    (583_231, "U_kgDOAAjmPw"), (1, "MDQ6VXNlcjE="), (65_535, "MDQ6VXNlcjY1NTM1"), (65_536, "U_kgDOAAEAAA"),
    (4_294_967_295, "U_kgDO_____w"),
  ])
  func `an account has its id in GraphQL`(id: Int, text: String) {
    #expect(GraphQLQuery.nodeID(CardsSamples.cardID(id)) == text)
  }

  @Test(arguments: [1, 136_790_650, 70_001, 583_231, 65_535])
  func `the id of an account is read as it is written`(number: Int) {
    let id = CardsSamples.cardID(number)
    #expect(GraphQLQuery.account(GraphQLQuery.nodeID(id)) == id)
  }

  @Test(arguments: [("U_kgAB", 1), ("U_kgDMgA", 128), ("U_kgDNEAA", 4096)])
  func `the shorter forms of the id of an account are read too`(text: String, number: Int) {
    #expect(GraphQLQuery.account(text)?.rawValue == number)
  }

  @Test(arguments: [(42, 1), (45, nil)] as [(Int, Int?)])
  func `the id of an account has at most 64 characters`(zeros: Int, number: Int?) {
    let text = Data((String(repeating: "0", count: zeros) + ":User1").utf8).base64EncodedString()

    #expect(GraphQLQuery.account(text)?.rawValue == number)
  }

  @Test(arguments: ["", "U_", "U_kgA", "U_////", "04:User1", "!", String(repeating: "A", count: 65)])
  func `a text that is no id of an account is refused`(text: String) {
    #expect(GraphQLQuery.account(text) == nil)
  }
}
