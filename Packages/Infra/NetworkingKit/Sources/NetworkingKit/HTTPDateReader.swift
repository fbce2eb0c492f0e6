/// Reads the parts of an HTTP date from left to right; a part that does not fit leaves the place unchanged.
struct HTTPDateReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes exactly this ASCII text, in any letter case.
  mutating func text(_ expected: String) -> Bool {
    var place = rest.startIndex
    for wanted in expected.utf8 {
      guard place < rest.endIndex, Self.lower(rest[place]) == Self.lower(wanted) else { return false }
      place += 1
    }
    rest = rest[place...]
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
    let part = rest.prefix(digits)
    guard part.count == digits, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
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
