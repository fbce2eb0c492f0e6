/// A character that separates the decimals of a number, or groups its digits.
enum DecimalMark: UInt8, CaseIterable {
  case point = 0x2E
  case comma = 0x2C

  var other: DecimalMark { self == .point ? .comma : .point }
}
