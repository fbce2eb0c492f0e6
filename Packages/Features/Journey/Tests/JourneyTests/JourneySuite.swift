import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes

@testable import Journey

/// Tests that run the commands of applications and notifications over fakes.
@MainActor protocol JourneySuite {
  var fixture: JourneyFixture { get }
}

extension JourneySuite {
  var id: String { Samples.id.rawValue }
  var repository: FakeApplications { fixture.repository }
  var uploads: FakeUploads { fixture.uploads }

  func run(
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    store: (any NotificationStore)? = nil,
    outbox: FakeOutbox? = nil,
    in language: Language = .english
  ) async -> ScreenRun {
    await ScreenRun(
      fixture.feature(in: language, store: store ?? fixture.store, outbox: outbox),
      words,
      Samples.context(in: language),
      prompter: prompter
    )
  }
}
