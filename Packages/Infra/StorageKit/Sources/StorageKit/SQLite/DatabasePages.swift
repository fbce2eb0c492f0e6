#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pages of a database file and of its log, read without SQLite, which gives up at the first damaged one.
///
/// Finds the rows of tables without row ids: each page that looks like a part of such a table is gone through. What it
/// gives may be damaged, or of a row that was removed; checksums have to tell.
struct DatabasePages {
  /// A column of a row.
  enum Value: Hashable {
    case null
    case integer(Int64)
    case bytes(Data)
  }

  /// The maximum size of a file that is read into memory as a whole.
  private static let largestFile = 1 << 30

  private let pageSize: Int
  /// The bytes of a page that SQLite uses: some builds reserve the last ones of each page for extensions.
  private var usableSize: Int
  private var pages: [Int: [UInt8]] = [:]
  private var freePages: Set<Int> = []

  /// Reads a file and its log.
  init(path: String) throws(StorageError) {
    let file = [UInt8](try FileContent.read(path, limit: Self.largestFile, .system) ?? Data())
    let log = [UInt8](try FileContent.read(path + "-wal", limit: Self.largestFile, .system) ?? Data())
    self.init(file: file, log: log)
  }

  init(file: [UInt8], log: [UInt8]) {
    pageSize = Self.pageSize(file, log)
    usableSize = pageSize
    for start in stride(from: 0, through: file.count - pageSize, by: pageSize) {
      pages[start / pageSize + 1] = Array(file[start..<start + pageSize])
    }
    readLog(log)
    readHead()
  }

  /// The size that the file or its log states, or the usual one.
  private static func pageSize(_ file: [UInt8], _ log: [UInt8]) -> Int {
    let stated = [file.integer(at: 16, bytes: 2), log.integer(at: 8, bytes: 4)]
    return stated.first(where: DatabaseLog.isPageSize) ?? 4096
  }

  /// Takes over the pages of every transaction in the log that was committed.
  private mutating func readLog(_ log: [UInt8]) {
    for frame in DatabaseLog(log, pageSize: pageSize).finishedFrames {
      pages[frame.page] = Array(log[frame.content])
    }
  }

  /// Reads what the first page says of the others, unless it is damaged.
  private mutating func readHead() {
    guard let first = pages[1], first.starts(with: "SQLite format 3\0".utf8) else { return }
    // The smallest size that SQLite uses.
    if pageSize - Int(first[20]) >= 480 { usableSize -= Int(first[20]) }
    findFreePages(from: first.integer(at: 32, bytes: 4))
  }

  /// Follows the list of free pages, which may hold rows that were removed.
  private mutating func findFreePages(from first: Int) {
    var trunk = first
    while let page = pages[trunk], freePages.insert(trunk).inserted {
      for place in stride(from: 8, to: pageSize, by: 4).prefix(page.integer(at: 4, bytes: 4)) {
        freePages.insert(page.integer(at: place, bytes: 4))
      }
      trunk = page.integer(at: 0, bytes: 4)
    }
  }

  /// Gives every row that can be decoded, in no order.
  func rows() -> [[Value]] {
    pages.filter { !freePages.contains($0.key) }.values.flatMap { rows(on: $0) }
  }

  private func rows(on page: [UInt8]) -> [[Value]] {
    guard let kind = PageKind(rawValue: page[0]) else { return [] }
    return cells(of: page, kind).compactMap { start in
      payload(at: start + kind.cellPrefix, on: page).flatMap(Self.decode)
    }
  }

  /// Where the cells of a page begin, with those beyond a count that is too small.
  private func cells(of page: [UInt8], _ kind: PageKind) -> [Int] {
    let places = stride(from: kind.headerSize, to: page.count, by: 2)
    let count = page.integer(at: 3, bytes: 2)
    let counted = places.prefix(count).map { page.integer(at: $0, bytes: 2) }
    // Between the pointers and the content there may be pointers of cells that were removed: what they point
    // to is before the content, free, or the place of another cell.
    let content = page.integer(at: 5, bytes: 2)
    let further = places.dropFirst(count).prefix { $0 < content }
      .map { page.integer(at: $0, bytes: 2) }
      .prefix { $0 >= content && $0 < page.count }
    guard !further.isEmpty else { return counted }
    let free = freeBlocks(of: page, from: page.integer(at: 1, bytes: 2))
    let known = Set(counted)
    return counted
      + further.filter { start in !known.contains(start) && !free.contains { $0.contains(start) } }
  }

