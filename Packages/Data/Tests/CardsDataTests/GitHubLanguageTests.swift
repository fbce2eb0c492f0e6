import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The language of a card, from the languages of the repositories of its account.
@Suite(.timeLimit(.minutes(5))) struct GitHubLanguageTests {
  @Test
  func `the language with most bytes over all repositories is the card's, of equal ones the first name`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    script(
      [
        repository([edge("Swift", "40"), edge("C", "0")]),
        repository([edge("Go", "90"), edge("Swift", "60")]),
        repository([edge("Ada", "100"), "null"]), "null", #"{"languages":null}"#,
      ],
      of: peer
    )

    #expect(try await peer.repository.card(.mine, .cacheFirst).value.language?.name == "Ada")
  }

  @Test(arguments: [(1_000_000_000_000, "Huge"), (1_000_000_000_001, nil)] as [(Int, String?)])
  func `a terabyte of code is believed, and no byte more`(size: Int, language: String?) async throws {
    let peer = try CardsPeer(.gitHub)
    script([repository([edge("Swift", "1"), edge("Huge", "\(size)")])], of: peer)

    #expect(try await peer.repository.card(.mine, .cacheFirst).value.language?.name == language)
  }

  @Test(arguments: [
    #"{"languages":{"edges":[{"size":-900,"node":{"name":"C"}}]}}"#,
    #"{"languages":{"edges":[{"size":1e30,"node":{"name":"C"}}]}}"#,
    #"{"languages":{"edges":[{"size":1,"node":null}]}}"#, #"{"languages":{"edges":[7]}}"#,
    #"{"languages":7}"#, "7",
  ])
  func `the language is unknown where that of a repository cannot be read, and the card tells why`(
    repository: String
  ) async throws {
    let peer = try CardsPeer(.gitHub)
    script([self.repository([edge("Swift", "1")]), repository], of: peer)

    let card = try await peer.repository.card(.mine, .cacheFirst).value

    #expect(card.language == nil)
    #expect(card.languageFailure == .malformed(.nothingUsable))
  }

  @Test(arguments: ["7", #"{"login":"bo-k","repositories":7}"#])
  func `the language is unknown where the account or its repositories cannot be read`(owner: String)
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.scripts = [("repositories(", #"{"data":{"account":\#(owner)}}"#)] }

    let card = try await peer.repository.card(.login("bo-k"), .cacheFirst).value

    #expect(card.language == nil)
    #expect(card.languageFailure == .malformed(.nothingUsable))
  }

  @Test(arguments: [(200, "Late"), (201, nil)] as [(Int, String?)])
  func `the language is unknown beyond two hundred repositories, and beyond as many languages of one`(
    count: Int,
    language: String?
  ) async throws {
    let late = edge("Late", "1000")
    let small = (1..<count).map { _ in edge("Swift", "1") }
    for nodes in [small.map { repository([$0]) } + [repository([late])], [repository(small + [late])]] {
      let peer = try CardsPeer(.gitHub)
      script(nodes, of: peer)

      #expect(try await peer.repository.card(.mine, .cacheFirst).value.language?.name == language)
    }
  }

  @Test(
    arguments: [
      (
        #"{"data":{"account":null},"errors":[{"type":"FORBIDDEN","message":"SAML"}]}"#,
        .rejected(code: "FORBIDDEN", message: "SAML")
      ),
      (
        #"{"data":{"account":null},"errors":[{"message":"Something"}]}"#,
        .serverError(status: nil, message: "Something")
      ),
      (
        #"{"data":{"account":{"login":"bo-k","repositories":null}},"errors":[{"message":"Busy"}]}"#,
        .serverError(status: nil, message: "Busy")
      ),
      (#"{"data":{"account":null},"errors":[{"type":"NOT_FOUND","path":["account"]}]}"#, nil),
      (#"{"data":{"account":{"login":"bo-k","repositories":{"nodes":[]}}}}"#, nil),
    ] as [(String, ServiceError?)]
  )
  func `a card without a language tells why it could not be loaded`(answer: String, failure: ServiceError?)
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.scripts = [("repositories(", answer)] }

    let card = try await peer.repository.card(.login("bo-k"), .cacheFirst).value

    #expect(card.language == nil)
    #expect(card.languageFailure == failure)
    #expect(card.known(as: .user).languageFailure == failure)
  }

  @Test func `a language that is not stored has not failed where nobody was asked`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.queryFailure = 502 }
    let asked = try await peer.repository.card(.login("bo-k"), .cacheFirst).value

    let stored = try await peer.repository.card(.login("bo-k"), .cacheOnly).value

    #expect(asked.languageFailure == .serverError(status: 502))
    #expect(stored.languageFailure == nil)
  }

  /// A language of a repository, with its size in bytes.
  private func edge(_ name: String, _ size: String) -> String {
    #"{"size":\#(size),"node":{"name":"\#(name)","color":null}}"#
  }

  private func repository(_ edges: [String]) -> String {
    #"{"languages":{"edges":[\#(edges.joined(separator: ","))]}}"#
  }

  /// Has GitHub answer with these repositories.
  private func script(_ nodes: [String], of peer: CardsPeer) {
    peer.gitHub.change {
      $0.scripts = [
        (
          "repositories(",
          #"{"data":{"account":{"repositories":{"nodes":[\#(nodes.joined(separator: ","))]}}}}"#
        )
      ]
    }
  }
}
