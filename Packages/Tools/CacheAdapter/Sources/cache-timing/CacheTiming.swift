import Foundation
import NetworkingKit
import OfflineHTTP
import StorageKit

/// Microseconds that an operation takes on average, of several rounds the fastest: what disturbs only makes slower.
func microseconds(
  rounds: Int = 7,
  of count: Int,
  _ operation: (Int) async throws -> Void
) async throws -> Double {
  var fastest = Duration.seconds(3600)
  for _ in 0..<rounds {
    let clock = ContinuousClock()
    let began = clock.now
    for index in 0..<count { try await operation(index) }
    fastest = min(fastest, clock.now - began)
  }
  return fastest / .microseconds(1) / Double(count)
}

/// The time of a fresh hit of 10 KB, with the store on the disk.
func timeOfHit(in folder: String, now: @escaping @Sendable () -> Date) async throws -> Double {
  let client = OfflineHTTPClient(
    transport: FreshAnswers(),
    store: SQLiteDocumentStore(path: folder + "/hits.sqlite", now: now),
    partition: "timing",
    now: now
  )
  guard let url = URL(string: "https://www.example.com/item") else { return .nan }
  let request = HTTPRequest(url: url)
  _ = try await client.send(request)
  // Until it is saved, the answer comes from memory.
  await client.finishSaving()
  return try await microseconds(of: 2000) { _ in
    guard try await client.send(request).body.count == FreshAnswers.size else {
      throw TimingError.otherAnswer
    }
  }
}

/// The times of an exchange that ends with 304: without and with the cache, in turn.
func timesOfExchange(
  with url: URL,
  in folder: String,
  now: @escaping @Sendable () -> Date
) async throws -> (bare: Double, cached: Double) {
  let transport = CurlTransport(clock: ContinuousClock())
  let client = OfflineHTTPClient(
    transport: transport,
    store: SQLiteDocumentStore(path: folder + "/exchange.sqlite", now: now),
    partition: "timing",
    now: now,
    clock: ContinuousClock()
  )
  let request = HTTPRequest(url: url)
  guard let tag = try await client.send(request).fields[.etag] else { throw TimingError.otherAnswer }
  var conditional = request
  conditional.fields[.ifNoneMatch] = tag
  var (bare, cached) = (Double.infinity, Double.infinity)
  for _ in 0..<7 {
    bare = min(
      bare,
      try await microseconds(rounds: 1, of: 300) { [conditional] _ in
        guard try await transport.send(conditional).status == .notModified else {
          throw TimingError.otherAnswer
        }
      }
    )
    cached = min(
      cached,
      try await microseconds(rounds: 1, of: 300) { _ in
        guard try await client.send(request).status == .ok else { throw TimingError.otherAnswer }
      }
    )
  }
  return (bare, cached)
}

/// An origin whose answers stay fresh.
private struct FreshAnswers: HTTPTransport {
  static let size = 10_000

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    var response = HTTPResponse(status: .ok, fields: [.cacheControl: "max-age=3600", .etag: "\"1\""])
    response.body = Data(repeating: 0x61, count: Self.size)
    return response
  }
}

enum TimingError: Error {
  case noAddress
  case otherAnswer
}
