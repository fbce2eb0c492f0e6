import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization
import Testing

/// A reader of greetings whose peer is scripted, at a date that the test sets.
struct GreetingPeer {
  let transport = ScriptedTransport()
  let date = SettableDate()
  let client: OfflineHTTPClient
  let url: URL
  let account = CurrentAccount(nil)
  let loader: ResourceLoader

  init(
    store: any DocumentStore = InMemoryDocumentStore(),
    ownRule: @escaping ServiceErrorClassifier.OwnRule = { _, _ in nil },
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (ResourceEvent) -> Void = { _ in }
  ) throws {
    let date = date
    client = OfflineHTTPClient(
      transport: transport,
      store: store,
      partition: "tests",
      now: { date.now }
    )
    url = try #require(URL(string: "https://example.com/greeting"))
    let classifier = ServiceErrorClassifier(
      description: { ("\($0.status)", String(decoding: $0.body, as: UTF8.self)) },
      ownRule: ownRule
    )
    loader = ResourceLoader(client: client, account: account, elapsed: elapsed, observe: observe)
      .classifyingErrors(by: classifier)
  }

  /// A measure of time that is a second further whenever it is asked.
  static func ticks() -> @Sendable () -> Duration {
    let ticks = Mutex(0)
    return {
      ticks.withLock { ticks in
        ticks += 1
        return .seconds(ticks)
      }
    }
  }

  /// Reads the greeting; one that is empty cannot be used.
  func read(_ policy: FetchPolicy = .cacheFirst) async throws(ServiceError) -> Fetched<String> {
    try await read(HTTPRequest(url: url), policy)
  }

  /// Reads the greeting that a request asks for.
  func read(_ request: HTTPRequest, _ policy: FetchPolicy = .cacheFirst) async throws(ServiceError)
    -> Fetched<
      String
    >
  {
    try await loader.read(Greeting.self, request, policy) { (document, _) throws(InvalidResponse) in
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
