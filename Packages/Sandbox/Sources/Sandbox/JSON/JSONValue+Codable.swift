#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue: Codable {
  /// Reads any value; the members of an object are ordered by name, since decoders do not tell their order.
  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: JSONMemberName.self) {
      self = .object(
        try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map { name in
          JSONMember(name: name.stringValue, value: try members.decode(JSONValue.self, forKey: name))
        }
      )
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let number = try? value.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? value.decode(Double.self) {
      self = .decimal(number)
    } else if let truth = try? value.decode(Bool.self) {
      self = .bool(truth)
    } else {
      self = .array(try value.decode([JSONValue].self))
    }
  }

  /// Writes the value.
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: JSONMemberName.self)
      for member in members {
        try container.encode(member.value, forKey: JSONMemberName(stringValue: member.name))
      }
    case .array(let elements): try elements.encode(to: encoder)
    case .null: try encode(to: encoder) { try $0.encodeNil() }
    case .bool(let value): try encode(to: encoder) { try $0.encode(value) }
    case .integer(let value): try encode(to: encoder) { try $0.encode(value) }
    case .decimal(let value): try encode(to: encoder) { try $0.encode(value) }
    case .string(let value): try encode(to: encoder) { try $0.encode(value) }
    }
  }

  private func encode(
    to encoder: any Encoder,
    _ write: (inout any SingleValueEncodingContainer) throws -> Void
  ) throws {
    var container = encoder.singleValueContainer()
    try write(&container)
  }
}

/// The name of a member of any object.
private struct JSONMemberName: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }

  var intValue: Int? { nil }
}

extension JSONValue {
  /// The members of an object by name; of a name that is given twice, the first counts.
  var members: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
