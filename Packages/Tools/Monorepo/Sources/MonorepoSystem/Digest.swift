/// A short stand-in for a long text, to tell whether it is still the same one.
///
/// FNV-1a with 64 bits: two texts that differ by accident have different digests for all practical purposes. It is no
/// protection against someone who wants them to be equal.
public struct Digest: Hashable, Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of nothing.
  public init() {}

  /// The digest of one text.
  public init(_ text: String) { add(text) }

  /// Takes in one more text; the border between two texts counts.
  public mutating func add(_ text: String) {
    var text = text
    var value = value
    text.withUTF8 { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    self.value = (value ^ 0xff) &* 0x0000_0100_0000_01b3
  }
}

extension Digest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
