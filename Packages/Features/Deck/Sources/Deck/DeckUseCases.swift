public import CardsDomain

/// The use cases of cards and of the deck.
public struct DeckUseCases: Sendable {
  let open: OpenCard
  let compare: CompareCards
  let deck: ManageDeck
  let files: any TransferFiles
  let today: @Sendable () -> CalendarDay

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - open: Opens a card and its contributions.
  ///   - deck: Lists and changes the deck.
  ///   - files: Writes and reads the files of decks.
  ///   - today: The day that the user's calendar shows, by which records tell the current streak.
  public init(
    open: OpenCard,
    deck: ManageDeck,
    files: any TransferFiles,
    today: @escaping @Sendable () -> CalendarDay
  ) {
    self.open = open
    self.today = today
    compare = CompareCards(open: open)
    self.deck = deck
    self.files = files
  }
}
