/// What one pass over the bytes of a document tells of its size: how deep and how many, without understanding it.
struct JSONShape {
  /// The first byte that is not blank; `nil` when there is none.
  private(set) var first: UInt8?
  /// The deepest nesting that was seen.
  private(set) var depth = 0
  /// An upper bound of the number of values.
  private(set) var values = 1

  /// Scans until the end, or until a limit is passed.
  init(scanning bytes: UnsafeRawBufferPointer, limits: JSONLimits) {
    first = bytes.first { !Self.isBlank($0) }
    var level = 0
    var index = bytes.startIndex
    while index < bytes.endIndex, depth <= limits.depth, values <= limits.values {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = Self.endOfString(in: bytes, from: index)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        level += 1
        depth = max(depth, level)
        values += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): level -= 1
      case UInt8(ascii: ","): values += 1
      default: break
      }
      index += 1
    }
  }

  private static func endOfString(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start + 1
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
