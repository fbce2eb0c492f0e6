public import DomainKernel
import Synchronization

/// Gives jobs with the marks that the user wants, however old the stored copy is.
public struct MarkedJobs: JobRepository {
  private let repository: any JobRepository
  private let marks: SavedMarks
  private let known = KnownEntries<Job>()

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs as the service knows them.
  ///   - marks: Knows what the user changed since.
  public init(_ repository: any JobRepository, marks: SavedMarks) {
    self.repository = repository
    self.marks = marks
  }

  /// Gives a part of the list of published jobs.
  public func jobs(
    _ query: JobQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Job>> {
    let part = try await repository.jobs(query, page, policy)
    known.add(part.entries)
    return await marks.applied(to: part)
  }

  /// Gives a job with everything that the service says about it.
  public func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<JobDetail> {
    let detail = try await repository.job(id, policy)
    known.add([detail.job])
    let page = Fetched(EntryPage(entries: [detail.job]), provenance: detail.provenance)
    let job = await marks.applied(to: page).entries.first ?? detail.job
    return detail.map { detail in
      JobDetail(
        job: job,
        description: detail.description,
        requirements: detail.requirements,
        coordinates: detail.coordinates
      )
    }
  }

  /// Finds jobs that were shown in this run or are stored; no connection is made.
  ///
  /// - Parameter ids: The jobs.
  /// - Returns: Those that were found, in any order.
  @Sendable
  public func stored(_ ids: [Job.ID]) async -> [Job] {
    var found = known[ids]
    for id in ids where !found.contains(where: { $0.id == id }) {
      do throws(ServiceError) {
        found.append(try await repository.job(id, .cacheOnly).job)
      } catch {
        // A job whose page is not stored may be in the list.
        continue
      }
    }
    let missing = Set(ids).subtracting(found.map(\.id))
    return found + (await BrowseJobs(repository: repository).stored(missing, among: JobQuery()))
  }
}

/// Gives posts with the marks that the user wants, however old the stored copy is.
public struct MarkedPosts: FeedRepository {
  private let repository: any FeedRepository
  private let marks: SavedMarks
  private let known = KnownEntries<Post>()

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - repository: Gives posts as the service knows them.
  ///   - marks: Knows what the user changed since.
  public init(_ repository: any FeedRepository, marks: SavedMarks) {
    self.repository = repository
    self.marks = marks
  }

  /// Gives a part of the feed.
  public func posts(
    _ query: FeedQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Post>> {
    let part = try await repository.posts(query, page, policy)
    known.add(part.entries)
    return await marks.applied(to: part)
  }

  /// Finds posts that were shown in this run or are stored; no connection is made.
  ///
  /// - Parameter ids: The posts.
  /// - Returns: Those that were found, in any order.
  @Sendable
  public func stored(_ ids: [Post.ID]) async -> [Post] {
    let found = known[ids]
    let missing = Set(ids).subtracting(found.map(\.id))
    return found + (await BrowseFeed(repository: repository).stored(missing, among: FeedQuery()))
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
