import CommandKit
import DomainKernel
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleData
import PeopleDomain
import Users

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    isBrowsable: true,
    features: { services in
      [
        UsersFeature(
          language: services.launch.language,
          useCases: usersUseCases(services),
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
    address: "https://api.github.com"
  ) { PeopleEndpoints(root: $0) != nil }

  private static func usersUseCases(_ services: Services) -> UsersUseCases {
    let history = UnavailableUserHistory()
    let repository = CachingUserRepository(
      UnavailableUserRepository(),
      history: history,
      observe: services.trace.record
    )
    return UsersUseCases(
      list: ListUsers(repository: repository),
      open: OpenUser(repository: repository, history: history, observe: services.trace.record),
      find: FindUsers(history: history),
      opener: TerminalLinkOpener(process: services.launch.process)
    )
  }
}

/// Stands for the repository until there is one.
private struct UnavailableUserRepository: UserRepository {
  func users(
    _ request: UserPageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserPage> {
    throw .unavailable
  }

  func profile(of login: String, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<UserProfile> {
    throw .unavailable
  }
}

/// Stands for the history until there is one.
private struct UnavailableUserHistory: UserHistory {
  private static let reason = PersistenceError.cannotBeRead(reason: "there is no history of accounts")

  func record(_ users: [User], seenAt: Date) async throws(PersistenceError) { throw Self.reason }

  func record(_ profile: UserProfile, seenAt: Date) async throws(PersistenceError) { throw Self.reason }

  func users(matching text: String, limit: Int) async throws(PersistenceError) -> [UserProfile] {
    throw Self.reason
  }
}
