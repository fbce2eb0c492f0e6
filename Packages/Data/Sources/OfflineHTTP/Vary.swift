import NetworkingKit

/// On which fields of the request a response depends (RFC 9110, 12.5.5).
enum Vary: Hashable, Sendable {
  /// On more than the request shows: `*` anywhere in the list.
  case everything
  /// On these fields, in lower case.
  case fields([String])

  init(_ fields: HTTPFields) {
    let names = fields[values: .vary].flatMap { FieldList.elements(of: $0) }.map { $0.lowercased() }
    self = names.contains("*") ? .everything : .fields(Array(Set(names)).sorted())
  }

  /// The fields of a request that chose this response; `nil` when no other request can ever match.
  ///
  /// Credentials always count: what one identity got is not for another one.
  func selectingFields(of request: HTTPRequest) -> [SelectingField]? {
    guard case .fields(let names) = self else { return nil }
    let withCredentials = names.contains("authorization") ? names : names + ["authorization"]
    return withCredentials.map { SelectingField(name: $0, of: request) }
  }
}

/// A field of a request that chose the representation, as it was then (RFC 9111, 4.1).
struct SelectingField: Hashable, Sendable {
  /// The name in lower case.
  let name: String
  /// The normalized value, or a fingerprint of credentials; `nil` when the request did not have the field.
  let value: String?

  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  /// Takes the field from a request.
  init(name: String, of request: HTTPRequest) {
    self.init(name: name, value: request.fields[HTTPField.Name(name)].map { Self.normalized($0, name: name) })
  }

  /// The same list in one spelling: blanks around commas do not count, nor does the case of language tags.
  private static func normalized(_ value: String, name: String) -> String {
    let list = FieldList.elements(of: value).joined(separator: ",")
    switch name {
    case "accept-language", "accept-encoding", "accept-charset": return list.lowercased()
    case "authorization", "proxy-authorization", "cookie": return list.credentialFingerprint
    default: return list
    }
  }
}
