import FaultServer
import Foundation
import NetworkingKit
import Testing

/// What is expected of an exchange, apart from the exact reason of a failure.
enum ExchangeExpectation: Sendable {
  case body(String)
  case notConnected
  case connectionLost
  case timedOut
  case invalidResponse
}

/// Asks a server once and compares what comes of it.
func expect(
  _ expectation: ExchangeExpectation,
  from server: FaultServer,
  within duration: Duration = .seconds(30),
  at place: SourceLocation = #_sourceLocation
) async throws {
  let transport = CurlTransport(limits: HTTPLimits(duration: duration), clock: ContinuousClock())
  do throws(HTTPClientError) {
    let response = try await transport.send(HTTPRequest(url: server.url()))
    let body = String(decoding: response.body, as: UTF8.self)
    if case .body(body) = expectation { return }
    Issue.record("got \(response.status) with \"\(body.prefix(50))\"", sourceLocation: place)
  } catch {
    switch (expectation, error) {
    case (.notConnected, .notConnected), (.connectionLost, .connectionLost),
      (.invalidResponse, .invalidResponse):
      return
    case (.timedOut, .timedOut(let limit)):
      #expect(limit == duration, sourceLocation: place)
    default:
      Issue.record("got \(error)", sourceLocation: place)
    }
  }
}
