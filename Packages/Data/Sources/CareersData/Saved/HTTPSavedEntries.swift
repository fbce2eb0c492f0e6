public import CareersDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The saved jobs of the signed-in user, over HTTP.
///
/// A change drops what it makes out of date from the cache: the saved list, the job, and the lists that were read in
/// this run. Lists from earlier runs stay for offline use; they say how old they are.
public struct HTTPSavedJobs: SavedEntries {
  let client: SavedListClient

  /// Gives a part of the list of saved jobs.
  public func saved(
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Job>> {
    try await client.read(JobDTO.self, page, policy, CareersMapper.job, ContentMeasure.jobs)
  }

  /// Saves a job, or removes it from the list.
  public func set(_ isSaved: Bool, _ id: Job.ID) async throws(ServiceError) -> Bool {
    let detail = client.endpoints.job(id).map { [$0] } ?? []
    return try await client.set(isSaved, id.rawValue, changing: detail)
  }
}

/// The saved posts of the signed-in user, over HTTP.
///
/// A change drops what it makes out of date from the cache, as that of ``HTTPSavedJobs`` does.
public struct HTTPSavedPosts: SavedEntries {
  let client: SavedListClient

  /// Gives a part of the list of saved posts.
  public func saved(
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Post>> {
    try await client.read(PostDTO.self, page, policy, CareersMapper.post, ContentMeasure.posts)
  }

  /// Saves a post, or removes it from the list.
  public func set(_ isSaved: Bool, _ id: Post.ID) async throws(ServiceError) -> Bool {
    try await client.set(isSaved, id.rawValue, changing: [])
  }
}

/// The exchanges with one of the lists of saved entries.
struct SavedListClient: Sendable {
  /// The parts of the saved list that are dropped from the cache with a change.
  private static let droppedParts = 4

  let loader: ResourceLoader
  let endpoints: CareersEndpoints
  let list: SavedList
  let places: ReadPlaces

  func read<Sent: Decodable & SendableMetatype, Entry: Identifiable & Sendable>(
    _ type: Sent.Type,
    _ page: PageRequest,
    _ policy: FetchPolicy,
    _ entry: @escaping @Sendable (Sent) -> Entry,
    _ measure: @escaping @Sendable (EntryPage<Entry>) -> ContentMeasure
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    let url = endpoints.saved(list, page)
    places.add(url, to: list)
    return try await loader.read(
      ListDTO<Sent>.self,
      at: url,
      policy,
      replacing: .judged(mustExist: true, by: measure)
    ) { list throws(InvalidResponse) in
      try CareersMapper.page(list, at: page, entry)
    }.map(\.value)
  }

  func set(_ isSaved: Bool, _ id: String, changing others: [URL]) async throws(ServiceError) -> Bool {
    guard let request = request(isSaved, id) else { throw .notFound }
    let parts = (0..<Self.droppedParts).map { PageRequest(offset: $0 * PageRequest.limit) }
    let changed = Set(parts.map { endpoints.saved(list, $0) } + others).union(places.all(of: list))
    return try await loader.send(SavedDTO.self, request, invalidating: changed.map { CacheKey($0) }) {
      (answer, _) throws(InvalidResponse) in
      guard answer.isSaved == isSaved, answer.id == nil || answer.id == id else {
        throw InvalidResponse(.unrelated)
      }
      return answer.isChanged
    }
  }

  private func request(_ isSaved: Bool, _ id: String) -> HTTPRequest? {
    guard let entry = endpoints.saved(list, entry: id) else { return nil }
    guard isSaved else { return HTTPRequest(method: .delete, url: entry) }
    // An id has no character that JSON would escape.
    let body = Data("{\"\(list.idMember)\":\"\(id)\"}".utf8)
    return HTTPRequest(
      method: .post,
      url: endpoints.saving(in: list),
      fields: [.contentType: "application/json"],
      body: body
    )
  }
}

/// The addresses of lists that were read in this run, which a change makes out of date.
final class ReadPlaces: Sendable {
  private let urls = Mutex<[SavedList: Set<URL>]>([:])

  func add(_ url: URL, to list: SavedList) { _ = urls.withLock { $0[list, default: []].insert(url) } }

  func all(of list: SavedList) -> Set<URL> { urls.withLock { $0[list] ?? [] } }
}

/// The answer to a change of a list of saved entries.
struct SavedDTO: Decodable {
  let isSaved: Bool
  let id: String?
  let isChanged: Bool

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    isSaved = try answer.decode(Bool.self, forKey: "saved")
    id = answer.exactText("jobId") ?? answer.exactText("postId")
    isChanged = answer.lenient(Bool.self, isSaved ? "created" : "removed") ?? true
  }
}
