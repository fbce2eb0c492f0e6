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
      (name as? String).map {
        HTTPField(name: HTTPField.Name($0), value: Self.withoutLineBreaks(String(describing: value)))
      }
    }
    fields = HTTPFields(lines.sorted { $0.name.canonicalName < $1.name.canonicalName })
  }

  /// Bytes of all names and values.
  var size: Int {
    fields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
  }

  /// Puts the body to the head, unless it is not the body that was announced.
  ///
  /// The length is compared here because not every version of the session does; with an encoding it counts
  /// bytes that were not seen.
  func response(to method: HTTPMethod, body: Data) -> Exchange.Outcome {
    guard method != .head, status.rawValue != 204, status != .notModified else {
      return .success(HTTPResponse(status: status, fields: fields))
    }
    if let announced = fields[.contentLength], fields["Transfer-Encoding"] == nil {
      guard let length = Self.length(announced) else {
        return .failure(.invalidResponse(reason: "contradicting lengths of the body"))
      }
      // URLSession loses the body of a redirect that leads nowhere.
      let mayBeMissing = (300..<400).contains(status.rawValue) && body.isEmpty
      if fields[.contentEncoding] == nil, body.count < length, !mayBeMissing {
        return .failure(.connectionLost(reason: "the body ended before its announced length"))
      }
    }
    return .success(HTTPResponse(status: status, fields: fields, body: body))
  }

  /// The length that all members of the list agree upon (RFC 9110, 8.6).
  private static func length(_ announced: String) -> Int? {
    let members = Set(announced.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } })
    guard members.count == 1, let length = members.first.flatMap({ Int($0) }), length >= 0 else { return nil }
    return length
  }

  /// A value with blanks for CR, LF and NUL (RFC 9110, 5.5).
  private static func withoutLineBreaks(_ value: String) -> String {
    guard value.utf8.contains(where: { [0x0D, 0x0A, 0x00].contains($0) }) else { return value }
    return String(
      String.UnicodeScalarView(value.unicodeScalars.map { ["\r", "\n", "\0"].contains($0) ? " " : $0 })
    )
  }
}
