/// Passing over parts of a JSON text that was checked before; in any other text they read nothing outside it.
extension UnsafeRawBufferPointer {
  /// The place behind the value that begins at a place.
  func endOfValue(at start: Int) -> Int? {
    guard start < count else { return nil }
    switch self[start] {
    case UInt8(ascii: "\""): return endOfString(after: start).map { $0 + 1 }
    case UInt8(ascii: "{"), UInt8(ascii: "["): return endOfContainer(after: start).map { $0 + 1 }
    default:
      var place = start
      while place < count, !Self.endsScalar(self[place]) { place += 1 }
      return place > start ? place : nil
    }
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
      true
    default: false
    }
  }

  /// The place of the bracket that closes what the one at a place opens.
  func endOfContainer(after opening: Int) -> Int? {
    var place = opening &+ 1
    var depth = 1
    while place < count {
      let byte = self[place]
      // Both opening brackets are the same but for one bit, and both closing ones.
      if byte == UInt8(ascii: "\"") {
        guard let end = endOfString(after: place) else { return nil }
        place = end
      } else if byte | 0x20 == UInt8(ascii: "{") {
        depth &+= 1
      } else if byte | 0x20 == UInt8(ascii: "}") {
        depth &-= 1
        if depth == 0 { return place }
      }
      place &+= 1
    }
    return nil
  }

  /// The place of the quotation mark that ends the string which begins at a place.
  ///
  /// Most strings of a text are short, so that a call would take as long as the search.
  @inline(__always)
  func endOfString(after opening: Int) -> Int? { endOfText(after: opening)?.place }

  /// The place of the quotation mark that ends the string which begins at a place, and whether the string has escapes.
  @inline(__always)
  func endOfText(after opening: Int) -> (place: Int, hasEscapes: Bool)? {
    var place = opening &+ 1
    var hasEscapes = false
    while place <= count &- 8 {
      let word = word(at: place)
      let marks = Self.zeroBytes(word ^ Self.quotationMarks) | Self.zeroBytes(word ^ Self.backslashes)
      if marks == 0 {
        place &+= 8
        continue
      }
      place &+= marks.trailingZeroBitCount / 8
      if self[place] == UInt8(ascii: "\"") { return (place, hasEscapes) }
      hasEscapes = true
      place &+= 2
    }
    while place < count {
      switch self[place] {
      case UInt8(ascii: "\""): return (place, hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        place += 2
      default: place += 1
      }
    }
    return nil
  }

  /// The first place of a backslash, from a place on.
  func backslash(from start: Int) -> Int? {
    var place = start
    while place <= count &- 8 {
      let marks = Self.zeroBytes(word(at: place) ^ Self.backslashes)
      if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < count {
      if self[place] == UInt8(ascii: "\\") { return place }
      place += 1
    }
    return nil
  }

  /// How many bytes at a place can be passed in a string without a look at each: ASCII, and neither a control character
  /// nor a quotation mark nor a backslash; there may be more of them behind.
  @inline(__always)
  func countOfPlainText(at start: Int) -> Int {
    var place = start
    let lastWord = count &- 8
    while place <= lastWord {
      let word = word(at: place)
      let controls = (word &- 0x2020_2020_2020_2020) & ~word
      let marks =
        (controls | word) & Self.highestBits | Self.zeroBytes(word ^ Self.quotationMarks)
        | Self.zeroBytes(word ^ Self.backslashes)
      guard marks == 0 else { return place &- start &+ marks.trailingZeroBitCount / 8 }
      place &+= 8
    }
    return place &- start
  }

  /// The place of the quotation mark behind a text in ASCII without escapes that begins at a place.
  ///
  /// Here, and not in a reader with more than the bytes: one that changes would be copied for each call.
  func endOfPlainText(at start: Int) -> Int? {
    var end = start &+ countOfPlainText(at: start)
    // Of the last bytes, fewer than eight, some may not have been looked at.
    while end < count, (0x20...0x7F).contains(self[end]), self[end] != UInt8(ascii: "\\"),
      self[end] != UInt8(ascii: "\"")
    {
      end &+= 1
    }
    return end < count && self[end] == UInt8(ascii: "\"") ? end : nil
  }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  private func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The highest bit of each byte that is zero; of the bits above the lowest one, some may be set without a reason.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & highestBits
  }

  private static let highestBits: UInt64 = 0x8080_8080_8080_8080
  private static let quotationMarks: UInt64 = 0x2222_2222_2222_2222
  private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
}
