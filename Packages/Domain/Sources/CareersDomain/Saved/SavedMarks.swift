public import DomainKernel

/// Shows what the user saved and removed on everything that the service gave before: the one place where marks of stored
/// lists are decided.
///
/// A change that waits to be sent counts most, then one that the service confirmed after it gave the list, then the
/// list. Changes that were refused do not count.
public struct SavedMarks: Sendable {
  /// A mark that differs from what the service said.
  struct Mark: Hashable, Sendable {
    let id: String
    let isSaved: Bool
    let isWaiting: Bool

    var key: String { id.idKey }
    /// Whether the number of saved entries differs by it; a removal that waits stays in the list.
    var changesCount: Bool { isSaved || !isWaiting }
  }

  private let change: ChangeSaved
  private let confirmed: ConfirmedChanges

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - change: Knows the changes that wait to be sent.
  ///   - confirmed: Knows the changes that the service has.
  public init(change: ChangeSaved, confirmed: ConfirmedChanges) {
    self.change = change
    self.confirmed = confirmed
  }

  /// The marks that a value does not show yet, one for each entry, the last change last.
  func marks(of kind: SavedChange.Kind, since provenance: Provenance) async -> [Mark] {
    guard await change.isSignedIn else { return [] }
    let done = await confirmed.changes(of: kind, since: provenance)
    let waiting = await waiting(kind)
    let isReplaced = { (done: SavedChange) in waiting.contains { $0.isAboutSame(as: done) } }
    return done.filter { !isReplaced($0) }.map { Mark(id: $0.id, isSaved: $0.isSaved, isWaiting: false) }
      + waiting.map { Mark(id: $0.id, isSaved: $0.isSaved, isWaiting: true) }
  }

  /// The changes that wait to be sent, the last one of each entry.
  private func waiting(_ kind: SavedChange.Kind) async -> [SavedChange] {
    let pending: [PendingSaved]
    do throws(SubmissionError) {
      pending = try await change.pending(kind)
    } catch {
      // monorepo:allow swallowed-error: screens ask for the same changes; they say that these cannot be read
      return []
    }
    let sent = pending.filter { $0.state != .refused }.map(\.change)
    return sent.enumerated().filter { index, change in
      !sent.dropFirst(index + 1).contains { $0.isAboutSame(as: change) }
    }.map(\.element)
  }

  /// The entries of a list, marked as the user wants them.
  ///
  /// - Parameter part: A part of a list.
  /// - Returns: The same entries.
  public func applied<Entry: SavableEntry>(
    to part: Fetched<EntryPage<Entry>>
  ) async -> Fetched<EntryPage<Entry>> {
    let marks = await marks(of: Entry.savedKind, since: part.provenance).byID
    guard !marks.isEmpty else { return part }
    return part.map { page in page.with(entries: page.entries.map { marks.applied(to: $0) }) }
  }

  /// The list of saved entries, with those that the user saved first, and without those that were removed.
  ///
  /// - Parameters:
  ///   - part: A part of the list of the service.
  ///   - page: Which part.
  ///   - find: Finds what is stored of entries.
  /// - Returns: The part; an entry that the user saved is in the first one only. It has no total where other parts decide
  ///   which changes the service has counted.
  func list<Entry: SavableEntry>(
    _ part: Fetched<EntryPage<Entry>>,
    at page: PageRequest,
    find: @Sendable ([Entry.ID]) async -> [Entry]
  ) async -> Fetched<EntryPage<SavedItem<Entry>>> {
    let marks = await marks(of: Entry.savedKind, since: part.provenance)
    let byID = marks.byID
    let kept = part.entries.filter { entry in
      byID[entry.key].map { !$0.isSaved && $0.isWaiting } ?? true
    }
    let new = page.offset == 0 ? await items(marks, among: part.entries, find: find) : []
    let items = new + kept.map { .entry(byID.applied(to: $0)) }
    let isWhole = page.offset == 0 && part.next == nil
    let total = part.plausibleTotal.flatMap { total -> Int? in
      guard !isWhole else { return items.count }
      let listed = Set(part.entries.map(\.key))
      // Whether another part has the entry is unknown, and so is whether the total contains it.
      guard marks.allSatisfy({ !$0.changesCount || listed.contains($0.key) }) else { return nil }
      return max(total - marks.count { !$0.isSaved && $0.changesCount }, items.count)
    }
    return part.map {
      EntryPage(entries: items, next: $0.next, total: total, unreadableCount: $0.unreadableCount)
    }
  }

