import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends requests to the origin, equal ones at the same time only once.
struct Exchanger: Sendable {
  let transport: any HTTPTransport
  let now: @Sendable () -> Date
  let observe: @Sendable (OfflineHTTPEvent) -> Void
  private let flights = SingleFlight<HTTPRequest, Exchange>()

  init(
    transport: any HTTPTransport,
    now: @escaping @Sendable () -> Date,
    observe: @escaping @Sendable (OfflineHTTPEvent) -> Void
  ) {
    self.transport = transport
    self.now = now
    self.observe = observe
  }

  /// Sends a safe request, or joins an equal one that is under way.
  func share(_ request: HTTPRequest) async throws(HTTPClientError) -> Exchange {
    let exchange = await flights.value(for: request) {
      observe(OfflineHTTPEvent(url: request.url, step: .coalesced))
    } work: {
      await perform(request)
    }
    guard let exchange else { throw .cancelled }
    return exchange
  }

  /// Sends a request by itself.
  func perform(_ request: HTTPRequest) async -> Exchange {
    let requestedAt = now()
    let result: Result<HTTPResponse, HTTPClientError>
    do throws(HTTPClientError) {
      result = .success(try await transport.send(request))
    } catch {
      result = .failure(error)
    }
    return Exchange(result: result, requestedAt: requestedAt, receivedAt: now())
  }
}
