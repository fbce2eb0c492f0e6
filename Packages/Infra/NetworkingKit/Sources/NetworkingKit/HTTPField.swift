/// A field line of a message: a name and its value.
public struct HTTPField: Hashable, Sendable {
  /// The name, compared without regard to letter case.
  public let name: Name
  /// The value, without blanks around it.
  public let value: String

  /// Makes a field line.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value; spaces and tabs around it are removed (RFC 9110, 5.5).
  public init(name: Name, value: String) {
    self.name = name
    self.value = Self.trimmed(value)
  }

  private static func trimmed(_ value: String) -> String {
    let blanks: Set<UInt8> = [0x20, 0x09]
    let bytes = value.utf8
    guard let first = bytes.first, let last = bytes.last, blanks.contains(first) || blanks.contains(last)
    else {
      return value
    }
    let head = bytes.drop(while: blanks.contains)
    return String(
      Substring(
        head.prefix(upTo: head.lastIndex { !blanks.contains($0) }.map(head.index(after:)) ?? head.startIndex)
      )
    )
  }
}
