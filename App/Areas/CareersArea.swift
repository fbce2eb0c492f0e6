import Account
import CareersData
import CareersDomain
import CommandKit
import FeatureKit
import Feed
import Jobs
import Journey
import LocalizationKit

extension Area {
  /// Careers in Japan: one service, with jobs, a feed and the account of the user.
  static let careers = Area(
    commands: ["jobs", "applications", "notifications", "feed", "account"],
    service: CareersServices.service,
    variableHelp: {
      $0.language.choose(en: "base address of the careers service", zhHans: "求职服务的基础地址")
    },
    account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout")),
    examples: {
      [
        Example(
          "tessera jobs --search welder --visa yes",
          $0.language.choose(en: "welding jobs with a visa", zhHans: "提供签证担保的焊工职位")
        ),
        Example("tessera feed", $0.language.choose(en: "posts about living in Japan", zhHans: "有关在日本生活的文章")),
      ]
    },
    saved: [CareersServices.saved, CareersServices.sandboxState],
    isBrowsable: true,
    features: { services in
      let careers = services.careers
      let repository = HTTPCareersRepository(loader: careers.loader, endpoints: careers.endpoints)
      let language = services.launch.language
      return [
        JobsFeature(language: language, repository: repository, observe: services.trace.record),
        JourneyFeature(
          language: language,
          useCases: journeyUseCases(services),
          observe: services.trace.record
        ),
        FeedFeature(language: language, repository: repository, observe: services.trace.record),
        AccountFeature(language: language, useCases: careers.useCases, observe: services.trace.record),
      ]
    }
  )

  private static func journeyUseCases(_ services: Services) -> JourneyUseCases {
    let careers = services.careers
    let repository = HTTPApplicationRepository(loader: careers.loader, endpoints: careers.endpoints)
    let store = careers.notifications(in: services.records(CareersServices.saved))
    return JourneyUseCases(
      browse: BrowseApplications(repository: repository),
      open: OpenApplication(repository: repository),
      upload: UploadDocument(
        repository: repository,
        files: LocalUploadFiles(),
        uploader: PresignedUploader(transport: careers.uploads)
      ),
      decide: DecideOffer(repository: repository),
      notifications: CheckNotifications(
        repository: repository,
        store: store,
        now: services.launch.process.now
      )
    )
  }
}
