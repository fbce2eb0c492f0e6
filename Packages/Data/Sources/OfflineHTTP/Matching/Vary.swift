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
