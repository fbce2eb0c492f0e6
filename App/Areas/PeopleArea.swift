import CommandKit
import DomainKernel
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleData
import PeopleDomain
import ResourceLoading
import SettingsDomain
import Users

extension Area {
  /// People: the accounts of GitHub, and the user's own.
  static let people = Area(
    commands: ["users", "github"],
    usedServices: [GitHubServices.apiService, GitHubServices.signInService],
    account: .gitHub,
    sandbox: SandboxDescriptor(
      variables: [ServedVariable(GitHubServices.clientIDVariable, value: GitHubServices.sandboxClientID)],
      guests: [GitHubServices.servedAvatars],
      services: GitHubServices.sandbox
    ),
    examples: {
      [
        Example(
          "tessera users",
          $0.language.choose(
            en: "the list of all GitHub accounts",
            zhHans: "GitHub 全部帐户的列表",
            id: "daftar semua akun GitHub"
          )
        )
      ]
    },
    histories: { [GitHubServices.shownUsers] },
    features: { services in
      [
        UsersFeature(
          language: services.launch.language,
          useCases: usersUseCases(services),
          observe: services.trace.record
        ),
        GitHubAccountFeature(
          language: services.launch.language,
          useCases: accountUseCases(services),
          observe: services.trace.record
        ),
      ]
    }
  )

  private static func accountUseCases(_ services: Services) -> GitHubAccountUseCases {
    let gitHub = services.gitHub
    var useCases = gitHub.useCases
    useCases.confirmsCodesItself = services.selection(of: GitHubServices.signInService).usesSandbox
    useCases.waitingChanges = { () async throws(PersistenceError) -> Int in
      let queue: OutboxQueue?
      do throws(ServiceError) { queue = try services.cards?.route?().queue } catch {
        // An outbox without a file has no changes of any account.
        guard services.hasOutbox else { return 0 }
        throw .cannotBeRead(reason: KnownReason.unknownAccount.rawValue)
      }
      return try await services.waitingChanges(in: queue)
    }
    return useCases
  }

  private static func usersUseCases(_ services: Services) -> UsersUseCases {
    let gitHub = services.gitHub
    let history = gitHub.userHistory
    let starts = StoredListStarts(
      documents: services.stores.responses,
      partition: { gitHub.partition },
      searched: { gitHub.loader.publicPartitions },
      save: services.writes.add,
      observe: services.trace.cacheFailed
    )
    let service = HTTPUserRepository(
      loader: gitHub.loader,
      endpoints: gitHub.endpoints,
      starts: starts,
      history: history
    )
    // The page behind those that are stored is asked for by the repository that does not store it.
    let rest = passing(gitHub, mostAhead: .max)
    let beginning = HTTPUserRepository(
      loader: gitHub.loader,
      endpoints: gitHub.endpoints,
      starts: starts,
      mostAhead: ListUsers.mostStored / UserListPlace.mostPerPage - 1,
      rest: rest
    )
    let repository = recording(service, services)
    return UsersUseCases(
      list: ListUsers(repository: repository),
      // Thousands that nobody looked at would push out of the history and the cache those that were shown.
      walk: ListUsers(repository: repository, rest: passing(gitHub)),
      walkToEnd: ListUsers(repository: recording(beginning, services), rest: rest),
      open: OpenUser(repository: repository, history: history, observe: services.trace.record),
      find: FindUsers(history: history) { () throws(ServiceError) in try gitHub.checkAccount() },
      opener: TerminalLinkOpener(process: services.launch.process),
      pictures: services.pictures.ofAccounts
    )
  }

  /// Records what is stored, so that it can be searched; an answer does not wait for that.
  private static func recording(
    _ repository: HTTPUserRepository,
    _ services: Services
  ) -> CachingUserRepository {
    CachingUserRepository(
      repository,
      history: services.gitHub.userHistory,
      save: services.writes.add,
      observe: services.trace.record
    )
  }

  /// Reads pages that nobody looks at.
  private static func passing(_ gitHub: GitHubServices, mostAhead: Int = 0) -> HTTPUserRepository {
    HTTPUserRepository(
      loader: gitHub.loader,
      endpoints: gitHub.endpoints,
      storesPages: false,
      mostAhead: mostAhead
    )
  }
}

extension AreaAccount {
  /// The user's account at GitHub, which cards use as well.
  static let gitHub = AreaAccount(
    service: GitHubServices.apiService,
    signIn: Route("github", "login"),
    // The sandbox approves a code by itself, where no token can be had.
    sandboxSignIn: Route("github", "login").with("device"),
    signOut: Route("github", "logout"),
    token: { $0.gitHub.tokenOrigin },
    partition: { $0.gitHub.accountPartition },
    follow: { $0.gitHub.followAccount() }
  )
}

/// Opens addresses in the browser while a user looks at the output, and nothing on pipes.
struct TerminalLinkOpener: LinkOpener {
  let process: ProcessContext

  func open(_ link: WebLink) async -> Bool {
    process.output.isTerminal && process.openAddress(link.description)
  }
}
