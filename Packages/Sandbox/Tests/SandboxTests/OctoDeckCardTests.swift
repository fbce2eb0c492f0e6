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
        "iconUrl":"https://avatars.githubusercontent.com/u/6?v=4","identicon":{"color":"#ca5c92",\#
        "blocks":[[true,false,false,false,true],[true,false,true,false,true],\#
        [true,true,false,true,true],[false,false,false,false,false],\#
        [true,true,true,true,true]]},\#
        "mostUsedLanguage":{"name":"Ruby","color":"#701516"}}}
        """#
      ),
      (
        "/cards/35",
        #"""
        {"card":{"githubId":"35","userName":"oskar","fullName":"oskar",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/35?v=4","identicon":{"color":"#e094b6",\#
        "blocks":[[false,true,false,true,false],[true,false,true,false,true],\#
        [true,false,false,false,true],[false,true,true,true,false],\#
        [true,false,false,false,true]]},\#
        "mostUsedLanguage":{"name":"C++","color":"#f34b7d"}}}
        """#
      ),
      (
        "/cards/18",
        #"""
        {"card":{"githubId":"18","userName":"bytegarden","fullName":"Byte Garden",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/18?v=4","identicon":{"color":"#90afe0",\#
        "blocks":[[true,true,true,true,true],[true,false,false,false,true],\#
        [false,true,true,true,false],[true,false,false,false,true],\#
        [false,false,true,false,false]]},\#
        "mostUsedLanguage":{"name":"Unknown","color":"#586069"}}}
        """#
      ),
      (
        "/cards/50",
        #"""
        {"card":{"githubId":"50","userName":"priya-raman","fullName":"Priya Raman",\#
        "iconUrl":"https://avatars.githubusercontent.com/u/50?v=4","identicon":{"color":"#9ddccd",\#
        "blocks":[[false,false,true,false,false],[false,true,true,true,false],\#
        [false,false,true,false,false],[false,false,false,false,false],\#
        [true,true,true,true,true]]},\#
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

  /// The digits of an account, its rows, and its colour in a card and in a picture.
  struct Vector: Sendable, CustomTestStringConvertible {
    let digits: String
    let rows: String
    let color: String
    let pixel: [UInt8]

    var testDescription: String { digits }
  }

  @Test(arguments: [
    Vector(digits: "1", rows: ".###. ..#.. ##### .###. #####", color: "#d46c81", pixel: [212, 108, 129]),
    Vector(digits: "2", rows: "##### ##### #...# ..#.. #...#", color: "#b88edd", pixel: [185, 143, 222]),
    Vector(digits: "0", rows: ".###. .#.#. ##### ..... #.#.#", color: "#568ad1", pixel: [86, 139, 209]),
    Vector(
      digits: "583231",
      rows: "..... .###. .#.#. ##.## .....",
      color: "#6adcc5",
      pixel: [106, 221, 197]
    ),
    Vector(
      digits: "1430311",
      rows: "..... ##### .#.#. .###. .....",
      color: "#d8b158",
      pixel: [217, 178, 88]
    ),
    Vector(
      digits: "480938",
      rows: ".###. ..... #.#.# .###. .#.#.",
      color: "#a08ee0",
      pixel: [160, 142, 224]
    ),
    Vector(
      digits: "136790650",
      rows: "##### ..#.. #...# .###. .###.",
      color: "#8058d7",
      pixel: [128, 88, 216]
    ),
    Vector(digits: "", rows: "##.## #.#.# ..... ##.## #.#.#", color: "#cc70db", pixel: [205, 113, 219]),
  ])
  func `identicons are those of the public services`(vector: Vector) {
    let identicon = GeneratedIdenticon(text: vector.digits)

    let rows = identicon.rows.map { row in row.map { $0 ? "#" : "." }.joined() }
    #expect(rows.joined(separator: " ") == vector.rows)
    #expect(identicon.color == vector.color)
    // Behind the signature, the first chunk, the beginning of the second one and the background.
    #expect(Array(identicon.png(side: 1)[44..<47]) == vector.pixel)
  }

  @Test func `the identicon of an account is drawn from the digits of its number`() {
    #expect(GeneratedIdenticon(of: 583_231).rows == GeneratedIdenticon(text: "583231").rows)
    #expect(GeneratedIdenticon(of: 583_231).color == "#6adcc5")
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
  ])
  func `the digests of identicons are those of RFC 1321`(text: String, digest: String) {
    let bytes = MD5.digest(of: Array(text.utf8))

    #expect(bytes.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined() == digest)
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
