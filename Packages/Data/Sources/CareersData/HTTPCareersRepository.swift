public import CareersDomain
public import DomainKernel
import OfflineHTTP
public import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads jobs and the feed over HTTP, through the cache that makes them work offline.
///
/// An answer is stored only after it was mapped and compared with the stored one, so that what cannot be read, is about
/// something else or has lost content does not replace what is stored; see `ContentMeasure`. An answer to a guest
/// says nothing of an account: whether the account has saved an entry is unknown then.
public struct HTTPCareersRepository: JobRepository, FeedRepository {
  private let loader: ResourceLoader
  private let endpoints: CareersEndpoints
  private let changes: (any ConfirmedChangeStore)?

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  ///   - changes: What the user removed from the saved ones, which their lists may lose; `nil` for nothing.
  public init(
    loader: ResourceLoader,
    endpoints: CareersEndpoints,
    changes: (any ConfirmedChangeStore)? = nil
  ) {
    self.changes = changes
    self.loader = loader.classifyingErrors(by: CareersErrors.standard)
    self.endpoints = endpoints
  }

  /// The saved jobs of the signed-in user.
  public var savedJobs: HTTPSavedJobs { HTTPSavedJobs(client: saved(.jobs)) }

  /// The saved posts of the signed-in user.
  public var savedPosts: HTTPSavedPosts { HTTPSavedPosts(client: saved(.posts)) }

  /// Sends applications of the signed-in user.
  public var applying: HTTPJobApplying { HTTPJobApplying(loader: loader, endpoints: endpoints) }

  private func saved(_ list: SavedList) -> SavedListClient {
    SavedListClient(loader: loader, endpoints: endpoints, list: list, changes: changes)
  }

  /// Gives a part of the list of published jobs.
  public func jobs(
    _ query: JobQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Job>> {
    try await list(
      JobDTO.self,
      at: endpoints.jobs(query, page),
      page,
      policy,
      CareersMapper.job,
      ContentMeasure.jobs,
      isSearch: query != JobQuery()
    )
  }

  /// Gives a job with everything that the service says about it.
  public func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<JobDetail> {
    guard let url = endpoints.job(id) else { throw .notFound }
    return try await loader.readPublic(policy, adapt: \.afterSignIn) {
      (loader, policy) throws(ServiceError) in
      try await loader.read(
        JobEnvelope.self,
        at: url,
        policy,
        replacing: .judged(by: ContentMeasure.detail)
      ) { [isForAccount = loader.isSignedIn] sent throws(InvalidResponse) in
        try CareersMapper.detail(sent, of: id, isForAccount: isForAccount)
      }.map(\.value)
    }
  }

  /// Gives a part of the feed.
  public func posts(
    _ query: FeedQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Post>> {
    try await list(
      PostDTO.self,
      at: endpoints.posts(query, page),
      page,
      policy,
      CareersMapper.post,
      ContentMeasure.posts,
      isSearch: query != FeedQuery()
    )
  }

  private func list<Sent: Decodable & SendableMetatype, Entry: SavableEntry>(
    _ type: Sent.Type,
    at url: URL,
    _ page: PageRequest,
    _ policy: FetchPolicy,
    _ entry: @escaping @Sendable (Sent) -> Entry,
    _ measure: @escaping @Sendable (EntryPage<Entry>) -> ContentMeasure,
    isSearch: Bool
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    let adapt = { (page: EntryPage<Entry>) in page.with(entries: page.entries.map(\.afterSignIn)) }
    return try await loader.readPublic(policy, adapt: adapt) { (loader, policy) throws(ServiceError) in
      try await loader.read(
        ListDTO<Sent>.self,
        at: url,
        policy,
        replacing: .judged(
          absence: .impossible,
          isCounted: { isSearch && CareersMapper.isCounted($0) },
          by: measure
        )
      ) { [isForAccount = loader.isSignedIn] list throws(InvalidResponse) in
        try CareersMapper.page(list, at: page) { isForAccount ? entry($0).ofAccount : entry($0) }
      }.map(\.value)
    }
  }
}
