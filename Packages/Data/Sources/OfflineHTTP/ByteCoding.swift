#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes numbers and texts one after another, in little-endian order.
struct ByteWriter {
  private(set) var bytes = Data()

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ date: Date) {
    write(date.timeIntervalSinceReferenceDate.bitPattern)
  }

  mutating func write(_ text: String) {
    var text = text
    // As a sequence the characters would be appended one by one, through conformances that are looked up at run time.
    text.withUTF8 { utf8 in
      write(UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }
}

/// Reads what ``ByteWriter`` wrote; every read is `nil` when there are not enough bytes.
struct ByteReader {
  private let bytes: Data
  private let count: Int
  /// How many bytes were read; slices of the rest would cost more than the reading.
  private var offset = 0

  init(_ bytes: Data) {
    self.bytes = bytes
    count = bytes.count
  }

  /// Whether everything was read.
  var isAtEnd: Bool { offset == count }

  mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard let start = advance(by: MemoryLayout<Number>.size) else { return nil }
    return Number(
      littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: Number.self) }
    )
  }

  mutating func readDate() -> Date? {
    read(UInt64.self).map { Date(timeIntervalSinceReferenceDate: TimeInterval(bitPattern: $0)) }
  }

  mutating func readText() -> String? {
    guard let length = read(UInt32.self), let start = advance(by: Int(length)) else { return nil }
    return bytes.withUnsafeBytes { String(decoding: $0[start..<offset], as: UTF8.self) }
  }

  mutating func take(_ count: Int) -> Data? {
    guard let start = advance(by: count) else { return nil }
    return bytes[(bytes.startIndex + start)..<(bytes.startIndex + offset)]
  }

  /// Passes over bytes, and tells where they begin.
  private mutating func advance(by length: Int) -> Int? {
    guard count - offset >= length else { return nil }
    defer { offset += length }
    return offset
  }
}
