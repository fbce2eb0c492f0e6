import CareersData
import CommandKit
import FeatureKit
import Feed
import Jobs
import LocalizationKit

extension Area {
  /// Careers in Japan: one service, with jobs and a feed.
  static let careers = Area(
    commands: ["jobs", "feed"],
    service: CareersServices.service,
    variableHelp: {
      $0.language.choose(
        en: "base address of the careers service",
        zhHans: "求职服务的基础地址",
        id: "alamat dasar layanan karier"
      )
    },
    account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout")),
    sandbox: SandboxDescriptor(state: CareersServices.sandboxState) { [CareersServices.sandbox($0)] },
    examples: {
      [
        Example(
          "tessera jobs --search welder --visa yes",
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
    saved: [CareersServices.sandboxState],
    isBrowsable: true,
    features: { services in
      let careers = services.careers
      let repository = HTTPCareersRepository(loader: careers.loader, endpoints: careers.endpoints)
      let language = services.launch.language
      return [
        JobsFeature(language: language, repository: repository, observe: services.trace.record),
        FeedFeature(language: language, repository: repository, observe: services.trace.record),
      ]
    }
  )
}
