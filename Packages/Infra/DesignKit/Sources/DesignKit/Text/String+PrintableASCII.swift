extension String {
  /// Whether every byte is a printable ASCII character, which needs neither cleaning nor measuring.
  var isPrintableASCII: Bool {
    var copy = self
    return copy.withUTF8 { bytes in bytes.allSatisfy { $0 &- 0x20 < 0x5F } }
  }
}
