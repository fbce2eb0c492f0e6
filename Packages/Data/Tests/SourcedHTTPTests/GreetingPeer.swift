import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import SourcedHTTP
import StorageKit
import Testing

/// A reader of greetings whose peer is scripted, at a date that the test sets.
struct GreetingPeer {
  let transport = ScriptedTransport()
  let date = SettableDate()
  let client: OfflineHTTPClient
  let url: URL
  private let reader: SourcedReader

  init(observe: @escaping @Sendable (MappingEvent) -> Void = { _ in }) throws {
    let date = date
    client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(),
      partition: "tests",
      now: { date.now }
    )
    url = try #require(URL(string: "https://example.com/greeting"))
    reader = SourcedReader(
      client: client,
      now: { date.now },
      describeError: { ("\($0.status)", String(decoding: $0.body, as: UTF8.self)) },
      observe: observe
    )
  }

  /// Reads the greeting; one that is empty cannot be used.
  func read(_ policy: FetchPolicy = .cacheFirst) async throws(ServiceError) -> Fetched<String> {
    try await reader.read(Greeting.self, at: url, policy) { document throws(InvalidResponse) in
      guard !document.greeting.isEmpty else { throw InvalidResponse(.nothingUsable) }
      return document.greeting
    }
  }

  /// Greets everybody from now on.
  func greets(_ greeting: String, _ fields: HTTPFields = [.cacheControl: "max-age=60"]) {
    answers(200, fields, body: #"{"greeting":"\#(greeting)"}"#)
  }

  /// Answers with a status from now on.
  func answers(_ status: Int, _ fields: HTTPFields = [:], body: String = "") {
    transport.answers(
      HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields, body: Data(body.utf8))
    )
  }

  /// Has a greeting stored and lets time pass until it is stale.
  func storeStale(_ greeting: String) async throws(ServiceError) {
    greets(greeting)
    _ = try await read()
    date.advance(by: 100)
  }
}
