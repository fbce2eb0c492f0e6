import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct OctoDeckCardTests {
  private let probe = OctoDeckProbe()

  @Test(
    arguments: [
      (
        "/cards/me",
        #"""
        {"card":{"githubId":"6","userName":"robin-marsh","fullName":"Robin Marsh",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/6?v=4","identicon":{"color":"#bd64a5",\#
        "blocks":[[false,false,false,false,false],[false,false,false,false,false],\#
        [false,false,false,false,false],[false,false,false,false,false],\#
        [false,true,true,true,false]]},"mostUsedLanguage":{"name":"Ruby","color":"#701516"}}}
        """#
      ),
      (
        "/cards/35",
        #"""
        {"card":{"githubId":"35","userName":"oskar","fullName":"oskar",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/35?v=4","identicon":{"color":"#4d5cb8",\#
        "blocks":[[true,true,false,true,true],[true,true,false,true,true],\#
        [true,false,false,false,true],[false,false,false,false,false],[true,true,false,true,true]]},\#
        "mostUsedLanguage":{"name":"C++","color":"#f34b7d"}}}
        """#
      ),
      (
        "/cards/18",
        #"""
        {"card":{"githubId":"18","userName":"bytegarden","fullName":"Byte Garden",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/18?v=4","identicon":{"color":"#1120b3",\#
        "blocks":[[false,true,false,true,false],[false,true,true,true,false],\#
        [false,false,false,false,false],[false,false,false,false,false],\#
        [true,true,true,true,true]]},"mostUsedLanguage":{"name":"Unknown","color":"#586069"}}}
        """#
      ),
      (
        "/cards/50",
        #"""
        {"card":{"githubId":"50","userName":"priya-raman","fullName":"Priya Raman",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/50?v=4","identicon":{"color":"#bb0802",\#
        "blocks":[[true,true,false,true,true],[true,false,false,false,true],\#
        [true,true,false,true,true],[false,true,false,true,false],[true,false,true,false,true]]},\#
        "mostUsedLanguage":{"name":"Befunge","color":"#586069"}}}
        """#
      ),
    ] as [(String, String)]
  )
  func `a card has name, picture, squares and language`(path: String, json: String) async throws {
    let answer = try await probe.send(.get, path)

    #expect(answer.status == 200)
    #expect(answer.text == json)
    #expect(answer.response.fields[.contentType] == "application/json")
    #expect(answer.response.fields[.contentLength] == String(answer.response.body.count))
    #expect(answer.response.fields[.date] == "Mon, 01 Dec 2025 00:00:00 GMT")
  }

  @Test func `a deck has its cards in the order in which they were added, for each account its own`()
    async throws
  {
    let card = try await probe.send(.get, "/cards/35").text
    #expect(try await probe.send(.get, "/cards").text == #"{"cards":[]}"#)
    #expect(try await probe.add("35").text == card)
    #expect(try await probe.add("18").status == 200)
    #expect(try await probe.add("24", as: "aster").status == 200)

    #expect(try await probe.ids("/cards") == [35, 18])
    #expect(try await probe.ids("/cards", as: "aster") == [24])
  }

  @Test func `a card is removed from one's own deck alone, and may be removed again`() async throws {
    let card = try await probe.send(.get, "/cards/35").text
    for id in ["35", "18"] { _ = try await probe.add(id) }
    _ = try await probe.add("35", as: "aster")

    for _ in 1...2 {
      let answer = try await probe.send(.delete, "/cards/35")
      #expect(answer.status == 200)
      #expect(answer.text == card)
      #expect(try await probe.ids("/cards") == [18])
    }
    #expect(try await probe.ids("/cards", as: "aster") == [35])
  }

  @Test(arguments: [(OctoDeckBehaviour.corrected, 409), (.reference, 200)])
  func `one's own card is not for the deck`(behaviour: OctoDeckBehaviour, status: Int) async throws {
    let probe = OctoDeckProbe(behaviour)

    let answer = try await probe.add("6")

    #expect(answer.status == status)
    #expect(status == 200 || answer.text == #"{"error":"already there"}"#)
    #expect(try await probe.ids("/cards") == (status == 200 ? [6] : []))
  }

  @Test(arguments: ["06", "+6", "x", "0", "-6", "7777777777", ""])
  func `a number that no account has is not found`(id: String) async throws {
    let answer = try await probe.add(id.isEmpty ? "none" : id)

    #expect(answer.status == 404)
    #expect(answer.text == #"{"error":"not found"}"#)
    #expect(try await probe.send(.delete, "/cards/\(id)").status == 404)
    #expect(try await probe.send(.get, "/cards/\(id)").status == 404)
    #expect(try await probe.send(.get, "/stats/\(id)").status == 404)
    #expect(try await probe.ids("/cards").isEmpty)
  }

  @Test func `the refresh of cards answers with one's own in a list`() async throws {
    let own = try await probe.send(.get, "/cards/me").text.dropFirst(#"{"card":"#.count).dropLast()

    #expect(try await probe.send(.put, "/cards/refresh").text == #"{"card":[\#(own)]}"#)
  }

  @Test func `the statistics of an account tell each day of a year`() async throws {
    let own = try await probe.send(.get, "/stats/me")
    let days = own.text.matches(of: /\{"date":"([0-9-]+)","count":(\d+)\}/)

    #expect(own.text.hasPrefix(#"{"stats":{"contributions":[{"date":"2024-12-02","count":"#))
    #expect(days.suffix(14).map { String($0.2) }.joined(separator: " ") == "8 0 0 0 0 4 9 7 8 4 4 0 0 0")
    #expect(days.last?.1 == "2025-12-01")
    let rest = own.text.split(separator: #"],"totalContribution""#).last ?? ""
    #expect(
      rest == #"""
        :1493,"mostUsedLanguage":{"name":"Ruby","color":"#701516"},\#
        "contributionDetail":{"reviewCount":212,"commitCount":829,"pullRequestCount":217,\#
        "issueCount":131}}}
        """#
    )
    #expect(try await probe.send(.get, "/stats/6").text == own.text)
    #expect(try await probe.send(.get, "/stats/35").text != own.text)
  }

  @Test func `the statistics of an account that never contributes are nothing of each kind`() async throws {
    let text = try await probe.send(.get, "/stats/81").text

    #expect(text.contains(#""totalContribution":0,"#))
    #expect(
      text.hasSuffix(
        #""contributionDetail":{"reviewCount":0,"commitCount":0,"pullRequestCount":0,"issueCount":0}}}"#
      )
    )
  }
}
