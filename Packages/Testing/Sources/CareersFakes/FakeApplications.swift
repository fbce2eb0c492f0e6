public import CareersDomain
public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A repository of applications that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``/DomainKernel/ServiceError/notFound``.
public final class FakeApplications: ApplicationRepository {
  /// What the repository was asked.
  public enum Request: Hashable, Sendable {
    /// A part of the list.
    case list(ApplicationQuery, PageRequest, FetchPolicy)
    /// A history.
    case journey(Application.ID, FetchPolicy)
    /// The documents of an application.
    case documents(Application.ID, FetchPolicy)
    /// An address for a file.
    case address(String, ApplicationDocumentType, Application.ID)
    /// The registration of a file under a key.
    case register(String, ApplicationDocumentType, key: String, Application.ID)
    /// A decision about an offer.
    case decide(OfferDecision, Application.ID)
  }

  /// A value with its provenance, or why there is none.
  public typealias Answer<Value> = Result<Fetched<Value>, ServiceError>

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answers for parts of the list, by offset; the same for every query.
    public var pages: [Int: Answer<EntryPage<Application>>] = [:]
    /// The answers for histories.
    public var journeys: [Application.ID: Answer<Journey>] = [:]
    /// The answers for documents.
    public var documents: [Application.ID: Answer<EntryList<ApplicationDocument>>] = [:]
    /// The address for every file.
    public var address: Result<PresignedUpload, ServiceError> = .failure(.notFound)
    /// The document that every registration makes.
    public var registered: Result<ApplicationDocument, ServiceError> = .failure(.notFound)
    /// The application after every decision.
    public var decided: Result<Application, ServiceError> = .failure(.notFound)

