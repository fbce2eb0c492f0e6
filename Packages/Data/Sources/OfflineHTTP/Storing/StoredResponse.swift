import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A response as it is kept: what came, when, and for which request fields.
struct StoredResponse: Hashable, Sendable {
  let status: HTTPStatus
  /// Without the fields that belong to one connection.
  let fields: HTTPFields
  let body: Data
  /// When the request was sent that brought or last confirmed it.
  let requestedAt: Date
  /// When the answer to that request came.
  let receivedAt: Date
  let selecting: [SelectingField]

  /// What the response demands of the cache.
  var directives: ResponseDirectives { ResponseDirectives(fields) }

  /// Whether the origin can be asked if this is current.
  var hasValidator: Bool { fields[.etag] != nil || fields[.lastModified] != nil }

  /// Whether it may answer a request, by its selecting fields (RFC 9111, 4.1).
  func answers(_ request: HTTPRequest) -> Bool {
    selecting.allSatisfy { SelectingField(name: $0.name, of: request) == $0 }
  }
}
