import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit

/// A cache between a scripted origin and a store, at a date that the test sets.
struct CacheFixture {
  let date = SettableDate()
  let origin = ScriptedTransport()
  let events = EventLog()
  let store: any DocumentStore
  let client: OfflineHTTPClient

  init(
    store: any DocumentStore = InMemoryDocumentStore(),
    partition: String = "anna",
    policy: OfflinePolicy = OfflinePolicy(),
    clock: (any Clock<Duration>)? = nil
  ) {
    self.store = store
    let date = date
    client = OfflineHTTPClient(
      transport: origin,
      store: store,
      partition: partition,
      policy: policy,
      now: { date.now },
      clock: clock,
      observe: events.observe
    )
  }

  /// Loads the text of a response, and waits until what came is saved; the letters "not text" and a field
  /// `Unusable` cannot be decoded, and "refused" is an error under 200.
  func load(
    _ request: HTTPRequest = .sample,
    policy: FetchPolicy = .cacheFirst
  ) async throws(OfflineHTTPError) -> Fetched<String> {
    let result = await result(of: request, policy: policy)
    await client.finishSaving()
    return try result.get()
  }

  /// Loads, and does not wait until what came is saved.
  func loadOnly(_ request: HTTPRequest = .sample, policy: FetchPolicy = .cacheFirst)
    async throws(OfflineHTTPError)
    -> Fetched<String>
  {
    try await client.load(request, policy: policy) { [date] in
      Self.failure($0, at: date.now)
    } decode: { (response, _) throws(InvalidResponse) in
      let text = String(decoding: response.body, as: UTF8.self)
      guard text != "not text", response.fields["Unusable"] == nil else { throw InvalidResponse(.notJSON) }
      return text
    }
  }

  private func result(of request: HTTPRequest, policy: FetchPolicy) async
    -> Result<Fetched<String>, OfflineHTTPError>
  {
    do throws(OfflineHTTPError) {
      return .success(try await loadOnly(request, policy: policy))
    } catch {
      return .failure(error)
    }
  }

  private static func failure(_ response: HTTPResponse, at now: Date) -> ServiceError? {
    switch response.status.rawValue {
    case 200..<300: response.text == "refused" ? .rejected(code: nil, message: nil) : nil
    case 404, 410: .notFound
    case 408: .timedOut
    case 429: .rateLimited(until: response.retryMoment(after: now))
    case 500..<600: .unavailable
    default: .rejected(code: nil, message: nil)
    }
  }

  /// A successful response that was made now.
  func response(
    _ body: String,
    _ cacheControl: String? = nil,
    etag: String? = nil,
    status: HTTPStatus = .ok,
    more: HTTPFields = [:]
  ) -> HTTPResponse {
    var fields = HTTPFields(more)
    fields[.date] = HTTPDate.format(date.now)
    fields[.cacheControl] = cacheControl
    fields[.etag] = etag
    return HTTPResponse(status: status, fields: fields, body: Data(body.utf8))
  }

  /// Answers every further request with this response, once the gate is open.
  func holdsBack(_ response: HTTPResponse) -> Gate {
    let gate = Gate()
    origin.answers { _ in
      await gate.pass()
      return response
    }
    return gate
  }

  /// Has a response stored and lets time pass.
  func store(
    _ response: HTTPResponse,
    for request: HTTPRequest = .sample,
    thenAdvanceBy seconds: TimeInterval
  ) async throws {
    origin.answers(response)
    _ = try await client.send(request)
    await client.finishSaving()
    date.advance(by: seconds)
    events.clear()
  }
}

extension HTTPField.Name {
  /// A field by which the responses of an address may differ.
  static let acceptLanguage = Self("Accept-Language")
}

extension HTTPRequest {
  static let sample = HTTPRequest(url: url("https://example.com/sections"))

  static func get(_ address: String, _ fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(url: url(address), fields: fields)
  }

  static func url(_ address: String) -> URL {
    guard let url = URL(string: address) else { preconditionFailure("not an address: \(address)") }
    return url
  }

  func with(_ name: HTTPField.Name, _ value: String) -> HTTPRequest {
    var request = self
    request.fields[name] = value
    return request
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
