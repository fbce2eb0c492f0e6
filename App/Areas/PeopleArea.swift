import CommandKit
import DomainKernel
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleData
import PeopleDomain
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
    address: "https://api.github.com"
  ) { PeopleEndpoints(root: $0) != nil }
}