  /// Whether somebody is signed in, as far as that can be told.
  var isSignedIn: Bool { get async { await change.isSignedIn } }

  /// The saved entries that wait to be sent, where neither the service nor the store can give the list.
  func waiting<Entry: SavableEntry>(
    after error: ServiceError,
    fetching policy: FetchPolicy,
    find: @Sendable ([Entry.ID]) async -> [Entry]
  ) async -> Fetched<EntryPage<SavedItem<Entry>>>? {
    guard !error.needsUser, let reason = StaleReason(error, fetching: policy), await change.isSignedIn else {
      return nil
    }
    let marks = await waiting(Entry.savedKind).map { Mark(id: $0.id, isSaved: $0.isSaved, isWaiting: true) }
    let items = await items(marks, among: [], find: find)
    guard !items.isEmpty else { return nil }
    return Fetched(
      EntryPage(entries: items, next: PageRequest()),
      provenance: .neverFetched(because: reason)
    )
  }

  /// The entries that the user saved, the last one first.
  private func items<Entry: SavableEntry>(
    _ marks: [Mark],
    among entries: [Entry],
    find: @Sendable ([Entry.ID]) async -> [Entry]
  ) async -> [SavedItem<Entry>] {
    let saved = marks.filter(\.isSaved).reversed()
    guard !saved.isEmpty else { return [] }
    var known = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    let missing = saved.filter { known[$0.key] == nil }.compactMap { Entry.ID(rawValue: $0.id) }
    if !missing.isEmpty { for entry in await find(missing) { known[entry.key] = entry } }
    return saved.compactMap { mark in
      if let entry = known[mark.key] {
        return .entry(entry.marked(isSaved: true, isWaiting: mark.isWaiting))
      }
      return Entry.ID(rawValue: mark.id).map { .unknown($0, isWaiting: mark.isWaiting) }
    }
  }
}

extension ServiceError {
  /// Whether the user has to sign in, or has cancelled, so that a list of what is known would hide it.
  fileprivate var needsUser: Bool {
    switch self {
    case .signInNeeded, .credentialsUnreadable, .sessionEnded, .cancelled, .rejected: true
    default: false
    }
  }
}

extension SavableEntry {
  /// The id by which marks find the entry.
  fileprivate var key: String { id.rawValue }
}

extension [SavedMarks.Mark] {
  /// The marks by the ids of their entries.
  fileprivate var byID: [String: SavedMarks.Mark] {
    Dictionary(map { ($0.key, $0) }) { _, last in last }
  }
}

extension [String: SavedMarks.Mark] {
  /// An entry as the user wants it.
  fileprivate func applied<Entry: SavableEntry>(to entry: Entry) -> Entry {
    guard let mark = self[entry.key] else { return entry }
    return entry.marked(isSaved: mark.isSaved, isWaiting: mark.isWaiting)
  }
}

/// Lists saved entries.
public typealias BrowseSaved<Entry: SavableEntry> = BrowseEntries<SavedQuery, SavedItem<Entry>>

extension BrowseEntries where Query == SavedQuery {
  /// Makes the use case.
  ///
  /// A guest is told to sign in, and nobody is asked. Where neither the service nor the store can give the list, the
  /// entries that wait to be sent are its beginning.
  ///
  /// - Parameters:
  ///   - entries: Gives saved entries.
  ///   - marks: Knows what the user changed since.
  ///   - find: Finds what is stored of entries that the list of the service does not have; it may find some only.
  public init<Saved: SavableEntry>(
    saved entries: any SavedEntries<Saved>,
    marks: SavedMarks,
    find: @escaping @Sendable ([Saved.ID]) async -> [Saved]
  ) where Entry == SavedItem<Saved> {
    self.init { (_, page, policy) async throws(ServiceError) in
      // A guest has no list, with or without a connection.
      guard await marks.isSignedIn else { throw .signInNeeded }
      return await marks.list(try await entries.saved(page, policy), at: page, find: find)
    } known: { (_, error, policy) in
      await marks.waiting(after: error, fetching: policy, find: find)
    }
  }
}
