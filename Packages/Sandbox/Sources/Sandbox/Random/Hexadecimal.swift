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
