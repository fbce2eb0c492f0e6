import CareersDomain
import CareersFakes
import DomainKernel
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

  @Test func `a feed that was searched to its end does not have the post`() async {
    await #expect(throws: OpenPostError.noSuchPost) { try await open(id(61), .cacheFirst) }
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

    await #expect(throws: OpenPostError.outOfReach(searched: 50)) { try await open(id(51), .cacheFirst) }
    #expect(repository.requests.count == 4)
  }

  @Test func `the search ends where the feed has no post in its first three parts`() async {
    repository.prepare { answers in
      for offset in [0, 50, 100, 150] {
        answers.postPages[offset] = .success(CareersSamples.page([], next: offset + 50))
      }
    }

    await #expect(throws: OpenPostError.outOfReach(searched: 0)) { try await open(id(1), .cacheFirst) }
    #expect(repository.requests.count == 3)
  }

  private func id(_ number: Int) -> Post.ID { Post.ID(rawValue: "post_\(number)") }
}
