#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One change of one document, within one transaction.
///
/// Where more room is needed than a short transaction can make, only room is made, and the change has to be tried again:
/// other work gets its turn in between.
struct DocumentWrite {
  /// The outcome of a transaction.
  struct Outcome {
    enum Result {
      /// Nothing; the document has this size, `nil` when there is none.
      case unchanged(bytes: Int?)
      case wrote(bytes: Int)
      case removed
      /// Nothing: the document does not fit.
      case refused(bytes: Int, limit: Int)
      /// It made room, and not enough of it.
      case madeRoom
    }

    var result = Result.unchanged(bytes: nil)
    var evicted = (documents: 0, bytes: 0)
    /// Whether what was stored was damaged, and removed.
    var isDropped = false
    /// Whether the file is larger than it may be, and gives back what is not used.
    var isFileTooLarge = false

    var isKept: Bool {
      if case .refused = result { false } else { true }
    }
  }

  /// The maximum eviction per transaction, so that readers of the same store do not wait.
  private static let evictedAtOnce = (documents: 32, bytes: 1 << 20)

  /// The bytes of a limit that are left to the log.
  ///
  /// A larger log is taken over less often, and a page that is changed several times only once.
  static func logBytes(limit: Int) -> Int {
    limit < smallestRoomyLimit ? limit / 16 : min(limit / 8, 8 << 20)
  }

  /// The pages of a log from which on a change takes it over into the file.
  static func logPages(limit: Int) -> Int {
    limit < smallestRoomyLimit ? 1000 : logBytes(limit: limit) / pageBytes
  }

  private static let smallestRoomyLimit = 32 << 20
  private static let pageBytes = 4096

  let table: DocumentTable
  let key: DocumentKey
  /// Milliseconds since 1970.
  let moment: Int64
  /// Bytes that the file may have, with its log.
  let limit: Int

  /// Saves a document unconditionally.
  func save(_ document: Document) throws(SQLiteFailure) -> Outcome {
    var outcome = Outcome()
    outcome.result = try save(document, over: try table.place(of: key), &outcome)
    return outcome
  }

  /// Changes what is stored; what is damaged is removed and counts as absent.
  func change(_ decide: (Document?) -> DocumentChange) throws(SQLiteFailure) -> Outcome {
    var outcome = Outcome()
    var known = try table.row(for: key)
    let isDamaged = if let row = known { !row.isIntact(for: key) } else { try table.place(of: key) != nil }
    if isDamaged {
      if let place = try table.place(of: key) { try table.remove(place) }
      outcome.isDropped = true
      known = nil
    }
    switch decide(known?.document) {
    case .unchanged:
      outcome.result = .unchanged(bytes: known?.document.size(for: key))
    case .save(let document):
      outcome.result = try save(document, over: known?.place, &outcome)
    case .saveMetadata(let metadata):
      if let known { outcome.result = try save(metadata, over: known, &outcome) }
    case .remove:
      if let known { try table.remove(known.place) }
      outcome.result = .removed
    }
    if !outcome.isKept { outcome.isDropped = false }
    return outcome
  }

  private func save(
    _ document: Document,
    over place: DocumentPlace?,
    _ outcome: inout Outcome
  ) throws(SQLiteFailure) -> Outcome.Result {
    let size = document.size(for: key)
    var place = place
    if let obstacle = try makeRoom(for: size, over: &place, &outcome) { return obstacle }
    if let place {
      try table.replace(place, by: document, for: key, at: moment)
    } else {
      try table.insert(document, for: key, at: moment)
    }
    return .wrote(bytes: size)
  }

  private func save(
    _ metadata: Data,
    over row: DocumentRow,
    _ outcome: inout Outcome
  ) throws(SQLiteFailure) -> Outcome.Result {
    let size = Document(metadata: metadata, body: row.document.body).size(for: key)
    var place: DocumentPlace? = row.place
    if let obstacle = try makeRoom(for: size, over: &place, &outcome) { return obstacle }
    try table.replace(
      place ?? row.place,
      metadata: metadata,
      body: row.bodyChecksum,
      size: size,
      for: key,
      at: moment
    )
    return .wrote(bytes: metadata.count)
  }

  /// Evicts what was used longest ago, for as long as a transaction may be.
  ///
  /// The place of what is replaced follows when all last uses are moved back: replacing it looks at the last
  /// use.
  ///
  /// - Returns: Why nothing can be written now; `nil` when it can.
  private func makeRoom(
    for size: Int,
    over place: inout DocumentPlace?,
    _ outcome: inout Outcome
  ) throws(SQLiteFailure) -> Outcome.Result? {
    let largest = min(limit, SQLiteConnection.largestRow)
    guard size <= largest else { return .refused(bytes: size, limit: largest) }
    let growth = size - (place?.size ?? 0)
    guard growth > 0 else { return nil }
    let available = limit - Self.logBytes(limit: limit)
    while true {
      let extent = try table.connection.extent()
      outcome.isFileTooLarge = extent.bytes > limit
      guard extent.used + growth > available else { return nil }
      if outcome.evicted.documents == 0 {
        let distance = try table.moveUsesBack(before: moment)
        place?.moveUseBack(by: distance)
      }
      guard let oldest = try table.oldest(sparing: place?.id) else { return nil }
      let evicted = outcome.evicted
      guard evicted.documents < Self.evictedAtOnce.documents, evicted.bytes < Self.evictedAtOnce.bytes else {
        return .madeRoom
      }
      try table.remove(oldest)
      outcome.evicted = (evicted.documents + 1, evicted.bytes + oldest.size)
    }
  }
}
