import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Status and fields of a response whose body is still to come.
struct ResponseHead: Sendable {
  let status: HTTPStatus
  let fields: HTTPFields

  /// Takes over what URLSession has made of the head: one line per name, without an order of its own.
  init(_ response: HTTPURLResponse) {
    status = HTTPStatus(rawValue: response.statusCode)
    let lines = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { HTTPField(name: HTTPField.Name($0), value: String(describing: value)) }
    }
    fields = HTTPFields(lines.sorted { $0.name.canonicalName < $1.name.canonicalName })
  }

  /// Bytes of all names and values.
  var size: Int {
    fields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
  }

  /// Puts the body to the head, unless it is not the body that was announced.
  ///
  /// The length is compared here because not every version of the session does; with a content encoding
  /// it counts bytes that were not seen, and broken encodings are noticed where they are decoded.
  func response(to method: HTTPMethod, body: Data) -> Exchange.Outcome {
    guard method != .head, status.rawValue != 204, status != .notModified else {
      return .success(HTTPResponse(status: status, fields: fields))
    }
    let isEncoded = fields[.contentEncoding] != nil || fields["Transfer-Encoding"] != nil
    if !isEncoded, let length = fields[.contentLength].flatMap({ Int($0) }), length > body.count,
      !(300..<400).contains(status.rawValue)
    {
      return .failure(.connectionLost(reason: "the body ended before its announced length"))
    }
    return .success(HTTPResponse(status: status, fields: fields, body: body))
  }
}
