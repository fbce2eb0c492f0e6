import NetworkingKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The key by which requests share an exchange: request, account and patience.
struct ExchangeKey: Hashable, Sendable {
  let request: HTTPRequest
  let deadline: RequestDeadline
  let session: PartitionSession

  init(_ request: HTTPRequest, in session: PartitionSession) {
    self.request = request
    deadline = request.deadline
    self.session = session
  }

  /// Takes the address only: requests that differ in something else are rarely under way at the same time.
  func hash(into hasher: inout Hasher) {
    hasher.combine(request.url)
  }
}

/// Sends requests to the origin, equal ones at the same time only once.
struct Exchanger: Sendable {
  /// A caller's share in an exchange.
  typealias Place = SingleFlight<ExchangeKey, Exchange>.Place

  let transport: any HTTPTransport
  let now: @Sendable () -> Date
  let observe: @Sendable (OfflineHTTPEvent) -> Void
  private let flights = SingleFlight<ExchangeKey, Exchange>()

  init(
    transport: any HTTPTransport,
    now: @escaping @Sendable () -> Date,
    observe: @escaping @Sendable (OfflineHTTPEvent) -> Void
  ) {
    self.transport = transport
    self.now = now
    self.observe = observe
  }

  /// Sends a safe request, or joins an equal one that is under way, without waiting for the response.
  ///
  /// - Returns: The caller's place, which has to be waited for or left.
  func join(_ request: HTTPRequest, as account: HTTPAccount, in session: PartitionSession) -> Place {
    flights.join(ExchangeKey(request, in: session)) {
      observe(OfflineHTTPEvent(url: request.url, step: .coalesced))
    } work: {
      await perform(request, as: account)
    }
  }

  /// Waits for an exchange, and leaves it when the caller is cancelled.
  func value(of place: Place) async throws(HTTPClientError) -> Exchange {
    guard let exchange = await flights.value(of: place) else { throw .cancelled }
    return exchange
  }

  /// Leaves an exchange, which is cancelled with its last caller.
  func leave(_ place: Place) { flights.leave(place) }

  /// Sends a request by itself, with the credentials of an account.
  func perform(_ request: HTTPRequest, as account: HTTPAccount) async -> Exchange {
    let requestedAt = now()
    let result: Result<HTTPResponse, HTTPClientError>
    do throws(HTTPClientError) {
      if let authorization = account.authorization {
        result = .success(try await authorization.intercept(request, next: transport))
      } else {
        result = .success(try await transport.send(request))
      }
    } catch {
      result = .failure(error)
    }
    return Exchange(result: result, requestedAt: requestedAt, receivedAt: now())
  }
}

/// The result of one request to the origin, with its time; several callers may share it.
struct Exchange: Sendable {
  let result: Result<HTTPResponse, HTTPClientError>
  let requestedAt: Date
  let receivedAt: Date
  /// The caller that takes it stores the response, so that callers who share it do so once.
  let storingTurn = OnceFlag()

  /// The response as it would be kept; `nil` when no later request could match it.
  func storing(_ response: HTTPResponse, to request: HTTPRequest) -> StoredResponse? {
    StoredResponse(response, to: request, requestedAt: requestedAt, receivedAt: receivedAt)
  }
}

/// Something that one of several callers gets.
final class OnceFlag: Sendable {
  private let isTaken = Atomic(false)

  /// Whether the caller is the first one.
  func take() -> Bool {
    isTaken.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
  }
}
