/// Reads a list part by part.
///
/// Parts that are from different readings of the list make no whole list: entries that moved between the readings are
/// missing. Stored parts from different times are taken for such where the list ends before all of its entries came.
/// Such a list is read again, as far as the service can be asked; otherwise it is mixed, and ends with an error in
/// place of its end. One that ends so although it is from one time, and whose parts overlap, is read again once; the
/// service may let parts overlap and count entries that it hides, so that it ends as ``EntryPage/isShort`` tells.
public struct BrowseEntries<Query: Sendable, Entry: Identifiable & Sendable>: Sendable {
  /// Reads a part of the list that a query selects.
  public typealias Read =
    @Sendable (Query, PageRequest, FetchPolicy) async throws(ServiceError) -> Fetched<EntryPage<Entry>>

  /// The most parts in a row that may bring nothing new before the list counts as unreadable.
  ///
  /// A part may repeat entries where the order of the service has ties, but a list that goes on without anything new
  /// would be read for ever.
  public static var mostRepeats: Int { 3 }

  /// The most times in a row that a list is read again which changes while it is read.
  static var mostReadings: Int { 2 }

  /// Returns the entries known on this computer when the first page of a list cannot be read.
  ///
  /// The list that it gives continues with the part that could not be read; `nil` where nothing is known.
  public typealias Known =
    @Sendable (Query, ServiceError, FetchPolicy) async -> Fetched<EntryPage<Entry>>?

