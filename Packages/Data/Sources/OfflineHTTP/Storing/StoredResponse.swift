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
  var hasValidator: Bool { validator(.etag) != nil || validator(.lastModified) != nil }

  /// A validator as a condition repeats it; `nil` when it cannot be sent (RFC 9110, 5.5).
  ///
  /// A server that once sends control characters must not spoil every later request.
  func validator(_ name: HTTPField.Name) -> String? {
    guard let value = fields[name], value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    return value
  }

  /// Whether it may answer a request, by its selecting fields (RFC 9111, 4.1).
  func answers(_ request: HTTPRequest) -> Bool {
    selecting.allSatisfy { SelectingField(name: $0.name, of: request) == $0 }
  }
}
