/// Compares entity tags (RFC 9110, 8.8.3.2).
enum EntityTag {
  /// Whether two tags stand for equivalent representations, weak or strong.
  static func weaklyMatch(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    opaquePart(left) == opaquePart(right)
  }

  /// Whether a tag is in the list of `If-None-Match`, or the list is `*`.
  static func isListed(_ tag: String, in list: String) -> Bool {
    FieldList.elements(of: list, hasEscapes: false).contains { $0 == "*" || weaklyMatch($0, tag) }
  }

  private static func opaquePart(_ tag: some StringProtocol) -> String {
    tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : String(tag)
  }
}
