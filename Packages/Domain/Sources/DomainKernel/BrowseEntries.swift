/// Reads a list part by part.
public struct BrowseEntries<Query: Sendable, Entry: Identifiable & Sendable>: Sendable {
  /// Reads a part of the list that a query selects.
  public typealias Read =
    @Sendable (Query, PageRequest, FetchPolicy) async throws(ServiceError) -> Fetched<EntryPage<Entry>>

  /// The most parts in a row that may bring nothing new before the list counts as unreadable.
  ///
  /// A part may repeat entries where the order of the service has ties, but a list that goes on without anything new
  /// would be read for ever.
  public static var mostRepeats: Int { 3 }

  /// Returns the entries known on this computer when the first page of a list cannot be read.
  ///
  /// The list that it gives continues with the part that could not be read; `nil` where nothing is known.
  public typealias Known = @Sendable (Query, ServiceError) async -> Fetched<EntryPage<Entry>>?

  /// Reads a part of the list that a query selects.
  public let read: Read
  private let known: Known

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - read: Reads a part of the list that a query selects.
  ///   - known: Returns the entries known on this computer when the first page of a list cannot be read.
  public init(read: @escaping Read, known: @escaping Known = { _, _ in nil }) {
    self.read = read
    self.known = known
  }

  /// The beginning of a list, and whether it was read.
  private func beginning(
    of query: Query,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> (list: Fetched<EntryPage<Entry>>, isRead: Bool) {
    do throws(ServiceError) {
      return (try await read(query, PageRequest(), policy), true)
    } catch {
      guard let list = await known(query, error) else { throw error }
      return (list, false)
    }
  }

  /// Reads a list from its beginning on.
  ///
  /// - Parameters:
  ///   - query: The entries to list.
  ///   - count: The number of entries to read at least, where there are as many; below 1 it counts as 1.
  ///   - policy: How fresh the list should be.
  /// - Returns: The list, as stale as its stalest part; only what this machine knows by itself where its beginning cannot
  ///   be read.
  /// - Throws: ``ServiceError`` when one of the parts cannot be loaded.
  public func callAsFunction(
    _ query: Query,
    count: Int,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    var (list, isRead) = try await beginning(of: query, policy)
    while isRead, list.entries.count < count, list.next != nil {
      list = try await continuing(list, of: query, policy)
    }
    return list
  }

  /// Reads the part of a list that follows.
  ///
  /// - Parameters:
  ///   - list: The list so far.
  ///   - query: The entries to list.
  ///   - policy: How fresh the part should be.
  /// - Returns: The longer list; the same when it ends.
  /// - Throws: ``ServiceError`` when the part cannot be loaded, or the service repeats itself.
  public func continuing(
    _ list: Fetched<EntryPage<Entry>>,
    of query: Query,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    var longer = list
    for _ in 0..<Self.mostRepeats {
      guard let next = longer.next else { return longer }
      let part = try await read(query, next, policy)
      longer = Fetched(
        longer.value.appending(part.value),
        provenance: longer.provenance.combined(with: part.provenance)
      )
      if longer.entries.count > list.entries.count { return longer }
    }
    guard longer.next == nil else { throw .malformed(.nothingUsable) }
    return longer
  }

  /// Reads the part that follows another one, for a list that is handed over part by part and not stored.
  ///
  /// - Parameters:
  ///   - query: The entries to list.
  ///   - part: The part before, as this gave it, which says that the list continues; `nil` for the beginning.
  ///   - known: The ids of all parts before, to which those of this part are added: a list that moves, or
  ///     whose parts overlap, sends an entry again at any later place.
  ///   - policy: How fresh the part should be.
  /// - Returns: The entries that are in no part before, with the place where the list continues; behind the
  ///   first part, without entries only at the end of the list.
  /// - Throws: ``ServiceError`` when the part cannot be loaded, or the service repeats itself.
  public func part(
    of query: Query,
    after part: EntryPage<Entry>?,
    known: inout Set<Entry.ID>,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    guard let part else {
      let list = try await beginning(of: query, policy).list
      known = Set(list.entries.map(\.id))
      return list
    }
    var next = part.next
    var unreadableCount = 0
    for _ in 0..<Self.mostRepeats {
      guard let request = next else { break }
      let following = try await read(query, request, policy)
      next = following.next
      unreadableCount += following.unreadableCount
      var new: [Entry] = []
      for entry in following.entries where known.insert(entry.id).inserted { new.append(entry) }
      guard new.isEmpty, next != nil else {
        let page = EntryPage(
          entries: new,
          next: next,
          total: following.total,
          unreadableCount: unreadableCount
        )
        return Fetched(page, provenance: following.provenance)
      }
    }
    throw .malformed(.nothingUsable)
  }

  /// Looks for something in what is stored of a list; no connection is made.
  ///
  /// - Parameters:
  ///   - query: The list.
  ///   - parts: The most parts to look through, 1 or more.
  ///   - match: What is looked for, of an entry that has it.
  /// - Returns: The first that was found; `nil` where what is stored does not have it.
  public func firstStored<Value>(
    of query: Query,
    atMost parts: Int = 10,
    _ match: (Entry) -> Value?
  ) async -> Value? {
    var page: PageRequest? = PageRequest()
    for _ in 0..<parts {
      guard let request = page else { return nil }
      do throws(ServiceError) {
        let part = try await read(query, request, .cacheOnly)
        for entry in part.entries {
          if let value = match(entry) { return value }
        }
        page = part.next
      } catch {
        // monorepo:allow swallowed-error: the list is stored up to here
        return nil
      }
    }
    return nil
  }
}
