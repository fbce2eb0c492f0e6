/// The 64-bit FNV-1a hash: short, fast, and the same on every system; not for security.
struct FNV1a {
  /// The hash of what was added so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// The hash of a text, as UTF-8.
  static func hash(_ text: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(text.utf8)
    return hash.value
  }
}

/// Lower-case hexadecimal digits of a number.
struct Hexadecimal {
  /// Sixteen digits, zeros in front.
  let digits: String

  /// Writes a number.
  init(_ number: UInt64) {
    let digits = String(number, radix: 16)
    self.digits = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
