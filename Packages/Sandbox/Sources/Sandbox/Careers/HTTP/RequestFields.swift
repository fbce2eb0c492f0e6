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
