/// A number in base 36, of digits and lower-case letters.
struct Base36 {
  /// The digits, with zeros in front.
  let digits: String

  /// Writes a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - count: How many digits there are at least.
  init(_ number: UInt64, _ count: Int) {
    let digits = String(number, radix: 36)
    self.digits = String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }

  private init(digits: String) {
    self.digits = digits
  }

  /// The digits of one number behind those of another.
  static func + (left: Base36, right: Base36) -> Base36 {
    Base36(digits: left.digits + right.digits)
  }

  /// Digits that follow from a text; not for security.
  static func check(_ text: String, _ count: Int) -> String {
    var random = SplitMix64(seed: FNV1a.hash(text))
    return String((0..<count).map { _ in Character(String(random.number(in: 0...35), radix: 36)) })
  }

  /// The number that digits stand for; `nil` for capitals, other characters and numbers of more than 64 bits.
  static func value(_ digits: some Sequence<UInt8>) -> UInt64? {
    let text = String(decoding: Array(digits), as: UTF8.self)
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }) else {
      return nil
    }
    return UInt64(text, radix: 36)
  }
}
