import Credentials
import DomainKernel
import FeatureKit
import GitHubAccount
import LocalizationKit
import NetworkingKit
import OfflineHTTP
import PeopleData
import PeopleDomain
import ResourceLoading
import Sandbox

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// GitHub's API, its sign-in pages, and the account of the user there.
///
/// The public service, another address and the sandbox are different services: each has its own account, and tokens of
/// the environment are ignored with the sandbox.
struct GitHubServices: Sendable {
  static let apiService = ServiceDescriptor(
    variable: "TESSERA_GITHUB_URL",
    help: { $0.language.choose(en: "base address of GitHub's API", zhHans: "GitHub API 的基础地址") },
    address: "https://api.github.com",
    bareRefusals: .service,
    normalForm: { PeopleEndpoints(root: $0)?.base.normalForm }
  )

  static let signInService = ServiceDescriptor(
    variable: "TESSERA_GITHUB_LOGIN_URL",
    help: {
      $0.language.choose(en: "base address of GitHub's sign-in pages", zhHans: "GitHub 登录页面的基础地址")
    },
    address: "https://github.com",
    bareRefusals: .service,
    normalForm: { ServiceBase($0)?.normalForm }
  )

  /// The variable with the client ID of the app that signs users in.
  static let clientIDVariable = "TESSERA_GITHUB_CLIENT_ID"
  /// The app that the sandbox signs users in with.
  static let sandboxClientID = GitHubLoginService.Client.githubApp.rawValue

  /// Where the avatars of the accounts are when the sandbox is served.
  static let servedAvatars = GitHubAvatarService.served

  static let shownUsers = HistoryDescriptor(
    name: "users",
    store: StoreDescriptor(file: "people-history.sqlite", folder: .cache),
    columns: StoredUserHistory.columns,
    formatVersion: StoredUserHistory.formatVersion,
    earlier: nil
  )

  /// The public id of the project's own app; an app has to be registered first.
  private static let registeredClientID: String? = nil

  /// Reads and writes through the API, for the account that is signed in.
  let loader: ResourceLoader
  /// The account that is signed in; every loader of the API shares it.
  let account: CurrentAccount
  /// Where the API is, and who is signed in there.
  let signedIn: SignedInService
  /// Follows who is signed in; `nil` where the environment gives the token.
  private let follower: AccountFollower?
  /// The addresses of the API.
  let endpoints: PeopleEndpoints
  /// The accounts that were shown to the account that is signed in, and those that were shown to a guest.
  let userHistory: StoredUserHistory
  private let guestPartition: String
  private let vault: GitHubVault
  /// The use cases of the account.
  let useCases: GitHubAccountUseCases

  /// Where responses of the API are stored now.
  var partition: String { account.value?.partition ?? guestPartition }

  /// Where responses for the account are stored; `nil` while nobody is signed in.
  var accountPartition: String? { account.value?.partition }

  /// Takes over what other processes have changed about who is signed in; a token of the environment stays.
  func followAccount() { follower?.follow() }

  /// Fails where nobody can tell whose the account is that is signed in.
  ///
  /// Throws `ServiceError` with the reason.
  func checkAccount() throws(ServiceError) {
    if let problem = account.value?.problem { throw ServiceError(problem) }
  }

  /// Remembers the account of the token of the environment, as the service has told its number.
  func rememberOwner(_ number: Int) {
    if let id = User.ID(rawValue: number) { vault.remember(owner: id) }
  }

  /// Where the token of requests comes from; `nil` while nobody is signed in.
  var tokenOrigin: TokenOrigin? {
    useCases.signIn.overridingVariable.map(TokenOrigin.variable) ?? (account.value == nil ? nil : .signIn)
  }

  /// The services that stand in for the public ones.
  static func sandbox(_ services: Services) -> [any SandboxService] {
    let (revoked, now) = (RevokedGitHubTokens(), services.launch.process.now)
    return [
      GitHubService(revoked: revoked, now: now), GitHubLoginService(revoked: revoked, now: now),
      GitHubAvatarService(now: now),
    ]
  }

  init(_ services: Services) {
    let launch = services.launch
    let process = launch.process
    let pages = services.selection(of: Self.signInService)
    let revoked = RevokedGitHubTokens()
    let oauth = GitHubOAuth(
      loader: services.clients.loader(for: pages, permits: { Origin($0) == Origin(pages.root) }) {
        GitHubLoginService(revoked: revoked, now: process.now)
      },
      root: pages.root,
      clientID: launch.gitHubClientID
        ?? (pages.usesSandbox ? Self.sandboxClientID : Self.registeredClientID),
      problem: Self.problem(launch)
    )
    let service = SignedInService(
      named: "github",
      Self.apiService,
      services,
      alsoAt: CardsServices.origins(services)
    ) {
      [now = process.now] credentials throws(HTTPClientError) in
      try await oauth.renewed(credentials, at: now())
    }
    signedIn = service
    let api = service.selection
    // An address that is none of the API is a problem of the selection, which ends every command.
    guard let endpoints = PeopleEndpoints(root: api.root) else {
      preconditionFailure("The address of GitHub's API has no origin.")
    }
    let parts = GitHubVault.Parts(
      accounts: service.accounts,
      environment: process.environment,
      isSandboxed: api.usesSandbox,
      now: process.now
    )
    let account = CurrentAccount(GitHubVault.account(parts))
    let loader = services.clients.loader(
      for: api,
      permits: endpoints.permits,
      account: account,
      adapter: endpoints.redirects
    ) {
      GitHubService(revoked: revoked, now: process.now)
    }
    self.account = account
    self.endpoints = endpoints
    self.loader = loader
    guestPartition = api.partition
    let shown = services.stores.searchTable(Self.shownUsers)
    // Asked each time: users sign in and out while the program is open.
    userHistory = StoredUserHistory(
      table: shown,
      partition: { loader.partition },
      searched: { loader.publicPartitions }
    )
    let vault = GitHubVault(parts, current: account) {
      [writes = services.writes] partition throws(PersistenceError) in
      await writes.finish()
      try await loader.wipe(partition)
      try await StoredUserHistory(table: shown, partition: { partition }).removeAll()
    }
    self.vault = vault
    follower =
      vault.environmentToken == nil ? AccountFollower(of: service.accounts, current: account) : nil
    let verifier = HTTPAccountVerifier(loader: loader, endpoints: endpoints)
    useCases = GitHubAccountUseCases(
      status: ReadAccountStatus(vault: vault, verifier: verifier),
      signIn: SignIn(vault: vault, verifier: verifier),
      signOut: SignOut(vault: vault),
      device: oauth,
      approval: DeviceApproval(oauth, clock: process.clock, elapsed: process.elapsed, now: process.now),
      external: GitHubCLI(runner: process.programs, isSandboxed: api.usesSandbox),
      tokenFolder: service.tokenFolder
    )
  }

  /// Why nobody can sign in with a code, which stops nothing else.
  ///
  /// A token of one service must not get to another one: the API and the pages are pointed elsewhere together.
  private static func problem(_ launch: Launch) -> DeviceFlowProblem? {
    guard launch.isGitHubClientIDUsable else { return .invalidClientID }
    let variables = [apiService.variable, signInService.variable]
    let unset = variables.filter { launch.process.variable($0) == nil }
    return unset.count == 1 ? .differentServices(variable: unset[0]) : nil
  }
}

extension ProcessContext {
  /// The variables that hold secrets, which no other program gets.
  public static var secretVariables: Set<String> { Set(GitHubVault.variables) }
}
