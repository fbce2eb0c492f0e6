/// An entry with the sender of its kind.
struct OutboxTurn {
  let entry: OutboxEntry
  let sender: any OutboxSender

  var id: OutboxEntry.ID { entry.id }
}

/// The entries of a queue that are still to come, read in pages, and those that may go next.
struct OutboxTurns {
  private static let page = 64

  /// The items of refused changes, whose later ones are held back.
  private var blocked: Set<OutboxItem> = []
  private let outbox: any OutboxDelivery
  private let route: OutboxRoute
  private let ahead: Int
  private var entries: ArraySlice<OutboxEntry> = []
  /// The entries that cannot be read, and hold back the later ones of their items.
  private var unreadable: [UnreadableEntry] = []
  private var last: OutboxEntry.ID?

  /// Begins in front of the first entry.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - route: The queue and its senders.
  ///   - ahead: How many entries may be under way together.
  init(_ outbox: any OutboxDelivery, _ route: OutboxRoute, ahead: Int) {
    self.outbox = outbox
    self.route = route
    self.ahead = ahead
  }

  /// Whether none is known; there may be some that were not read yet.
  var isEmpty: Bool { entries.isEmpty }

  /// Reads a page when fewer entries are known than may go together.
  mutating func fill() async throws(PersistenceError) {
    append(try await nextPage().get())
  }

  /// The page behind the entries that are known; none where enough of them are known to go together.
  func nextPage() async -> Result<OutboxPart, PersistenceError> {
    guard entries.count < ahead else { return .success(OutboxPart()) }
    do throws(PersistenceError) {
      return .success(try await outbox.part(in: route.queue, after: last, limit: Self.page))
    } catch {
      return .failure(error)
    }
  }

  /// Adds the page that was read.
  mutating func append(_ page: OutboxPart) {
    entries += page.entries
    unreadable += page.unreadable
    last = page.last ?? last
  }

  /// Whether an entry waits behind another one of its item that was refused or cannot be read.
  private func isBehindAnother(_ entry: OutboxEntry) -> Bool {
    blocked.contains(entry.draft.item) || unreadable.contains { $0.holdsBack(entry) }
  }

  /// Takes the entries at the front that may be under way together.
  ///
  /// Only those that follow each other: an entry between them could end the delivery and leave them noted as under way.
  /// Of one item there is one, as a later change may undo the effect of an earlier one. Several are of senders that
  /// can tell the outcome, and were never sent.
  ///
  /// - Parameter current: Entries that are under way already and stay so for now.
  /// - Returns: The entries; none where the one at the front has to wait, or may not go at all.
  mutating func take(beside current: [OutboxTurn] = []) -> [OutboxTurn] {
    guard current.allSatisfy(\.sender.canTellOutcome) else { return [] }
    var items = Set(current.map(\.entry.draft.item))
    var turns: [OutboxTurn] = []
    for entry in entries {
      let isFirst = current.isEmpty && turns.isEmpty
      guard turns.count < ahead, entry.refusal == nil, isFirst || entry.isUnsent,
        !isBehindAnother(entry), let sender = route.senders[entry.draft.kind],
        isFirst || sender.canTellOutcome, items.insert(entry.draft.item).inserted
      else {
        break
      }
      turns.append(OutboxTurn(entry: entry, sender: sender))
      // What was sent before is asked for alone, and what nobody can ask for is sent alone.
      guard entry.isUnsent, sender.canTellOutcome else { break }
    }
    entries.removeFirst(turns.count)
    return turns
  }

  /// Takes the entry at the front where it may not go, and holds back its item.
  mutating func takeHeldBack() -> OutboxEntry? {
    guard let entry = entries.first else { return nil }
    let mayGo =
      entry.refusal == nil && !isBehindAnother(entry) && route.senders[entry.draft.kind] != nil
    guard !mayGo else { return nil }
    block(entry)
    return entries.removeFirst()
  }

  /// Holds back the later changes of the item of an entry.
  mutating func block(_ entry: OutboxEntry) {
    blocked.insert(entry.draft.item)
  }

  /// Puts entries back to the front that were taken and not sent.
  mutating func putBack(_ turns: ArraySlice<OutboxTurn>) {
    entries = turns.map(\.entry) + entries
  }
}
