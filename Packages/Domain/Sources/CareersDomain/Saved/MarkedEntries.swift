public import DomainKernel
import Synchronization

/// Gives the entries of a list with the marks that the user wants, however old the stored copy is.
public struct MarkedEntries<Source: Sendable, Query: Hashable & Sendable, Entry: SavableEntry>: Sendable {
  private let source: Source
  private let everything: Query
  private let browse: BrowseEntries<Query, Entry>
  private let opened: @Sendable (Entry.ID) async -> Entry?
  private let marks: SavedMarks
  private let recent: (any RecentQueries<Query>)?
  private let known = KnownEntries<Entry>()

  /// Makes the repository of a kind of entry.
  ///
  /// - Parameters:
  ///   - source: Gives entries as the service knows them.
  ///   - everything: The query of the whole list.
  ///   - browse: Lists entries of the source.
  ///   - opened: Gives what is stored of an entry that was opened by itself.
  ///   - marks: Knows what the user changed since.
  ///   - recent: Remembers which other lists are stored.
  private init(
    _ source: Source,
    everything: Query,
    _ browse: BrowseEntries<Query, Entry>,
    opened: @escaping @Sendable (Entry.ID) async -> Entry? = { _ in nil },
    marks: SavedMarks,
    recent: (any RecentQueries<Query>)? = nil
  ) {
    self.recent = recent
    self.source = source
    self.everything = everything
    self.browse = browse
    self.opened = opened
    self.marks = marks
  }

  private func marked(
    _ part: Fetched<EntryPage<Entry>>
  ) async -> Fetched<EntryPage<Entry>> {
    known.add(part.entries)
    return await marks.applied(to: part)
  }

  private func part(
    _ query: Query,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    let part = try await browse.read(query, page, policy)
    if query != everything, page.offset == 0, part.provenance.kind != .stored {
      await recent?.remember(query)
    }
    return await marked(part)
  }

  /// Finds entries that were shown in this run or are stored; no connection is made.
  ///
  /// - Parameter ids: The entries.
  /// - Returns: Those that were found, in any order.
  @Sendable
  public func stored(_ ids: [Entry.ID]) async -> [Entry] {
    var found = known[ids]
    for id in ids where !found.contains(where: { $0.id == id }) {
      if let entry = await opened(id) { found.append(entry) }
    }
    for query in [everything] + (await recent?.queries() ?? []) {
      let missing = Set(ids).subtracting(found.map(\.id))
      guard !missing.isEmpty else { break }
      found += await browse.stored(missing, among: query)
    }
    return found
  }
}

/// Remembers the lists that were narrowed, so that what is stored of them can be found again.
public protocol RecentQueries<Query>: Sendable {
  /// The entries to list.
  associatedtype Query: Hashable & Sendable

  /// Gives the queries that were remembered; none where they cannot be read.
  ///
  /// - Returns: The queries, the latest first.
  func queries() async -> [Query]

  /// Remembers a query; what cannot be stored is forgotten.
  ///
  /// - Parameter query: The query.
  func remember(_ query: Query) async
}

/// Jobs with the marks that the user wants.
public typealias MarkedJobs = MarkedEntries<any JobRepository, JobQuery, Job>

extension MarkedEntries: JobRepository
where Source == any JobRepository, Query == JobQuery, Entry == Job {
  /// Makes the repository of jobs.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs as the service knows them.
  ///   - marks: Knows what the user changed since.
  ///   - recent: Remembers which lists are stored besides that of all jobs; `nil` where nothing is stored.
  public init(
    _ repository: any JobRepository,
    marks: SavedMarks,
    recent: (any RecentQueries<JobQuery>)? = nil
  ) {
    self.init(
      repository,
      everything: JobQuery(),
      BrowseJobs(repository: repository),
      opened: { id in
        do throws(ServiceError) { return try await repository.job(id, .cacheOnly).job } catch {
          // monorepo:allow swallowed-error: a job whose page is not stored may be in the list
          return nil
        }
      },
      marks: marks,
      recent: recent
    )
  }

  /// Gives a part of the list of published jobs.
  public func jobs(
    _ query: JobQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Job>> {
    try await part(query, page, policy)
  }

  /// Gives a job with everything that the service says about it.
  public func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<JobDetail> {
    let detail = try await source.job(id, policy)
    let page = await marked(Fetched(EntryPage(entries: [detail.job]), provenance: detail.provenance))
    return detail.map { detail in
      JobDetail(
        job: page.entries.first ?? detail.job,
        description: detail.description,
        requirements: detail.requirements,
        coordinates: detail.coordinates
      )
    }
  }
}

/// Posts with the marks that the user wants.
public typealias MarkedPosts = MarkedEntries<any FeedRepository, FeedQuery, Post>

extension MarkedEntries: FeedRepository
where Source == any FeedRepository, Query == FeedQuery, Entry == Post {
  /// Makes the repository of posts.
  ///
  /// - Parameters:
  ///   - repository: Gives posts as the service knows them.
  ///   - marks: Knows what the user changed since.
  ///   - opened: Stores the posts that were opened; `nil` where nothing is stored.
  public init(
    _ repository: any FeedRepository,
    marks: SavedMarks,
    opened: (any OpenedPosts)? = nil
  ) {
    self.init(
      repository,
      everything: FeedQuery(),
      BrowseFeed(repository: repository),
      opened: { id in await opened?.post(id)?.value },
      marks: marks
    )
  }

  /// Gives a part of the feed.
  public func posts(
    _ query: FeedQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Post>> {
    try await part(query, page, policy)
  }
}

/// Entries that were given in this run, so that one that the user saves can be listed at once.
private final class KnownEntries<Entry: SavableEntry>: Sendable {
  /// The most entries that are kept; a list may be read to its end.
  private static var limit: Int { 1000 }

  private let entries = Mutex<[Entry.ID: Entry]>([:])

  func add(_ new: [Entry]) {
    entries.withLock { entries in
      if entries.count + new.count > Self.limit { entries = [:] }
      entries.reserveCapacity(entries.count + new.count)
      for entry in new { entries[entry.id] = entry }
    }
  }

  subscript(ids: [Entry.ID]) -> [Entry] { entries.withLock { entries in ids.compactMap { entries[$0] } } }
}

extension BrowseEntries where Entry: SavableEntry {
  /// Finds entries in what is stored of a list.
  fileprivate func stored(_ ids: Set<Entry.ID>, among query: Query) async -> [Entry] {
    guard !ids.isEmpty else { return [] }
    var missing = ids
    var found: [Entry] = []
    await firstStored(of: query) { entry -> Void? in
      if missing.remove(entry.id) != nil { found.append(entry) }
      return missing.isEmpty ? () : nil
    }
    return found
  }
}
