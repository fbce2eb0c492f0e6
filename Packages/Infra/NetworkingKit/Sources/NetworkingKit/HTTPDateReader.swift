/// Reads the parts of an HTTP date from left to right; a part that does not fit leaves the place unchanged.
struct HTTPDateReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { place == bytes.count }

  /// Takes exactly this ASCII text, in any letter case.
  mutating func text(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    for offset in 0..<count
    where Self.lower(bytes[place + offset]) != Self.lower(expected.utf8Start[offset]) { return false }
    place += count
    return true
  }

  mutating func weekday(short: Bool) -> Bool {
    (short ? HTTPDate.shortWeekdays : HTTPDate.weekdays).contains { text($0) }
  }

  /// Takes the name of a month and gives its number, 1…12.
  mutating func month() -> Int? {
    HTTPDate.months.firstIndex { text($0) }.map { $0 + 1 }
  }

  mutating func number(digits: Int) -> Int? {
    guard bytes.count - place >= digits else { return nil }
    var number = 0
    for byte in bytes[place..<place + digits] {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    place += digits
    return number
  }

  /// Takes `hh:mm:ss` and gives seconds since midnight; second 60 is a leap second and spills over.
  mutating func time() -> Int? {
    guard
      let hours = number(digits: 2), hours < 24, text(":"),
      let minutes = number(digits: 2), minutes < 60, text(":"),
      let seconds = number(digits: 2), seconds <= 60
    else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
