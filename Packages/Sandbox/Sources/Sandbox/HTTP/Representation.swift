import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The resource at an address: its validators, its lifetime and its lazily written body.
struct Representation {
  /// The validator.
  let etag: EntityTag
  /// When the content last changed; `nil` where the service does not say.
  let lastModified: Date?
  /// The value of `Cache-Control`, such as `max-age=300`; `nil` without the field.
  let cacheControl: String?
  /// The value of `Content-Type`.
  var mediaType = "application/json; charset=utf-8"
  /// Writes the body; not called when the client's copy is still good.
  let body: () -> Data

  /// Answers a `GET` or `HEAD`, with 304 when the conditions of the request say that the copy is good.
  func response(to request: HTTPRequest, now: Date) -> HTTPResponse {
    var fields: HTTPFields = [.date: HTTPDate.format(now)]
    fields[.etag] = etag.text
    fields[.lastModified] = modificationDate(notAfter: now).map(HTTPDate.format)
    fields[.cacheControl] = cacheControl
    guard !isUnchanged(for: request, now: now) else {
      return HTTPResponse(status: .notModified, fields: fields)
    }
    let body = body()
    fields[.contentType] = mediaType
    fields[.contentLength] = String(body.count)
    return HTTPResponse(status: .ok, fields: fields, body: request.method == .head ? Data() : body)
  }

  /// `If-Modified-Since` counts only without `If-None-Match` (RFC 9110, 13.2.2).
  private func isUnchanged(for request: HTTPRequest, now: Date) -> Bool {
    if let tags = request.fields[.ifNoneMatch] {
      return etag.isNamed(by: tags)
    }
    guard let since = request.fields[.ifModifiedSince].flatMap({ HTTPDate.parse($0, now: now) }),
      let changed = modificationDate(notAfter: now)
    else { return false }
    return changed <= since
  }

  /// An origin must not claim a change in the future of its own clock (RFC 9110, 8.8.2.1).
  private func modificationDate(notAfter now: Date) -> Date? {
    lastModified.map { min($0, Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))) }
  }
}

/// A validator of a representation, such as `"5f2c01d4a9b3e877"` (RFC 9110, 8.8.3).
struct EntityTag: Hashable {
  /// The tag with its quotes and, when it is weak, `W/` in front, as it goes into the `ETag` field.
  let text: String
  private let opaque: String

  /// Makes the tag of a resource in a version of its content.
  ///
  /// Nothing is rendered for it, so a conditional request costs no more than a hash of a few bytes; the author who
  /// changes content must raise the version.
  ///
  /// - Parameters:
  ///   - version: The version of the content.
  ///   - resource: The identity of the representation.
  ///   - isWeak: Whether the tag promises no equal bytes.
  init(version: Int, resource: String, isWeak: Bool = false) {
    opaque = "\"\(Hexadecimal(FNV1a.hash("\(version) \(resource)")).digits)\""
    text = isWeak ? "W/" + opaque : opaque
  }

  /// Whether an `If-None-Match` value names this tag, by weak comparison (RFC 9110, 13.1.2).
  func isNamed(by ifNoneMatch: String) -> Bool {
    if ifNoneMatch == "*" { return true }
    return ifNoneMatch.split(separator: ",").contains { candidate in
      let tag = candidate.drop { $0 == " " || $0 == "\t" }
      let named = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
      return named.prefix { $0 != " " && $0 != "\t" } == opaque
    }
  }
}
