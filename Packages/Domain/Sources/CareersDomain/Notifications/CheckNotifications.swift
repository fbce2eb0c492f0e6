public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Stores the notifications of the signed-in user on this computer.
public protocol NotificationStore: Sendable {
  /// The same store for the account that is signed in now, also when another one is later.
  ///
  /// Taken before an exchange with the service, so that an answer for one account is never stored for another: a change
  /// throws or is left out as soon as the account is no longer signed in.
  var ofCurrentAccount: any NotificationStore { get }

  /// Reads the state at the last look.
  ///
  /// - Returns: The state; `nil` before the first look.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be read; `damagedRecord` where a change can
  ///   replace it.
  func ledger() async throws(PersistenceError) -> NotificationLedger?

  /// Changes the state as one step, which no other process can come between.
  ///
  /// A state that takes the place of a damaged one says that it is incomplete.
  ///
  /// - Parameter change: Makes the new state; it gets `nil` before the first look and for a damaged state, and
  ///   may run twice.
  /// - Returns: The new state.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be read or stored; nothing is changed then.
  func update(
    _ change: @Sendable (NotificationLedger?) -> NotificationLedger
  ) async throws(PersistenceError) -> NotificationLedger
}

/// The notifications after a look.
public struct NotificationReport: Hashable, Sendable {
  /// The notifications and the time of the look.
  public let ledger: NotificationLedger
  /// Whether it was the first look, with which later ones are compared.
  public let isFirst: Bool
  /// The number of applications that could not be looked at, or not at everything that happened to them.
  public let failures: Int
  /// Why the look could not be stored, so that the next one finds the same again; `nil` for one that was.
  public let unsavedReason: String?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - ledger: The notifications and the time of the look.
  ///   - isFirst: Whether it was the first look.
  ///   - failures: The number of applications that could not be looked at.
  ///   - unsavedReason: Why the look could not be stored; `nil` for one that was.
  public init(
    ledger: NotificationLedger,
    isFirst: Bool = false,
    failures: Int = 0,
    unsavedReason: String? = nil
  ) {
    self.ledger = ledger
    self.isFirst = isFirst
    self.failures = failures
    self.unsavedReason = unsavedReason
  }
}

/// Looks for changes of the user's applications, and remembers them.
public struct CheckNotifications: Sendable {
  /// The maximum number of applications that a check reads.
  public static let reach = 500
  /// The most requests at once.
  static let concurrency = 4

  private let repository: any ApplicationRepository
  private let store: any NotificationStore
  private let isSignedIn: @Sendable () throws(ServiceError) -> Bool
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives applications.
  ///   - store: Stores notifications.
  ///   - isSignedIn: Whether the user is signed in; throws where nobody can tell.
  ///   - now: Gives the present.
  public init(
    repository: any ApplicationRepository,
    store: any NotificationStore,
    isSignedIn: @escaping @Sendable () throws(ServiceError) -> Bool = { true },
    now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.store = store
    self.isSignedIn = isSignedIn
    self.now = now
  }

  /// Asks the service for changes: the list, then the history of what changed and the documents of what is open.
  ///
  /// Without a connection, the notifications of the last look are given with the reason. Where they are damaged,
  /// the look begins as the first one did, and its notifications say that earlier ones may be missing. Where
  /// the look cannot be stored, its notifications are given with the reason: the user has changed nothing. A
  /// guest is told to sign in, with or without a connection.
  ///
  /// - Parameter policy: `cacheOnly` for the notifications of the last look.
  /// - Returns: The notifications.
  /// - Throws: ``NotificationError`` when there are none to give.
  public func callAsFunction(_ policy: FetchPolicy) async throws(NotificationError) -> Fetched<
    NotificationReport
  > {
    let isSignedIn: Bool
    do throws(ServiceError) { isSignedIn = try self.isSignedIn() } catch { throw .service(error) }
    guard isSignedIn else { throw .service(.signInNeeded) }
    let store = store.ofCurrentAccount
    let start = try await start(in: store)
    guard policy != .cacheOnly else { return try stored(start, because: .notChecked, error: .offline) }
    let list: Fetched<EntryPage<Application>>
    do throws(ServiceError) {
      let browse = BrowseApplications(repository: repository)
      list = try await browse(ApplicationQuery(), count: Self.reach, .networkFirst)
    } catch {
      guard let reason = StaleReason(error), error != .signInNeeded else { throw .service(error) }
      return try stored(start, because: reason, error: error)
    }
    if let reason = list.provenance.staleness {
      return try stored(start, because: reason, error: ServiceError(reason))
    }
    let before = start.ledger
    let known = before?.known ?? [:]
    let looks = await looks(at: Array(list.entries.prefix(Self.reach)), isFirst: before == nil, known)
    guard !Task.isCancelled else { throw .service(.cancelled) }
    let time = now()
    let record = { @Sendable (stored: NotificationLedger?) -> NotificationLedger in
      var ledger = stored ?? NotificationLedger(checkedAt: time, known: Self.baseline(looks.map(\.look)))
      if stored == nil {
        ledger.recordOpen(looks.map(\.look), at: time)
      } else {
        ledger.record(looks.map(\.look), at: time)
      }
      return ledger
    }
    var ledger: NotificationLedger
    var unsavedReason: String?
    do throws(PersistenceError) {
      ledger = try await store.update(record)
    } catch {
      guard let reason = Self.reasonToShow(error) else { throw .storage(error) }
      unsavedReason = reason
      ledger = record(before)
      ledger.isIncomplete = ledger.isIncomplete || start.isDamaged
    }
    let report = NotificationReport(
      ledger: ledger,
      isFirst: before == nil && !ledger.isIncomplete,
      failures: list.unreadableCount + looks.count { $0.hasFailed },
      unsavedReason: unsavedReason
    )
    return Fetched(report, provenance: Provenance(kind: .network, fetchedAt: time))
  }

