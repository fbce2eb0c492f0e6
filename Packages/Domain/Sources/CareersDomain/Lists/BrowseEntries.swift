public import DomainKernel

/// Reads a list part by part.
public struct BrowseEntries<Query: Sendable, Entry: Identifiable & Sendable>: Sendable {
  /// Reads a part of the list that a query selects.
  public typealias Read =
    @Sendable (Query, PageRequest, FetchPolicy) async throws(ServiceError) -> Fetched<EntryPage<Entry>>

  /// The most parts in a row that may bring nothing new before the list counts as unreadable.
  ///
  /// A part may repeat entries where the order of the service has ties, but a list that goes on without anything new
  /// would be read for ever.
  static var mostRepeats: Int { 3 }

  let read: Read

  init(read: @escaping Read) {
    self.read = read
  }

  /// Reads a list from its beginning on.
  ///
  /// - Parameters:
  ///   - query: The entries to list.
  ///   - count: The entries that are wanted at least, where there are as many; 1 for less.
  ///   - policy: How fresh the list should be.
  /// - Returns: The list, as stale as its stalest part.
  /// - Throws: ``/DomainKernel/ServiceError`` when one of the parts cannot be loaded.
  public func callAsFunction(
    _ query: Query,
    count: Int,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    var list = try await read(query, PageRequest(), policy)
    while list.entries.count < count, list.next != nil {
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
  /// - Throws: ``/DomainKernel/ServiceError`` when the part cannot be loaded, or the service repeats itself.
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
}
