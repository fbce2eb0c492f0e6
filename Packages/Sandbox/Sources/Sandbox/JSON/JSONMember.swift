/// A name and its value in a JSON object.
struct JSONMember: Sendable {
  /// The name, without escapes.
  let name: String
  /// The value.
  let value: JSONValue
}
