public import DomainKernel

extension ManageDeck {
  /// The outcome of taking over the deck of a file.
  public struct Import: Hashable, Sendable {
    /// The cards that are new in the deck.
    public var added: [Card] = []
    /// The cards whose addition waits in the outbox, by the reason and by whether they were sent.
    public var waiting: [Waiting] = []
    /// The cards that were in the deck before.
    public var alreadyThere: [Card] = []
    /// The number of cards that were left out because they belong to the signed-in account: 0 or 1.
    public var own = 0
    /// The number of entries of the file that could not be used, 0 or more.
    public var unusable = 0
    /// The cards that the service does not take, with the reason.
    public var refused: [Refusal] = []
    /// Why the import ended before its end; `nil` when every card had its turn.
    public var failure: CardsError?
    /// The number of cards that had no turn, 0 or more.
    public var remaining = 0

    /// Makes an outcome without cards.
    public init() {}

    /// Cards whose addition waits for one reason, after they were sent or before.
    public struct Waiting: Hashable, Sendable {
      /// The cards, at least one.
      public internal(set) var cards: [Card]
      /// Why they were not sent or not confirmed; `nil` when they wait behind another change.
      public let stop: OutboxDrain.Stop?
      /// Whether they were sent before, and are sent again unless the service has them.
      public let wasSent: Bool

      /// Makes a group of cards.
      ///
      /// - Parameters:
      ///   - cards: The cards, at least one.
      ///   - stop: Why they were not sent or not confirmed; `nil` when they wait behind another change.
      ///   - wasSent: Whether they were sent before.
      public init(_ cards: [Card], because stop: OutboxDrain.Stop?, wasSent: Bool = false) {
        self.cards = cards
        self.stop = stop
        self.wasSent = wasSent
      }
    }

    /// A card that was not added.
    public struct Refusal: Hashable, Sendable {
      /// The card.
      public let card: Card
      /// Why it was not added.
      public let error: CardsError

      /// Makes a refusal.
      ///
      /// - Parameters:
      ///   - card: The card.
      ///   - error: Why it was not added.
      public init(card: Card, error: CardsError) {
        self.card = card
        self.error = error
      }
    }
  }

  /// Adds the cards of a file, in batches.
  ///
  /// Of the file only the numbers of accounts are believed: login and name are those that the service gives, and a card
  /// that is in the deck already stays as it is. The deck is read once, and once more for each batch that changes it.
  /// Where cards of the file wait in the outbox already, what waits is sent first.
  ///
  /// - Parameters:
  ///   - document: The deck of a file.
  ///   - report: Told how many cards had their turn.
  /// - Returns: The outcome for each card; a card that cannot be added does not end the import, but being offline, signed
  ///   out or limited does, where changes cannot wait in the outbox, and so does cancellation.
  /// - Throws: ``CardsError`` when nothing can be added at the moment.
  public func take(
    _ document: DeckDocument,
    report: CardImport.Report = { _, _ in }
  ) async throws(CardsError) -> Import {
    let mine = try await mine()
    var outcome = Import()
    outcome.unusable = document.unusable
    let known = try await known(of: document)
    var rest = document.cards[...]
    await report(0, document.cards.count)
    while !rest.isEmpty {
      let batch = rest.prefix(CardImport.batch)
      var new: [Card] = []
      for card in batch {
        if card.id == mine {
          outcome.own += 1
        } else if let known = known.result(of: card) {
          outcome.note(known.card, with: known.result)
        } else {
          new.append(card)
        }
      }
      do throws(CardsError) {
        guard !Task.isCancelled else { throw .service(.cancelled) }
        let cards = try await confirmed(new, &outcome)
        try await add(cards, &outcome, isChanging: known.waiting)
      } catch {
        guard outcome.hasEffect else { throw error }
        outcome.failure = error
        let noted =
          outcome.added + outcome.alreadyThere + outcome.waiting.flatMap(\.cards)
          + outcome.refused.map(\.card)
        let done = Set(noted.map(\.id))
        outcome.remaining = rest.count { $0.id != mine && !done.contains($0.id) }
        return outcome
      }
      rest = rest.dropFirst(CardImport.batch)
      await report(document.cards.count - rest.count, document.cards.count)
    }
    return outcome
  }

  /// The cards of a file that need no addition, as far as that is known before any is added.
  private struct Known: Sendable {
    /// The last change of each account that waits.
    var waiting: [Card.ID: PendingDeckEdit] = [:]
    /// The outcome of sending the changes that waited.
    var delivery = DeckOutbox.Delivery()
    /// The accounts of the deck; `nil` where nobody can tell.
    var deck: Set<Card.ID>?

    /// The card that the user reads of, with its outcome; `nil` for one that has to be added.
    func result(of card: Card) -> (card: Card, result: Result<ChangeOutcome, CardsError>)? {
      if let change = waiting[card.id] {
        guard case .add(let added) = change.edit else { return nil }
        let outcome = ChangeOutcome.pending(delivery.stop, wasSent: change.state != .unsent)
        return (card: added, result: .success(outcome))
      }
      if let sent = delivery.additions[card.id] { return sent }
      return deck?.contains(card.id) == true ? (card: card, result: .success(.unchanged)) : nil
    }
  }

