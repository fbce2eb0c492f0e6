import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The place that files are uploaded to, by addresses that are valid for fifteen minutes.
///
/// It keeps nothing: the service never looks at what was uploaded.
struct UploadOrigin {
  /// Seconds for which an address is valid.
  static let lifetime: TimeInterval = 900
  private static let checksumField: HTTPField.Name = "x-amz-meta-checksum-sha256"

  /// The present.
  let now: Date

  /// The key of an object that belongs to a user.
  ///
  /// - Parameters:
  ///   - folder: What the key begins with; it ends with a slash.
  ///   - file: The file.
  ///   - identifiers: Where the unique part comes from.
  /// - Returns: A key of letters, digits and `/_-.`.
  func objectKey(in folder: String, _ file: FileDescription, _ identifiers: inout IdentifierSource) -> String
  {
    let moment = Int((now.timeIntervalSince1970 * 1000).rounded(.down))
    let type = Self.plain(file.documentType.lowercased())
    return "\(folder)\(moment)-\(type)-\(identifiers.uuid())-\(Self.plain(file.fileName))"
  }

  /// The members of an upload: where to send the bytes, and with which fields.
  func json(_ file: FileDescription, objectKey: String) -> JSONValue {
    let expiry = now + Self.lifetime
    let path = "/senpaijepang/\(objectKey)?expires=\(Int(expiry.timeIntervalSince1970.rounded(.down)))"
    let signature = Self.signature(path, contentType: file.contentType, checksum: file.checksum)
    return .object([
      "objectKey": .string(objectKey),
      "uploadUrl": .string("https://\(CareersAddress.uploadHost)\(path)&signature=\(signature)"),
      "method": "PUT",
      "headers": .object([
        "Content-Type": .string(file.contentType),
        "x-amz-meta-checksum-sha256": .string(file.checksum),
      ]),
      "expiresAt": .date(expiry),
    ])
  }

  /// Answers an upload: 200 where method, address and fields are those that were given out, 403 otherwise.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let query = QueryItems(of: request.url)
    let expires = query.number("expires") ?? 0
    let path = "\(request.url.path(percentEncoded: true))?expires=\(expires)"
    let expected = Self.signature(
      path,
      contentType: request.fields[.contentType] ?? "",
      checksum: request.fields[Self.checksumField] ?? ""
    )
    guard request.method == .put, query.text("signature") == expected else {
      return refusal("SignatureDoesNotMatch", to: request)
    }
    guard now.timeIntervalSince1970 < Double(expires) else { return refusal("AccessDenied", to: request) }
    let tag = EntityTag(version: 1, resource: path)
    return HTTPResponse(
      status: .ok,
      fields: [.date: HTTPDate.format(now), .etag: tag.text, .contentLength: "0"]
    )
  }

  private func refusal(_ code: String, to request: HTTPRequest) -> HTTPResponse {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>\(code)</Code></Error>\n"
    return ServiceBody(mediaType: "application/xml", data: Data(text.utf8))
      .response(.forbidden, to: request, now: now)
  }

  private static func signature(_ path: String, contentType: String, checksum: String) -> String {
    Hexadecimal(FNV1a.hash("\(path)\n\(contentType)\n\(checksum)")).digits
  }

  /// Everything but letters and digits becomes a hyphen, also a second dot, since keys may not have two in a row.
  private static func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): bytes.append(byte)
      case UInt8(ascii: ".") where bytes.last != byte: bytes.append(byte)
      default: bytes.append(UInt8(ascii: "-"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
