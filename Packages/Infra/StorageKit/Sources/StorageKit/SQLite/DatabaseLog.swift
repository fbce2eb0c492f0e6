/// The log of a database file, read without SQLite, which ends at the first frame whose checksum is wrong.
///
/// Source: the file format of SQLite, section 4 (the write-ahead log).
struct DatabaseLog {
  private static let headerSize = 32
  private static let frameHeaderSize = 24

  private let bytes: [UInt8]

  /// Takes over the content of a log.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many transactions were finished from the first frame on whose checksum is wrong.
  ///
  /// None where the head of the log is damaged.
  var unreadTransactions: Int {
    guard bytes.count > Self.headerSize else { return 0 }
    let frameSize = Self.frameHeaderSize + bytes.integer(at: 8, bytes: 4)
    let salt = bytes[16..<24]
    var sum = LogChecksum(isBigEndian: bytes[3] & 1 == 1)
    sum.add(bytes, 0..<24)
    guard frameSize > Self.frameHeaderSize, sum.isStated(in: bytes, at: 24) else { return 0 }
    var (isRead, unread) = (true, 0)
    for start in stride(from: Self.headerSize, through: bytes.count - frameSize, by: frameSize) {
      let belongs = bytes[start + 8..<start + 16].elementsEqual(salt)
      if isRead {
        sum.add(bytes, start..<start + 8)
        sum.add(bytes, start + Self.frameHeaderSize..<start + frameSize)
        isRead = belongs && sum.isStated(in: bytes, at: start + 16)
      }
      // The last frame of a transaction has the size of the database.
      if !isRead, belongs, bytes.integer(at: start + 4, bytes: 4) > 0 { unread += 1 }
    }
    return unread
  }
}

/// The checksum of a log: each frame continues that of the frame before.
private struct LogChecksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// Adds a part of the log, whose length is a multiple of eight.
  mutating func add(_ bytes: [UInt8], _ part: Range<Int>) {
    bytes.withUnsafeBytes { bytes in
      for place in stride(from: part.lowerBound, to: part.upperBound, by: 8) {
        first = first &+ word(bytes, place) &+ second
        second = second &+ word(bytes, place + 4) &+ first
      }
    }
  }

  private func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
  }

  /// Whether the log has this checksum at a place.
  func isStated(in bytes: [UInt8], at place: Int) -> Bool {
    bytes.integer(at: place, bytes: 4) == Int(first) && bytes.integer(at: place + 4, bytes: 4) == Int(second)
  }
}
