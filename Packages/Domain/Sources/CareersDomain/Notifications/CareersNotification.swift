public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change of one of the user's applications that others made.
public struct CareersNotification: Hashable, Sendable, Identifiable {
  /// The change.
  public enum Change: Hashable, Sendable {
    /// The application got a status, such as an offer; with the service's words for it.
    case status(ApplicationStatus, description: String?)
    /// A document was reviewed; with the name of its file and the reviewer's reason.
    case review(ApplicationDocument.Review, fileName: String?, reason: String?)
  }

  /// The identity: that of the event, or of the document with its review.
  public let id: String
  /// The application.
  public let application: Application.ID
  /// The title of the job; `nil` when the service does not say.
  public let jobTitle: String?
  /// The change.
  public let change: Change
  /// The time of the change; that of the look where the service does not say.
  public let date: Date
  /// Whether the user has read it.
  public var isRead: Bool

  /// Makes a notification.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - application: The application.
  ///   - jobTitle: The title of the job.
  ///   - change: The change.
  ///   - date: The time of the change.
  ///   - isRead: Whether the user has read it.
  public init(
    id: String,
    application: Application.ID,
    jobTitle: String? = nil,
    change: Change,
    date: Date,
    isRead: Bool = false
  ) {
    self.id = id
    self.application = application
    self.jobTitle = jobTitle
    self.change = change
    self.date = date
    self.isRead = isRead
  }
}

/// The state of the user's applications at the last look, and the notifications since the first.
public struct NotificationLedger: Hashable, Sendable {
  /// The most notifications that are stored; the oldest go first, read ones before unread ones.
  public static let limit = 200

  /// An application at the last look.
  public struct KnownApplication: Hashable, Sendable {
    /// The time of its last change.
    public var updatedAt: Date?
    /// Its status; `nil` where an earlier version did not store it.
    public var status: ApplicationStatus?
    /// The ids of its events; `nil` when its history was never loaded as a whole.
    public var events: Set<String>?
    /// The reviews of its documents by the document's id, in the service's words; `nil` when they were never loaded.
    public var reviews: [String: ApplicationDocument.Review]?

    /// Makes the state.
    ///
    /// - Parameters:
    ///   - updatedAt: The time of its last change.
    ///   - status: Its status.
    ///   - events: The ids of its events.
    ///   - reviews: The reviews of its documents.
    public init(
      updatedAt: Date? = nil,
      status: ApplicationStatus? = nil,
      events: Set<String>? = nil,
      reviews: [String: ApplicationDocument.Review]? = nil
    ) {
      self.updatedAt = updatedAt
      self.status = status
      self.events = events
      self.reviews = reviews
    }

    /// Whether the application has changed since, as the list tells.
    func hasChanged(to application: Application) -> Bool {
      updatedAt != application.updatedAt || hasStatus(otherThan: application.status)
    }

    /// Whether a history tells how the application got its status, where that is a new one.
    ///
    /// A service may show the status in its list before the history has the event.
    func isExplained(_ application: Application, by history: [JourneyEvent]) -> Bool {
      let status = application.status
      guard hasStatus(otherThan: status), history.last?.status != status else { return true }
      return newEvents(in: history, of: application).contains { $0.status == status }
    }

    /// The events of a history that are new.
    ///
    /// Where no events are known, those after the last known change are. So is the one that led to a new
    /// status: a service may date it as that change or earlier, or have dated that change in the future.
    fileprivate func newEvents(in history: [JourneyEvent], of application: Application) -> [JourneyEvent] {
      if let events { return history.filter { !events.contains($0.id) } }
      guard let updatedAt else { return history }
      let later = history.filter { event in event.date.map { $0 > updatedAt } ?? false }
      let status = application.status
      guard hasStatus(otherThan: status), !later.contains(where: { $0.status == status }),
        let event = history.last(where: { $0.status == status })
      else { return later }
      return later + [event]
    }

    private func hasStatus(otherThan other: ApplicationStatus) -> Bool { status.map { $0 != other } ?? false }
  }

  /// The time of the last look.
  public var checkedAt: Date
  /// The applications at the last look.
  public var known: [Application.ID: KnownApplication]
  /// The notifications, newest first, each id once.
  public private(set) var notifications: [CareersNotification]
  /// Whether earlier notifications may be missing as they could not be read; until the user has taken note.
  public var isIncomplete: Bool

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - checkedAt: The time of the last look.
  ///   - known: The applications at the last look.
  ///   - notifications: The notifications, newest first.
  ///   - isIncomplete: Whether earlier notifications may be missing as they could not be read.
  public init(
    checkedAt: Date,
    known: [Application.ID: KnownApplication] = [:],
    notifications: [CareersNotification] = [],
    isIncomplete: Bool = false
  ) {
    self.checkedAt = checkedAt
    self.known = known
    self.notifications = notifications
    self.isIncomplete = isIncomplete
  }

  /// The number of notifications that the user has not read.
  public var unreadCount: Int { notifications.count { !$0.isRead } }

