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
    service: GitHubServices.apiService,
    variableHelp: {
      $0.language.choose(
        en: "base address of GitHub's API",
        zhHans: "GitHub API 的基础地址"
      )
    },
    signInService: GitHubServices.signInService,
    signInVariableHelp: {
      $0.language.choose(
        en: "base address of GitHub's sign-in pages",
        zhHans: "GitHub 登录页面的基础地址"
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
      [
        UsersFeature(
          language: services.launch.language,
          list: ListUsers { [now = services.launch.process.now] _ in
            Fetched([], provenance: Provenance(kind: .stored, fetchedAt: now()))
          },
          observe: services.trace.record
        ),
        GitHubAccountFeature(
          language: services.launch.language,
          useCases: services.gitHub.useCases,
          observe: services.trace.record
        ),
      ]
    }
  )

  private static let shownUsers = HistoryDescriptor(
    name: "users",
    store: StoreDescriptor(file: "people-history.sqlite", folder: .cache),
    columns: StoredUserHistory.columns,
    formatVersion: StoredUserHistory.formatVersion,
    earlier: nil
  )
  @Sendable
  private static func userHistories() -> [HistoryDescriptor] { [shownUsers] }

  /// The accounts of GitHub, as the account of the user may see them.
  static func userRepository(_ services: Services) -> any UserRepository {
    HTTPUserRepository(loader: services.gitHub.loader, endpoints: services.gitHub.endpoints)
  }

  /// The accounts that were shown.
  static func userHistory(_ services: Services) -> any UserHistory {
    StoredUserHistory(
      table: services.searchTable(shownUsers),
      partition: services.selection(of: GitHubServices.apiService).partition
    )
  }
}
