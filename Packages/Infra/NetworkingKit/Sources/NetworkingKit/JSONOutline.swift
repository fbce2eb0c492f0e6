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
        guard let end = bytes.endOfString(after: place) else { return false }
        place = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        level += 1
        if level > levels {
          kept.append(contentsOf: bytes[start...place])
          guard let end = bytes.endOfContainer(after: place) else { return false }
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
}
