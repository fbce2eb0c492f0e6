public import DomainKernel

/// Lists and changes the deck of the signed-in account.
public struct ManageDeck: Sendable {
  /// A change to the deck and its progress.
  public struct Change: Hashable, Sendable {
    /// The account.
    public let card: Card
    /// How far the change is.
    public let outcome: ChangeOutcome
    /// Whether nobody knows if the card was in the deck: an entry that could not be read may be the card.
    public let mayHaveBeenAbsent: Bool

    /// Makes a change.
    ///
    /// - Parameters:
    ///   - card: The account.
    ///   - outcome: How far the change is.
    ///   - mayHaveBeenAbsent: Whether nobody knows if the card was in the deck.
    public init(card: Card, outcome: ChangeOutcome, mayHaveBeenAbsent: Bool = false) {
      self.card = card
      self.outcome = outcome
      self.mayHaveBeenAbsent = mayHaveBeenAbsent
    }
  }

  let deck: any DeckRepository
  let cards: any CardRepository
  let outbox: DeckOutbox?

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
        case .add(let card): deck.contains(card.id) ? deck : deck.adding(card, at: change.entry.createdAt)
        case .remove(let card): deck.removing(card.id)
        }
      }
    }
  }

  /// The changes that wait in the outbox, or were sent and are not confirmed yet, in their order.
  ///
  /// - Returns: The changes; none for a deck on this machine.
  /// - Throws: ``CardsError/storage(_:)`` when the outbox cannot be read.
  public func waiting() async throws(CardsError) -> [PendingDeckEdit] {
    try await outbox?.waiting().map { PendingDeckEdit($0.edit, state: $0.entry.pendingState) } ?? []
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
    let deck = try await list(policy).value
    let card = try await card(subject, in: deck)
    let outcome = try await make(.remove(card))
    return Change(
      card: card,
      outcome: outcome,
      mayHaveBeenAbsent: outcome == .changed && deck.has(card.id) == nil
    )
  }

  /// The deck as a document for a file.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The document.
  /// - Throws: ``CardsError`` when neither the service nor the store can give the deck.
  public func document(_ policy: FetchPolicy) async throws(CardsError) -> DeckDocument {
    let deck = try await list(policy).value
    return DeckDocument(cards: deck.entries.map(\.card), unusable: deck.unreadable.count)
  }

  func make(_ edit: DeckEdit) async throws(CardsError) -> ChangeOutcome {
    guard let outbox else {
      let isChanged =
        switch edit {
        case .add(let card): try await deck.add(card)
        case .remove(let card): try await deck.remove(card.id)
        }
      return isChanged ? .changed : .unchanged
    }
    try await outbox.dropRefused(of: edit.card.id)
    // Whether the deck is so already is for the service to say, when the change is sent: a stored deck may be another.
    return try await outbox.make(edit)
  }

  /// How the card of a change is looked up: nobody is asked where changes are sent later.
  private var policy: FetchPolicy { outbox?.isSendingLater == true ? .cacheOnly : .cacheFirst }

  private func card(_ subject: CardSubject, in deck: Deck) async throws(CardsError) -> Card {
    if let match = deck.entries.first(where: { subject.matches($0.card) }) { return match.card }
    return try await card(subject)
  }

  /// The number of the signed-in account.
  ///
  /// It never changes, so that a stored card of any age tells it, without a request for each card of a command.
  func mine() async throws(CardsError) -> Card.ID {
    do throws(ServiceError) { return try await cards.card(.mine, .cacheOnly).value.id } catch {
      guard error != .cancelled else { throw .service(error) }
      return try await card(.mine).id
    }
  }

  private func card(_ subject: CardSubject) async throws(CardsError) -> Card {
    do throws(ServiceError) { return try await cards.card(subject, policy).value } catch {
      throw .service(error)
    }
  }
}
