import Account
import CareersData
import CareersDomain
import DomainKernel
import FeatureKit
import Feed
import Jobs
import Journey
import Profile
import ResourceLoading

/// The features of careers, each made of its use cases.
struct CareersFeatures {
  private let services: Services
  private let careers: CareersServices
  private let repository: HTTPCareersRepository
  /// The queue of the account that saves and applies.
  private let account: ChangeSaved.Account
  private let change: ChangeSaved
  private let marks: SavedMarks
  private let markedJobs: MarkedJobs

  init(_ services: Services) {
    let careers = services.careers
    self.services = services
    self.careers = careers
    repository = HTTPCareersRepository(
      loader: careers.loader,
      endpoints: careers.endpoints,
      changes: careers.changes
    )
    account = { () async throws(ServiceError) in
      guard let route = try careers.accountRoute else { throw .signInNeeded }
      return route
    }
    change = ChangeSaved(outbox: services.outbox, drain: services.drainOutbox, account: account)
    marks = SavedMarks(change: change, confirmed: careers.confirmed)
    markedJobs = MarkedJobs(
      repository,
      marks: marks,
      recent: StoredJobQueries(
        documents: services.stores.responses,
        partitions: { careers.loader.publicPartitions },
        observe: services.trace.cacheFailed
      )
    )
  }

  /// The features, in the order of their tabs.
  var all: [any Feature] { [jobs, feed, journey, profile, ownAccount] }

  private var jobs: JobsFeature {
    JobsFeature(
      language: services.launch.language,
      useCases: JobsUseCases(
        repository: markedJobs,
        saved: BrowseSaved(saved: repository.savedJobs, marks: marks, find: markedJobs.stored),
        change: change,
        apply: ApplyForJob(
          repository: markedJobs,
          sender: careers.applySender,
          files: careers.files,
          outbox: services.outbox,
          drain: services.drainOutbox,
          account: account,
          turns: careers.turns
        ),
        find: markedJobs.stored
      ),
      observe: services.trace.record
    )
  }

  private var feed: FeedFeature {
    let opened = StoredOpenedPosts(
      documents: services.stores.responses,
      partitions: { [careers] in careers.loader.publicPartitions },
      observe: services.trace.cacheFailed
    )
    let posts = MarkedPosts(repository, marks: marks, opened: opened)
    return FeedFeature(
      language: services.launch.language,
      useCases: FeedUseCases(
        repository: posts,
        saved: BrowseSaved(saved: repository.savedPosts, marks: marks, find: posts.stored),
        change: change,
        find: posts.stored,
        opened: opened
      ),
      observe: services.trace.record
    )
  }

  private var journey: JourneyFeature {
    let process = services.launch.process
    let notifications = CheckNotifications(
      repository: careers.applications,
      store: StoredNotifications(store: services.careersRecords, partition: owner),
      isSignedIn: isSignedIn,
      now: process.now
    )
    return JourneyFeature(
      language: services.launch.language,
      useCases: JourneyUseCases(
        browse: BrowseApplications(repository: careers.applications),
        open: OpenApplication(repository: careers.applications),
        upload: careers.uploadDocument(careers.turns),
        decide: DecideOffer(repository: careers.applications, turns: careers.turns),
        notifications: notifications,
        watch: WatchNotifications(
          check: notifications,
          isSignedIn: { [careers] in careers.isSignedIn },
          clock: process.clock,
          now: process.now
        ),
        waiting: ListWaitingApplications(outbox: services.outbox) { [services, careers] in
          guard services.hasOutbox else { return nil }
          do throws(ServiceError) { return try careers.accountRoute?.queue } catch {
            // monorepo:allow swallowed-error: the list of the service fails with the same error, and says so
            return nil
          }
        } find: { [markedJobs] jobs in
          await markedJobs.stored(jobs)
        }
      ),
      observe: services.trace.record
    )
  }

  private var profile: ProfileFeature {
    ProfileFeature(
      language: services.launch.language,
      profiles: ManageProfile(
        profiles: careers.profiles,
        outbox: services.outbox,
        changes: SubmitChange(outbox: services.outbox, drain: services.drainOutbox) { [careers] in
          careers.outboxRoute
        },
        isSignedIn: isSignedIn
      ),
      verification: ManageVerification(
        verification: HTTPVerificationRepository(
          loader: careers.loader.forAccount,
          endpoints: careers.endpoints
        ),
        profiles: careers.profiles,
        files: careers.files,
        uploader: PresignedUploader(transport: careers.uploads),
        turns: careers.turns
      ),
      organizations: ManageOrganizations(
        repository: HTTPOrganizationRepository(loader: careers.loader, endpoints: careers.endpoints),
        store: StoredOrganizations(store: services.careersRecords, partition: owner),
        turns: careers.turns,
        isSignedIn: isSignedIn
      ),
      observe: services.trace.record
    )
  }

  private var ownAccount: AccountFeature {
    var useCases = careers.useCases
    useCases.waitingChanges = { [services, careers] () async throws(PersistenceError) -> Int in
      let queue: OutboxQueue?
      do throws(ServiceError) { queue = try careers.accountRoute?.queue } catch {
        // An outbox without a file has no changes of any account.
        guard services.hasOutbox else { return 0 }
        throw .cannotBeRead(reason: KnownReason.unknownAccount.rawValue)
      }
      return try await services.waitingChanges(in: queue)
    }
    return AccountFeature(
      language: services.launch.language,
      useCases: useCases,
      observe: services.trace.record
    )
  }

  /// Whose records are read and stored at the moment.
  private var owner: @Sendable () -> String {
    { [careers] in careers.accountPartition ?? "nobody" }
  }

  private var isSignedIn: @Sendable () throws(ServiceError) -> Bool {
    { [careers] () throws(ServiceError) in try careers.hasKnownAccount }
  }
}
