public import DomainKernel

/// Reads and changes the deck of the signed-in account.
public protocol DeckRepository: Sendable {
  /// Gives the deck.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The deck, empty only when it really is, with the entries that could not be read.
  /// - Throws: ``CardsError`` when neither the service nor the store can give it.
  func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck>

  /// Gives the deck as the service has it now, for a decision about a change: nothing that is stored stands in.
  ///
  /// - Returns: The deck, also one that has lost cards and would be doubted where it is shown.
  /// - Throws: ``CardsError`` with the reason why the service could not be asked.
  func currentDeck() async throws(CardsError) -> Deck

  /// Adds a card, after reading the deck as it is now.
  ///
  /// - Parameter card: The card.
  /// - Returns: Whether the account was not in the deck before; also `true` where an entry without a number
  ///   may have been the account.
  /// - Throws: ``CardsError`` when it was not added, or nobody knows.
  func add(_ card: Card) async throws(CardsError) -> Bool

  /// Adds cards, after reading the deck once as it is now.
  ///
  /// - Parameter cards: The cards, each account once.
  /// - Returns: Of each card that was tried, in order, whether it was not in the deck before, or why it was not added.
  ///   The first error that concerns all cards, such as being offline, ends the attempt and is the last one.
  /// - Throws: ``CardsError`` when the deck could not be read, so that nothing was tried.
  func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>]

  /// Removes the card of an account, after reading the deck as it is now.
  ///
  /// - Parameter id: The number of the account.
  /// - Returns: Whether the account was in the deck before, also `true` where an entry without a number may have been the
  ///   account, and the service took the removal; or why it was not removed, or nobody knows.
  /// - Throws: ``CardsError`` when the deck could not be read, so that nothing was sent.
  func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError>

  /// Tells whether the deck is as a change that may have been sent makes it, after reading the deck as it is
  /// now.
  ///
  /// Where it is, what is stored of the deck is outdated as after a change that the service confirmed.
  ///
  /// - Parameter edit: The change.
  /// - Returns: Whether it is; `nil` where an entry without a number may be the card.
  /// - Throws: ``CardsError`` when the deck could not be read, or is doubted because it has lost other cards
  ///   too.
  func hasEffect(of edit: DeckEdit) async throws(CardsError) -> Bool?
}

extension DeckRepository {
  /// Removes the card of an account, after reading the deck as it is now.
  ///
  /// - Parameter id: The number of the account.
  /// - Returns: Whether the account was in the deck before, as ``tryRemoving(_:)`` tells.
  /// - Throws: ``CardsError`` when it was not removed, or nobody knows.
  public func remove(_ id: Card.ID) async throws(CardsError) -> Bool { try await tryRemoving(id).get() }

  /// Gives the deck unless a stored copy stands in for the one of the service.
  public func currentDeck() async throws(CardsError) -> Deck {
    let known = try await deck(.current)
    guard let reason = known.provenance.staleness else { return known.value }
    throw .service(ServiceError(reason))
  }

  /// Looks for the effect in ``currentDeck()``, for a deck of which nothing is stored besides.
  public func hasEffect(of edit: DeckEdit) async throws(CardsError) -> Bool? {
    try await edit.effect.isDone(isThere: currentDeck().has(edit.card.id))
  }
}

extension CardsError {
  /// Whether an error is about the card that was to be added, so that others can be added all the same.
  public var concernsOneCard: Bool {
    switch self {
    case .service(let error): [.refused, .answered].contains(error.failedChange)
    case .unknownOutcome, .unseenChange, .ownCard, .invalid: true
    case .storage: false
    }
  }
}
