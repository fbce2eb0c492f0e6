/// Reads a number of seconds (RFC 9111, 1.2.2).
enum DeltaSeconds {
  /// What stands for every larger number.
  static let largest = 2_147_483_648

  /// The number, or `nil` when the text has anything but digits.
  static func parse(_ text: some StringProtocol) -> Int? {
    let digits = text.utf8
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(Int(text) ?? largest, largest)
  }
}
