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
  /// When the content last changed; `nil` where the service does not say.
  let lastModified: Date?
  /// What `Cache-Control` says, such as `max-age=300`; `nil` where the service says nothing.
  let cacheControl: String?
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
    fields[.contentType] = "application/json; charset=utf-8"
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
