/// A strong validator of a representation, such as `"5f2c01d4a9b3e877"` (RFC 9110, 8.8.3).
struct EntityTag: Hashable {
  /// The tag with its quotes, as it goes into the `ETag` field.
  let text: String

  /// Makes the tag of a resource in a version of its content.
  ///
  /// Nothing is rendered for it, so a conditional request costs no more than a hash of a few bytes; whoever
  /// changes content must raise the version.
  init(version: Int, resource: String) {
    text = "\"\(Hexadecimal(FNV1a.hash("\(version) \(resource)")).digits)\""
  }

  /// Whether an `If-None-Match` value names this tag, by weak comparison (RFC 9110, 13.1.2).
  func isNamed(by ifNoneMatch: String) -> Bool {
    if ifNoneMatch == "*" { return true }
    return ifNoneMatch.split(separator: ",").contains { candidate in
      let tag = candidate.drop { $0 == " " || $0 == "\t" }
      let opaque = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
      return opaque.prefix { $0 != " " && $0 != "\t" } == text
    }
  }
}
