public import DomainKernel

/// Sends changes of the list of saved jobs or posts from the outbox.
public struct SavedSender<Entry: SavableEntry>: OutboxSender {
  private let entries: any SavedEntries<Entry>
  private let isSaved: Bool
  private let confirmed: ConfirmedChanges?

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - isSaved: Whether its changes save an entry; otherwise they remove one.
  ///   - entries: The saved entries of the account.
  ///   - confirmed: Remembers what the service has; `nil` where nothing is read offline.
  init(_ isSaved: Bool, _ entries: any SavedEntries<Entry>, _ confirmed: ConfirmedChanges? = nil) {
    self.isSaved = isSaved
    self.entries = entries
    self.confirmed = confirmed
  }

  /// Sends a change, and says whether it had an effect.
  public func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    guard let id = Entry.ID(rawValue: entry.draft.subject) else { throw SendingError(.notFound) }
    let confirmed = confirmed?.ofCurrentAccount
    let isChanged: Bool
    do throws(ServiceError) { isChanged = try await entries.set(isSaved, id) } catch {
      throw SendingError(error)
    }
    await remember(entry, in: confirmed)
    return isChanged ? .changed : .unchanged
  }

  /// The list of the service tells.
  public var canTellOutcome: Bool { true }

  /// Looks the entry up in the list of the service, of which nothing is read from the store.
  ///
  /// An entry that could not be read, or that moved while the list was read, may be the one: the change is
  /// sent again then, which the service takes also where it has nothing to change.
  public func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    let confirmed = confirmed?.ofCurrentAccount
    let key = entry.draft.subject.idKey
    let browse = BrowseEntries<SavedQuery, Entry> { [entries] (_, page, policy) async throws(ServiceError) in
      try await entries.saved(page, policy)
    }
    let found = try await browse.firstAtService(of: SavedQuery()) { listed -> Entry? in
      listed.id.rawValue == key ? listed : nil
    }
    switch found {
    case .found where isSaved, .absent where !isSaved:
      await remember(entry, in: confirmed)
      return true
    case .found, .absent, .unknown: return false
    }
  }

  private func remember(_ entry: OutboxEntry, in confirmed: ConfirmedChanges?) async {
    await confirmed?.remember(SavedChange(isSaved, entry.draft.subject, Entry.savedKind))
  }
}

extension OutboxRoute {
  /// The queue of an account of the careers service, with the senders of its changes of saved jobs and posts.
  ///
  /// - Parameters:
  ///   - account: The partition of the account.
  ///   - jobs: The saved jobs of the account.
  ///   - posts: The saved posts of the account.
  ///   - confirmed: Remembers what the service has, for what is stored of its lists.
  ///   - others: The senders of the area's other kinds.
  public init(
    careersAccount account: String,
    jobs: any SavedEntries<Job>,
    posts: any SavedEntries<Post>,
    confirmed: ConfirmedChanges? = nil,
    others: [String: any OutboxSender] = [:]
  ) {
    self.init(
      OutboxQueue(area: "careers", account: account),
      senders: others.merging(Self.savedSenders(jobs: jobs, posts: posts, confirmed: confirmed)) {
        _,
        sender in
        sender
      }
    )
  }

  /// The senders of changes of saved jobs and posts, by their kinds.
  ///
  /// - Parameters:
  ///   - jobs: The saved jobs of the account.
  ///   - posts: The saved posts of the account.
  ///   - confirmed: Remembers what the service has, for what is stored of its lists.
  /// - Returns: A sender for each kind.
  public static func savedSenders(
    jobs: any SavedEntries<Job>,
    posts: any SavedEntries<Post>,
    confirmed: ConfirmedChanges? = nil
  ) -> [String: any OutboxSender] {
    [
      SavedChange.outboxKind(.job, true): SavedSender(true, jobs, confirmed),
      SavedChange.outboxKind(.job, false): SavedSender(false, jobs, confirmed),
      SavedChange.outboxKind(.post, true): SavedSender(true, posts, confirmed),
      SavedChange.outboxKind(.post, false): SavedSender(false, posts, confirmed),
    ]
  }
}
