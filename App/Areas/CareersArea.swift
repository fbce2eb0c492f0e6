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
    usedServices: [CareersServices.service],
    account: AreaAccount(
      service: CareersServices.service,
      signIn: Route("account", "login"),
      signOut: Route("account", "logout"),
      hasEnded: { services in await services.careers.useCases.status.hasEnded() },
      partition: { $0.careers.accountPartition },
      follow: { $0.careers.followAccount() }
    ),
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
    outbox: AreaOutbox(
      name: "careers",
      title: { $0.choose(en: "careers", zhHans: "求职", id: "karier") },
      texts: [JobsFeature.changeTexts, FeedFeature.changeTexts, ProfileFeature.changeTexts],
      route: { services async throws(ServiceError) in try services.careers.accountRoute },
      account: { $1.careers.signedIn.partition(storedAs: $0) }
    ),
    features: { services in CareersFeatures(services).all }
  )
}
