import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct FakeCareersTests {
  private let detail = CareersSamples.welderDetail
  private let query = JobQuery(text: "weld")
  private let feed = FeedQuery(text: "visa")

  @Test func `what was not prepared is not found, and requests are remembered in order`() async {
    let careers = FakeCareers()
    let (query, feed, id, page) = (query, feed, detail.job.id, PageRequest(offset: 3))

    await expectEach(
      of: [
        { _ = try await $0.jobs(query, page, .cacheOnly) }, { _ = try await $0.job(id, .networkFirst) },
        { _ = try await $0.posts(feed, page, .cacheFirst) },
      ],
      of: careers,
      toThrow: ServiceError.notFound
    )

    let requests: [FakeCareers.Request] = [
      .jobs(query, page, .cacheOnly), .job(id, .networkFirst), .posts(feed, page, .cacheFirst),
    ]
    #expect(careers.requests == requests)
  }

  @Test func `prepared parts are given by offset, and jobs by id`() async throws {
    let (jobs, posts) = (CareersSamples.page(CareersSamples.jobs), CareersSamples.page(CareersSamples.posts))
    var answers = FakeCareers.Answers()
    answers.jobPages[3] = .success(jobs)
    let careers = FakeCareers(answers)
    careers.prepare { answers in
      answers.jobs[detail.job.id] = .success(CareersSamples.fetched(detail))
      answers.postPages[0] = .success(posts)
    }

    #expect(try await careers.jobs(query, PageRequest(offset: 3), .cacheFirst) == jobs)
    #expect(try await careers.job(detail.job.id, .cacheFirst).value == detail)
    #expect(try await careers.posts(feed, PageRequest(), .cacheFirst) == posts)
    await #expect(throws: ServiceError.notFound) {
      try await careers.jobs(query, PageRequest(offset: 2), .cacheFirst)
    }
  }

  @Test func `the call-back runs between the request and the answer, which it may prepare`() async throws {
    let slot = Slot<FakeCareers>()
    let careers = FakeCareers { [detail] request in
      #expect(slot.value?.requests == [request])
      slot.value?.prepare { $0.jobs[detail.job.id] = .success(CareersSamples.fetched(detail)) }
    }
    slot.fill(careers)

    #expect(try await careers.job(detail.job.id, .cacheFirst).value == detail)
  }
}
