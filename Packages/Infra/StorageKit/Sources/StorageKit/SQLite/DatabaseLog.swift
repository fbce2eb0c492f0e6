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

  /// How many finished transactions follow each other behind the first frame whose checksum is wrong.
  ///
  /// None where the head of the log is damaged. Each of them continues the checksum of the one before; those of
  /// processes that were killed, of which later ones have overwritten the beginning, do not.
  var unreadTransactions: Int {
    guard bytes.count > Self.headerSize else { return 0 }
    let frameSize = Self.frameHeaderSize + bytes.integer(at: 8, bytes: 4)
    let salt = bytes[16..<24]
    let head = LogChecksum(isBigEndian: bytes[3] & 1 == 1).adding(bytes, 0..<24)
    guard frameSize > Self.frameHeaderSize, head == head.stated(in: bytes, at: 24) else { return 0 }
    var (isRead, run, longest) = (true, 0, 0)
    // Of a damaged frame, the checksum that is stated may be the right one, or the one that is counted.
    var before = [head]
    for start in stride(from: Self.headerSize, through: bytes.count - frameSize, by: frameSize) {
      let belongs = bytes[start + 8..<start + 16].elementsEqual(salt)
      let stated = head.stated(in: bytes, at: start + 16)
      let counted = before.map {
        $0.adding(bytes, start..<start + 8)
          .adding(bytes, start + Self.frameHeaderSize..<start + frameSize)
      }
      let continues = belongs && counted.contains(stated)
      before = continues ? [stated] : (counted + [stated]).suffix(2)
      if !continues { (isRead, run) = (false, 0) }
      // The last frame of a transaction has the size of the database.
      if !isRead, belongs, bytes.integer(at: start + 4, bytes: 4) > 0 { run += 1 }
      longest = max(longest, run)
    }
    return longest
  }
}

/// The checksum of a log: each frame continues that of the frame before.
private struct LogChecksum: Equatable {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// The checksum that a log states at a place.
  func stated(in bytes: [UInt8], at place: Int) -> LogChecksum {
    var sum = self
    sum.first = UInt32(bytes.integer(at: place, bytes: 4))
    sum.second = UInt32(bytes.integer(at: place + 4, bytes: 4))
    return sum
  }

  /// The checksum with a part of the log, whose length is a multiple of eight.
  func adding(_ bytes: [UInt8], _ part: Range<Int>) -> LogChecksum {
    var sum = self
    bytes.withUnsafeBytes { bytes in
      for place in stride(from: part.lowerBound, to: part.upperBound, by: 8) {
        sum.first = sum.first &+ word(bytes, place) &+ sum.second
        sum.second = sum.second &+ word(bytes, place + 4) &+ sum.first
      }
    }
    return sum
  }

  private func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
  }
}
