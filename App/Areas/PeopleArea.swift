import CommandKit
import DomainKernel
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleData
import PeopleDomain
import Sandbox
import Users

extension Area {
  /// People: the accounts of GitHub, and the user's own.
  static let people = Area(
    commands: ["users", "github"],
    service: peopleService,
    variableHelp: {
      $0.language.choose(
        en: "base address of GitHub's API",
        zhHans: "GitHub API 的基础地址"
      )
    },
    examples: {
      [
        Example(
          "tessera users",
          $0.language.choose(
            en: "the list of all GitHub accounts",
            zhHans: "GitHub 全部帐户的列表"
          )
        )
      ]
    },
    histories: userHistories,
    isBrowsable: true,
    features: { services in
      guard let useCases = usersUseCases(services) else { return [] }
      return [
        UsersFeature(
          language: services.launch.language,
          useCases: useCases,
          observe: services.trace.record
        ),
        GitHubAccountFeature(
          language: services.launch.language,
          list: ListGitHubAccount { [now = services.launch.process.now] _ in
            Fetched([], provenance: Provenance(kind: .stored, fetchedAt: now()))
          },
          observe: services.trace.record
        ),
      ]
    }
  )

  private static let peopleService = ServiceDescriptor(
    variable: "TESSERA_GITHUB_URL",
    address: "https://api.github.com",
    limitsConcurrency: true
  ) { PeopleEndpoints(root: $0) != nil }
  private static let shownUsers = HistoryDescriptor(
    name: "users",
    store: StoreDescriptor(file: "people-history.sqlite", folder: .cache),
    columns: StoredUserHistory.columns,
    formatVersion: StoredUserHistory.formatVersion,
    earlier: nil
  )
  @Sendable
  private static func userHistories() -> [HistoryDescriptor] { [shownUsers] }

  private static func usersUseCases(_ services: Services) -> UsersUseCases? {
    let process = services.launch.process
    let selection = services.selection(of: peopleService)
    guard let endpoints = PeopleEndpoints(root: selection.root) else { return nil }
    let history = StoredUserHistory(
      table: services.searchTable(shownUsers),
      partition: selection.partition
    )
    let repository = CachingUserRepository(
      HTTPUserRepository(
        loader: services.loader(for: selection, permits: endpoints.permits) { GitHubService(now: process.now) },
        endpoints: endpoints
      ),
      history: history,
      observe: services.trace.record
    )
    return UsersUseCases(
      list: ListUsers(repository: repository),
      open: OpenUser(repository: repository, history: history, observe: services.trace.record),
      find: FindUsers(history: history),
      opener: TerminalLinkOpener(process: process)
    )
  }
}
