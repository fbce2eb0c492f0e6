/// Copies the upper levels of a JSON text and passes over what is below, which costs a fraction of decoding it.
///
/// The outermost array or object is level 1, what is directly in it level 2. What is below the last level is left out,
/// so that an array or object there is empty; everything else is copied byte for byte. A decoder that asks for nothing
/// below the last level therefore gives the same answer for the outline and for the whole, also where a member occurs
/// twice.
struct JSONOutline {
  private let bytes: UnsafeRawBufferPointer
  private let levels: Int
  private var kept: [UInt8] = []
  /// Where the part begins that is not copied yet.
  private var start = 0

  /// Makes the outline of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text; one that passes `JSONStructure.check`. The outline of any other is of no use, but reads
  ///     nothing outside it.
  ///   - levels: How many levels are copied, 1 or more.
  /// - Returns: The outline; `nil` when the text is not complete.
  static func of(_ bytes: UnsafeRawBufferPointer, levels: Int) -> [UInt8]? {
    var outline = JSONOutline(bytes: bytes, levels: max(1, levels))
    return outline.isComplete() ? outline.kept : nil
  }

  private init(bytes: UnsafeRawBufferPointer, levels: Int) {
    self.bytes = bytes
    self.levels = levels
  }

  private mutating func isComplete() -> Bool {
    var place = 0
    var level = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(after: place) else { return false }
        place = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        level += 1
        if level > levels {
          kept.append(contentsOf: bytes[start...place])
          guard let end = endOfContainer(after: place) else { return false }
          (start, place, level) = (end, end, level - 1)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        if level < 0 { return false }
      default: break
      }
      place += 1
    }
    kept.append(contentsOf: bytes[start...])
    return level == 0
  }

  /// The place of the bracket that closes what the one at a place opens.
  private func endOfContainer(after opening: Int) -> Int? {
    var place = opening + 1
    var depth = 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(after: place) else { return nil }
        place = end
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place of the quotation mark that ends the string which begins at a place.
  private func endOfString(after opening: Int) -> Int? {
    var place = opening + 1
    while place < bytes.count {
      if bytes.count - place >= 8 {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let marks = Self.zeroBytes(word ^ Self.quotationMarks) | Self.zeroBytes(word ^ Self.backslashes)
        place += marks.trailingZeroBitCount / 8
        if marks == 0 { continue }
      }
      switch bytes[place] {
      case UInt8(ascii: "\""): return place
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }

  /// The highest bit of each byte that is zero; of the bits above the lowest one, some may be set without a reason.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private static let quotationMarks: UInt64 = 0x2222_2222_2222_2222
  private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
}
