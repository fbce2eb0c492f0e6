/// The first number of a text, as far as it has to be understood to be set in a column.
///
/// Digits are those of ASCII; spaces and apostrophes between them group them.
struct NumberText {
  /// The role of the last mark of the number.
  enum Role: Equatable {
    case decimal
    case grouping
    /// One mark with three digits behind it: `1,234`.
    case unclear
  }

  /// The last mark of the number; nil for plain digits.
  private(set) var mark: DecimalMark?
  /// The role of the last mark.
  private(set) var role = Role.grouping
  /// The bytes of the text up to the last mark, or up to the end of the number when there is none.
  private(set) var integerEnd = 0
  /// The bytes of the text up to the end of the number.
  private(set) var numberEnd = 0

  private var marks: [DecimalMark: Int] = [:]
  private var digitsBefore = 0
  private var digitsBehind = 0
  private var startsWithZero = false

  /// Reads a text; nil when there is no digit in it.
  init?(_ text: String) {
    var pending: (mark: DecimalMark?, offset: Int)?
    reading: for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x30...0x39:
        if let mark = pending?.mark, let start = pending?.offset { begin(mark, at: start) }
        pending = nil
        add(byte, at: offset)
      case _ where numberEnd == 0: continue
      case _ where pending == nil && DecimalMark(rawValue: byte) != nil:
        pending = (DecimalMark(rawValue: byte), offset)
      case _ where pending?.mark == nil && Self.groups(byte): pending = (nil, offset)
      default: break reading
      }
    }
    guard numberEnd > 0 else { return nil }
    finish()
  }

  private mutating func begin(_ mark: DecimalMark, at offset: Int) {
    self.mark = mark
    marks[mark, default: 0] += 1
    integerEnd = offset
    digitsBehind = 0
  }

  private mutating func add(_ digit: UInt8, at offset: Int) {
    if numberEnd == 0 { startsWithZero = digit == 0x30 }
    if mark == nil { digitsBefore += 1 } else { digitsBehind += 1 }
    numberEnd = offset + 1
    if mark == nil { integerEnd = numberEnd }
  }

  private mutating func finish() {
    guard let mark else { return }
    let isRepeated = (marks[mark] ?? 0) > 1
    let mayGroup = digitsBehind == 3 && digitsBefore <= 3 && !startsWithZero
    role = marks.count > 1 || !mayGroup ? .decimal : .unclear
    if isRepeated { role = .grouping }
  }

  /// Bytes of a space, an apostrophe, and of the no-break spaces U+00A0 and U+202F.
  private static func groups(_ byte: UInt8) -> Bool {
    [0x20, 0x27, 0xC2, 0xA0, 0xE2, 0x80, 0xAF].contains(byte)
  }
}
