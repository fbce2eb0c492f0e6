/// A JSON value whose objects keep the order of their members.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with one digit after the point, in tenths.
  case tenths(Int)
  /// A text, exactly as it is.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order in which they are written; names are not checked for repetition.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: JSONValue

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A text, or nothing.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text as a value; `null` without one.
  public static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A whole number, or nothing.
  ///
  /// - Parameter number: The number.
  /// - Returns: The number as a value; `null` without one.
  public static func optional(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }

  /// A list of texts.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The texts as values, in order.
  public static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}
