import CommandKit
import FaultServer
import Foundation
import Testing

/// What is shown of a page after its service sent a newer version.
@Suite(.timeLimit(.minutes(3))) struct NewerVersionTests {
  private static func profile(email: String, followers: Int) -> String {
    #"{"id":7,"login":"ada","name":"Ada","email":\#(email),"followers":\#(followers)}"#
  }

  private static func pointing(to peer: FaultServer) -> [String: String] {
    ["TESSERA_GITHUB_URL": peer.url().absoluteString]
  }

  /// A service that sends another answer to those who ask for the latest.
  private static func peer(first: String, then latest: HTTPAnswer) throws -> FaultServer {
    try FaultServer { request in
      let isFirst = request["cache-control"] != "max-age=0"
      return [.send(isFirst ? HTTPAnswer(fields: ["Content-Type": "application/json"], body: first) : latest)]
    }
  }

  @Test(arguments: ["null", "\"\""])
  func `an address that a user withdrew is shown no more, at once and without a connection`(email: String)
    async throws
  {
    let tessera = try TesseraRun()
    let peer = try Self.peer(
      first: Self.profile(email: "\"ada@example.com\"", followers: 296),
      then: HTTPAnswer(
        fields: ["Content-Type": "application/json"],
        body: Self.profile(email: email, followers: 300)
      )
    )
    let environment = Self.pointing(to: peer)
    let words = ["users", "show", "ada", "--json"]
    let opened = await tessera(arguments: words, environment: environment, streams: .pipes)
    #expect(opened.output.contains("ada@example.com") && opened.output.contains("296"))

    for option in ["--refresh", "--offline"] {
      let run = await tessera(arguments: words + [option], environment: environment, streams: .pipes)

      #expect(run.code == .done)
      #expect(run.output.contains("300"))
      #expect(!run.output.contains("ada@example.com"))
      #expect(!run.output.contains("suspicious"))
    }
    withExtendedLifetime(peer) {}
  }

  @Test func `an address that is missing in a response stays, and nobody is told to refresh`() async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer(
      first: Self.profile(email: "\"ada@example.com\"", followers: 296),
      then: HTTPAnswer(
        fields: ["Content-Type": "application/json"],
        body: #"{"id":7,"login":"ada","name":"Ada","followers":300}"#
      )
    )
    let environment = Self.pointing(to: peer)
    _ = await tessera(arguments: ["users", "show", "ada"], environment: environment, streams: .pipes)

    let run = await tessera(arguments: ["users", "show", "ada", "--refresh"], environment: environment)

    #expect(run.code == .done)
    #expect(run.output.contains("ada@example.com"))
    #expect(run.output.contains("The service sent less than before"))
    #expect(run.output.contains("after 24 hours"))
    #expect(!run.output.contains("Try again later"))
    withExtendedLifetime(peer) {}
  }
}