  /// Adds notifications; one that is there already stays as it is.
  ///
  /// - Parameter new: The notifications, in any order.
  public mutating func add(_ new: [CareersNotification]) {
    var ids = Set(notifications.map(\.id))
    let all = (notifications + new.filter { ids.insert($0.id).inserted }).sorted { $0.date > $1.date }
    let unreadFirst = all.sorted { !$0.isRead && $1.isRead }
    let stored = Set(unreadFirst.prefix(Self.limit).map(\.id))
    notifications = all.filter { stored.contains($0.id) }
  }

  /// Marks notifications as read.
  ///
  /// - Parameter ids: The notifications.
  /// - Returns: The number of those that were unread.
  @discardableResult
  public mutating func markRead(_ ids: Set<CareersNotification.ID>) -> Int {
    var count = 0
    for index in notifications.indices
    where !notifications[index].isRead && ids.contains(notifications[index].id) {
      notifications[index].isRead = true
      count += 1
    }
    return count
  }

  /// Takes in the first look: adds what waits for the user, which no later look can tell from before.
  ///
  /// That is an open offer, and a document that was refused.
  ///
  /// - Parameters:
  ///   - looks: The applications that were looked at.
  ///   - now: The time of the look.
  mutating func recordOpen(_ looks: [ApplicationLook], at now: Date) {
    for look in looks {
      if look.application.status == .offered { add([look.notificationOfOffer(at: now)]) }
      let refused = (look.documents ?? []).filter { $0.review == .invalid }
      add(refused.map { look.notification(of: $0, at: now) })
    }
  }

  /// Takes in a look at the applications: adds what changed since the last one.
  ///
  /// What a look could not load is left for the next one; so is an event that could not be read, or that the
  /// history does not have yet, while the others are told once.
  ///
  /// - Parameters:
  ///   - looks: The applications that were looked at.
  ///   - now: The time of the look.
  public mutating func record(_ looks: [ApplicationLook], at now: Date) {
    for look in looks {
      let id = look.application.id
      let before = known[id]
      var state = before ?? KnownApplication(reviews: [:])
      if let events = look.events {
        let new = state.newEvents(in: events, of: look.application).filter { $0.actor != .user }
        add(new.map { look.notification(of: $0, at: now) })
        if look.hasWholeHistory {
          state.updatedAt = look.application.updatedAt
          state.status = look.application.status
        }
        // Of an application without known events, one that cannot be read now may be an old one.
        if look.hasWholeHistory || state.events != nil {
          state.events = (state.events ?? []).union(events.map(\.id))
        }
      } else if state.status == nil, state.updatedAt == look.application.updatedAt {
        state.status = look.application.status
      }
      if let documents = look.documents {
        if let reviews = state.reviews {
          let new = documents.filter { $0.review != .pending && reviews[$0.id] != $0.review }
          add(new.map { look.notification(of: $0, at: now) })
        }
        let present = Dictionary(documents.map { ($0.id, $0.review) }) { first, _ in first }
        // A known document that could not be read this time is no new one when it can be read next time.
        state.reviews =
          documents.isWhole ? present : (state.reviews ?? [:]).merging(present) { _, present in present }
      }
      known[id] = state
    }
    checkedAt = now
  }
}

/// A look at one application: what could be loaded of it.
public struct ApplicationLook: Hashable, Sendable {
  /// The application.
  public let application: Application
  /// Its events; `nil` when they were not loaded.
  public let events: [JourneyEvent]?
  /// Whether each of its events could be read, and they tell how it got its status.
  public let hasWholeHistory: Bool
  /// Its documents; `nil` when they were not loaded.
  public let documents: EntryList<ApplicationDocument>?

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - events: Its events.
  ///   - hasWholeHistory: Whether each of its events could be read, and they tell how it got its status.
  ///   - documents: Its documents.
  public init(
    _ application: Application,
    events: [JourneyEvent]? = nil,
    hasWholeHistory: Bool = true,
    documents: EntryList<ApplicationDocument>? = nil
  ) {
    self.application = application
    self.events = events
    self.hasWholeHistory = hasWholeHistory
    self.documents = documents
  }

  fileprivate func notificationOfOffer(at now: Date) -> CareersNotification {
    CareersNotification(
      id: "offer:\(application.id.rawValue)",
      application: application.id,
      jobTitle: application.job?.title,
      change: .status(.offered, description: nil),
      date: application.updatedAt ?? now
    )
  }

  fileprivate func notification(of event: JourneyEvent, at now: Date) -> CareersNotification {
    CareersNotification(
      id: "event:\(application.id.rawValue):\(event.id)",
      application: application.id,
      jobTitle: application.job?.title,
      change: .status(event.status, description: event.description ?? event.title),
      date: event.date ?? now
    )
  }

  fileprivate func notification(of document: ApplicationDocument, at now: Date) -> CareersNotification {
    let change = CareersNotification.Change.review(
      document.review,
      fileName: document.fileName,
      reason: document.reviewReason
    )
    return CareersNotification(
      id:
        "document:\(document.id):\(document.review.word):\(document.reviewedAt?.timeIntervalSince1970 ?? 0)",
      application: application.id,
      jobTitle: application.job?.title,
      change: change,
      date: document.reviewedAt ?? now
    )
  }
}

extension ApplicationDocument.Review {
  fileprivate var word: String {
    switch self {
    case .pending: "pending"
    case .valid: "valid"
    case .invalid: "invalid"
    case .other(let word): word
    }
  }
}
