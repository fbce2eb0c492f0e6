import Account
import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Feed
import Jobs
import LocalizationKit
import Profile

extension Area {
  /// Careers in Japan: one service, with jobs, a feed and the account of the user.
  static let careers = Area(
    commands: ["jobs", "applications", "notifications", "feed", "profile", "account"],
    languages: Language.allCases,
    service: CareersServices.service,
    variableHelp: {
      $0.language.choose(
        en: "base address of the careers service",
        zhHans: "求职服务的基础地址",
        id: "alamat dasar layanan karier"
      )
    },
    account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout")),
    accounts: { [$0.careers.accountPartition].compactMap(\.self) },
    sandbox: SandboxDescriptor(state: CareersServices.sandboxState) { [CareersServices.sandbox($0)] },
    examples: {
      [
        Example(
          "tessera jobs --query welder --visa",
          $0.language.choose(
            en: "welding jobs with a visa",
            zhHans: "提供签证担保的焊工职位",
            id: "lowongan tukang las dengan visa"
          )
        ),
        Example(
          "tessera feed",
          $0.language.choose(
            en: "posts about living in Japan",
            zhHans: "有关在日本生活的文章",
            id: "artikel tentang hidup di Jepang"
          )
        ),
      ]
    },
    saved: [CareersServices.saved, CareersServices.sandboxState],
    outbox: { services in
      let careers = services.careers
      return OutboxArea("careers") { () async throws(ServiceError) in
        careers.isSignedIn ? careers.outboxRoute : nil
      }
    },
    changeTexts: ChangeTexts([
      JobsFeature.changeTexts, FeedFeature.changeTexts, ProfileFeature.changeTexts,
      ChangeTexts(
        area: { name, language in
          name == "careers" ? language.choose(en: "careers", zhHans: "求职", id: "karier") : nil
        },
        title: { _, _ in nil }
      ),
    ]),
    hasEndedSession: { services in
      do throws(AccountError) {
        return try await services.careers.useCases.status.status(.cacheOnly).session?.isEnded ?? false
      } catch {
        // The command has failed with it, or needed no account.
        return false
      }
    },
    features: { services in CareersFeatures(services).all }
  )
}
