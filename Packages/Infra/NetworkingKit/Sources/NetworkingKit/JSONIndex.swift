#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the values of a JSON text are, found in one pass, so that a decoder reads only what it is asked for.
///
/// Has no index: a text that is not well-formed, an object with a name that occurs twice or is written with escapes, one
/// with more than 128 members, and what is nested deeper than 512 levels. They are left to a decoder that knows them.
final class JSONIndex {
  /// The kind of a value, by its first byte.
  enum Kind: UInt8 {
    case object
    case array
    case text
    /// A text with escapes.
    case escapedText
    /// A number or a word.
    case scalar
  }

  /// A value, or the name of a member, which comes before its value.
  struct Value {
    let kind: Kind
    /// Where it begins; the content of a text.
    let start: UInt32
    /// Where it ends, of texts and scalars.
    var end: UInt32 = 0
    /// The value behind it and everything in it; of a name a number that differs for most names.
    var next: UInt32 = 0
  }

  /// A copy, so that a decoder that is kept reads what it was made for.
  private let bytes: UnsafeRawBufferPointer
  private let values: [Value]
  /// Whether something was asked for that only a decoder of the whole text can tell.
  var needsDecoder = false

  /// Finds the values of a text; `nil` where it has no index.
  init?(_ text: Data) {
    guard text.count < UInt32.max, let values = text.withUnsafeBytes(JSONIndexer.values) else { return nil }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    text.copyBytes(to: copy)
    bytes = UnsafeRawBufferPointer(copy)
    self.values = values
  }

  deinit { bytes.deallocate() }

  subscript(place: Int) -> Value { values[place] }

  /// The bytes of a text or scalar, as long as the index is there.
  func content(_ value: Value) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.end)])
  }

  /// The place of the value of a member.
  func member(_ name: String, of object: Int) -> Int? {
    var name = name
    let end = Int(values[object].next)
    return name.withUTF8 { name in
      JSONIndexer.name(UnsafeRawBufferPointer(name), of: object, before: end, values, bytes).map { $0 + 1 }
    }
  }
}

/// Walks a text and notes its values.
enum JSONIndexer {
  private static let mostMembers = 128
  private static let mostLevels = 512

  static func values(of bytes: UnsafeRawBufferPointer) -> [JSONIndex.Value]? {
    var values: [JSONIndex.Value] = []
    values.reserveCapacity(bytes.count / 12)
    var open: [(place: Int, names: Int)] = []
    var place = 0
    value: while let byte = next(bytes, &place) {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < mostLevels else { return nil }
        let isObject = byte == UInt8(ascii: "{")
        open.append((values.count, 0))
        values.append(JSONIndex.Value(kind: isObject ? .object : .array, start: UInt32(place)))
        place += 1
        // Both brackets close with the second byte behind the one that opens.
        if next(bytes, &place) != byte + 2 {
          guard !isObject || appendName(to: &values, &open, bytes, &place) else { return nil }
          continue value
        }
      case UInt8(ascii: "\""):
        guard appendText(to: &values, bytes, &place) else { return nil }
        values[values.count - 1].next = UInt32(values.count)
      default:
        guard let end = bytes.endOfValue(at: place) else { return nil }
        let next = UInt32(values.count + 1)
        values.append(JSONIndex.Value(kind: .scalar, start: UInt32(place), end: UInt32(end), next: next))
        place = end
      }
      while let container = open.last {
        guard let byte = next(bytes, &place) else { return nil }
        place += 1
        let isObject = values[container.place].kind == .object
        if byte == UInt8(ascii: ",") {
          guard !isObject || appendName(to: &values, &open, bytes, &place) else { return nil }
          continue value
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return nil }
        values[container.place].next = UInt32(values.count)
        open.removeLast()
      }
      return next(bytes, &place) == nil ? values : nil
    }
    return nil
  }

  /// The next byte that is not blank; blanks before it are passed.
  @inline(__always)
  private static func next(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private static func appendText(
    to values: inout [JSONIndex.Value],
    _ bytes: UnsafeRawBufferPointer,
    _ place: inout Int
  ) -> Bool {
    guard let end = bytes.endOfText(after: place) else { return false }
    let kind: JSONIndex.Kind = end.hasEscapes ? .escapedText : .text
    values.append(JSONIndex.Value(kind: kind, start: UInt32(place + 1), end: UInt32(end.place)))
    place = end.place + 1
    return true
  }

  /// Reads the name of a member and the colon behind it; `false` where the object has no index.
  private static func appendName(
    to values: inout [JSONIndex.Value],
    _ open: inout [(place: Int, names: Int)],
    _ bytes: UnsafeRawBufferPointer,
    _ place: inout Int
  ) -> Bool {
    let object = open[open.count - 1]
    guard object.names < mostMembers, next(bytes, &place) == UInt8(ascii: "\""),
      appendText(to: &values, bytes, &place), let last = values.last, last.kind == .text,
      next(bytes, &place) == UInt8(ascii: ":")
    else { return false }
    place += 1
    let text = UnsafeRawBufferPointer(rebasing: bytes[Int(last.start)..<Int(last.end)])
    guard name(text, of: object.place, before: values.count - 1, values, bytes) == nil else { return false }
    values[values.count - 1].next = mark(text)
    open[open.count - 1].names += 1
    return true
  }

  /// The place of a name among those of an object that are before a place.
  static func name(
    _ name: UnsafeRawBufferPointer,
    of object: Int,
    before end: Int,
    _ values: [JSONIndex.Value],
    _ bytes: UnsafeRawBufferPointer
  ) -> Int? {
    let mark = mark(name)
    var place = object + 1
    while place < end {
      if values[place].next == mark, isSame(values[place], name, bytes) { return place }
      place = Int(values[place + 1].next)
    }
    return nil
  }

  /// The number that tells most names apart: of their length, their first and their last byte.
  private static func mark(_ name: UnsafeRawBufferPointer) -> UInt32 {
    guard !name.isEmpty else { return 0 }
    return UInt32(truncatingIfNeeded: name.count) << 16 | UInt32(name[0]) << 8 | UInt32(name[name.count - 1])
  }

  private static func isSame(
    _ value: JSONIndex.Value,
    _ name: UnsafeRawBufferPointer,
    _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let start = Int(value.start)
    guard Int(value.end) &- start == name.count else { return false }
    var offset = 0
    while offset < name.count {
      if bytes[start &+ offset] != name[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
