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
/// Repositories of every area read through it, so that freshness, provenance and errors mean the same
/// everywhere.
public struct SourcedReader: Sendable {
  private let client: OfflineHTTPClient
  private let describesError: @Sendable (HTTPResponse) -> (code: String?, message: String?)
  private let observe: @Sendable (MappingEvent) -> Void

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - client: The caching client that carries requests.
  ///   - describesError: Finds the service's own code and message in a response that is an error.
  ///   - observe: Told about each answer that was mapped, for diagnosis.
  public init(
    client: OfflineHTTPClient,
    describesError: @escaping @Sendable (HTTPResponse) -> (code: String?, message: String?),
    observe: @escaping @Sendable (MappingEvent) -> Void
  ) {
    self.client = client
    self.describesError = describesError
    self.observe = observe
  }

  /// Reads a document and makes a value of it.
  ///
  /// - Parameters:
  ///   - type: The shape of the document.
  ///   - url: Where it is.
  ///   - freshness: How fresh it should be.
  ///   - map: Makes the value; a document that it refuses is not stored.
  /// - Returns: The value and where it comes from.
  /// - Throws: ``DomainKernel/ServiceError`` when neither the service nor the store can give it.
  public func read<Document: Decodable, Value: Sendable>(
    _ type: Document.Type,
    at url: URL,
    _ freshness: Freshness,
    map: @Sendable (Document) throws(UnusableResponse) -> Value
  ) async throws(ServiceError) -> Sourced<Value> {
    let request = HTTPRequest(url: url, fields: [.accept: "application/json"])
    do {
      let loaded = try await client.load(request, mode: CacheMode(freshness)) {
        response throws(UnusableResponse) in
        observe(.began(url))
        let document: Document
        do { document = try JSONBody.decode(type, from: response.body) } catch {
          throw UnusableResponse(reason: error.reason)
        }
        let value = try map(document)
        observe(.ended(url, byteCount: response.body.count))
        return value
      }
      return Sourced(loaded.value, provenance: Provenance(loaded))
    } catch {
      throw ServiceError(error, describedBy: describesError)
    }
  }
}
