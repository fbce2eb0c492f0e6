import CareersDomain
import CareersFakes
import DomainKernel
import Testing

/// The behaviour of every repository of the area, the fake that features are tested with included.
@Suite(.timeLimit(.minutes(5))) struct CareersContractTests {
  @Test(arguments: CareersAdapter.allCases)
  func `jobs come in the order of the service, from the network`(adapter: CareersAdapter) async throws {
    let jobs = try await adapter.jobs().jobs(JobQuery(), PageRequest(), .cacheFirst)

    #expect(jobs == CareersSamples.page(CareersSamples.jobs, total: 3))
  }

  @Test(arguments: CareersAdapter.allCases)
  func `posts come in the order of the service, from the network`(adapter: CareersAdapter) async throws {
    let posts = try await adapter.feed().posts(FeedQuery(), PageRequest(), .cacheFirst)

    #expect(posts == CareersSamples.page(CareersSamples.posts, total: 3))
  }

  @Test(arguments: CareersAdapter.allCases)
  func `a job comes with everything about it`(adapter: CareersAdapter) async throws {
    let job = try await adapter.jobs().job(CareersSamples.welder.id, .cacheFirst)

    #expect(job == CareersSamples.fetched(CareersSamples.welderDetail))
  }

  @Test(arguments: CareersAdapter.allCases, ["job_none", "", "..", "job/../x", "日本"])
  func `a job that the service does not have is not found`(adapter: CareersAdapter, id: String) async throws {
    let repository = try adapter.jobs()

    await #expect(throws: ServiceError.notFound) {
      try await repository.job(Job.ID(rawValue: id), .cacheFirst)
    }
  }

  @Test(arguments: CareersAdapter.allCases)
  func `a service without entries is no failure`(adapter: CareersAdapter) async throws {
    let jobs = try await adapter.jobs(isEmpty: true).jobs(JobQuery(), PageRequest(), .cacheFirst)
    let posts = try await adapter.feed(isEmpty: true).posts(FeedQuery(), PageRequest(), .cacheFirst)

    #expect(jobs.value == EntryPage(entries: [], total: 0))
    #expect(posts.value == EntryPage(entries: [], total: 0))
  }
}

/// An implementation of the ports, made so that it has the samples.
enum CareersAdapter: CaseIterable {
  case fake
  case http

  func jobs(isEmpty: Bool = false) throws -> any JobRepository {
    switch self {
    case .fake: fake(isEmpty)
    case .http: try http(isEmpty)
    }
  }

  func feed(isEmpty: Bool = false) throws -> any FeedRepository {
    switch self {
    case .fake: fake(isEmpty)
    case .http: try http(isEmpty)
    }
  }

  private func fake(_ isEmpty: Bool) -> FakeCareers {
    let fake = FakeCareers()
    fake.prepare {
      let (jobs, posts) = isEmpty ? ([], []) : (CareersSamples.jobs, CareersSamples.posts)
      $0.jobPages[0] = .success(CareersSamples.page(jobs, total: jobs.count))
      $0.postPages[0] = .success(CareersSamples.page(posts, total: posts.count))
      $0.jobs[CareersSamples.welder.id] = .success(CareersSamples.fetched(CareersSamples.welderDetail))
    }
    return fake
  }

  private func http(_ isEmpty: Bool) throws -> any JobRepository & FeedRepository {
    try CareersPeer([
      CareersPeer.firstJobs: Wire.list(isEmpty ? [] : Wire.jobs),
      CareersPeer.firstPosts: Wire.list(isEmpty ? [] : Wire.posts),
      "jobs/job_osaka_welder": Wire.welderDetail,
    ]).repository
  }
}
