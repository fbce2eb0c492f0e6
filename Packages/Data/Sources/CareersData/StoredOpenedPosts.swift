public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores the posts that were opened beside the feed itself, as a JSON document for each.
///
/// The service gives a post in parts of the feed only, and a later reading of a part replaces the one that had it.
public struct StoredOpenedPosts: OpenedPosts {
  /// The beginning of the name of a document, before the id of its post; no address is written so.
  static let name = "careers opened post 1 "

  private struct Record: Codable {
    let title: String
    let excerpt: String?
    let category: String?
    let author: String?
    let image: String?
    let publishedAt: Date?
    let scheduledAt: Date?
    let status: String?
    let fetchedAt: Date
  }

  private let documents: ObservedDocuments
  private let partitions: @Sendable () -> [String]

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partitions: Gives the partitions in which posts are found, first that of the account, last that of guests.
  ///   - observe: Told why posts could not be read or stored.
  public init(
    documents: any DocumentStore,
    partitions: @escaping @Sendable () -> [String],
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.documents = ObservedDocuments(documents, observe: observe)
    self.partitions = partitions
  }

  /// Gives the post that was fetched last, of all partitions that have it and can be read.
  public func post(_ id: Post.ID) async -> Fetched<Post>? {
    var latest: Record?
    for partition in partitions() {
      let document = await documents.document(for: Self.key(of: id, in: partition))
      guard let record = Self.record(in: document) else { continue }
      if latest.map({ $0.fetchedAt < record.fetchedAt }) ?? true { latest = record }
    }
    return latest.map { Self.post(id, $0) }
  }

  /// Remembers a post in the partition of the account, or in that of guests where a guest was given it; one that is
  /// stored already is replaced by a newer one only.
  public func remember(_ post: Fetched<Post>) async {
    let partitions = partitions()
    let isFromGuests = post.provenance.isFromGuests
    guard let partition = isFromGuests ? partitions.last : partitions.first, let body = Self.body(of: post)
    else { return }
    let fetchedAt = post.provenance.fetchedAt
    await documents.change(Self.key(of: post.id, in: partition)) { document in
      if let stored = Self.record(in: document), stored.fetchedAt >= fetchedAt { return .unchanged }
      return .save(Document(metadata: Data(), body: body))
    }
  }

  private static func key(of id: Post.ID, in partition: String) -> DocumentKey {
    DocumentKey(partition: partition, name: name + id.rawValue)
  }

  private static func body(of post: Fetched<Post>) -> Data? {
    let publication = post.publication
    let record = Record(
      title: post.title,
      excerpt: post.excerpt,
      category: post.category?.rawValue,
      author: post.author,
      image: post.image?.description,
      publishedAt: publication.publishedAt,
      scheduledAt: publication.scheduledAt,
      status: publication.status?.word,
      fetchedAt: post.provenance.fetchedAt
    )
    // monorepo:allow swallowed-error: texts and dates can always be written
    return try? JSONEncoder().encode(record)
  }

  private static func record(in document: Document?) -> Record? {
    guard let document else { return nil }
    // monorepo:allow swallowed-error: another partition may have it; the search of the feed says why there is none
    return try? JSONDecoder().decode(Record.self, from: document.body)
  }

  private static func post(_ id: Post.ID, _ record: Record) -> Fetched<Post> {
    let post = Post(
      id: id,
      title: record.title,
      excerpt: record.excerpt,
      category: record.category.map(PostCategory.init),
      author: record.author,
      image: record.image.flatMap { WebLink($0) },
      publication: Publication(
        publishedAt: record.publishedAt,
        scheduledAt: record.scheduledAt,
        status: record.status.map { Publication.Status(word: $0) }
      )
    )
    return Fetched(post, provenance: Provenance(kind: .stored, fetchedAt: record.fetchedAt))
  }
}
