/// Tells a text for people from the key of a text that the service forgot to translate.
///
/// A key is a run of two or more parts joined by points, each of ASCII letters, digits, `-` or `_`, that begins
/// with a small letter: `metadata.start.description2`.
///
/// - Parameter text: A text as it was sent.
/// - Returns: The text, or `nil` when it is a key.
func humanText(_ text: String) -> String? {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard parts.count >= 2, let first = text.utf8.first, (0x61...0x7A).contains(first) else { return text }
  return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isKeyByte) } ? nil : text
}

private func isKeyByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
  default: false
  }
}
