import Account
import CareersDomain
import CareersFakes
import DomainKernel
import FeatureKit
import LocalizationKit

/// The feature over fakes.
struct Fixture {
  let repository: FakeCareersAccount
  let records: FakeAccountRecords
  let useCases: AccountUseCases

  static let folder = "/home/mai/.local/share/tessera/secrets"

  init(
    records: FakeAccountRecords = FakeAccountRecords(termsAcceptedAt: CareersSamples.fetchedAt),
    waiting: Result<Int, PersistenceError>? = nil,
    _ change: (inout FakeCareersAccount.State) -> Void = { _ in }
  ) {
    var state = FakeCareersAccount.State()
    change(&state)
    let repository = FakeCareersAccount(state)
    self.repository = repository
    self.records = records
    var useCases = AccountUseCases(
      status: ReadCareersAccount(repository: repository),
      signIn: SignInToCareers(repository: repository, records: records),
      terms: AcceptTerms(records: records, now: { CareersSamples.fetchedAt }),
      email: VerifyEmail(repository: repository, records: records, now: { CareersSamples.fetchedAt }),
      logOut: LogOut(repository: repository),
      tokenFolder: Self.folder
    )
    if let waiting { useCases.waitingChanges = { () throws(PersistenceError) in try waiting.get() } }
    self.useCases = useCases
  }
}

enum Samples {
  static func context(in language: Language = .english, backend: String? = nil) -> ViewContext {
    ViewContext(
      now: CareersSamples.fetchedAt,
      language: language,
      backendLabel: backend,
      phrasing: CommandPhrasing(
        account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout"))
      )
    )
  }

  /// Every state of the page, by its name.
  static let states: [(name: String, status: CareersAccountStatus)] = [
    ("signed-out", CareersAccountStatus()),
    (
      "unverified",
      status {
        $0.session = CareersSamples.session()
        $0.user = CareersSamples.user
        $0.check = .accepted
      }
    ),
    (
      "verified-in-file",
      status {
        $0.session = CareersSamples.session(.file)
        $0.user = CareersSamples.verifiedUser
        $0.check = .accepted
      }
    ),
    (
      "offline",
      status {
        $0.session = CareersSamples.session()
        $0.user = CareersSamples.verifiedUser
        $0.check = .failed(.offline)
      }
    ),
    ("unknown", status { $0.session = CareersSamples.session() }),
    (
      "ended",
      status {
        $0.session = CareersSamples.session(isEnded: true)
        $0.user = CareersSamples.user
        $0.check = .ended
      }
    ),
  ]

  static func status(_ change: (inout CareersAccountStatus) -> Void) -> CareersAccountStatus {
    var status = CareersAccountStatus()
    change(&status)
    return status
  }
}
