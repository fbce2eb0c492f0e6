public import CardsDomain
public import FeatureKit

/// The use cases of cards and of the deck.
public struct DeckUseCases: Sendable {
  let open: OpenCard
  let compare: CompareCards
  let deck: ManageDeck
  let files: any TransferFiles
  let today: @Sendable () -> CalendarDay
  let pictures: Pictures

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - open: Opens a card and its contributions.
  ///   - deck: Lists and changes the deck.
  ///   - files: Writes and reads the files of decks.
  ///   - today: The day that the user's calendar shows, by which records tell the current streak.
  ///   - pictures: Where the pictures of accounts come from; none unless told otherwise.
  public init(
    open: OpenCard,
    deck: ManageDeck,
    files: any TransferFiles,
    today: @escaping @Sendable () -> CalendarDay,
    pictures: Pictures = .none
  ) {
    self.open = open
    self.today = today
    compare = CompareCards(open: open)
    self.deck = deck
    self.files = files
    self.pictures = pictures
  }
}