    /// Prepares nothing.
    public init() {}
  }

  private struct State {
    var answers = Answers()
    var requests: [Request] = []
    var refreshes = 0
    var underWay = 0
    var mostUnderWay = 0
  }

  private let state = Mutex(State())

  /// Makes a repository without answers.
  public init() {}

  /// What was asked so far, in order.
  public var requests: [Request] { state.withLock(\.requests) }

  /// How often the stored lists were to be read again.
  public var refreshes: Int { state.withLock(\.refreshes) }

  /// The most requests that were under way at once.
  public var mostUnderWay: Int { state.withLock(\.mostUnderWay) }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared part of the list.
  public func applications(
    _ query: ApplicationQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Application>> {
    try await answer(.list(query, page, policy)) { $0.pages[page.offset] }
  }

  /// Gives the prepared history.
  public func journey(
    of id: Application.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<Journey> {
    try await answer(.journey(id, policy)) { $0.journeys[id] }
  }

  /// Gives the prepared documents.
  public func documents(
    of id: Application.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<ApplicationDocument>> {
    try await answer(.documents(id, policy)) { $0.documents[id] }
  }

  /// Gives the prepared address.
  public func uploadAddress(
    for file: UploadFile,
    _ type: ApplicationDocumentType,
    of id: Application.ID
  ) async throws(ServiceError) -> PresignedUpload {
    try await answer(.address(file.name, type, id)) { $0.address }
  }

  /// Gives the prepared document.
  public func register(
    _ file: UploadFile,
    _ type: ApplicationDocumentType,
    objectKey: String,
    of id: Application.ID
  ) async throws(ServiceError) -> ApplicationDocument {
    try await answer(.register(file.name, type, key: objectKey, id)) { $0.registered }
  }

  /// Gives the prepared application.
  public func decide(_ decision: OfferDecision, of id: Application.ID) async throws(ServiceError)
    -> Application
  {
    try await answer(.decide(decision, id)) { $0.decided }
  }

  /// Counts the call.
  public func refreshLists() async { state.withLock { $0.refreshes += 1 } }

  private func answer<Value>(
    _ request: Request,
    _ find: (Answers) -> Result<Value, ServiceError>?
  ) async throws(ServiceError) -> Value {
    state.withLock { state in
      state.requests.append(request)
      state.underWay += 1
      state.mostUnderWay = max(state.mostUnderWay, state.underWay)
    }
    // Lets the others that are under way begin as well.
    for _ in 0..<10 { await Task.yield() }
    let answer = state.withLock { state in
      state.underWay -= 1
      return find(state.answers)
    }
    return try (answer ?? .failure(.notFound)).get()
  }
}

/// Notifications in memory.
public final class FakeNotifications: NotificationStore {
  private let state: Mutex<Result<NotificationLedger?, PersistenceError>>
  private let refusal = Mutex<PersistenceError?>(nil)

  /// Makes a store.
  ///
  /// - Parameter ledger: The state at the last look.
  public init(_ ledger: NotificationLedger? = nil) {
    state = Mutex(.success(ledger))
  }

  /// The stored state; `nil` before the first look, or when the store fails.
  public var stored: NotificationLedger? { state.withLock { (try? $0.get()) ?? nil } }

  /// Fails from now on.
  ///
  /// - Parameter error: The reason; `damagedRecord` for a state that the next change replaces.
  public func fail(_ error: PersistenceError) {
    state.withLock { $0 = .failure(error) }
  }

  /// Refuses changes from now on, and can be read as before.
  ///
  /// - Parameter error: The reason.
  public func refuseChanges(_ error: PersistenceError) {
    refusal.withLock { $0 = error }
  }

  /// The store itself: it has one account.
  public var ofCurrentAccount: any NotificationStore { self }

  /// Gives the stored state.
  public func ledger() async throws(PersistenceError) -> NotificationLedger? {
    try state.withLock { $0 }.get()
  }

  /// Changes the stored state.
  public func update(
    _ change: @Sendable (NotificationLedger?) -> NotificationLedger
  ) async throws(PersistenceError) -> NotificationLedger {
    if let error = refusal.withLock(\.self) { throw error }
    let result = state.withLock { state -> Result<NotificationLedger, PersistenceError> in
      let changed: Result<NotificationLedger, PersistenceError>
      if case .failure(.damagedRecord) = state {
        var ledger = change(nil)
        ledger.isIncomplete = true
        changed = .success(ledger)
      } else {
        changed = state.map(change)
      }
      state = changed.map { $0 }
      return changed
    }
    return try result.get()
  }
}

extension CareersSamples {
  /// The id of an application.
  ///
  /// - Parameter number: 0…9999.
  /// - Returns: A UUID that ends with the number.
  public static func applicationID(_ number: Int) -> Application.ID {
    let digits = String(number + 10_000).suffix(4)
    guard let id = Application.ID(rawValue: "00000000-0000-4000-8000-00000000" + digits) else {
      preconditionFailure("The number has more than four digits.")
    }
    return id
  }

  /// An application for the welder's job.
  ///
  /// - Parameters:
  ///   - number: The end of its id.
  ///   - status: Its status.
  ///   - changed: The hours between its last change and ``fetchedAt``.
  /// - Returns: The application, two days old.
  public static func application(
    _ number: Int = 1,
    _ status: ApplicationStatus = .submitted,
    changed: Double = 24
  ) -> Application {
    Application(
      id: applicationID(number),
      status: status,
      jobID: welder.id,
      job: welder,
      note: "I can start in April.",
      createdAt: fetchedAt.addingTimeInterval(-48 * 3600),
      updatedAt: fetchedAt.addingTimeInterval(-changed * 3600)
    )
  }

  /// An event.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - status: The status that it led to.
  ///   - title: Its title.
  ///   - description: Its description.
  ///   - actor: The one who caused it.
  ///   - hours: The hours between it and ``fetchedAt``.
  /// - Returns: The event.
  public static func event(
    _ id: String,
    _ status: ApplicationStatus,
    _ title: String,
    _ description: String? = nil,
    by actor: JourneyEvent.Actor = .admin,
    hours: Double
  ) -> JourneyEvent {
    JourneyEvent(
      id: id,
      status: status,
      title: title,
      description: description,
      actor: actor,
      date: fetchedAt.addingTimeInterval(-hours * 3600)
    )
  }

  /// The beginning of every history.
  public static let submitted = event(
    "e1",
    .submitted,
    "Application submitted",
    "I can start in April.",
    by: .user,
    hours: 48
  )

  /// A history up to an offer.
  public static let offeredJourney = Journey(
    application: application(1, .offered),
    events: [
      submitted,
      event(
        "e2",
        .inReview,
        "Application in review",
        "Application status updated to IN_REVIEW by Aiko.",
        hours: 40
      ),
      event("e3", .offered, "Offer stage", "Application status updated to OFFERED by Aiko.", hours: 24),
    ]
  )

  /// A document.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - review: The state of its review.
  ///   - reason: The reason that the reviewer gave.
  ///   - type: Its type.
  /// - Returns: A document, uploaded 30 hours before ``fetchedAt``.
  public static func document(
    _ id: String = "d1",
    _ review: ApplicationDocument.Review = .pending,
    reason: String? = nil,
    type: String = "CV"
  ) -> ApplicationDocument {
    ApplicationDocument(
      id: id,
      type: type,
      fileName: "cv.pdf",
      mediaType: "application/pdf",
      size: 123_456,
      checksum: String(repeating: "0f", count: 32),
      review: review,
      reviewReason: reason,
      reviewedAt: review == .pending ? nil : fetchedAt.addingTimeInterval(-20 * 3600),
      createdAt: fetchedAt.addingTimeInterval(-30 * 3600)
    )
  }
}
