public import DomainKernel

/// Lists and changes the deck of the signed-in account.
public struct ManageDeck: Sendable {
  /// A change to the deck and its progress.
  public struct Change: Hashable, Sendable {
    /// How far a change is.
    public enum Outcome: Hashable, Sendable {
      /// The deck is another one now.
      case changed
      /// The deck was so already.
      case unchanged
      /// The change waits in the outbox; the reason says why it was not sent, `nil` when it waits behind another one.
      case waiting(OutboxDrain.Stop?)
    }

    /// The account.
    public let card: Card
    /// How far the change is.
    public let outcome: Outcome

    /// Makes a change.
    ///
    /// - Parameters:
    ///   - card: The account.
    ///   - outcome: How far the change is.
    public init(card: Card, outcome: Outcome) {
      self.card = card
      self.outcome = outcome
    }
  }

  /// The outcome of taking over the deck of a file.
  public struct Import: Hashable, Sendable {
    /// The cards that are new in the deck.
    public var added: [Card] = []
    /// The cards whose addition waits in the outbox.
    public var waiting: [Card] = []
    /// Why the last of the waiting additions was not sent; `nil` when none waits, or they wait behind another change.
    public var stop: OutboxDrain.Stop?
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

  private let deck: any DeckRepository
  private let cards: any CardRepository
  private let outbox: DeckOutbox?

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - deck: Keeps the deck.
  ///   - cards: Finds the cards that are added, and tells which one is mine.
  ///   - outbox: Takes the changes of a deck that a service keeps; `nil` for a deck on this machine.
  public init(deck: any DeckRepository, cards: any CardRepository, outbox: DeckOutbox? = nil) {
    self.deck = deck
    self.cards = cards
    self.outbox = outbox
  }

  /// Lists the deck.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The deck with the changes that wait in the outbox, the card that was added first at the beginning.
  /// - Throws: ``CardsError`` when neither the service nor the store can give it.
  public func list(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    let known = try await deck.deck(policy)
    guard let waiting = try await outbox?.waiting(), !waiting.isEmpty else { return known }
    return known.map { deck in
      waiting.reduce(deck) { deck, change in
        switch change.edit {
        case .add(let card): deck.contains(card.id) ? deck : deck.adding(card, at: change.madeAt)
        case .remove(let card): deck.removing(card.id)
        }
      }
    }
  }

  /// The changes that wait in the outbox, in their order.
  ///
  /// - Returns: The changes; none for a deck on this machine.
  /// - Throws: ``CardsError/storage(_:)`` when the outbox cannot be read.
  public func waiting() async throws(CardsError) -> [DeckEdit] {
    try await outbox?.waiting().map(\.edit) ?? []
  }

  /// Adds the card of an account.
  ///
  /// - Parameter subject: Whose card.
  /// - Returns: The card, and whether it is new in the deck or waits to be added.
  /// - Throws: ``CardsError/ownCard`` for the card of the signed-in account, ``CardsError/service(_:)`` with
  ///   ``/DomainKernel/ServiceError/notFound`` for an account that does not exist, or another ``CardsError``.
  public func add(_ subject: CardSubject) async throws(CardsError) -> Change {
    try await add(try await card(subject))
  }

  /// Adds a card that is known already.
  ///
  /// - Parameter card: The card.
  /// - Returns: The card, and whether it is new in the deck or waits to be added.
  /// - Throws: ``CardsError`` as ``add(_:)-(CardSubject)`` does.
  public func add(_ card: Card) async throws(CardsError) -> Change {
    guard try await mine() != card.id else { throw .ownCard }
    return Change(card: card, outcome: try await make(.add(card)))
  }

  /// Removes the card of an account.
  ///
  /// - Parameter subject: Whose card; an account that is in the deck is found by its login without the service.
  /// - Returns: The card, and whether it was in the deck.
  /// - Throws: ``CardsError`` when it was not removed, or nobody knows.
  public func remove(_ subject: CardSubject) async throws(CardsError) -> Change {
    let card = try await collected(subject)
    return Change(card: card, outcome: try await make(.remove(card)))
  }

