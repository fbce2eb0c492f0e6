/// A small generator of repeatable pseudo-random numbers (SplitMix64).
///
/// The same seed gives the same numbers on every system and in every release, which the standard library
/// does not promise for its own algorithms; so choices are derived here as well.
struct SplitMix64 {
  private var state: UInt64

  /// Starts a sequence.
  init(seed: UInt64) {
    state = seed
  }

  /// The first 64 bits of the sequence with a seed.
  static func first(seed: UInt64) -> UInt64 {
    var random = SplitMix64(seed: seed)
    return random.next()
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Draws an event with the probability of 1 in the given number.
  mutating func chance(oneIn count: Int) -> Bool {
    number(in: 1...count) == 1
  }

  /// One of several elements; the fallback where there are none.
  mutating func element<Element>(of elements: [Element], else fallback: Element) -> Element {
    elements.isEmpty ? fallback : elements[number(in: 0...(elements.count - 1))]
  }
}
