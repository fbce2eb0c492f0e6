import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What can be had at an address: its validators, its lifetime, and a way to write it when it is needed.
struct Representation {
  /// The strong validator.
  let etag: EntityTag
  /// When the content last changed.
  let lastModified: Date
  /// How long a copy stays fresh, in seconds.
  let maxAge: Int
  /// Writes the body; not called when the client's copy is still good.
  let body: () -> Data

  /// Answers a `GET` or `HEAD`, with 304 when the conditions of the request say that the copy is good.
  func response(to request: HTTPRequest, now: Date) -> HTTPResponse {
    var fields: HTTPFields = [
      .date: HTTPDate.format(now),
      .etag: etag.text,
      .lastModified: HTTPDate.format(modificationDate(notAfter: now)),
      .cacheControl: "max-age=\(maxAge)",
    ]
    guard !isUnchanged(for: request, now: now) else {
      return HTTPResponse(status: .notModified, fields: fields)
    }
    let body = body()
    fields[.contentType] = "application/json; charset=utf-8"
    fields[.contentLength] = String(body.count)
    return HTTPResponse(status: .ok, fields: fields, body: request.method == .head ? Data() : body)
  }

  /// `If-Modified-Since` counts only without `If-None-Match` (RFC 9110, 13.2.2).
  private func isUnchanged(for request: HTTPRequest, now: Date) -> Bool {
    if let tags = request.fields[.ifNoneMatch] {
      return etag.isNamed(by: tags)
    }
    guard let since = request.fields[.ifModifiedSince].flatMap({ HTTPDate.parse($0, now: now) }) else {
      return false
    }
    return modificationDate(notAfter: now) <= since
  }

  /// An origin must not claim a change in the future of its own clock (RFC 9110, 8.8.2.1).
  private func modificationDate(notAfter now: Date) -> Date {
    min(lastModified, Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down)))
  }
}
