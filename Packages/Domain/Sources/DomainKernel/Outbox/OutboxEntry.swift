#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The changes of one account in one area, which are sent in the order in which they were made.
public struct OutboxQueue: Hashable, Sendable {
  /// The area whose service gets the changes, such as `careers`.
  public let area: String
  /// The partition of the account that made them; changes of another account are never sent.
  public let account: String

  /// Names a queue.
  ///
  /// - Parameters:
  ///   - area: The area whose service gets the changes.
  ///   - account: The partition of the account that made them.
  public init(area: String, account: String) {
    self.area = area
    self.account = account
  }
}

/// A change to add to the outbox.
public struct OutboxDraft: Hashable, Sendable {
  /// The maximum size of a payload in bytes.
  public static let largestPayload = 64 << 10

  /// The queue that it joins.
  public let queue: OutboxQueue
  /// The kind of change, such as `job.save`; it selects the sender.
  public let kind: String
  /// The service's id of the item that is changed.
  public let subject: String
  /// The name of the item for lists, such as the title of a job, as it was known when the change was made; `nil` when it
  /// was not.
  ///
  /// The text of a list is made of it and of the kind when it is shown, in the language of that moment.
  public let name: String?
  /// The content of the change, in the area's own format.
  public let payload: Data
  /// The kinds that this one makes pointless while they were not sent, such as `job.save` for `job.unsave`.
  public let supersedes: Set<String>

  /// The item that is changed; changes of one item never overtake each other.
  public var item: OutboxItem { OutboxItem(kind: kind, subject: subject) }

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - kind: The kind of change, with the type of the item before its first dot; it selects the sender.
  ///   - subject: The service's id of the item that is changed.
  ///   - queue: The queue that it joins.
  ///   - name: The name of the item for lists; `nil` when it is not known.
  ///   - payload: The content of the change, at most ``largestPayload`` bytes.
  ///   - supersedes: The kinds of the same subject that this one makes pointless while they were not sent: its opposite,
  ///     or its own kind where a later change contains the earlier one.
  /// - Throws: ``PersistenceError/cannotBeSaved(reason:)`` when the payload is too large.
  public init(
    _ kind: String,
    of subject: String,
    in queue: OutboxQueue,
    name: String? = nil,
    payload: Data = Data(),
    supersedes: Set<String> = []
  ) throws(PersistenceError) {
    guard payload.count <= Self.largestPayload else {
      throw .cannotBeSaved(
        reason: "The change has \(payload.count) bytes; the outbox takes at most \(Self.largestPayload)."
      )
    }
    self.queue = queue
    self.kind = kind
    self.subject = subject
    self.name = name
    self.payload = payload
    self.supersedes = supersedes
  }
}

/// The item that a change is about, such as a job: changes of two items never wait for each other.
public struct OutboxItem: Hashable, Sendable {
  /// The type of the item, such as `job`: the part of a change's kind before its first dot.
  public let type: String
  /// The service's id of the item; items of two types may have the same.
  public let subject: String

  /// Describes the item of a change.
  ///
  /// - Parameters:
  ///   - kind: The kind of change, such as `job.save`.
  ///   - subject: The service's id of the item.
  public init(kind: String, subject: String) {
    type = String(kind.prefix { $0 != "." })
    self.subject = subject
  }
}

/// A change in the outbox: waiting to be sent, under way, or refused.
public struct OutboxEntry: Hashable, Sendable, Identifiable {
  /// The number of an entry; later entries have higher numbers, and none is used twice.
  public struct ID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, 1 or more.
    public let rawValue: Int

