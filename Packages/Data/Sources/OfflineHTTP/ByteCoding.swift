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
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what ``ByteWriter`` wrote; every read is `nil` when there are not enough bytes.
struct ByteReader {
  private var rest: Data

  init(_ bytes: Data) {
    rest = bytes
  }

  /// Whether everything was read.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    take(MemoryLayout<Number>.size).map { part in
      Number(littleEndian: part.withUnsafeBytes { $0.loadUnaligned(as: Number.self) })
    }
  }

  mutating func readDate() -> Date? {
    read(UInt64.self).map { Date(timeIntervalSinceReferenceDate: TimeInterval(bitPattern: $0)) }
  }

  mutating func readText() -> String? {
    read(UInt32.self).flatMap { take(Int($0)) }.map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func take(_ count: Int) -> Data? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
