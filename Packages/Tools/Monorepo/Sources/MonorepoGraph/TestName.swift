/// The name of a type with tests or of one test, as a plan writes it.
///
/// `Outer/Inner` names a type and all below it, `Outer/test(number:)` one function. Backticks around a raw
/// identifier may be left out unless its name contains a slash.
public struct TestName: Equatable, Hashable, Encodable, Sendable {
  /// The name in the plan's spelling.
  public let text: String

  /// Wraps a name.
  public init(_ text: String) { self.text = text }

  /// A regular expression for the name after the module's name and a full stop in Swift Testing's identifiers.
  public var pattern: String {
    if text.contains("`") { return Self.escaped(text) }
    let parts = text.split(separator: "/").map { part in
      let end = part.lastIndex(of: "(") ?? part.endIndex
      return "`?\(Self.escaped(part[..<end]))`?\(Self.escaped(part[end...]))"
    }
    return parts.joined(separator: "/")
  }

  /// A regular expression that matches just this text.
  public static func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { result, character in
      if #"\.^$*+?()[]{}|"#.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
