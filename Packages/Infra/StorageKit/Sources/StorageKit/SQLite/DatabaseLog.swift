/// The log of a database file, read without SQLite, which ends at the first frame whose checksum is wrong.
///
/// A process that is killed while it waits for the disk leaves a transaction behind that end which was never
/// acknowledged, and of which the next one may overwrite only the beginning. The next one continues what was
/// before it: several that continue each other were acknowledged, all but the last one at least.
///
/// Source: the file format of SQLite, section 4 (the write-ahead log).
struct DatabaseLog {
  /// A page as a transaction left it.
  struct Frame {
    /// The number of the page.
    let page: Int
    /// Where its bytes are in the log.
    let content: Range<Int>
  }

  private static let headerSize = 32
  /// The number that begins a log; its last bit tells the order of bytes.
  private static let magic = 0x377f_0682
  /// More logs than may have been begun since the one whose frames are left behind a shorter one.
  private static let mostLogs = 1 << 16
  private static let frameHeaderSize = 24

  private let bytes: [UInt8]
  private let pageSize: Int

  /// Takes over the content of a log; the size of its pages is the one that it states, unless it is known.
  init(_ bytes: [UInt8], pageSize: Int? = nil) {
    self.bytes = bytes
    self.pageSize = pageSize ?? bytes.integer(at: 8, bytes: 4)
  }

  /// Whether pages can have a size.
  static func isPageSize(_ size: Int) -> Bool {
    (512...65_536).contains(size) && size.nonzeroBitCount == 1
  }

  /// How many finished transactions follow each other behind the first frame whose checksum is wrong.
  ///
  /// None where the head of the log is damaged. Each of them continues the checksum of the one before; those of
  /// processes that were killed, of which later ones have overwritten the beginning, do not.
  var unreadTransactions: Int {
    let head = head
    return head.count == 1 ? extent(from: head).unread : 0
  }

  /// Whether SQLite leaves out changes that were acknowledged.
  ///
  /// It does so with several transactions behind something damaged; one may be what a power cut left. And it
  /// reads nothing of a log whose head is damaged. The head is written as one piece, and is on the disk
  /// before the first page: no killed process and no power cut leaves a damaged one before a finished
  /// transaction. A log that was begun once more has a whole head, with another salt than the pages of the
  /// earlier one.
  var missesChanges: Bool {
    head.count > 1 ? !finishedFrames.isEmpty : unreadTransactions > 1
  }

  /// The pages of all transactions that were finished and acknowledged, each in place of those before it.
  ///
  /// These are the ones that SQLite reads, and all up to the last of several that continue each other behind
  /// something damaged: the process that wrote those had read all before them. Where there is neither, the
  /// beginning of the log is damaged, and every finished transaction counts. A frame with another salt is of
  /// an earlier log, or damaged.
  var finishedFrames: [Frame] {
    let end = extent(from: head).end
    let salt = salt
    var (finished, pending) = ([Frame](), [Frame]())
    for start in starts.prefix(while: { $0 != end }) where hasSalt(salt, start) {
      let content = start + Self.frameHeaderSize
      pending.append(Frame(page: bytes.integer(at: start, bytes: 4), content: content..<content + pageSize))
      guard endsTransaction(start) else { continue }
      finished += pending
      pending = []
    }
    return finished
  }

  /// The checksum of the head: the one that is counted, and the one that is stated where the head is damaged.
  private var head: [LogChecksum] {
    guard !starts.isEmpty else { return [] }
    let counted = LogChecksum(isBigEndian: bytes[3] & 1 == 1).adding(bytes, 0..<24)
    // The checksum of nothing but zeros is right.
    let hasMagic = bytes.integer(at: 0, bytes: 4) & ~1 == Self.magic
    if hasMagic, counted == counted.stated(in: bytes, at: 24) { return [counted] }
    // A damaged head may tell the wrong order; a log is written in that of the machine.
    let beginning = LogChecksum(isBigEndian: Int(1).bigEndian == 1)
    return [beginning.adding(bytes, 0..<24), beginning.stated(in: bytes, at: 24)]
  }

  private var frameSize: Int { Self.frameHeaderSize + pageSize }

  /// Where the frames begin; there are none where no page has such a size.
  private var starts: [Int] {
    guard Self.isPageSize(pageSize) else { return [] }
    return Array(stride(from: Self.headerSize, through: bytes.count - frameSize, by: frameSize))
  }

  /// The salt of the frames of this log, which those of an earlier one that was longer do not have.
  ///
  /// The head states it. Where the head is damaged, that may be so as well, and the first frame has it too.
  /// Damage that reaches that frame leaves the two behind it, which agree on another salt. Two of an earlier
  /// log do so as well behind a single frame of this one, whose salt then has the higher number: each log
  /// counts it up by one.
  private var salt: ArraySlice<UInt8> {
    let salts = starts.prefix(3).map { bytes[$0 + 8..<$0 + 16] }
    guard let first = salts.first else { return [] }
    guard head.count > 1 else { return bytes[16..<24] }
    guard salts.count == 3, salts[1] == salts[2] else { return first }
    let numbers = salts.map { Array($0).integer(at: 0, bytes: 4) }
    let logs = (numbers[0] - numbers[1]) & 0xFFFF_FFFF
    return (1...Self.mostLogs).contains(logs) ? first : salts[1]
  }

  private func hasSalt(_ salt: ArraySlice<UInt8>, _ start: Int) -> Bool {
    bytes[start + 8..<start + 16].elementsEqual(salt)
  }

  /// The last frame of a transaction has the size of the database.
  private func endsTransaction(_ start: Int) -> Bool {
    bytes.integer(at: start + 4, bytes: 4) != 0
  }

  /// How many finished transactions follow each other unread, and where the last one ends that counts.
  private func extent(from head: [LogChecksum]) -> (unread: Int, end: Int?) {
    var (unread, end): (Int, Int?) = (0, nil)
    // How many finished ones continue each other since something damaged; none counts before that.
    var run: Int?
    // Of a damaged frame, the checksum that is stated may be the right one, or the one that is counted.
    var before = head
    let salt = salt
    for start in starts {
      let belongs = hasSalt(salt, start)
      let stated = before[0].stated(in: bytes, at: start + 16)
      let counted = before.map {
        $0.adding(bytes, start..<start + 8)
          .adding(bytes, start + Self.frameHeaderSize..<start + frameSize)
      }
      let continues = belongs && counted.contains(stated)
      before = continues ? [stated] : [counted.last ?? stated, stated]
      if !continues { run = 0 }
      guard belongs, endsTransaction(start) else { continue }
      run = run.map { $0 + 1 }
      if run != 1 { end = start + frameSize }
      unread = max(unread, run ?? 0)
    }
    return (unread, end)
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