  /// The parts of the content of a page that are free, in their order.
  private func freeBlocks(of page: [UInt8], from first: Int) -> [Range<Int>] {
    var (blocks, start, before) = ([Range<Int>](), first, 0)
    // A chain that goes back is damaged, and would not end.
    while start > before {
      blocks.append(start..<start + page.integer(at: start + 2, bytes: 2))
      (before, start) = (start, page.integer(at: start, bytes: 2))
    }
    return blocks
  }

  /// The pages that rows are on.
  private enum PageKind: UInt8 {
    case inner = 2
    case leaf = 10

    var headerSize: Int { self == .leaf ? 8 : 12 }
    /// The number of the page below comes first.
    var cellPrefix: Int { self == .leaf ? 0 : 4 }
  }

  /// The bytes of a row, with those on other pages where it is long.
  private func payload(at start: Int, on page: [UInt8]) -> [UInt8]? {
    guard let (size, first) = page.variableInteger(at: start), size <= pages.count * pageSize else {
      return nil
    }
    let (largest, smallest) = ((usableSize - 12) * 64 / 255 - 23, (usableSize - 12) * 32 / 255 - 23)
    if size <= largest { return first + size <= page.count ? Array(page[first..<first + size]) : nil }
    let wanted = smallest + (size - smallest) % (usableSize - 4)
    let local = wanted <= largest ? wanted : smallest
    guard first + local + 4 <= page.count else { return nil }
    var content = Array(page[first..<first + local])
    var next = page.integer(at: first + local, bytes: 4)
    while content.count < size {
      guard let more = pages[next] else { return nil }
      content += more[4..<usableSize].prefix(size - content.count)
      next = more.integer(at: 0, bytes: 4)
    }
    return content
  }

  private static func decode(_ record: [UInt8]) -> [Value]? {
    guard let (headerSize, firstType) = record.variableInteger(at: 0), headerSize <= record.count else {
      return nil
    }
    var (types, position) = ([Int](), firstType)
    while position < headerSize {
      guard let (type, next) = record.variableInteger(at: position) else { return nil }
      types.append(type)
      position = next
    }
    var values: [Value] = []
    for type in types {
      let size = type >= 12 ? (type - 12) / 2 : type < 7 ? [0, 1, 2, 3, 4, 6, 8][type] : 0
      guard position + size <= record.count else { return nil }
      switch type {
      case 0: values.append(.null)
      case 8, 9: values.append(.integer(Int64(type - 8)))
      case 1...6: values.append(.integer(record.signedInteger(at: position, bytes: size)))
      default: values.append(.bytes(Data(record[position..<position + size])))
      }
      position += size
    }
    return values
  }
}

extension [UInt8] {
  /// A number with the highest byte first; beyond the end there are no bytes.
  func integer(at start: Int, bytes: Int) -> Int {
    dropFirst(start).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate func signedInteger(at start: Int, bytes: Int) -> Int64 {
    let first = Int64(Int8(bitPattern: self[start]))
    return self[(start + 1)..<start + bytes].reduce(first) { $0 << 8 | Int64($1) }
  }

  /// A number of one to eight bytes, and where it ends; no length or type needs the nine that SQLite allows.
  fileprivate func variableInteger(at start: Int) -> (value: Int, end: Int)? {
    var value = 0
    for (offset, byte) in dropFirst(start).prefix(8).enumerated() {
      value = value << 7 | Int(byte & 0x7f)
      if byte < 0x80 { return (value, start + offset + 1) }
    }
    return nil
  }
}
