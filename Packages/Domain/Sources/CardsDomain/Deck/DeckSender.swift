public import DomainKernel

/// Sends changes of the deck that waited in the outbox.
public struct DeckSender: OutboxSender {
  private let deck: any DeckRepository

  /// Makes the sender.
  ///
  /// - Parameter deck: The deck of the service.
  public init(deck: any DeckRepository) {
    self.deck = deck
  }

  /// The route of the changes of an account.
  ///
  /// - Parameter queue: The queue of the account.
  /// - Returns: A route with this sender for both kinds.
  public func route(_ queue: OutboxQueue) -> OutboxRoute {
    OutboxRoute(queue, senders: [DeckEdit.additionKind: self, DeckEdit.removalKind: self])
  }

  /// Sends a change, and says whether the deck was so before.
  ///
  /// A card that is there, or is gone, already is no error; of a deck that cannot be read nothing is sent.
  public func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    guard let edit = DeckEdit(entry.draft) else { throw SendingError(.notFound) }
    let isChanged: Result<Bool, CardsError>
    do throws(CardsError) { isChanged = try await make(edit) } catch {
      throw SendingError(ServiceError(error), wasSent: false)
    }
    do throws(CardsError) { return try isChanged.get() ? .changed : .unchanged } catch {
      throw SendingError(ServiceError(error))
    }
  }

  private func make(_ edit: DeckEdit) async throws(CardsError) -> Result<Bool, CardsError> {
    switch edit {
    case .add(let card): return try await deck.add([card]).first ?? .success(false)
    case .remove(let card): return try await deck.tryRemoving(card.id)
    }
  }

  /// A change that fails does not wait: an OctoDeck API answers every error with 500, also for what it never takes.
  public var waitsAfterServiceError: Bool { false }

  /// Asks the service whether the deck is as the change makes it; nobody can tell where an entry that could
  /// not be read may be the card.
  public func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    guard let edit = DeckEdit(entry.draft) else { return nil }
    do throws(CardsError) { return try await deck.hasEffect(of: edit) } catch { throw ServiceError(error) }
  }
}

extension ServiceError {
  /// The error of a service behind an error of a deck, as the delivery of changes understands it.
  fileprivate init(_ error: CardsError) {
    switch error {
    case .service(let error): self = error
    // A service that has not answered may still be at work on the change, so that the deck does not tell yet.
    case .unknownOutcome(let error), .unseenChange(let error):
      self = error.failedChange == .unanswered ? error : .unavailable
    case .storage(.cannotBeRead(let reason)), .storage(.cannotBeSaved(let reason)),
      .storage(.busy(let reason)):
      self = .cacheUnreadable(reason: reason)
    case .storage(.signedOut): self = .signInNeeded
    case .storage(.damagedRecord):
      self = .cacheUnreadable(reason: KnownReason.damagedRecord.rawValue)
    case .storage(.madeByNewerVersion):
      self = .cacheUnreadable(reason: KnownReason.madeByNewerVersion.rawValue)
    case .ownCard, .invalid: self = .rejected(code: nil, message: nil)
    }
  }
}
