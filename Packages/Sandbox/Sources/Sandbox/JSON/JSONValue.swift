/// A JSON value whose object members keep their order.
///
/// The standard encoders sort or scatter keys and are slow to start; pages are written in one pass from this.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// An object of the members that are present.
  ///
  /// - Parameter members: Names and values in order; a member whose value is `nil` is left out, while
  ///   ``null`` is written as `null`.
  /// - Returns: The object.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } })
  }
}