  /// The reason why a look could not be stored that may be shown all the same; `nil` where it may not, as for
  /// an account that is no longer signed in.
  private static func reasonToShow(_ error: PersistenceError) -> String? {
    switch error {
    case .cannotBeSaved(let reason), .busy(let reason): reason
    case .signedOut, .cannotBeRead, .damagedRecord, .madeByNewerVersion: nil
    }
  }

  /// Marks notifications as read.
  ///
  /// - Parameters:
  ///   - ids: The notifications.
  ///   - knowsOfMissing: Whether the user was told that earlier ones may be missing, and need not be again.
  /// - Returns: The notifications with those marked.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they cannot be stored.
  public func markRead(
    _ ids: Set<CareersNotification.ID>,
    knowsOfMissing: Bool = false
  ) async throws(PersistenceError) -> NotificationLedger {
    let time = now()
    return try await store.update { stored in
      var ledger = stored ?? NotificationLedger(checkedAt: time)
      ledger.markRead(ids)
      if knowsOfMissing { ledger.isIncomplete = false }
      return ledger
    }
  }

  /// Where a look begins: at the last one, unless there was none or its state is damaged.
  private struct Start {
    var ledger: NotificationLedger?
    var isDamaged = false
  }

  private func start(in store: any NotificationStore) async throws(NotificationError) -> Start {
    do throws(PersistenceError) { return Start(ledger: try await store.ledger()) } catch {
      guard error == .damagedRecord else { throw .storage(error) }
      return Start(isDamaged: true)
    }
  }

  private func stored(
    _ start: Start,
    because reason: StaleReason,
    error: ServiceError
  ) throws(NotificationError) -> Fetched<NotificationReport> {
    guard let ledger = start.ledger else {
      throw start.isDamaged ? .storage(.damagedRecord) : .service(error)
    }
    return Fetched(
      NotificationReport(ledger: ledger),
      provenance: Provenance(kind: .stored, fetchedAt: ledger.checkedAt, staleness: reason)
    )
  }

  /// The applications as they are, with which later looks are compared.
  private static func baseline(
    _ looks: [ApplicationLook]
  ) -> [Application.ID: NotificationLedger.KnownApplication] {
    var known: [Application.ID: NotificationLedger.KnownApplication] = [:]
    for look in looks {
      known[look.application.id] = NotificationLedger.KnownApplication(
        updatedAt: look.application.updatedAt,
        status: look.application.status,
        reviews: look.documents.map { Dictionary($0.map { ($0.id, $0.review) }) { first, _ in first } }
      )
    }
    return known
  }

  private struct Attempt: Sendable {
    let look: ApplicationLook
    let hasFailed: Bool
  }

  private func looks(
    at applications: [Application],
    isFirst: Bool,
    _ known: [Application.ID: NotificationLedger.KnownApplication]
  ) async -> [Attempt] {
    await withTaskGroup(of: (Int, Attempt).self) { group in
      var attempts: [Int: Attempt] = [:]
      for (place, application) in applications.enumerated() {
        if place >= Self.concurrency, let (done, attempt) = await group.next() { attempts[done] = attempt }
        let state = known[application.id]
        let hasChanged = !isFirst && state?.hasChanged(to: application) ?? true
        group.addTask { (place, await attempt(application, since: state, hasChanged: hasChanged)) }
      }
      for await (done, attempt) in group { attempts[done] = attempt }
      return attempts.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private func attempt(
    _ application: Application,
    since state: NotificationLedger.KnownApplication?,
    hasChanged: Bool
  ) async -> Attempt {
    var hasFailed = false
    var events: [JourneyEvent]?
    var hasWholeHistory = true
    var documents: EntryList<ApplicationDocument>?
    do throws(ServiceError) {
      if hasChanged {
        let journey = try await repository.journey(of: application.id, .networkFirst)
        if journey.provenance.isStale {
          hasFailed = true
        } else {
          events = journey.events
          let isExplained = state?.isExplained(application, by: journey.events) ?? true
          hasWholeHistory = journey.unreadableCount == 0 && isExplained
          hasFailed = !hasWholeHistory
        }
      }
      if !application.status.isFinal {
        let list = try await repository.documents(of: application.id, .networkFirst)
        if list.provenance.isStale {
          hasFailed = true
        } else {
          documents = list.value
          hasFailed = hasFailed || !list.value.isWhole
        }
      }
    } catch {
      // An application that is gone by now has nothing to tell.
      hasFailed = error != .notFound
    }
    return Attempt(
      look: ApplicationLook(
        application,
        events: events,
        hasWholeHistory: hasWholeHistory,
        documents: documents
      ),
      hasFailed: hasFailed
    )
  }
}

/// Why there are no notifications to show.
public enum NotificationError: Error, Hashable, Sendable {
  /// The service could not be asked, and it never was before.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The notifications on this computer cannot be read or stored.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case storage(PersistenceError)
}
