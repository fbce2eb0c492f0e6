public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sends applications of the signed-in user for jobs.
public protocol JobApplying: Sendable {
  /// Applies for a job; a second application for the same job changes nothing.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - note: A note to the employer.
  /// - Returns: The application; of a second one, the first with its note.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the service has no such job, or publishes it no more;
  ///   another ``/DomainKernel/ServiceError`` when nothing was sent, or the answer did not come.
  func apply(to job: Job.ID, note: ApplicationNote?) async throws(ServiceError) -> SentApplication
}

/// An application that the service has.
public struct SentApplication: Hashable, Sendable {
  /// The identity of the application for the service.
  public let id: Application.ID
  /// Whether it was made just now; otherwise the user has applied before, and nothing was changed.
  public let isNew: Bool
  /// The note to the employer; of an application that was made before, the one that was sent then.
  public let note: String?
  /// The time of the application; `nil` when the service does not say.
  public let createdAt: Date?

  /// Describes an application.
  ///
  /// - Parameters:
  ///   - id: The identity of the application for the service.
  ///   - isNew: Whether it was made just now.
  ///   - note: The note to the employer.
  ///   - createdAt: The time of the application.
  public init(id: Application.ID, isNew: Bool, note: String? = nil, createdAt: Date? = nil) {
    self.id = id
    self.isNew = isNew
    self.note = note
    self.createdAt = createdAt
  }
}

/// Stores which applications the service has, by their jobs, for the account that is signed in.
public protocol SentApplicationStore: Sendable {
  /// The same store for the account that is signed in now; nothing is stored as soon as another one is.
  ///
  /// Taken before an exchange with the service, so that an answer for one account is never stored for another.
  var ofCurrentAccount: any SentApplicationStore { get }

  /// Reads the application for a job.
  ///
  /// - Parameter job: The job.
  /// - Returns: The application, which is not new; `nil` for none, or where nobody is signed in.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be read.
  func application(for job: Job.ID) async throws(PersistenceError) -> SentApplication?

  /// Remembers the application for a job; does nothing where nobody is signed in.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - job: The job.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be stored.
  func remember(_ application: SentApplication, for job: Job.ID) async throws(PersistenceError)
}

/// Knows for which jobs the user has applied, without a connection.
public struct AppliedJobs: Sendable {
  private let store: any SentApplicationStore
  private let browse: BrowseApplications

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - store: Remembers the applications that were sent from here.
  ///   - repository: Gives what is stored of the list of applications.
  public init(store: any SentApplicationStore, repository: any ApplicationRepository) {
    self.init(store: store, browse: BrowseApplications(repository: repository))
  }

  private init(store: any SentApplicationStore, browse: BrowseApplications) {
    self.store = store
    self.browse = browse
  }

  /// The same for the account that is signed in now, to be taken before an exchange with the service.
  var ofCurrentAccount: AppliedJobs { AppliedJobs(store: store.ofCurrentAccount, browse: browse) }

  /// The application of the user for a job, as far as it is stored.
  ///
  /// - Parameter job: The job.
  /// - Returns: The application, which is not new; `nil` where none is known.
  public func application(for job: Job.ID) async -> SentApplication? {
    do throws(PersistenceError) {
      if let sent = try await store.application(for: job) { return sent }
      // monorepo:allow swallowed-error: the stored list may have it, and the service tells of a second application
    } catch {}
    let stored = await browse.firstStored(of: ApplicationQuery()) { application -> SentApplication? in
      guard application.jobID == job else { return nil }
      return SentApplication(
        id: application.id,
        isNew: false,
        note: application.note,
        createdAt: application.createdAt
      )
    }
    return stored?.value
  }

  /// The application of the user for a job, as far as it is stored, unless a newer stored list lacks it.
  func listed(for job: Job.ID) async -> SentApplication? {
    guard let sent = await application(for: job) else { return nil }
    return await isContradicted(sent, for: job) ? nil : sent
  }

  /// Whether the service has sent all applications of the user since, and none for the job.
  private func isContradicted(_ sent: SentApplication, for job: Job.ID) async -> Bool {
    guard let createdAt = sent.createdAt else { return false }
    do throws(ServiceError) {
      let list = try await browse(ApplicationQuery(), count: .max, .cacheOnly)
      // Applying makes the stored list one of before the change, also where the clocks differ.
      guard [nil, .notChecked].contains(list.provenance.staleness), list.provenance.fetchedAt > createdAt,
        list.unreadableCount == 0, list.consistency == .oneReading, list.entries.count == list.total
      else { return false }
      return !list.entries.contains { $0.id == sent.id || $0.jobID == job }
    } catch {
      // monorepo:allow swallowed-error: a list that is not stored contradicts nothing
      return false
    }
  }

  /// Remembers an application that the service has.
  func remember(_ application: SentApplication, for job: Job.ID) async {
    do throws(PersistenceError) { try await store.remember(application, for: job) } catch {
      // monorepo:allow swallowed-error: the application is made; of another one the service tells
      return
    }
  }
}
