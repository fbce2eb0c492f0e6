import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct OpenPostTests {
  private let repository = FakeCareers()
  private var open: OpenPost { OpenPost(repository: repository) }

  init() {
    repository.prepare {
      $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...50), next: 50))
      $0.postPages[50] = .success(
        CareersSamples.fetched(EntryPage(entries: CareersSamples.posts(50...60)), .offline)
      )
    }
  }

  @Test(arguments: [(1, 1, nil), (50, 1, nil), (51, 2, StaleReason.offline), (60, 2, .offline)])
  func `a post is found in the first part that has it, and comes from where that came`(
    number: Int,
    parts: Int,
    staleness: StaleReason?
  ) async throws {
    let post = try await open(id(number), among: FeedQuery(category: .visa), .cacheFirst)

    #expect(post == CareersSamples.fetched(CareersSamples.posts(number...number)[0], staleness))
    #expect(
      repository.requests
        == [0, 50].prefix(parts).map {
          .posts(FeedQuery(category: .visa), PageRequest(offset: $0), .cacheFirst)
        }
    )
  }

  @Test func `a feed that was read to its end just now does not have the post`() async {
    repository.prepare { $0.postPages[50] = .success(CareersSamples.page(CareersSamples.posts(50...60))) }

    await #expect(throws: OpenPostError.noSuchPost) { try await open(id(61), .cacheFirst) }
  }

  @Test(
    arguments: [
      (.notChecked, .offline), (.connectionLost, .connectionLost), (.unavailable, .unavailable),
    ] as [(StaleReason, ServiceError)]
  )
  func `a feed of which a part may be out of date does not tell that the post is missing`(
    reason: StaleReason,
    error: ServiceError
  ) async {
    repository.prepare {
      $0.postPages[50] = .success(
        CareersSamples.fetched(EntryPage(entries: CareersSamples.posts(50...60)), reason)
      )
    }

    await #expect(throws: OpenPostError.incomplete(error)) { try await open(id(61), .cacheFirst) }
  }

  @Test(arguments: [FetchPolicy.cacheOnly, .cacheFirst])
  func `parts of different readings of the feed do not tell that the post is missing`(
    policy: FetchPolicy
  ) async {
    repository.prepare {
      $0.postPages[0] = .success(
        CareersSamples.page(CareersSamples.posts(100...149), next: 50, total: 95)
      )
      $0.postPages[50] = .success(
        CareersSamples.fetched(EntryPage(entries: CareersSamples.posts(51...65), total: 65), .connectionLost)
      )
    }

    await #expect(throws: OpenPostError.incomplete(.connectionLost)) { try await open(id(30), policy) }
  }

  @Test(arguments: [(61, 0), (60, 1)])
  func `posts that are missing in the parts, or cannot be read, may be the one`(
    total: Int,
    unreadableCount: Int
  ) async {
    repository.prepare {
      $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...50), next: 50, total: total))
      $0.postPages[50] = .success(
        CareersSamples.fetched(
          EntryPage(
            entries: CareersSamples.posts(50...60),
            total: total,
            unreadableCount: unreadableCount
          )
        )
      )
    }

    await #expect(throws: OpenPostError.incomplete(.malformed(total == 61 ? .moving : .nothingUsable))) {
      try await open(id(61), .cacheFirst)
    }
  }

  @Test func `a search that breaks off says how far it came`() async {
    repository.prepare { $0.postPages[50] = .failure(.offline) }

    await #expect(throws: OpenPostError.interrupted(searched: 50, .offline)) {
      try await open(id(51), .cacheOnly)
    }
  }

  @Test(arguments: [ServiceError.offline, .cancelled])
  func `a feed that cannot be read is a failure of the service`(error: ServiceError) async {
    repository.prepare { $0.postPages[0] = .failure(error) }

    await #expect(throws: OpenPostError.service(error)) { try await open(id(1), .cacheFirst) }
  }

  @Test func `a search that is cancelled later was cancelled`() async {
    repository.prepare { $0.postPages[50] = .failure(.cancelled) }

    await #expect(throws: OpenPostError.service(.cancelled)) { try await open(id(51), .cacheFirst) }
  }

  @Test func `the search ends after a thousand posts`() async {
    repository.prepare { answers in
      for offset in stride(from: 0, through: 1000, by: 50) {
        answers.postPages[offset] = .success(
          CareersSamples.page(CareersSamples.posts(offset + 1...offset + 50), next: offset + 50)
        )
      }
    }

    await #expect(throws: OpenPostError.outOfReach(searched: 1000)) { try await open(id(1001), .cacheFirst) }
    #expect(repository.requests.count == 20)
  }

  @Test func `the search ends where the feed repeats itself`() async {
    repository.prepare { answers in
      for offset in [50, 100, 150, 200] {
        answers.postPages[offset] = .success(
          CareersSamples.page(CareersSamples.posts(1...50), next: offset + 50)
        )
      }
    }

    await #expect(throws: OpenPostError.interrupted(searched: 50, .malformed(.nothingUsable))) {
      try await open(id(51), .cacheFirst)
    }
    #expect(repository.requests.count == 4)
  }

  @Test func `the search ends where the feed has no post in its first four parts`() async {
    repository.prepare { answers in
      for offset in [0, 50, 100, 150, 200] {
        answers.postPages[offset] = .success(CareersSamples.page([], next: offset + 50))
      }
    }

    await #expect(throws: OpenPostError.service(.malformed(.nothingUsable))) {
      try await open(id(1), .cacheFirst)
    }
    #expect(repository.requests.count == 4)
  }

  // MARK: - Stored posts

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst, .cacheOnly])
  func `a post that was opened is remembered as it came`(policy: FetchPolicy) async throws {
    let opened = FakeOpenedPosts()

    let post = try await OpenPost(repository: repository, opened: opened)(id(51), policy)

    #expect(opened.posts == [post])
  }

  @Test func `a post that may not be recorded is not remembered`() async throws {
    let opened = FakeOpenedPosts()
    let provenance = Provenance(kind: .network, fetchedAt: CareersSamples.fetchedAt, mayBeKept: false)
    let page = Fetched(EntryPage(entries: CareersSamples.posts(1...1)), provenance: provenance)
    repository.prepare { $0.postPages[0] = .success(page) }

    _ = try await OpenPost(repository: repository, opened: opened)(id(1), .cacheFirst)

    #expect(opened.posts.isEmpty)
  }

  @Test(arguments: [(FetchPolicy.cacheOnly, StaleReason.notChecked), (.cacheFirst, .connectionLost)])
  func `a post that was opened before opens where the feed cannot be searched, and says why`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    let stored = CareersSamples.fetched(CareersSamples.posts(70...70)[0])
    let opened = FakeOpenedPosts([stored])
    repository.prepare { $0.postPages[50] = .failure(.connectionLost) }

    let post = try await OpenPost(repository: repository, opened: opened)(id(70), policy)

    #expect(post == stored.stale(because: reason))
    #expect(opened.posts == [stored])
  }

  @Test func `a post that the feed does not have any more is not opened from the store`() async {
    let opened = FakeOpenedPosts([CareersSamples.fetched(CareersSamples.posts(70...70)[0])])
    repository.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...50))) }

    await #expect(throws: OpenPostError.noSuchPost) {
      try await OpenPost(repository: repository, opened: opened)(id(70), .cacheFirst)
    }
  }

  @Test(
    arguments: [(.cacheOnly, .notChecked), (.cacheFirst, .beyondReach)] as [(FetchPolicy, StaleReason)]
  )
  func `a post that was opened before opens beyond the reach of the search, and says why`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    let stored = CareersSamples.fetched(CareersSamples.posts(1001...1001)[0])
    let open = OpenPost(repository: repository, opened: FakeOpenedPosts([stored]))
    repository.prepare { answers in
      for offset in stride(from: 0, through: 1000, by: 50) {
        answers.postPages[offset] = .success(
          CareersSamples.page(CareersSamples.posts(offset + 1...offset + 50), next: offset + 50)
        )
      }
    }

    #expect(try await open(id(1001), policy) == stored.stale(because: reason))
  }

  @Test(arguments: [ServiceError.cancelled, .notFound])
  func `a post that was opened before does not stand in for a search that was cancelled or is denied`(
    error: ServiceError
  ) async {
    let opened = FakeOpenedPosts([CareersSamples.fetched(CareersSamples.posts(1...1)[0])])
    repository.prepare { $0.postPages[0] = .failure(error) }

    await #expect(throws: OpenPostError.service(error)) {
      try await OpenPost(repository: repository, opened: opened)(id(1), .cacheFirst)
    }
  }

  @Test func `a post that was opened before opens where a part of the feed may be out of date`() async throws
  {
    let stored = CareersSamples.fetched(CareersSamples.posts(70...70)[0])

    let post = try await OpenPost(repository: repository, opened: FakeOpenedPosts([stored]))(
      id(70),
      .cacheFirst
    )

    #expect(post == stored.stale(because: .offline))
  }

  @Test func `a saved post opens where the feed cannot be searched, and is remembered`() async throws {
    let post = CareersSamples.savablePost
    let saved = FakeSaved([post], saved: [post.id])
    let change = ChangeSaved(
      outbox: FakeOutbox(now: { CareersSamples.fetchedAt }),
      drain: DrainOutbox(
        outbox: FakeOutbox(now: { CareersSamples.fetchedAt }),
        now: { CareersSamples.fetchedAt }
      )
    ) { () async throws(ServiceError) in
      OutboxRoute(careersAccount: "a", jobs: FakeSaved<Job>([]), posts: saved)
    }
    let confirmed = ConfirmedChanges(store: FakeConfirmedChanges(), now: { CareersSamples.fetchedAt })
    let list = BrowseSaved(saved: saved, marks: SavedMarks(change: change, confirmed: confirmed)) {
      (_: [Post.ID]) in [Post]()
    }
    repository.prepare { $0.postPages[0] = .failure(.timedOut) }

    let posts = FakeOpenedPosts()
    let open = OpenPost(repository: repository, saved: list, opened: posts)

    let opened = try await open(post.id, .cacheFirst)

    #expect(opened.value.title == post.title)
    #expect(opened.provenance.staleness == .timedOut)
    #expect(posts.posts.map(\.value.id) == [post.id])
  }

  private func id(_ number: Int) -> Post.ID { Post.ID(rawValue: "post_\(number)") }
}
