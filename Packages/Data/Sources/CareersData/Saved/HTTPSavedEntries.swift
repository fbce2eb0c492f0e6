public import CareersDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The saved jobs of the signed-in user, over HTTP.
///
/// A change leaves what is stored for offline use as it is: `SavedMarks` shows the change on it.
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
    try await client.set(isSaved, id.rawValue)
  }
}

/// The saved posts of the signed-in user, over HTTP.
///
/// A change leaves what is stored as it is, as that of ``HTTPSavedJobs`` does.
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
    try await client.set(isSaved, id.rawValue)
  }
}

/// The exchanges with one of the lists of saved entries.
struct SavedListClient: Sendable {
  let loader: ResourceLoader
  let endpoints: CareersEndpoints
  let list: SavedList
  let changes: (any ConfirmedChangeStore)?

  func read<Sent: Decodable & SendableMetatype, Entry: SavableEntry>(
    _ type: Sent.Type,
    _ page: PageRequest,
    _ policy: FetchPolicy,
    _ entry: @escaping @Sendable (Sent) -> Entry,
    _ measure: @escaping @Sendable (EntryPage<Entry>) -> ContentMeasure
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    let removed = await removed(Entry.savedKind)
    return try await loader.read(
      ListDTO<Sent>.self,
      at: endpoints.saved(list, page),
      policy,
      replacing: .judged(absence: .impossible, isCounted: CareersMapper.isCounted) {
        (page: EntryPage<Entry>) in
        // A list without what the user removed from it has lost nothing.
        let kept = page.entries.filter { !removed.contains($0.id.rawValue) }
        return measure(EntryPage(entries: kept, next: page.next, total: page.total))
      }
    ) { list throws(InvalidResponse) in
      try CareersMapper.page(list, at: page, entry)
    }.map(\.value)
  }

  private func removed(_ kind: SavedChange.Kind) async -> Set<String> {
    let known: [ConfirmedChange]
    do throws(PersistenceError) { known = try await changes?.changes() ?? [] } catch {
      // monorepo:allow swallowed-error: the list is judged as if nothing was removed: what is stored stays
      return []
    }
    return Set(known.lazy.map(\.change).filter { $0.kind == kind && !$0.isSaved }.map { $0.id.idKey })
  }

  func set(_ isSaved: Bool, _ id: String) async throws(ServiceError) -> Bool {
    guard let request = request(isSaved, id) else { throw .notFound }
    // An entry is saved at the address of the list, and removed at its own.
    let loader = loader.classifyingErrors(
      by: isSaved ? CareersErrors.ofItemInBody : CareersErrors.standard
    )
    return try await loader.send(SavedDTO.self, request) { (answer, _) throws(InvalidResponse) in
      guard answer.isSaved == isSaved, answer.id == nil || answer.id?.idKey == id.idKey else {
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
