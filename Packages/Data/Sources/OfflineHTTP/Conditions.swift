import NetworkingKit

extension HTTPRequest {
  /// Whether the caller has put a condition into the request, so that a 304 is for the caller.
  var isConditional: Bool {
    fields.contains { Self.conditions.contains($0.name) }
  }

  private static let conditions: Set<HTTPField.Name> = [
    "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range",
  ]

  /// The same request with the condition that the stored response is no longer current (RFC 9111, 4.3.1).
  ///
  /// Validators are sent verbatim, weak ones too, unless they would break the request; everything else stays as
  /// the caller wrote it.
  func conditional(on stored: StoredResponse) -> HTTPRequest {
    var request = self
    request.fields[.ifNoneMatch] = stored.validator(.etag)
    request.fields[.ifModifiedSince] = stored.validator(.lastModified)
    return request
  }

  /// The same request with one more directive for caches.
  func asking(_ directives: String) -> HTTPRequest {
    var request = self
    request.fields[.cacheControl] = [fields[.cacheControl], directives].compactMap(\.self).joined(
      separator: ", "
    )
    return request
  }
}

/// Compares entity tags (RFC 9110, 8.8.3.2).
enum EntityTag {
  /// Whether two tags stand for equivalent representations, weak or strong.
  static func weaklyMatch(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    opaquePart(left) == opaquePart(right)
  }

  /// Whether a tag is in the list of `If-None-Match`, or the list is `*`.
  static func isListed(_ tag: String, in list: String) -> Bool {
    FieldList.elements(of: list, hasEscapes: false).contains { $0 == "*" || weaklyMatch($0, tag) }
  }

  private static func opaquePart(_ tag: some StringProtocol) -> String {
    tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : String(tag)
  }
}
