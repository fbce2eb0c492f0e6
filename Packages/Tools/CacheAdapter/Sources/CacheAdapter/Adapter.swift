public import Foundation
public import NetworkingKit
import OfflineHTTP
import StorageKit

/// Answers the lines of the conformance harness with the cache.
///
/// It knows nothing of the tests: each line becomes one call of the client's public interface.
public actor Adapter {
  private let options: AdapterOptions
  private let transport: any HTTPTransport
  private let now: @Sendable () -> Date
  private let clock: (any Clock<Duration>)?
  private var client: OfflineHTTPClient

  /// Makes an adapter.
  ///
  /// - Parameters:
  ///   - options: How the cache is set.
  ///   - transport: What carries requests to the origin.
  ///   - now: The present.
  ///   - clock: Measures the patience of the policy.
  public init(
    options: AdapterOptions,
    transport: any HTTPTransport,
    now: @escaping @Sendable () -> Date,
    clock: (any Clock<Duration>)? = nil
  ) {
    self.options = options
    self.transport = transport
    self.now = now
    self.clock = clock
    client = Self.client(options, transport, now, clock, namespace: "")
  }

  /// Answers one line.
  ///
  /// - Parameter line: A JSON object.
  /// - Returns: A JSON object, without a line feed.
  public func reply(to line: String) async -> String {
    let reply: AdapterReply
    do {
      reply = await answer(try JSONDecoder().decode(AdapterMessage.self, from: Data(line.utf8)))
    } catch {
      reply = AdapterReply(error: "not understood: \(error)")
    }
    let json = try? JSONEncoder().encode(reply)
    return json.map { String(decoding: $0, as: UTF8.self) } ?? #"{"error":"not encodable"}"#
  }

  private func answer(_ message: AdapterMessage) async -> AdapterReply {
    switch message {
    case .hello:
      return .hello
    case .reset(let namespace):
      client = Self.client(options, transport, now, clock, namespace: namespace)
      return .done
    case .request(let request):
      do throws(HTTPClientError) {
        return .response(try await client.send(request.httpRequest), to: request.id)
      } catch {
        return .failure(error, to: request.id)
      }
    }
  }

  private static func client(
    _ options: AdapterOptions,
    _ transport: any HTTPTransport,
    _ now: @escaping @Sendable () -> Date,
    _ clock: (any Clock<Duration>)?,
    namespace: String
  ) -> OfflineHTTPClient {
    OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(),
      partition: namespace,
      policy: options.policy,
      now: now,
      clock: clock
    )
  }
}
