import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes

@testable import Jobs

/// The commands of jobs over fakes.
@MainActor
struct JobsRun {
  let repository = FakeCareers()
  let saved: FakeSaved<Job>
  let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  let applying = FakeApplying()
  let uploads = FakeUploads()
  let applications = FakeApplications()
  private let isSignedIn: Bool

  init(isSignedIn: Bool = true, saved: [Job.ID] = []) {
    self.isSignedIn = isSignedIn
    self.saved = FakeSaved([CareersSamples.savable, CareersSamples.withdrawn], saved: saved)
    repository.prepare {
      $0.jobs[CareersSamples.savableID] = .success(
        CareersSamples.fetched(JobDetail(job: CareersSamples.savable))
      )
    }
  }

  var useCases: JobsUseCases {
    let (saved, isSignedIn) = (saved, isSignedIn)
    let account: ChangeSaved.Account = { () async throws(ServiceError) in
      guard isSignedIn else { throw .signInNeeded }
      return OutboxRoute(careersAccount: "tests", jobs: saved, posts: FakeSaved<Post>([]))
    }
    return JobsUseCases(
      repository: repository,
      saved: saved,
      change: ChangeSaved(
        outbox: outbox,
        drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }),
        account: account
      ),
      apply: ApplyForJob(
        repository: repository,
        applying: applying,
        files: uploads,
        upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
        outbox: outbox,
        account: account,
        now: { CareersSamples.fetchedAt }
      ),
      applyLater: ApplyLater(outbox: outbox, account: account)
    )
  }

  func feature(in language: Language = .english) -> JobsFeature {
    JobsFeature(language: language, useCases: useCases)
  }

  func callAsFunction(
    _ words: [String],
    in language: Language = .english,
    prompter: any Prompter = SilentPrompter()
  ) async -> ScreenRun {
    await ScreenRun(
      feature(in: language),
      ["jobs"] + words,
      Samples.context(in: language),
      prompter: prompter
    )
  }
}
