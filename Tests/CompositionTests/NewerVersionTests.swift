import CommandKit
import FaultServer
import Foundation
import Synchronization
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

  @Test(
    arguments: [
      (200, HTTPAnswer.Field("Cache-Control", "no-store")), (200, HTTPAnswer.Field("Vary", "*")), (201, nil),
      (202, nil), (226, nil), (299, nil),
    ] as [(Int, HTTPAnswer.Field?)]
  )
  func `a copy that is older than what was shown says so without a connection`(
    status: Int,
    field: HTTPAnswer.Field?
  ) async throws {
    let tessera = try TesseraRun()
    var newer = HTTPAnswer(
      status,
      fields: ["Content-Type": "application/json"],
      body: Self.profile(email: "null", followers: 297)
    )
    if let field { newer.fields.append(field) }
    let peer = try Self.peer(first: Self.profile(email: "null", followers: 296), then: newer)
    let environment = Self.pointing(to: peer)
    let words = ["users", "show", "ada"]
    _ = await tessera(arguments: words, environment: environment, streams: .pipes)

    let shown = await tessera(arguments: words + ["--refresh"], environment: environment)
    let copy = await tessera(arguments: words + ["--offline"], environment: environment)
    let document = await tessera(arguments: words + ["--offline", "--json"], environment: environment)

    #expect(shown.output.contains("297") && !shown.output.contains("newer version"))
    #expect(copy.code == .done && copy.output.contains("296"))
    #expect(copy.output.contains("newer version"))
    #expect(!copy.output.contains("Not checked for changes"))
    #expect(try JSONDocument(document.output).source["reason"] as? String == "replaced")
    withExtendedLifetime(peer) {}
  }

  @Test func `the service is asked before a fresh copy is shown that it has replaced`() async throws {
    let tessera = try TesseraRun()
    let isFirst = Mutex(true)
    let peer = try FaultServer { _ in
      let answersFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      return [
        .send(
          HTTPAnswer(
            fields: [
              "Content-Type": "application/json",
              "Cache-Control": answersFirst ? "max-age=1000" : "no-store",
            ],
            body: Self.profile(email: "null", followers: answersFirst ? 296 : 297)
          )
        )
      ]
    }
    let environment = Self.pointing(to: peer)
    let words = ["users", "show", "ada"]
    _ = await tessera(arguments: words, environment: environment, streams: .pipes)
    _ = await tessera(arguments: words + ["--refresh"], environment: environment)

    let again = await tessera(arguments: words, environment: environment)
    let copy = await tessera(arguments: words + ["--offline"], environment: environment)

    #expect(again.code == .done && again.output.contains("297"))
    #expect(!again.output.contains("newer version"))
    #expect(copy.code == .done && copy.output.contains("296"))
    #expect(copy.output.contains("newer version"))
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
