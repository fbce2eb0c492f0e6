import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// The addresses whose stored responses an unsafe request makes invalid (RFC 9111, 4.4).
  ///
  /// The target, and what `Location` and `Content-Location` name at the same origin: another origin must not be
  /// able to empty the cache of this one.
  func changedAddresses(by request: HTTPRequest) -> [URL] {
    let named = [fields[.location], fields[.contentLocation]].compactMap { reference in
      reference.flatMap { URL(string: $0, relativeTo: request.url)?.absoluteURL }
    }
    let origin = Origin(request.url)
    return [request.url] + named.filter { $0 != request.url && origin != nil && Origin($0) == origin }
  }
}
