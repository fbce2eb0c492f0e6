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
  let confirmed = FakeConfirmedChanges()
  let sent = FakeSentApplications()
  /// Why nobody can tell whose changes wait; `nil` for an account that is signed in.
  private let accountError: ServiceError?

  init(isSignedIn: Bool = true, saved: [Job.ID] = []) {
    self.init(accountError: isSignedIn ? nil : .signInNeeded, saved: saved)
  }

  init(accountError: ServiceError?, saved: [Job.ID] = []) {
    self.accountError = accountError
    self.saved = FakeSaved([CareersSamples.savable, CareersSamples.withdrawn], saved: saved)
    repository.prepare {
      $0.jobs[CareersSamples.savableID] = .success(
        CareersSamples.fetched(JobDetail(job: CareersSamples.savable))
      )
    }
  }

  var useCases: JobsUseCases {
    let (saved, accountError) = (saved, accountError)
    let sender = JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
      applied: AppliedJobs(store: sent, repository: applications)
    )
    let confirmed = ConfirmedChanges(store: confirmed, now: { CareersSamples.fetchedAt })
    let account: ChangeSaved.Account = { () async throws(ServiceError) in
      if let accountError { throw accountError }
      return OutboxRoute(
        careersAccount: "tests",
        jobs: saved,
        posts: FakeSaved<Post>([]),
        confirmed: confirmed,
        others: [JobApplySender.outboxKind: sender]
      )
    }
    let drain = DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    let change = ChangeSaved(
      outbox: outbox,
      drain: drain,
      account: account
    )
    let marks = SavedMarks(change: change, confirmed: confirmed)
    let repository = MarkedJobs(repository, marks: marks)
    return JobsUseCases(
      repository: repository,
      saved: BrowseSaved(saved: saved, marks: marks, find: repository.stored),
      change: change,
      apply: ApplyForJob(
        repository: repository,
        sender: sender,
        files: uploads,
        outbox: outbox,
        drain: drain,
        account: account
      ),
      find: repository.stored
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
