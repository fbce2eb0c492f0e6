extension String {
  /// The text without colours, and with all other control characters but tabs and line breaks spelled out.
  ///
  /// The output of a test must not clear the screen of its reader.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    let plain = contains("\u{1B}") ? replacing(/\u{1B}\[[0-9;]*m/, with: "") : self
    return plain.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    (value < 0x20 && self != "\t" && self != "\n") || (0x7F...0x9F).contains(value)
  }
}
