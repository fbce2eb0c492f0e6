import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Jobs

@MainActor @Suite(.timeLimit(.minutes(5))) struct JobsViewModelTests {
  private let repository = FakeCareers()

  init() {
    prepare([0: (1...50, 50), 50: (51...100, 100), 100: (101...120, nil)])
  }

  @Test func `a list is loaded as far as it is wanted, and no further`() async {
    let model = model(limit: 60)
    #expect(model.state.list == .idle)

    await model.load(LoadRequest())

    #expect(model.state.jobs == CareersSamples.jobs(1...60))
    #expect(model.hasMore)
    #expect(offsets == [0, 50])
  }

  @Test func `a list is loaded to its end`() async {
    let model = model(limit: nil)

    await model.load(LoadRequest())

    #expect(model.state.jobs == CareersSamples.jobs(1...120))
    #expect(!model.hasMore)
    #expect(model.records?.count == 120)
  }

  @Test func `more is shown step by step until the end`() async {
    let model = model(limit: 40)
    await model.load(LoadRequest())
    var counts: [Int] = []

    while model.hasMore {
      await model.loadMore(LoadRequest())
      counts.append(model.state.jobs.count)
    }

    #expect(counts == [80, 120])
    #expect(offsets == [0, 50, 100])
  }

  @Test func `jobs that are there already are shown without asking`() async {
    let model = model(limit: 20)
    await model.load(LoadRequest())

    await model.loadMore(LoadRequest())

    #expect(model.state.jobs.count == 40)
    #expect(offsets == [0])
  }

  @Test func `a list does not shrink while it is refreshed`() async {
    let model = model(limit: 40)
    await model.load(LoadRequest())
    await model.loadMore(LoadRequest())

    await model.load(LoadRequest(.networkFirst))

    #expect(model.state.jobs.count == 80)
    #expect(offsets == [0, 50, 0, 50])
  }

  @Test func `a part that fails leaves the others, and is tried again`() async {
    repository.prepare { $0.jobPages[50] = .failure(.timedOut) }
    let model = model(limit: 60)

    await model.load(LoadRequest())
    #expect(model.state.list.error == .timedOut)
    #expect(model.state.jobs.count == 50)
    #expect(model.failure(in: Samples.context) == nil)
    prepare([50: (51...100, nil)])
    await model.loadMore(LoadRequest())

    #expect(model.state.list.error == nil)
    #expect(model.state.jobs.count == 60)
  }

  @Test func `a list that cannot be refreshed stays`() async {
    let model = model(limit: 20)
    await model.load(LoadRequest())
    repository.prepare { $0.jobPages[0] = .failure(.offline) }

    await model.load(LoadRequest(.networkFirst))

    #expect(model.state.list.error == .offline)
    #expect(model.state.jobs.count == 20)
  }

  @Test func `nothing is said to be empty before the service said so`() async {
    let model = model(limit: 20)
    repository.prepare { $0.jobPages[0] = .failure(.unavailable) }
    await model.load(LoadRequest())
    #expect(model.state.list == .failed(.unavailable, previous: nil))
    repository.prepare { $0.jobPages[0] = .success(CareersSamples.page([], total: 0)) }

    await model.load(LoadRequest())

    #expect(model.state.list == .empty(CareersSamples.page([], total: 0)))
    #expect(!model.hasMore)
  }

  @Test func `nothing is continued before there is a list`() async {
    let model = model(limit: 20)

    await model.loadMore(LoadRequest())

    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [
    (ServiceError.notFound, JobFailure.noSuchJob(CareersSamples.welder.id)), (.offline, .service(.offline)),
  ])
  func `a job that the service does not have is told from a failure`(
    error: ServiceError,
    failure: JobFailure
  ) async {
    repository.prepare { $0.jobs[CareersSamples.welder.id] = .failure(error) }
    let model = JobViewModel(CareersSamples.welder.id, repository: repository)

    await model.load(LoadRequest())

    #expect(model.state == .failed(failure, previous: nil))
  }

  private func model(limit: Int?) -> JobsViewModel {
    JobsViewModel(Samples.query, limit: limit, browse: BrowseJobs(repository: repository))
  }

  private var offsets: [Int] {
    repository.requests.map { if case .jobs(Samples.query, let page, _) = $0 { page.offset } else { -1 } }
  }

  private func prepare(_ pages: [Int: (numbers: ClosedRange<Int>, next: Int?)]) {
    repository.prepare { answers in
      for (offset, page) in pages {
        answers.jobPages[offset] = .success(
          CareersSamples.page(CareersSamples.jobs(page.numbers), next: page.next, total: 120)
        )
      }
    }
  }
}
