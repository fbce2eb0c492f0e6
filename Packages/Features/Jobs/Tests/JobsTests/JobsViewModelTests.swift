import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Jobs

@MainActor @Suite(.timeLimit(.minutes(5))) struct JobsViewModelTests {
  private let jobs = JobsRun()

  @Test func `a list that is longer than a part is handed over, and its marks are read`() async {
    jobs.repository.prepare {
      $0.jobPages[0] = .success(CareersSamples.page(CareersSamples.jobs(1...50), next: 50, total: 52))
      $0.jobPages[50] = .success(CareersSamples.page(CareersSamples.jobs(50...52), total: 52))
    }
    let lists = JobLists(useCases: jobs.useCases, marks: JobMarks { [] }, observe: { _ in })
    let screen = lists.jobs(Samples.query, limit: nil)
    var counts: [Int] = []

    await screen.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return true
      })
    )

    #expect(counts == [50, 2])
    #expect(screen.state.handedOver == 52)
    #expect(screen.records?.count == 0)
    #expect(screen.failure(in: Samples.context) == nil)
  }

  @Test(arguments: [
    (ServiceError.notFound, JobFailure.noSuchJob(CareersSamples.welder.id)), (.offline, .service(.offline)),
  ])
  func `a job that the service does not have is told from a failure`(
    error: ServiceError,
    failure: JobFailure
  ) async {
    jobs.repository.prepare { $0.jobs[CareersSamples.welder.id] = .failure(error) }
    let model = JobViewModel(
      CareersSamples.welder.id,
      repository: jobs.repository,
      apply: jobs.useCases.apply,
      marks: JobMarks { [] }
    )

    await model.load(LoadRequest())

    #expect(model.state == .failed(failure, previous: nil))
  }
}
