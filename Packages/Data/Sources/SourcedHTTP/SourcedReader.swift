public import DomainKernel
public import NetworkingKit
public import OfflineHTTP

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads JSON documents through the offline cache, and says in the domain's words what came of it.
///
/// Repositories of every area read through it, so that policy, provenance and errors mean the same
/// everywhere.
public struct SourcedReader: Sendable {
  /// Finds the service's own code and message in a response that is an error.
  public typealias ErrorDescriber = @Sendable (HTTPResponse) -> (code: String?, message: String?)

  private let client: OfflineHTTPClient
  private let now: @Sendable () -> Date
  private let describeError: ErrorDescriber
  private let observe: @Sendable (MappingEvent) -> Void

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - client: The caching client that carries requests.
  ///   - now: The present, for how long a service wants to be left alone.
  ///   - describeError: Finds the service's own code and message in a response that is an error.
  ///   - observe: Told about each answer that was mapped, for diagnosis.
  public init(
    client: OfflineHTTPClient,
    now: @escaping @Sendable () -> Date,
    describeError: @escaping ErrorDescriber,
    observe: @escaping @Sendable (MappingEvent) -> Void
  ) {
    self.client = client
    self.now = now
    self.describeError = describeError
    self.observe = observe
  }

  /// Reads a document and makes a value of it.
  ///
  /// - Parameters:
  ///   - type: The shape of the document.
  ///   - url: Where it is.
  ///   - policy: How fresh it should be.
  ///   - limits: How much structure the document may have.
  ///   - map: Makes the value; a document that it refuses is not stored.
  /// - Returns: The value and where it comes from.
  /// - Throws: `ServiceError` when neither the service nor the store can give it.
  public func read<Document: Decodable & SendableMetatype, Value: Sendable>(
    _ type: Document.Type,
    at url: URL,
    _ policy: FetchPolicy,
    limits: JSONLimits = JSONLimits(),
    map: @escaping @Sendable (Document) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Fetched<Value> {
    let request = HTTPRequest(url: url, fields: [.accept: "application/json"])
    do throws(OfflineHTTPError) {
      let loaded = try await client.load(request, mode: CacheMode(policy)) {
        [observe] response throws(InvalidResponse) in
        let value = try map(Self.document(type, response, limits))
        observe(MappingEvent(url: url, byteCount: response.body.count))
        return value
      }
      return Fetched(loaded.value, provenance: Provenance(loaded))
    } catch {
      throw ServiceError(error, at: now(), describedBy: describeError)
    }
  }

  private static func document<Document: Decodable>(
    _ type: Document.Type,
    _ response: HTTPResponse,
    _ limits: JSONLimits
  ) throws(InvalidResponse) -> Document {
    do throws(JSONBodyError) {
      return try JSONBody.decode(type, from: response.body, limits: limits)
    } catch {
      throw InvalidResponse(MalformedReason(error))
    }
  }
}
