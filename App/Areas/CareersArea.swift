import Account
import CareersData
import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Feed
import Jobs
import Journey
import LocalizationKit
import OfflineHTTP
import Profile
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Area {
  /// Careers in Japan: one service, with jobs, a feed and the account of the user.
  static let careers = Area(
    commands: ["jobs", "applications", "notifications", "feed", "profile", "account"],
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
        careers.account.value == nil ? nil : outboxRoute(careers)
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
    isBrowsable: true,
    features: { services in
      let careers = services.careers
      let service = HTTPCareersRepository(
        loader: careers.loader,
        endpoints: careers.endpoints,
        changes: careers.changes
      )
      let account: ChangeSaved.Account = { () async throws(ServiceError) in
        guard careers.account.value != nil else { throw .signInNeeded }
        return outboxRoute(careers)
      }
      let change = ChangeSaved(
        outbox: services.outbox,
        drain: services.drainOutbox,
        account: account
      )
      let marks = SavedMarks(change: change, confirmed: careers.confirmed)
      let recent = StoredJobQueries(documents: services.responses) { careers.partition }
      let jobs = MarkedJobs(service, marks: marks, recent: recent)
      let posts = MarkedPosts(service, marks: marks)
      let language = services.launch.language
      return [
        JobsFeature(
          language: language,
          useCases: JobsUseCases(
            repository: jobs,
            saved: BrowseSaved(saved: service.savedJobs, marks: marks, find: jobs.stored),
            change: change,
            apply: ApplyForJob(
              repository: jobs,
              sender: careers.applySender,
              files: careers.files,
              outbox: services.outbox,
              drain: services.drainOutbox,
              account: account
            ),
            find: jobs.stored
          ),
          observe: services.trace.record
        ),
        FeedFeature(
          language: language,
          useCases: FeedUseCases(
            repository: posts,
            saved: BrowseSaved(saved: service.savedPosts, marks: marks, find: posts.stored),
            change: change
          ),
          observe: services.trace.record
        ),
        JourneyFeature(
          language: language,
          useCases: journeyUseCases(services),
          observe: services.trace.record
        ),
        ProfileFeature(
          language: language,
          profiles: manageProfile(services),
          verification: manageVerification(careers),
          organizations: ManageOrganizations(
            repository: HTTPOrganizationRepository(loader: careers.loader, endpoints: careers.endpoints),
            store: careers.organizations(in: services.records(CareersServices.saved)),
            isSignedIn: { careers.account.value != nil }
          ),
          observe: services.trace.record
        ),
        AccountFeature(
          language: language,
          useCases: accountUseCases(services),
          observe: services.trace.record
        ),
      ]
    }
  )

  private static func accountUseCases(_ services: Services) -> AccountUseCases {
    let careers = services.careers
    var useCases = careers.useCases
    useCases.waitingChanges = { () async throws(PersistenceError) -> Int in
      guard services.hasOutbox, careers.account.value != nil else { return 0 }
      return try await services.outbox.pendingCount(in: outboxRoute(careers).queue)
    }
    return useCases
  }

  private static func journeyUseCases(_ services: Services) -> JourneyUseCases {
    let careers = services.careers
    let repository = HTTPApplicationRepository(loader: careers.loader, endpoints: careers.endpoints)
    let process = services.launch.process
    let notifications = CheckNotifications(
      repository: repository,
      store: careers.notifications(in: services.records(CareersServices.saved)),
      now: process.now
    )
    return JourneyUseCases(
      browse: BrowseApplications(repository: repository),
      open: OpenApplication(repository: repository),
      upload: careers.uploadDocument,
      decide: DecideOffer(repository: repository),
      notifications: notifications,
      watch: WatchNotifications(
        check: notifications,
        isSignedIn: { careers.account.value != nil },
        clock: process.clock,
        now: process.now
      )
    )
  }

  private static func manageProfile(_ services: Services) -> ManageProfile {
    let careers = services.careers
    return ManageProfile(
      profiles: HTTPProfileRepository(loader: careers.loader, endpoints: careers.endpoints),
      outbox: services.outbox,
      changes: SubmitChange(outbox: services.outbox, drain: services.drainOutbox) { outboxRoute(careers) },
      isSignedIn: { careers.account.value != nil }
    )
  }

  private static func manageVerification(_ careers: CareersServices) -> ManageVerification {
    ManageVerification(
      verification: HTTPVerificationRepository(loader: careers.loader, endpoints: careers.endpoints),
      profiles: HTTPProfileRepository(loader: careers.loader, endpoints: careers.endpoints),
      files: careers.files,
      uploader: PresignedUploader(transport: careers.uploads)
    )
  }

  /// The queue of the account that is signed in now, and the senders of its changes.
  @Sendable
  private static func outboxRoute(_ careers: CareersServices) -> OutboxRoute {
    let profiles = HTTPProfileRepository(loader: careers.loader, endpoints: careers.endpoints)
    let repository = HTTPCareersRepository(loader: careers.loader, endpoints: careers.endpoints)
    return OutboxRoute(
      careersAccount: careers.partition,
      jobs: repository.savedJobs,
      posts: repository.savedPosts,
      confirmed: careers.confirmed,
      others: [
        ProfileEdit.outboxKind: ProfileEditSender(repository: profiles),
        JobApplySender.outboxKind: careers.applySender,
      ]
    )
  }
}

extension CareersServices {
  /// The files of the user.
  fileprivate var files: LocalUploadFiles {
    LocalUploadFiles(workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Uploads documents of applications.
  fileprivate var uploadDocument: UploadDocument {
    UploadDocument(
      repository: HTTPApplicationRepository(loader: loader, endpoints: endpoints),
      files: files,
      uploader: PresignedUploader(transport: uploads)
    )
  }

  /// Sends applications for jobs, with files of the user.
  fileprivate var applySender: JobApplySender {
    let applications = HTTPApplicationRepository(loader: loader, endpoints: endpoints)
    return JobApplySender(
      applying: HTTPCareersRepository(loader: loader, endpoints: endpoints).applying,
      applications: applications,
      files: files,
      upload: uploadDocument,
      applied: AppliedJobs(store: sentApplications, repository: applications)
    )
  }
}
