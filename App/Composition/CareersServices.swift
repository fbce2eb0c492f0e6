import Account
import CareersData
import CareersDomain
import Credentials
import DomainKernel
import LocalizationKit
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Sandbox
import StorageKit

/// The careers service, and the account of the user there.
struct CareersServices: Sendable {
  static let service = ServiceDescriptor(
    variable: "TESSERA_CAREERS_URL",
    help: {
      $0.language.choose(
        en: "base address of the careers service",
        zhHans: "求职服务的基础地址",
        id: "alamat dasar layanan karier"
      )
    },
    address: "https://senpai-api-app-production.up.railway.app",
    normalForm: { CareersEndpoints(root: $0)?.base.normalForm }
  )

  /// Everything that users of the sandbox made, kept between runs.
  static let sandboxState = StoreDescriptor(file: "careers-sandbox.sqlite", folder: .data) {
    $0.sandboxCareers
  }

  /// The records of the area that the user would miss, with those of the account.
  static let saved = StoreDescriptor(file: "careers.sqlite", folder: .data) { $0.savedCareers }

  /// Reads and writes through the service, for the account that is signed in.
  let loader: ResourceLoader
  /// The addresses of the service.
  let endpoints: CareersEndpoints
  /// Carries files to the addresses that the service gives out, without the account.
  let uploads: any HTTPTransport
  /// The files of the user.
  let files: LocalUploadFiles
  /// The account that is signed in; every loader of the service shares it.
  let account: CurrentAccount
  /// Where the service is, and who is signed in there.
  let signedIn: SignedInService
  private let follower: AccountFollower
  /// Remembers what the account saved and removed, beside what is stored of the service.
  let confirmed: ConfirmedChanges
  /// The stored form of those changes.
  let changes: StoredConfirmedChanges
  /// The applications that the account has sent.
  let sentApplications: StoredSentApplications
  /// Lets one command at a time check the account at the service and change it.
  let turns: AccountTurns
  /// The use cases of the account.
  let useCases: AccountUseCases

  /// The service that stands in for the public one, with what users made there before.
  static func sandbox(_ services: Services) -> CareersService {
    let process = services.launch.process
    return CareersService(
      store: services.stores.sandboxRecords(sandboxState),
      seed: UInt64(process.randomNumber() * 0x1p53),
      now: process.now
    )
  }

  /// Turns that are taken by a lock file; without a folder no other process knows of the account.
  private static func turns(_ launch: Launch) -> AccountTurns {
    guard let data = launch.directories.data else { return .free }
    let lock = InterprocessLock(
      path: data + "/careers-account.lock",
      timeout: launch[\.timeout],
      clock: launch.process.clock
    )
    return AccountTurns(lock)
  }

