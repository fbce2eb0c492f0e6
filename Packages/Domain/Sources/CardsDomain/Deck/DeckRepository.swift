public import DomainKernel

/// Reads and changes the deck of the signed-in account.
public protocol DeckRepository: Sendable {
  /// Gives the deck.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The deck, empty only when it really is.
  /// - Throws: ``CardsError`` when neither the service nor the store can give it.
  func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck>

  /// Adds a card, after reading the deck as it is now.
  ///
  /// - Parameter card: The card.
  /// - Returns: Whether the account was not in the deck before.
  /// - Throws: ``CardsError`` when it was not added, or nobody knows.
  func add(_ card: Card) async throws(CardsError) -> Bool

  /// Removes the card of an account, after reading the deck as it is now.
  ///
  /// - Parameter id: The number of the account.
  /// - Returns: Whether the account was in the deck before.
  /// - Throws: ``CardsError`` when it was not removed, or nobody knows.
  func remove(_ id: Card.ID) async throws(CardsError) -> Bool
}
