import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The members of a request's body, with the conversions of the service.
struct RequestFields {
  /// UTF-16 units that a body may have.
  static let limit = 1 << 20

  private let members: [String: JSONValue]

  /// Reads a body; an empty one, an array and a text count as an empty object.
  init(_ body: Data?) throws(CareersFault) {
    let text = String(decoding: body ?? Data(), as: UTF8.self)
    guard !text.isEmpty else {
      members = [:]
      return
    }
    guard
      text.lengthInCodeUnits <= Self.limit,
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    else { throw .invalid("invalid_request_body", "Request body must be valid JSON of at most 1 MiB") }
    // The public service fails here as well.
    guard value != .null else { throw .failure }
    members = value.members ?? [:]
  }

  /// A member; `nil` where it is absent.
  subscript(name: String) -> JSONValue? { members[name] }

  /// Whether there is a member, null or not.
  func contains(_ name: String) -> Bool { members[name] != nil }

  /// A member as trimmed text; empty where it is absent or null.
  func text(_ name: String) -> String {
    (members[name]?.convertedText ?? "").trimmed
  }

  /// A text that may be left out; `nil` where it is blank.
  func optionalText(_ name: String, upTo limit: Int, or code: String) throws(CareersFault) -> String? {
    let text = text(name)
    guard text.lengthInCodeUnits <= limit else {
      throw .invalid(code, "\(name) must have at most \(limit) characters")
    }
    return text.isEmpty ? nil : text
  }

  /// A text that must be there.
  func requiredText(_ name: String, upTo limit: Int, or code: String) throws(CareersFault) -> String {
    guard let text = try optionalText(name, upTo: limit, or: code) else {
      throw .invalid(code, "\(name) is required")
    }
    return text
  }

  /// A password, which is not trimmed; anything but a text makes the public service fail.
  func password() throws(CareersFault) -> String {
    switch members["password"] {
    case .string(let password): return password
    case nil, .null: return ""
    default: throw .failure
    }
  }

  /// An e-mail address in lower case.
  func email() throws(CareersFault) -> String {
    let email = text("email").lowercased()
    let halves = email.split(separator: "@", omittingEmptySubsequences: false)
    guard
      halves.count == 2, !halves[0].isEmpty, !email.contains(where: \.isWhitespace),
      let dot = halves[1].lastIndex(of: "."), dot != halves[1].startIndex,
      halves[1].index(after: dot) != halves[1].endIndex
    else { throw .invalid("invalid_email", "email is invalid") }
    return email
  }
}

// MARK: - Files

extension RequestFields {
  /// The kind of a document, in capital letters.
  func documentType() throws(CareersFault) -> String {
    try requiredText("documentType", upTo: 64, or: "invalid_document_type").uppercased()
  }

  /// What a client says of a file.
  ///
  /// - Parameter checkKey: Checks the key of the object, which comes before the checksum.
  /// - Returns: The description.
  /// - Throws: The refusal of the first field that is wrong, or of the key.
  func file(
    checkKey: (RequestFields) throws(CareersFault) -> Void = { _ throws(CareersFault) in }
  ) throws(CareersFault) -> FileDescription {
    let type = try documentType()
    let name = try requiredText("fileName", upTo: 180, or: "invalid_file_name")
    let contentType = text("contentType").lowercased()
    guard ["application/pdf", "image/jpeg", "image/png"].contains(contentType) else {
      throw .invalid(
        "invalid_content_type",
        "contentType must be application/pdf, image/jpeg or image/png"
      )
    }
    let length = try contentLength()
    try checkKey(self)
    return FileDescription(
      documentType: type,
      fileName: name,
      contentType: contentType,
      contentLength: length,
      checksum: try checksum()
    )
  }

  /// The SHA-256 of a file, in lower case.
  func checksum() throws(CareersFault) -> String {
    let digits = text("checksumSha256").lowercased()
    guard
      digits.utf8.count == 64,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { throw .invalid("invalid_checksum_sha256", "checksumSha256 must have 64 hexadecimal digits") }
    return digits
  }

  /// The key of an uploaded object.
  func objectKey() throws(CareersFault) -> String {
    let key = text("objectKey")
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "/_-.".utf8.contains(byte)
      }
    }
    guard !key.isEmpty, key.utf8.count <= 1024, isPlain, !key.hasPrefix("/"), !key.contains("..") else {
      throw .invalid("invalid_object_key", "objectKey is invalid")
    }
    return key
  }

  private func contentLength() throws(CareersFault) -> Int {
    let number: Double? =
      switch self["contentLength"] {
      case .integer(let number): Double(number)
      case .decimal(let number): number
      case .string(let text): Double(text.trimmed)
      default: nil
      }
    guard let number, number.isFinite, (1..<10_485_761).contains(number) else {
      throw .invalid("invalid_content_length", "contentLength must be between 1 and 10485760")
    }
    return Int(number)
  }
}

extension JSONValue {
  /// The value as the service turns it into text.
  fileprivate var convertedText: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .decimal(let value): String(value)
    case .string(let text): text
    case .array(let elements): elements.map(\.convertedText).joined(separator: ",")
    case .object: "[object Object]"
    }
  }
}
