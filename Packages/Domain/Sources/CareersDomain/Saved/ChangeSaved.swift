public import DomainKernel

/// A change of the list of saved jobs or posts.
public struct SavedChange: Hashable, Sendable {
  /// The kind of entry that is saved.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A job.
    case job
    /// A post.
    case post
  }

  /// The kind of entry.
  public let kind: Kind
  /// The identity of the entry for the service.
  public let id: String
  /// Whether the change saves the entry; otherwise it removes it.
  public let isSaved: Bool

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - isSaved: Whether to save the entry; otherwise it is removed.
  ///   - id: The identity of the entry for the service.
  ///   - kind: The kind of entry.
  public init(_ isSaved: Bool, _ id: String, _ kind: Kind) {
    self.kind = kind
    self.id = id
    self.isSaved = isSaved
  }

  /// The kind of the change in the outbox.
  var outboxKind: String { Self.outboxKind(kind, isSaved) }

  /// The kind of a change in the outbox, such as `job.save`.
  static func outboxKind(_ kind: Kind, _ isSaved: Bool) -> String {
    "\(kind.rawValue).\(isSaved ? "save" : "unsave")"
  }

  /// Reads a change of the outbox.
  ///
  /// - Parameter draft: The change; `nil` is returned for one of something else.
  public init?(_ draft: OutboxDraft) {
    let kinds = Kind.allCases.flatMap { kind in [(kind, true), (kind, false)] }
    guard let (kind, isSaved) = kinds.first(where: { Self.outboxKind($0, $1) == draft.kind }) else {
      return nil
    }
    self.init(isSaved, draft.subject, kind)
  }
}

/// Saves jobs and posts, and removes them from the lists of saved ones: at once, or as soon as there is a connection.
public struct ChangeSaved: Sendable {
  /// Gives the queue of the account that is signed in now, and its senders; throws where nobody is.
  public typealias Account = @Sendable () async throws(ServiceError) -> OutboxRoute

  private let outbox: any OutboxDelivery
  private let drain: DrainOutbox
  private let account: Account

  /// Whether somebody is signed in, as far as that can be told.
  var isSignedIn: Bool {
    get async {
      do throws(ServiceError) { _ = try await account() } catch { return error != .signInNeeded }
      return true
    }
  }

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - outbox: Keeps changes until the service has them.
  ///   - drain: Sends a queue of the outbox.
  ///   - account: Gives the queue of the account that is signed in, and its senders.
  public init(outbox: any OutboxDelivery, drain: DrainOutbox, account: @escaping Account) {
    self.outbox = outbox
    self.drain = drain
    self.account = account
  }

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - change: The change; an id that is not well formed is one that the service does not have, and nothing is
  ///     sent.
  ///   - name: The title of the entry, for lists of changes that wait; `nil` when it is not known.
  ///   - isOffline: Whether it must wait without an attempt to send it.
  /// - Returns: What has become of it.
  /// - Throws: ``/DomainKernel/SubmissionError``; nothing waits then.
  public func callAsFunction(
    _ change: SavedChange,
    name: String? = nil,
    isOffline: Bool = false
  ) async throws(SubmissionError) -> ChangeOutcome {
    // The service answers such an id with an internal error.
    guard change.id.isPlainID else { throw .service(.notFound) }
    let route: OutboxRoute
    do throws(ServiceError) { route = try await account() } catch { throw .service(error) }
    let draft: OutboxDraft
    do throws(PersistenceError) {
      draft = try OutboxDraft(
        change.outboxKind,
        of: change.id,
        in: route.queue,
        name: name,
        supersedes: [SavedChange.outboxKind(change.kind, !change.isSaved)]
      )
    } catch {
      throw .persistence(error)
    }
    let submit = SubmitChange(outbox: outbox, drain: drain) { route }
    switch try await submit.submit(draft, isOffline: isOffline) {
    case .done(let effect): return ChangeOutcome(effect)
    case .pending(let entry, let stop): return .pending(stop, wasSent: !entry.isUnsent)
    }
  }

  /// The changes that wait to be sent, of the account that is signed in.
  ///
  /// - Parameter kind: The kind of entries.
  /// - Returns: The changes in their order; none where nobody is signed in.
  /// - Throws: ``/DomainKernel/SubmissionError`` when the outbox cannot be read, or nobody can tell whose
  ///   changes wait.
  public func pending(_ kind: SavedChange.Kind) async throws(SubmissionError) -> [PendingSaved] {
    let queue: OutboxQueue
    do throws(ServiceError) { queue = try await account().queue } catch {
      guard error == .signInNeeded else { throw .service(error) }
      return []
    }
    let entries: [OutboxEntry]
    do throws(PersistenceError) { entries = try await outbox.entries(in: queue) } catch {
      throw .persistence(error)
    }
    return entries.compactMap { entry in
      guard let change = SavedChange(entry.draft), change.kind == kind else { return nil }
      return PendingSaved(change: change, name: entry.draft.name, state: entry.pendingState)
    }
  }
}

/// A change of a list of saved entries in the outbox.
public struct PendingSaved: Hashable, Sendable {
  /// The change.
  public let change: SavedChange
  /// The title of the entry, as it was known when the change was made; `nil` when it was not.
  public let name: String?
  /// How far it is.
  public let state: PendingState

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - name: The title of the entry; `nil` when it is not known.
  ///   - state: How far it is.
  public init(change: SavedChange, name: String? = nil, state: PendingState = .unsent) {
    self.change = change
    self.name = name
    self.state = state
  }
}
