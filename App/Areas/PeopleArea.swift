import CommandKit
import DomainKernel
import FeatureKit
import GitHubAccount
import LocalizationKit
import NetworkingKit
import PeopleData
import PeopleDomain
import Sandbox
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

  /// The accounts of GitHub; `nil` when its address cannot be used, and then the command is refused before.
  static func userRepository(_ services: Services) -> (any UserRepository)? {
    let selection = services.selection(of: peopleService)
    guard let endpoints = PeopleEndpoints(root: selection.root) else { return nil }
    return HTTPUserRepository(
      loader: services.loader(for: selection, permits: endpoints.permits) { UnwrittenGitHubService() },
      endpoints: endpoints
    )
  }

  /// The accounts that were shown.
  static func userHistory(_ services: Services) -> any UserHistory {
    StoredUserHistory(
      table: services.searchTable(shownUsers),
      partition: services.selection(of: peopleService).partition
    )
  }
}

/// A placeholder until the package Sandbox has a service for GitHub, by which it is to be replaced; it has no accounts.
private struct UnwrittenGitHubService: SandboxService {
  let hosts: Set<String> = ["api.github.com"]

  func response(to request: HTTPRequest) async -> HTTPResponse { HTTPResponse(status: .serviceUnavailable) }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ErrorBody {
    ErrorBody(mediaType: "application/json", data: Data("{}".utf8))
  }
}
