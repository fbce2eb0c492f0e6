import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes

@testable import Journey

/// The feature with 51 applications, the first of which has an offer and a document.
struct JourneyFixture {
  static let queue = OutboxQueue(area: "careers", account: "anna")

  let repository = FakeApplications()
  let uploads = FakeUploads()
  let store: any NotificationStore
  let feature: JourneyFeature

  init(
    store: any NotificationStore = FakeNotifications(),
    outbox: FakeOutbox? = nil,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.store = store
    feature = Self.feature(repository, uploads, in: .english, store, outbox, observe)
    repository.prepare {
      $0.pages[0] = .success(
        CareersSamples.page((1...50).map { CareersSamples.application($0) }, next: 50, total: 51)
      )
      $0.pages[50] = .success(CareersSamples.page([CareersSamples.application(51)], total: 51))
      $0.journeys[Samples.id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.documents[Samples.id] = .success(CareersSamples.fetched([CareersSamples.document()]))
      $0.address = .success(CareersSamples.presigned("key"))
      $0.registered = .success(CareersSamples.document("d2"))
      $0.decided = .success(CareersSamples.application(1, .hired))
    }
  }

  /// Another feature with the applications of the fixture.
  func feature(in language: Language, store: any NotificationStore, outbox: FakeOutbox?) -> JourneyFeature {
    Self.feature(repository, uploads, in: language, store, outbox) { _ in }
  }

  private static func feature(
    _ repository: FakeApplications,
    _ uploads: FakeUploads,
    in language: Language,
    _ store: any NotificationStore,
    _ outbox: FakeOutbox?,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> JourneyFeature {
    let notifications = CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }
    return JourneyFeature(
      language: language,
      useCases: JourneyUseCases(
        browse: BrowseApplications(repository: repository),
        open: OpenApplication(repository: repository),
        upload: UploadDocument(repository: repository, files: uploads, uploader: uploads),
        decide: DecideOffer(repository: repository),
        notifications: notifications,
        watch: WatchNotifications(
          check: notifications,
          isSignedIn: { true },
          clock: ContinuousClock(),
          now: { CareersSamples.fetchedAt }
        ),
        waiting: outbox.map { ListWaitingApplications(outbox: $0) { queue } }
      ),
      observe: observe
    )
  }

  /// The decisions that the service got.
  var decisions: [OfferDecision] {
    repository.requests.compactMap { if case .decide(let decision, _) = $0 { decision } else { nil } }
  }

  @MainActor func run(_ words: String..., prompter: any Prompter = SilentPrompter()) async -> ScreenRun {
    await run(words, prompter: prompter)
  }

  @MainActor func run(_ words: [String], prompter: any Prompter = SilentPrompter()) async -> ScreenRun {
    await ScreenRun(feature, words, Samples.context, prompter: prompter)
  }
}