    /// Makes an id of its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Whether one entry was added before another.
    public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
  }

  /// How far the delivery of an entry is.
  public enum State: Hashable, Sendable {
    /// It waits for its turn.
    case waiting
    /// It has been on its way since then; where nobody is sending it, its outcome is unknown.
    case sending(since: Date)
    /// The service refused it, or its outcome cannot be found out; the user retries or drops it.
    case refused(OutboxRefusal)
  }

  /// The number.
  public let id: ID
  /// The change as it was added.
  public let draft: OutboxDraft
  /// When it was added.
  public let createdAt: Date
  /// How far its delivery is.
  public let state: State
  /// How many exchanges that may have reached the service were begun for it.
  public let attempts: Int
  /// The title that an earlier version of the program stored instead of a name, in the language of that moment; `nil` for
  /// other entries.
  public let earlierTitle: String?

  /// Describes an entry.
  ///
  /// - Parameters:
  ///   - id: The number.
  ///   - draft: The change as it was added.
  ///   - createdAt: When it was added.
  ///   - state: How far its delivery is.
  ///   - attempts: How many exchanges that may have reached the service were begun for it.
  ///   - earlierTitle: The title that an earlier version of the program stored instead of a name.
  public init(
    id: ID,
    draft: OutboxDraft,
    createdAt: Date,
    state: State = .waiting,
    attempts: Int = 0,
    earlierTitle: String? = nil
  ) {
    self.id = id
    self.draft = draft
    self.createdAt = createdAt
    self.state = state
    self.attempts = attempts
    self.earlierTitle = earlierTitle
  }

  /// The same entry in another state.
  ///
  /// - Parameters:
  ///   - state: How far its delivery is.
  ///   - attempts: How many exchanges that may have reached the service were begun for it; `nil` for as many as before.
  /// - Returns: The entry.
  public func with(_ state: State, attempts: Int? = nil) -> OutboxEntry {
    OutboxEntry(
      id: id,
      draft: draft,
      createdAt: createdAt,
      state: state,
      attempts: attempts ?? self.attempts,
      earlierTitle: earlierTitle
    )
  }

  /// The same entry while it is sent.
  ///
  /// - Parameter moment: When that is noted.
  /// - Returns: The entry, with one attempt more.
  public func begun(at moment: Date) -> OutboxEntry {
    with(.sending(since: moment), attempts: attempts + 1)
  }

  /// The same entry when it waits again.
  ///
  /// - Parameter wasSent: Whether the attempt may have reached the service; otherwise it does not count.
  /// - Returns: The entry.
  public func postponed(wasSent: Bool) -> OutboxEntry {
    with(.waiting, attempts: wasSent ? attempts : max(attempts - 1, 0))
  }

  /// How far it is, as the user is told it.
  public var pendingState: PendingState {
    switch state {
    case .waiting where attempts == 0: .unsent
    case .waiting, .sending: .unconfirmed
    case .refused: .refused
    }
  }

  /// Whether it waits, and nothing was ever sent for it.
  public var isUnsent: Bool { pendingState == .unsent }

  /// Why it was refused; `nil` when it was not.
  public var refusal: OutboxRefusal? {
    if case .refused(let refusal) = state { refusal } else { nil }
  }
}

/// Why a change will not be sent again until the user retries it.
public struct OutboxRefusal: Hashable, Sendable {
  /// The reason of a refusal.
  public enum Reason: Hashable, Sendable {
    /// The service refused the change, with its own code and message.
    case rejected(code: String?, message: String?)
    /// The service does not have the item that is changed.
    case notFound
    /// It was sent, and nobody can tell whether the service did it.
    case unknownOutcome
    /// The service answered the last attempt with an error of its own, and did not make the change.
    case serviceError
  }

  /// The reason.
  public let reason: Reason
  /// When.
  public let at: Date

  /// Describes a refusal.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - at: When.
  public init(_ reason: Reason, at: Date) {
    self.reason = reason
    self.at = at
  }

  /// The refusal as an error of the service; `nil` for an unknown outcome.
  public var serviceError: ServiceError? {
    switch reason {
    case .rejected(let code, let message): .rejected(code: code, message: message)
    case .notFound: .notFound
    case .serviceError: .unavailable
    case .unknownOutcome: nil
    }
  }
}