  /// Adds the cards of a file, in batches.
  ///
  /// Of the file only the numbers of accounts are believed: login and name are those that the service gives, and a card
  /// that is in the deck already stays as it is. The deck is read once, and once more for each batch that changes it.
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
    let edits = try await waiting()
    let waiting = Dictionary(edits.map { ($0.card.id, $0) }) { _, last in last }
    let known = try await knownForImport()
    var rest = document.cards[...]
    await report(0, document.cards.count)
    while !rest.isEmpty {
      let batch = rest.prefix(CardImport.batch)
      var new: [Card] = []
      for card in batch {
        if card.id == mine {
          outcome.own += 1
        } else if case .add(let added)? = waiting[card.id] {
          outcome.waiting.append(added)
        } else if waiting[card.id] == nil, known?.contains(card.id) == true {
          outcome.alreadyThere.append(card)
        } else {
          new.append(card)
        }
      }
      do throws(CardsError) {
        guard !Task.isCancelled else { throw .service(.cancelled) }
        let cards = try await confirmed(new, &outcome)
        try await add(cards, &outcome, isChanging: waiting)
      } catch {
        guard outcome.hasEffect else { throw error }
        outcome.failure = error
        let done = Set((outcome.added + outcome.alreadyThere + outcome.waiting).map(\.id))
        outcome.remaining = rest.count { $0.id != mine && !done.contains($0.id) }
        return outcome
      }
      rest = rest.dropFirst(CardImport.batch)
      await report(document.cards.count - rest.count, document.cards.count)
    }
    return outcome
  }

  /// The accounts of the deck; `nil` for a service that cannot be asked now.
  private func knownForImport() async throws(CardsError) -> Set<Card.ID>? {
    do throws(CardsError) {
      return Set(try await deck.deck(outbox == nil ? .cacheFirst : .networkFirst).value.entries.map(\.id))
    } catch {
      guard outbox != nil, case .service(let cause) = error, cause != .cancelled else { throw error }
      return nil
    }
  }

  /// Adds a batch, or lets it wait in the outbox where the service cannot be asked.
  private func add(
    _ cards: [Card],
    _ outcome: inout Import,
    isChanging waiting: [Card.ID: DeckEdit]
  ) async throws(CardsError) {
    // A card with a change that waits comes after that change.
    for card in cards where waiting[card.id] != nil {
      outcome.note(try await make(.add(card)), of: card)
    }
    let cards = cards.filter { waiting[$0.id] == nil }
    guard !cards.isEmpty else { return }
    if let outbox, outbox.isSendingLater {
      try await outbox.store(additionsOf: cards)
      for card in cards { outcome.note(.waiting(.service(.offline)), of: card) }
      return
    }
    var results: [Result<Bool, CardsError>]
    do throws(CardsError) { results = try await deck.add(cards) } catch { results = [.failure(error)] }
    for (card, result) in zip(cards, results) {
      switch result {
      case .success(let isNew): outcome.note(isNew ? .changed : .unchanged, of: card)
      case .failure(let error) where error.concernsOneCard:
        outcome.refused.append(Import.Refusal(card: card, error: error))
      case .failure: break
      }
    }
    guard case .failure(let error)? = results.last, !error.concernsOneCard else { return }
    guard let outbox, case .service(let cause) = error, cause.letsChangesWait else { throw error }
    let rest = cards.dropFirst(results.count - 1)
    try await outbox.store(additionsOf: rest)
    for card in rest { outcome.note(.waiting(.service(cause)), of: card) }
  }

  /// The deck as a document for a file.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The document.
  /// - Throws: ``CardsError`` when neither the service nor the store can give the deck.
  public func document(_ policy: FetchPolicy) async throws(CardsError) -> DeckDocument {
    DeckDocument(cards: try await list(policy).value.entries.map(\.card))
  }

