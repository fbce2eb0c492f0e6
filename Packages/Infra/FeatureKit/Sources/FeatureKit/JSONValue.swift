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

extension JSONValue {
  /// The value as an indented document, ending without a line break.
  ///
  /// Control characters, among them those that terminals act on, and what cannot be seen, such as the marks that
  /// change the direction of text, are escaped; everything else is written as it is (RFC 8259, 7).
  public var text: String { text(indentedBy: 0) }

  /// The value as a part of an indented document.
  ///
  /// - Parameter indentation: The levels around the value; its first line is not indented.
  /// - Returns: The text, ending without a line break.
  func text(indentedBy indentation: Int) -> String {
    var text = ""
    write(into: &text, indentation: indentation)
    return text
  }

  /// The value on one line, without blanks between its parts.
  public var compactText: String {
    switch self {
    case .null, .bool, .integer, .tenths, .string: text
    case .array(let values): "[" + values.map(\.compactText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONValue.string($0.name).text + ":" + $0.value.compactText }.joined(separator: ",")
        + "}"
    }
  }

  private func write(into text: inout String, indentation: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .tenths(let value): text += Self.decimal(value)
    case .string(let value): Self.write(value, into: &text)
    case .array(let values):
      Self.write(values, in: ("[", "]"), into: &text, indentation) { value, text in
        value.write(into: &text, indentation: indentation + 1)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), into: &text, indentation) { member, text in
        Self.write(member.name, into: &text)
        text += ": "
        member.value.write(into: &text, indentation: indentation + 1)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item],
    in brackets: (open: String, close: String),
    into text: inout String,
    _ indentation: Int,
    item write: (Item, inout String) -> Void
  ) {
    text += brackets.open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indentation + 1)
      write(item, &text)
    }
    if !items.isEmpty { text += "\n" + String(repeating: "  ", count: indentation) }
    text += brackets.close
  }

  private static func decimal(_ tenths: Int) -> String {
    let magnitude = tenths.magnitude
    return (tenths < 0 ? "-" : "") + "\(magnitude / 10).\(magnitude % 10)"
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeOnTerminals: text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// UTF-16 units in four digits each (RFC 8259, 7).
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      .joined()
    } ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on it, or it changes the direction or the lines of text; emoji need U+200D.
  var isUnsafeOnTerminals: Bool {
    guard !(0x20...0x7E).contains(value), value != 0x200D else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
