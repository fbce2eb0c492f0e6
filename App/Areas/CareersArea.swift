import CareersData
import CareersDomain
import CommandKit
import FeatureKit
import Feed
import Jobs
import LocalizationKit
import Sandbox

extension Area {
  /// Careers in Japan: one service, with jobs and a feed.
  static let careers = Area(
    commands: ["jobs", "feed"],
    service: careersService,
    variableHelp: {
      $0.language.choose(
        en: "base address of the careers service",
        zhHans: "求职服务的基础地址",
        id: "alamat dasar layanan karier"
      )
    },
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
    isBrowsable: true,
    features: { services in
      guard let repository = careersRepository(services) else { return [] }
      let language = services.launch.language
      return [
        JobsFeature(language: language, repository: repository, observe: services.trace.record),
        FeedFeature(language: language, repository: repository, observe: services.trace.record),
      ]
    }
  )

  private static let careersService = ServiceDescriptor(
    variable: "TESSERA_CAREERS_URL",
    address: "https://senpai-api-app-production.up.railway.app"
  ) { CareersEndpoints(root: $0) != nil }

  private static func careersRepository(_ services: Services) -> (any JobRepository & FeedRepository)? {
    let selection = services.selection(of: careersService)
    guard let endpoints = CareersEndpoints(root: selection.root) else { return nil }
    let process = services.launch.process
    return HTTPCareersRepository(
      loader: services.loader(for: selection, permits: endpoints.permits) {
        CareersService(seed: UInt64(process.random() * 0x1p53), now: process.now)
      },
      endpoints: endpoints
    )
  }
}