  /// Sends the changes that wait where cards of a file are among them, and reads the deck.
  private func known(of document: DeckDocument) async throws(CardsError) -> Known {
    var known = Known()
    known.waiting = try await waitingByAccount()
    let isRepeated = document.cards.contains { card in
      if case .add? = known.waiting[card.id]?.edit { true } else { false }
    }
    if let outbox, isRepeated {
      known.delivery = try await outbox.sendWaiting()
      known.waiting = try await waitingByAccount()
    }
    known.deck = try await knownForImport()
    return known
  }

  private func waitingByAccount() async throws(CardsError) -> [Card.ID: PendingDeckEdit] {
    Dictionary(try await waiting().map { ($0.edit.card.id, $0) }) { _, last in last }
  }

  /// The accounts of the deck; `nil` for a service that cannot be asked now.
  private func knownForImport() async throws(CardsError) -> Set<Card.ID>? {
    guard outbox?.isSendingLater != true else { return nil }
    do throws(CardsError) {
      let known = outbox == nil ? try await deck.deck(.cacheFirst).value : try await deck.currentDeck()
      return Set(known.entries.map(\.id))
    } catch {
      guard outbox != nil, case .service(let cause) = error, cause != .cancelled else { throw error }
      return nil
    }
  }

  /// Adds a batch, or lets it wait in the outbox where the service cannot be asked.
  private func add(
    _ cards: [Card],
    _ outcome: inout Import,
    isChanging waiting: [Card.ID: PendingDeckEdit]
  ) async throws(CardsError) {
    // A card with a change that waits comes after that change.
    for card in cards where waiting[card.id] != nil {
      outcome.note(try await make(.add(card)), of: card)
    }
    let cards = cards.filter { waiting[$0.id] == nil }
    guard !cards.isEmpty else { return }
    if let outbox, outbox.isSendingLater {
      try await outbox.store(additionsOf: cards)
      for card in cards { outcome.note(.pending(.service(.offline)), of: card) }
      return
    }
    var results: [Result<Bool, CardsError>] = []
    var failure: CardsError?
    // An error that is thrown concerns all cards: none of them was tried.
    do throws(CardsError) { results = try await deck.add(cards) } catch { failure = error }
    for (card, result) in zip(cards, results) {
      switch result {
      case .success(let isNew): outcome.note(isNew ? .changed : .unchanged, of: card)
      case .failure(let error) where error.concernsOneCard:
        outcome.refused.append(Import.Refusal(card: card, error: error))
      case .failure(let error): failure = error
      }
    }
    guard let failure else { return }
    guard let outbox, case .service(let cause) = failure, cause.letsChangesWait else { throw failure }
    let rest = cards.dropFirst(max(results.count - 1, 0))
    try await outbox.store(additionsOf: rest)
    for card in rest { outcome.note(.pending(.service(cause)), of: card) }
  }

  /// The cards of the accounts that a file names, a few looked up at the same time; accounts that do not exist are
  /// refused.
  ///
  /// Where changes are sent later, only what is stored tells more of an account than its number.
  private func confirmed(_ claimed: [Card], _ outcome: inout Import) async throws(CardsError) -> [Card] {
    let isSendingLater = outbox?.isSendingLater == true
    let found = await cards.cards(claimed.map(\.id), isSendingLater ? .cacheOnly : .cacheFirst)
    var known: [Card] = []
    for card in claimed {
      switch found[card.id] {
      case .success(let card)?: known.append(card)
      case .failure(.notFound)? where !isSendingLater:
        outcome.refused.append(Import.Refusal(card: card, error: .service(.notFound)))
      case .failure(let error)?:
        // The number is all that is sent, so that the change can wait for a service that cannot be asked now.
        guard outbox != nil, error != .cancelled else { throw .service(error) }
        known.append(Card(id: card.id))
      case nil: throw .service(.cancelled)
      }
    }
    return known
  }
}

extension ManageDeck.Import {
  /// Whether a card was added, or waits to be.
  fileprivate var hasEffect: Bool { !added.isEmpty || !waiting.isEmpty }

  fileprivate mutating func note(_ card: Card, with result: Result<ChangeOutcome, CardsError>) {
    switch result {
    case .success(let outcome): note(outcome, of: card)
    case .failure(let error): refused.append(Refusal(card: card, error: error))
    }
  }

  fileprivate mutating func note(_ outcome: ChangeOutcome, of card: Card) {
    switch outcome {
    case .changed: added.append(card)
    case .unchanged: alreadyThere.append(card)
    case .pending(let stop, let wasSent):
      if let index = waiting.firstIndex(where: { $0.stop == stop && $0.wasSent == wasSent }) {
        waiting[index].cards.append(card)
      } else {
        waiting.append(Waiting([card], because: stop, wasSent: wasSent))
      }
    }
  }
}

extension ServiceError {
  /// Whether a change can wait for a service that gave this error.
  fileprivate var letsChangesWait: Bool {
    switch failedChange {
    case .unconnected, .unanswered: true
    case .notTaken: if case .rateLimited = self { true } else { false }
    case .refused, .answered, .untold: false
    }
  }
}
