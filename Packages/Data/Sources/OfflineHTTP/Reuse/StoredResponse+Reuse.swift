import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredResponse {
  /// The response for a caller at a moment, with its age (RFC 9111, 5.1).
  func response(at now: Date) -> HTTPResponse {
    var fields = fields
    fields[.age] = String(Int(freshness(at: now, heuristic: nil).age))
    return HTTPResponse(status: status, fields: fields, body: body)
  }
}

extension HTTPResponse {
  /// The answer to a particular request, made from a whole stored response.
  ///
  /// The caller's own conditions are decided here (RFC 9111, 4.3.2), a range is cut out (RFC 9110, 14.2), and
  /// `HEAD` gets no body.
  func tailored(to request: HTTPRequest, now: Date) -> HTTPResponse {
    if meetsCondition(of: request, now: now) { return HTTPResponse(status: .notModified, fields: fields) }
    if request.method == .head { return HTTPResponse(status: status, fields: fields) }
    guard
      status == .ok, request.fields["If-Range"] == nil,
      let range = request.fields["Range"].flatMap(ByteRange.init),
      let positions = range.positions(within: body.count)
    else { return self }
    var part = HTTPResponse(status: HTTPStatus(rawValue: 206), fields: fields)
    part.body = Data(body.dropFirst(positions.lowerBound).prefix(positions.count))
    part.fields[.contentLength] = String(positions.count)
    part.fields["Content-Range"] = "bytes \(positions.lowerBound)-\(positions.upperBound - 1)/\(body.count)"
    return part
  }

  /// Whether the caller already has this response.
  ///
  /// `If-None-Match` goes before a date (RFC 9110, 13.2.2); a response that does not say when it changed did not
  /// change after it was made.
  private func meetsCondition(of request: HTTPRequest, now: Date) -> Bool {
    if let list = request.fields[.ifNoneMatch] {
      return fields[.etag].map { EntityTag.isListed($0, in: list) } ?? false
    }
    guard
      let since = request.fields[.ifModifiedSince].flatMap({ HTTPDate.parse($0, now: now) }),
      let modified = (fields[.lastModified] ?? fields[.date]).flatMap({ HTTPDate.parse($0, now: now) })
    else { return false }
    return modified <= since
  }
}
