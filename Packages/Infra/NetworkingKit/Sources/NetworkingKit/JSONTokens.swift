/// The strings, numbers and words of a JSON text, one after the other.
struct JSONTokens {
  private let bytes: UnsafeRawBufferPointer
  /// Where the next token is looked for.
  private(set) var place: Int

  init(_ bytes: UnsafeRawBufferPointer, at place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  /// The next byte that is not blank; blanks before it are passed.
  var next: UInt8? {
    mutating get {
      while place < bytes.count {
        switch bytes[place] {
        case 0x20, 0x0A, 0x0D, 0x09: place += 1
        case let byte: return byte
        }
      }
      return nil
    }
  }

  /// Passes a byte.
  mutating func skip() {
    place += 1
  }

  /// Passes `true`, `false` or `null`.
  mutating func word(_ word: StaticString, cut: JSONStructure.Fault) throws(JSONStructure.Fault) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard place < bytes.count else { throw cut }
      guard bytes[place] == word.utf8Start[offset] else { throw .noJSON }
      place += 1
    }
  }

  /// Passes a number.
  mutating func number(cut: JSONStructure.Fault) throws(JSONStructure.Fault) {
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) == nil { try digits(cut: cut) }
    if take(UInt8(ascii: ".")) != nil { try digits(cut: cut) }
    if take(UInt8(ascii: "e"), UInt8(ascii: "E")) != nil {
      _ = take(UInt8(ascii: "+"), UInt8(ascii: "-"))
      try digits(cut: cut)
    }
  }

  private mutating func digits(cut: JSONStructure.Fault) throws(JSONStructure.Fault) {
    guard place < bytes.count else { throw cut }
    guard (0x30...0x39).contains(bytes[place]) else { throw .noJSON }
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ first: UInt8, _ second: UInt8? = nil) -> UInt8? {
    guard place < bytes.count, bytes[place] == first || bytes[place] == second else { return nil }
    place += 1
    return bytes[place - 1]
  }

  /// The places of all `\u0000` that are escapes, in a text that is well-formed.
  static func escapesOfNUL(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var places: [Int] = []
    var place = 0
    while let backslash = bytes.backslash(from: place) {
      place = backslash + 2
      guard bytes[backslash...].starts(with: #"\u0000"#.utf8) else { continue }
      places.append(backslash)
      place = backslash + 6
    }
    return places
  }

  /// Passes a string that begins here.
  mutating func string() throws(JSONStructure.Fault) {
    place += 1
    while place < bytes.count {
      place += bytes.countOfPlainText(at: place)
      guard place < bytes.count else { break }
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): try escape()
      case 0x20...0x7F: break
      case 0x80...: try rest(ofCharacterAfter: byte)
      default: throw .noJSON
      }
    }
    throw .incomplete
  }

  /// Passes what follows a backslash.
  private mutating func escape() throws(JSONStructure.Fault) {
    guard place < bytes.count else { throw .incomplete }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      switch try codeUnit() {
      case 0xDC00...0xDFFF: throw .halfCharacter
      case 0xD800...0xDBFF: try secondHalf()
      default: return
      }
    default: throw .noJSON
    }
  }

  private mutating func secondHalf() throws(JSONStructure.Fault) {
    for expected in "\\u".utf8 {
      guard place < bytes.count else { throw .incomplete }
      guard bytes[place] == expected else { throw .halfCharacter }
      place += 1
    }
    guard (0xDC00...0xDFFF).contains(try codeUnit()) else { throw .halfCharacter }
  }

  private mutating func codeUnit() throws(JSONStructure.Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard place < bytes.count else { throw .incomplete }
      switch bytes[place] {
      case let byte where (0x30...0x39).contains(byte): unit = unit << 4 | UInt16(byte - 0x30)
      case let byte where (0x41...0x46).contains(byte): unit = unit << 4 | UInt16(byte - 0x37)
      case let byte where (0x61...0x66).contains(byte): unit = unit << 4 | UInt16(byte - 0x57)
      default: throw .noJSON
      }
      place += 1
    }
    return unit
  }

  /// Passes the bytes that follow the first of a character, by the table of well-formed UTF-8 (RFC 3629, 4).
  private mutating func rest(ofCharacterAfter first: UInt8) throws(JSONStructure.Fault) {
    switch first {
    case 0xC2...0xDF: try continuation(0x80...0xBF, count: 1)
    case 0xE0: try continuation(0xA0...0xBF, count: 2)
    case 0xED: try continuation(0x80...0x9F, count: 2)
    case 0xE1...0xEF: try continuation(0x80...0xBF, count: 2)
    case 0xF0: try continuation(0x90...0xBF, count: 3)
    case 0xF1...0xF3: try continuation(0x80...0xBF, count: 3)
    case 0xF4: try continuation(0x80...0x8F, count: 3)
    default: throw .noJSON
    }
  }

  private mutating func continuation(_ first: ClosedRange<UInt8>, count: Int) throws(JSONStructure.Fault) {
    for offset in 0..<count {
      guard place < bytes.count else { throw .incomplete }
      guard (offset == 0 ? first : 0x80...0xBF).contains(bytes[place]) else { throw .noJSON }
      place += 1
    }
  }
}
