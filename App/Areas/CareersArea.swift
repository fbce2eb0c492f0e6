import Account
import CareersData
import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Feed
import Jobs
import LocalizationKit
import OfflineHTTP
import OutboxStore
import ResourceLoading

extension Area {
  /// Careers in Japan: one service, with jobs, a feed and the account of the user.
  static let careers = Area(
    commands: ["jobs", "feed", "account"],
    service: CareersServices.service,
    variableHelp: {
      $0.language.choose(en: "base address of the careers service", zhHans: "求职服务的基础地址")
    },
    account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout")),
    examples: {
      [
        Example(
          "tessera jobs --query welder --visa",
          $0.language.choose(en: "welding jobs with a visa", zhHans: "提供签证担保的焊工职位")
        ),
        Example("tessera feed", $0.language.choose(en: "posts about living in Japan", zhHans: "有关在日本生活的文章")),
      ]
    },
    saved: [CareersServices.saved, CareersServices.sandboxState, CareersServices.outbox],
    isBrowsable: true,
    features: { services in
      let careers = services.careers
      let repository = HTTPCareersRepository(loader: careers.loader, endpoints: careers.endpoints)
      let change = careers.changeSaved(repository, services)
      let language = services.launch.language
      return [
        JobsFeature(
          language: language,
          useCases: JobsUseCases(
            repository: repository,
            saved: repository.savedJobs,
            change: change,
            apply: careers.applyForJob(repository)
          ),
          observe: services.trace.record
        ),
        FeedFeature(
          language: language,
          useCases: FeedUseCases(
            repository: repository,
            saved: repository.savedPosts,
            change: change
          ),
          observe: services.trace.record
        ),
        AccountFeature(language: language, useCases: careers.useCases, observe: services.trace.record),
      ]
    }
  )
}

extension CareersServices {
  /// The changes that wait to be sent.
  static let outbox = StoreDescriptor(file: "outbox.sqlite", folder: .data)

  /// Saves jobs and posts through the outbox, for the account that is signed in.
  fileprivate func changeSaved(_ repository: HTTPCareersRepository, _ services: Services) -> ChangeSaved {
    let process = services.launch.process
    let outbox = StoredOutbox(
      store: services.records(Self.outbox),
      lockPath: services.launch.directories.data.map { $0 + "/outbox" },
      clock: process.clock,
      now: process.now
    )
    let drain = DrainOutbox(outbox: outbox, now: process.now)
    return ChangeSaved(outbox: outbox, drain: drain) { [account] () async throws(ServiceError) in
      guard let account = account.value else { throw .signInNeeded }
      return OutboxRoute(
        careersAccount: account.partition,
        jobs: repository.savedJobs,
        posts: repository.savedPosts
      )
    }
  }

  /// Applies for jobs, with files of the user.
  fileprivate func applyForJob(_ repository: HTTPCareersRepository) -> ApplyForJob {
    let files = LocalUploadFiles()
    return ApplyForJob(
      repository: repository,
      applying: repository.applying,
      files: files,
      upload: UploadDocument(
        repository: HTTPApplicationRepository(loader: loader, endpoints: endpoints),
        files: files,
        uploader: PresignedUploader(transport: self.files)
      )
    )
  }
}
