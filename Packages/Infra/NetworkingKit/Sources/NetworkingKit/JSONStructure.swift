/// The outline of a JSON text: how deep it is and how many values it has, found without understanding it.
///
/// A text that passes is not valid by that alone; one that fails is not worth decoding.
struct JSONStructure: Sendable {
  enum End: Sendable {
    case complete
    case nothing
    case noJSON
    case incomplete
    case tooDeep
    case tooManyValues
  }

  let end: End

  init(scanning bytes: UnsafeRawBufferPointer, limits: JSONLimits) {
    end = Self.scan(bytes, limits: limits)
  }

  /// Counts a value at each opening bracket, comma and member value; an empty array or object takes back
  /// the one that was counted for its first element.
  private static func scan(_ bytes: UnsafeRawBufferPointer, limits: JSONLimits) -> End {
    let count = bytes.count
    var place = 0
    while place < count, isBlank(bytes[place]) { place += 1 }
    guard place < count else { return .nothing }
    guard mayBegin(bytes[place]) else { return .noJSON }

    var depth = 0
    var values = 1
    var lastOpening = false
    while place < count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let end = endOfString(bytes, from: place) else { return .incomplete }
        place = end
        lastOpening = false
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        values += 1
        lastOpening = true
        if depth > limits.depth { return .tooDeep }
        if values > limits.values + 1 { return .tooManyValues }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if lastOpening { values -= 1 }
        lastOpening = false
        if depth < 0 { return .noJSON }
      case UInt8(ascii: ","):
        values += 1
        if values > limits.values + 1 { return .tooManyValues }
      case 0x20, 0x0A, 0x0D, 0x09:
        break
      default:
        lastOpening = false
      }
    }
    if values > limits.values { return .tooManyValues }
    return depth == 0 ? .complete : .incomplete
  }

  /// The place after the closing quotation mark.
  private static func endOfString(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x0A, 0x0D, 0x09].contains(byte)
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || "{[\"-tfn".utf8.contains(byte)
  }
}