  /// Reads a part of the list that a query selects.
  public let read: Read
  private let known: Known

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - read: Reads a part of the list that a query selects.
  ///   - known: Returns the entries known on this computer when the first page of a list cannot be read.
  public init(read: @escaping Read, known: @escaping Known = { _, _, _ in nil }) {
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
      guard let list = await known(query, error, policy) else { throw error }
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
  /// - Returns: The longer list; the same when it ends, and another reading of it where the part showed that the list
  ///   had changed.
  /// - Throws: ``ServiceError`` when the part cannot be loaded, the service repeats itself, or a mixed list is at its
  ///   end and cannot be read as a whole.
  public func continuing(
    _ list: Fetched<EntryPage<Entry>>,
    of query: Query,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    var longer = list
    for _ in 0..<Self.mostRepeats {
      guard let request = longer.next else { return longer }
      let step = try await step(to: request, behind: longer, of: query, policy) { part in
        part.next == nil ? longer.value.appending(part).doubt : nil
      }
      switch step {
      case .again(let whole, _): return whole
      case .part(let part): longer = longer.joined(with: part)
      }
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
  ///   - known: The entries of all parts before, to which those of this part are added.
  ///   - policy: How fresh the part should be.
  /// - Returns: The entries that are in no part before, with the place where the list continues; behind the
  ///   first part, without entries only at the end of the list.
  /// - Throws: ``ServiceError`` when the part cannot be loaded, the service repeats itself, or a mixed list is at its
  ///   end and cannot be read as a whole.
  public func part(
    of query: Query,
    after part: Fetched<EntryPage<Entry>>?,
    known: inout HandedOverEntries<Entry.ID>,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    guard var last = part else {
      let list = try await beginning(of: query, policy).list
      known = HandedOverEntries()
      _ = known.add(list.value)
      return list
    }
    var unreadableCount = 0
    for _ in 0..<Self.mostRepeats {
      guard let request = last.next else { break }
      let following: Fetched<EntryPage<Entry>>
      let consistency: ListConsistency
      let new: [Entry]
      let step = try await step(to: request, behind: last, of: query, policy) { part in
        known.doubt(about: part, behind: last.value)
      }
      switch step {
      case .again(let whole, let count):
        // Entries of the parts before that cannot be read were counted with those.
        (following, consistency) = (whole, whole.consistency)
        new = known.add(again: whole.value)
        unreadableCount += count
      case .part(let next):
        (following, consistency) = (next, max(last.consistency, next.consistency, known.fit(of: next.value)))
        new = known.add(next.value)
        unreadableCount += next.unreadableCount
      }
      let page = EntryPage(
        entries: new,
        next: following.next,
        total: following.total ?? last.total,
        unreadableCount: unreadableCount,
        consistency: consistency
      )
      last = Fetched(page, provenance: following.provenance)
      if !new.isEmpty || following.next == nil { return last }
    }
    throw .malformed(.nothingUsable)
  }

  /// Looks for something in a list as the service has it now: nothing that is stored stands in.
  ///
  /// - Parameters:
  ///   - query: The list.
  ///   - match: What is looked for, of an entry that has it.
  /// - Returns: The first that was found, or whether the list may have it nevertheless.
  /// - Throws: ``ServiceError`` when a part cannot be loaded.
  public func firstAtService<Value>(
    of query: Query,
    _ match: (Entry) -> Value?
  ) async throws(ServiceError) -> EntryLookup<Value> {
    var known = HandedOverEntries<Entry.ID>()
    var last: Fetched<EntryPage<Entry>>?
    repeat {
      let next: Fetched<EntryPage<Entry>>
      do throws(ServiceError) {
        next = try await part(of: query, after: last, known: &known, .current)
      } catch {
        guard error == .malformed(.moving) else { throw error }
        return .unknown
      }
      guard next.provenance.kind != .stored else { throw ServiceError(next.provenance.staleness) }
      for entry in next.entries {
        if let value = match(entry) { return .found(value) }
      }
      last = next
    } while last?.next != nil
    let isShort = last.map { known.isShort(at: $0.value) } ?? false
    return isShort || known.unreadableCount > 0 ? .unknown : .absent
  }

  /// Looks for something in what is stored of a list; no connection is made.
  ///
  /// - Parameters:
  ///   - query: The list.
  ///   - parts: The most parts to look through, 1 or more.
  ///   - match: What is looked for, of an entry that has it.
  /// - Returns: The first that was found, from where its part came; `nil` where what is stored does not have it.
  @discardableResult
  public func firstStored<Value>(
    of query: Query,
    atMost parts: Int = 10,
    _ match: (Entry) -> Value?
  ) async -> Fetched<Value>? {
    var page: PageRequest? = PageRequest()
    for _ in 0..<parts {
      guard let request = page else { return nil }
      do throws(ServiceError) {
        let part = try await read(query, request, .cacheOnly)
        for entry in part.entries {
          if let value = match(entry) { return Fetched(value, provenance: part.provenance) }
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

/// Whether a list of the service has something.
public enum EntryLookup<Value> {
  /// The list has it; this is the first.
  case found(Value)
  /// The list does not have it: all of its entries were read.
  case absent
  /// No entry that was read has it, and others may: they could not be read, or the list moved during each
  /// reading, as its total changes, or its parts overlap and end short.
  case unknown

  /// The first that was found; `nil` where there is none among the entries that were read.
  public var value: Value? {
    if case .found(let value) = self { value } else { nil }
  }
}

extension EntryLookup: Sendable where Value: Sendable {}
extension EntryLookup: Equatable where Value: Equatable {}

// MARK: - Readings

extension BrowseEntries {
  /// How a list continues.
  private enum Step {
    /// With the part that follows, which is mixed where it is from another reading than what is before it.
    case part(Fetched<EntryPage<Entry>>)
    /// With another reading of the list, up to that part, of which some entries could not be read.
    case again(Fetched<EntryPage<Entry>>, unreadableCount: Int)
  }

  /// Reads the part that follows a list, or the list again where both make no whole list; `doubt` tells how well the
  /// parts fit together where the list ends with a part before all of its entries have come.
  private func step(
    to request: PageRequest,
    behind list: Fetched<EntryPage<Entry>>,
    of query: Query,
    _ policy: FetchPolicy,
    doubt: (EntryPage<Entry>) -> ListConsistency?
  ) async throws(ServiceError) -> Step {
    if list.value.isMixedToItsEnd {
      let end = PageRequest(offset: .max)
      if policy != .cacheOnly, let whole = try await reading(of: query, upTo: end) {
        return .again(whole, unreadableCount: 0)
      }
      guard let reason = list.provenance.staleness else { throw .malformed(.moving) }
      throw ServiceError(reason)
    }
    let next = try await read(query, request, policy)
    // A list that is mixed already is read to its end before it is read again.
    guard !list.isMixed else { return .part(next) }
    let part = next.map { $0.marked(as: list.fit(of: next)) }
    let fault: ListConsistency? = part.isMixed ? .mixed : doubt(part.value)
    guard let fault else { return .part(part) }
    // Where the service cannot be asked, it cannot be asked a moment later either.
    let mayAsk = policy != .cacheOnly && !part.provenance.isStale
    if mayAsk, let whole = try await reading(of: query, upTo: request) {
      return .again(whole, unreadableCount: part.unreadableCount)
    }
    // Parts that overlap are no proof, as a service may mean them to.
    guard mayAsk || fault != .overlapping else { return .part(part) }
    return .part(part.map { $0.marked(as: .mixed) })
  }

  /// Reads a list from its beginning up to a part, until nothing changes meanwhile.
  ///
  /// - Returns: The list; `nil` where it changed during each reading, or a part is a stored one of another reading.
  /// - Throws: ``ServiceError`` when a part cannot be loaded, or the service repeats itself.
  private func reading(
    of query: Query,
    upTo end: PageRequest
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>>? {
    for _ in 0..<Self.mostReadings {
      var list = try await read(query, PageRequest(), .networkFirst)
      var repeats = 0
      while !list.isMixed, let next = list.next, next.offset <= end.offset {
        let longer = list.joined(with: try await read(query, next, .networkFirst))
        repeats = longer.entries.count > list.entries.count ? 0 : repeats + 1
        guard longer.next == nil || repeats < Self.mostRepeats else { throw .malformed(.nothingUsable) }
        list = longer
      }
      if !list.isMixed { return list }
      if list.provenance.isStale { return nil }
    }
    return nil
  }
}
