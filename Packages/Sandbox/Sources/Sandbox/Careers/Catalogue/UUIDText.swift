/// A UUID of version 4 (RFC 9562) as text, made without the system's randomness.
struct UUIDText {
  /// The text, with lower-case digits.
  let text: String
  /// A number that follows from it, to derive other choices from.
  let seed: UInt64

  /// Makes the identifier that always belongs to a name.
  init(naming name: String) {
    var random = SplitMix64(seed: FNV1a.hash(name))
    self.init(&random)
  }

  /// Draws an identifier.
  init(_ random: inout SplitMix64) {
    let version: UInt64 = 0x4000
    let variant: UInt64 = 0x8000_0000_0000_0000
    let high = random.next() & ~0xF000 | version
    let low = random.next() & ~0xC000_0000_0000_0000 | variant
    let digits = Hexadecimal(high).digits + Hexadecimal(low).digits
    var rest = digits[...]
    text = [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
    seed = high ^ low
  }
}
