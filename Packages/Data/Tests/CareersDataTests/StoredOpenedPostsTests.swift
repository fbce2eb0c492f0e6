import CareersDomain
import CareersFakes
import DomainKernel
import StorageKit
import Synchronization
import Testing

@testable import CareersData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct StoredOpenedPostsTests {
  private let documents = InMemoryDocumentStore()
  private var store: StoredOpenedPosts { store(["anna", "guests"]) }
  private var guests: StoredOpenedPosts { store(["guests"]) }

  private func store(_ partitions: [String]) -> StoredOpenedPosts {
    StoredOpenedPosts(
      documents: documents,
      partitions: { partitions },
      observe: { Issue.record("\($0)") }
    )
  }

  private static func fetched(_ post: Post, seconds: Double = 0) -> Fetched<Post> {
    let date = CareersSamples.fetchedAt.addingTimeInterval(seconds)
    return Fetched(post, provenance: Provenance(kind: .network, fetchedAt: date))
  }

  @Test(arguments: CareersSamples.posts + [CareersSamples.savablePost])
  func `a post is read as it was remembered, without the relation of the user to it`(post: Post) async {
    await store.remember(Self.fetched(post))

    let stored = await store.post(post.id)

    let expected = Post(
      id: post.id,
      title: post.title,
      excerpt: post.excerpt,
      category: post.category,
      author: post.author,
      image: post.image,
      publication: post.publication
    )
    #expect(stored?.value == expected)
    #expect(stored?.provenance == Provenance(kind: .stored, fetchedAt: CareersSamples.fetchedAt))
  }

  @Test(arguments: [
    Publication.Status.published, .draft, .scheduled, .other("HIDDEN"),
  ])
  func `each status of a post is read as it was`(status: Publication.Status) async {
    let id = CareersSamples.barePost.id
    await store.remember(Self.fetched(Post(id: id, title: "T", publication: Publication(status: status))))

    #expect(await store.post(id)?.value.publication.status == status)
  }

  @Test(arguments: [(-1.0, "Old"), (0, "Old"), (1, "New")])
  func `a post is replaced by a newer one only`(seconds: Double, title: String) async {
    let id = CareersSamples.barePost.id
    await store.remember(Self.fetched(Post(id: id, title: "Old")))

    await store.remember(Self.fetched(Post(id: id, title: "New"), seconds: seconds))

    #expect(await store.post(id)?.value.title == title)
  }

  @Test func `a post that cannot be read is none, until it is opened again`() async throws {
    let post = CareersSamples.visaPost
    let key = DocumentKey(partition: "anna", name: StoredOpenedPosts.name + post.id.rawValue)
    try await documents.save(Document(metadata: Data(), body: Data("junk".utf8)), for: key)
    #expect(await store.post(post.id) == nil)

    await store.remember(Self.fetched(post))

    #expect(await store.post(post.id)?.value.title == post.title)
  }

  @Test func `a post that cannot be stored is told`() async {
    let errors = Mutex<[PersistenceError]>([])
    let full = StoredOpenedPosts(
      documents: InMemoryDocumentStore(limit: 1),
      partitions: { ["guests"] },
      observe: { error in errors.withLock { $0.append(error) } }
    )

    await full.remember(Self.fetched(CareersSamples.visaPost))

    let areAboutSaving = errors.withLock(\.self).map { error in
      if case .cannotBeSaved = error { true } else { false }
    }
    #expect(areAboutSaving == [true])
  }

  @Test func `where the post of the account cannot be read, that of a guest is found`() async throws {
    let post = CareersSamples.visaPost
    await guests.remember(Self.fetched(post))
    let key = DocumentKey(partition: "anna", name: StoredOpenedPosts.name + post.id.rawValue)
    try await documents.save(Document(metadata: Data(), body: Data("junk".utf8)), for: key)

    #expect(await store.post(post.id)?.value.title == post.title)
  }

  @Test func `what a guest opened is found by each account, and what an account opened by no other`() async {
    await guests.remember(Self.fetched(CareersSamples.visaPost))
    await store.remember(Self.fetched(CareersSamples.festivalPost))

    #expect(await store.post(CareersSamples.visaPost.id) != nil)
    #expect(await guests.post(CareersSamples.festivalPost.id) == nil)
    #expect(await store.post(CareersSamples.barePost.id) == nil)
  }

  @Test func `what an account was given as a guest stays for guests`() async {
    let fetched = Self.fetched(CareersSamples.visaPost)

    await store.remember(Fetched(fetched.value, provenance: fetched.provenance.fromGuests))

    #expect(await guests.post(CareersSamples.visaPost.id) != nil)
    #expect(await store.post(CareersSamples.visaPost.id) != nil)
  }

  @Test(arguments: [(-1.0, "Account"), (0, "Account"), (1, "Guest")])
  func `of the posts of the account and of a guest, the one that was fetched later is read`(
    seconds: Double,
    title: String
  ) async {
    let id = CareersSamples.barePost.id
    await store.remember(Self.fetched(Post(id: id, title: "Account")))
    await guests.remember(Self.fetched(Post(id: id, title: "Guest"), seconds: seconds))

    #expect(await store.post(id)?.value.title == title)
  }
}
