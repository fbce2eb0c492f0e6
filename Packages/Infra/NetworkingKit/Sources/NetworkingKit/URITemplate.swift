/// An address with places for variables, as RFC 6570 describes them.
///
/// Services send templates where addresses are expected, marked or not. What cannot be a template is taken as
/// an address and left as it is.
public struct URITemplate: Hashable, Sendable {
  /// The template as it was sent.
  public let text: String

  /// Takes over a template.
  ///
  /// - Parameter text: The template; braces may be percent-encoded.
  public init(_ text: String) {
    self.text = text
  }

  /// The address with every place for a variable left empty.
  ///
  /// - Returns: The text without its expressions; a brace that is never closed stays.
  public func expanded() -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }) else { return text }
    var rest = text.replacing("%7B", with: "{").replacing("%7b", with: "{").replacing("%7D", with: "}").replacing("%7d", with: "}")[...]
    var address = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      address += rest[..<open]
      rest = rest[rest.index(after: close)...]
    }
    return address + rest
  }
}
