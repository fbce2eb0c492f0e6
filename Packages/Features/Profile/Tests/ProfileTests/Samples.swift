import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Profile

/// The feature over fakes.
@MainActor struct Fixture {
  nonisolated static let queue = OutboxQueue(area: "careers", account: "siti")

  let service: FakeVerification
  let uploads = FakeUploads()
  let organizations = FakeOrganizations()
  let outbox = FakeOutbox()
  let sender: FakeOutboxSender
  /// Receives the events of the feature.
  var observe: @Sendable (FeatureEvent) -> Void = { _ in }
  private let isSignedIn: Bool

  init(
    _ status: SessionStatus? = nil,
    isSignedIn: Bool = true,
    canTell: Bool = true,
    _ change: (inout FakeVerification.Answers) -> Void = { _ in }
  ) {
    self.isSignedIn = isSignedIn
    sender = FakeOutboxSender(canTell: canTell)
    service = FakeVerification {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.profile))
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(status)))
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(status)))
      $0.history = .success(CareersSamples.fetched(CareersSamples.verificationEvents))
      $0.start = .success(CareersSamples.verification(.created))
      $0.address = .success(CareersSamples.presigned("kyc/p"))
      $0.submission = .success(CareersSamples.verification(.submitted))
      change(&$0)
    }
  }

  func feature(in language: Language) -> ProfileFeature {
    let (sender, isSignedIn) = (sender, isSignedIn)
    let changes = SubmitChange(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }, confirmationDelay: .zero)
    ) {
      OutboxRoute(Self.queue, senders: [ProfileEdit.outboxKind: sender])
    }
    return ProfileFeature(
      language: language,
      profiles: ManageProfile(profiles: service, outbox: outbox, changes: changes) { isSignedIn },
      verification: ManageVerification(
        verification: service,
        profiles: service,
        files: uploads,
        uploader: uploads
      ),
      organizations: ManageOrganizations(repository: organizations, store: organizations) { isSignedIn },
      observe: observe
    )
  }

  func run(
    _ words: String...,
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english
  ) async -> ScreenRun {
    await run(words, prompter: prompter, in: language)
  }

  func run(
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english
  ) async -> ScreenRun {
    await ScreenRun(
      feature(in: language),
      ["profile"] + words,
      Self.context(in: language),
      prompter: prompter
    )
  }

  nonisolated static func context(in language: Language = .english) -> ViewContext {
    ViewContext(now: CareersSamples.fetchedAt, language: language)
  }
}
