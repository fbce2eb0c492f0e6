import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import LocalizationKit
import OutboxFakes

@testable import Feed

/// The commands of the feed over fakes.
@MainActor
struct FeedRun {
  let repository = FakeCareers()
  let saved: FakeSaved<Post>
  let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  let confirmed = FakeConfirmedChanges()
  let opened = FakeOpenedPosts()

  init(saved: FakeSaved<Post> = FakeSaved([CareersSamples.savablePost])) {
    self.saved = saved
  }

  var useCases: FeedUseCases {
    let saved = saved
    let confirmed = ConfirmedChanges(store: confirmed, now: { CareersSamples.fetchedAt })
    let change = ChangeSaved(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    ) { () async throws(ServiceError) in
      OutboxRoute(careersAccount: "tests", jobs: FakeSaved<Job>([]), posts: saved, confirmed: confirmed)
    }
    let marks = SavedMarks(change: change, confirmed: confirmed)
    let repository = MarkedPosts(repository, marks: marks, opened: opened)
    return FeedUseCases(
      repository: repository,
      saved: BrowseSaved(saved: saved, marks: marks, find: repository.stored),
      change: change,
      find: repository.stored,
      opened: opened
    )
  }

  func feature(in language: Language = .english) -> FeedFeature {
    FeedFeature(language: language, useCases: useCases)
  }

  func callAsFunction(_ words: [String], in language: Language = .english) async -> ScreenRun {
    await ScreenRun(feature(in: language), ["feed"] + words, Samples.context(in: language))
  }
}
