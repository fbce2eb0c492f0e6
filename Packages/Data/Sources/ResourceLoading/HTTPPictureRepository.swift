public import DomainKernel
import NetworkingKit
import OfflineHTTP

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Loads pictures over HTTP and keeps them like every other response, so that they open offline too.
///
/// A response is a picture by its bytes and not by its media type; anything else is refused and not stored.
public struct HTTPPictureRepository: PictureRepository {
  private let loader: ResourceLoader
  private let address: @Sendable (PictureRequest) -> URL?

  /// Makes a repository.
  ///
  /// - Parameters:
  ///   - loader: The loader of the service that has the pictures. Pictures are public: its account is not used.
  ///   - address: The address that is asked for a picture; `nil` for one that does not belong to the service.
  public init(loader: ResourceLoader, address: @escaping @Sendable (PictureRequest) -> URL?) {
    self.loader = loader
    self.address = address
  }

  /// Loads a picture.
  public func picture(
    _ request: PictureRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<PictureFile> {
    guard let url = address(request) else { throw .malformed(.foreignAddress) }
    let accepted = "image/png, image/jpeg;q=0.9, image/gif;q=0.8"
    return try await loader.read(HTTPRequest(url: url).accepting(accepted), policy) {
      (body) throws(InvalidResponse) in
      guard body.count <= PictureFile.mostBytes else {
        throw InvalidResponse(.tooLarge(bytes: PictureFile.mostBytes))
      }
      guard !body.isEmpty else { throw InvalidResponse(.empty) }
      guard let file = PictureFile(Array(body)) else {
        throw InvalidResponse(body.first == UInt8(ascii: "<") ? .webPage : .nothingUsable)
      }
      return file
    }
  }
}

extension ResourceLoader {
  /// Reads bytes for nobody's account, and makes a value of them.
  fileprivate func read<Value: Sendable>(
    _ request: HTTPRequest,
    _ policy: FetchPolicy,
    map: @escaping @Sendable (Data) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Fetched<Value> {
    try await traced(request, .read) { (id) throws(ServiceError) in
      let (classifier, now) = (classifier, client.now)
      do throws(OfflineHTTPError) {
        return try await client.load(request, policy: policy) { response in
          classifier.error(for: response, at: now())
        } decode: { [trace] (response, _) throws(InvalidResponse) in
          try trace.mapping(id, request.url, bytes: response.body.count) { () throws(InvalidResponse) in
            try map(response.body)
          }
        }
      } catch {
        throw ServiceError(error, classifier: classifier, at: now())
      }
    } provenance: {
      $0.provenance.kind
    }
  }
}