  private func make(_ edit: DeckEdit) async throws(CardsError) -> Change.Outcome {
    guard let outbox else {
      let isChanged =
        switch edit {
        case .add(let card): try await deck.add(card)
        case .remove(let card): try await deck.remove(card.id)
        }
      return isChanged ? .changed : .unchanged
    }
    try await outbox.dropRefused(of: edit.card.id)
    if try await isDone(edit) { return .unchanged }
    return try await outbox.make(edit)
  }

  /// Whether the deck is as a change makes it, as far as that can be told without sending the change.
  ///
  /// Of a card with a change that waits, the outbox decides: the deck of the service is not so yet.
  private func isDone(_ edit: DeckEdit) async throws(CardsError) -> Bool {
    guard try await !waiting().contains(where: { $0.card.id == edit.card.id }) else { return false }
    let known: Deck
    do throws(CardsError) { known = try await deck.deck(.networkFirst).value } catch {
      // The change waits in the outbox for a service that cannot be asked now.
      guard case .service = error else { throw error }
      return false
    }
    switch edit {
    case .add(let card): return known.contains(card.id)
    case .remove(let card): return !known.contains(card.id)
    }
  }

  private func collected(_ subject: CardSubject) async throws(CardsError) -> Card {
    let entries = try await list(.cacheFirst).value.entries
    let match = entries.first { entry in
      switch subject {
      case .mine: false
      case .id(let id): entry.id == id
      case .login(let login): entry.card.login.lowercased() == login.lowercased()
      }
    }
    if let match { return match.card }
    return try await card(subject)
  }

  /// The cards of the accounts that a file names, a few looked up at the same time; accounts that do not exist are
  /// refused.
  private func confirmed(_ claimed: [Card], _ outcome: inout Import) async throws(CardsError) -> [Card] {
    guard outbox?.isSendingLater != true else {
      return claimed.map { Card(id: $0.id, login: $0.id.description) }
    }
    let found = await cards.cards(claimed.map(\.id), .cacheFirst)
    var known: [Card] = []
    for card in claimed {
      switch found[card.id] {
      case .success(let card)?: known.append(card)
      case .failure(.notFound)?:
        outcome.refused.append(Import.Refusal(card: card, error: .service(.notFound)))
      case .failure(let error)?:
        // The number is all that is sent, so that the change can wait for a service that cannot be asked now.
        guard outbox != nil, error != .cancelled else { throw .service(error) }
        known.append(Card(id: card.id, login: card.id.description))
      case nil: throw .service(.cancelled)
      }
    }
    return known
  }

  /// The number of the signed-in account.
  ///
  /// It never changes, so that a stored card of any age tells it, without a request for each card of a command.
  private func mine() async throws(CardsError) -> Card.ID {
    do throws(ServiceError) { return try await cards.card(.mine, .cacheOnly).value.id } catch {
      guard error != .cancelled else { throw .service(error) }
      return try await card(.mine).id
    }
  }

  private func card(_ subject: CardSubject) async throws(CardsError) -> Card {
    do throws(ServiceError) { return try await cards.card(subject, .cacheFirst).value } catch {
      throw .service(error)
    }
  }
}

extension ManageDeck.Import {
  /// Whether a card was added, or waits to be.
  fileprivate var hasEffect: Bool { !added.isEmpty || !waiting.isEmpty }

  fileprivate mutating func note(_ outcome: ManageDeck.Change.Outcome, of card: Card) {
    switch outcome {
    case .changed: added.append(card)
    case .unchanged: alreadyThere.append(card)
    case .waiting(let stop):
      waiting.append(card)
      self.stop = stop
    }
  }
}

extension ServiceError {
  /// Whether a change can wait for a service that gave this error.
  fileprivate var letsChangesWait: Bool {
    switch self {
    case .offline, .connectionLost, .timedOut, .rateLimited, .malformed(.libraryMissing): true
    case .signInNeeded, .sessionEnded, .credentialsUnreadable, .notFound, .rejected, .unavailable, .malformed,
      .cancelled, .cacheUnreadable:
      false
    }
  }
}