  init(_ services: Services) {
    let process = services.launch.process
    let selection = services.selection(of: Self.service)
    // An address that is none of this service is a problem of the selection, which ends every command.
    guard let endpoints = CareersEndpoints(root: selection.root) else {
      preconditionFailure("The address of the careers service has no origin.")
    }
    let sandbox = Once<CareersService> { Self.sandbox(services) }
    // Tokens are renewed for nobody's account: the request must not wait for itself.
    let anonymous = services.clients.loader(for: selection, permits: endpoints.permits) { sandbox.value }
    let tokens = CareersTokens(loader: anonymous, endpoints: endpoints)
    let service = SignedInService(named: "careers", Self.service, services) {
      [now = process.now] credentials throws(HTTPClientError) in
      try await tokens.renewed(credentials, at: now())
    }
    signedIn = service
    let account = CurrentAccount(service.accounts.initialAccount())
    self.endpoints = endpoints
    uploads = services.clients.uploads(for: selection) { sandbox.value }
    files = LocalUploadFiles(workingDirectory: process.workingDirectory)
    self.account = account
    follower = AccountFollower(of: service.accounts, current: account)
    let changes = StoredConfirmedChanges(documents: services.stores.responses) { account.value?.partition }
    self.changes = changes
    sentApplications = StoredSentApplications(documents: services.stores.responses) {
      account.value?.partition
    }
    confirmed = ConfirmedChanges(store: changes, now: process.now)
    let loader = services.clients.loader(for: selection, permits: endpoints.permits, account: account) {
      sandbox.value
    }
    self.loader = loader
    let repository = HTTPAccountRepository(
      loader: loader,
      anonymous: anonymous,
      endpoints: endpoints,
      accounts: service.accounts,
      current: account,
      now: process.now
    ) { partition throws(PersistenceError) in
      try await loader.wipe(partition)
      if services.stores.hasFile(Self.saved) {
        try await StoredNotifications.wipe(partition, in: services.careersRecords)
      }
      try await services.eraseSentChanges()
    }
    let records = StoredAccountRecords(
      store: services.careersRecords,
      service: service.accounts.service
    )
    let turns = Self.turns(services.launch)
    self.turns = turns
    useCases = AccountUseCases(
      status: ReadCareersAccount(repository: repository),
      signIn: SignInToCareers(repository: repository, records: records, turns: turns),
      terms: AcceptTerms(records: records, now: process.now),
      email: VerifyEmail(repository: repository, records: records, now: process.now),
      logOut: LogOut(repository: repository),
      tokenFolder: service.tokenFolder
    )
  }
}

// MARK: - Repositories

extension CareersServices {
  /// Takes over what other processes have changed about who is signed in.
  func followAccount() { follower.follow() }

  /// Whether somebody is signed in now, as far as that can be told.
  var isSignedIn: Bool { account.value != nil }

  /// Whether the user is signed in now.
  ///
  /// Throws `ServiceError` when nobody can tell who it is.
  var hasKnownAccount: Bool {
    get throws(ServiceError) {
      guard let account = account.value else { return false }
      if let problem = account.problem { throw ServiceError(problem) }
      return true
    }
  }

  /// Where responses for the account are stored; `nil` while nobody is signed in.
  var accountPartition: String? { account.value?.partition }

  /// The applications of the account.
  var applications: HTTPApplicationRepository {
    HTTPApplicationRepository(loader: loader.forAccount, endpoints: endpoints)
  }

  /// The profile of the account.
  var profiles: HTTPProfileRepository {
    HTTPProfileRepository(loader: loader.forAccount, endpoints: endpoints)
  }

  /// Uploads documents of applications.
  func uploadDocument(_ turns: AccountTurns) -> UploadDocument {
    UploadDocument(
      repository: applications,
      files: files,
      uploader: PresignedUploader(transport: uploads),
      turns: turns
    )
  }

  /// Sends applications for jobs, with files of the user.
  var applySender: JobApplySender {
    JobApplySender(
      applying: HTTPCareersRepository(loader: loader, endpoints: endpoints).applying,
      applications: applications,
      files: files,
      // Who applies has its turn, and who sends the outbox is alone with it.
      upload: uploadDocument(.free),
      applied: AppliedJobs(store: sentApplications, repository: applications)
    )
  }

  /// The queue of the account that is signed in now, and the senders of its changes; `nil` while nobody is.
  ///
  /// Throws `ServiceError` when nobody can tell who it is: nobody knows then what waits.
  var accountRoute: OutboxRoute? {
    get throws(ServiceError) { try hasKnownAccount ? outboxRoute : nil }
  }

  /// The queue and the senders, for a screen that opens only after the sign-in.
  var outboxRoute: OutboxRoute {
    let repository = HTTPCareersRepository(loader: loader, endpoints: endpoints)
    return OutboxRoute(
      careersAccount: loader.partition,
      jobs: repository.savedJobs,
      posts: repository.savedPosts,
      confirmed: confirmed,
      others: [
        ProfileEdit.outboxKind: ProfileEditSender(repository: profiles),
        JobApplySender.outboxKind: applySender,
      ]
    )
  }
}
