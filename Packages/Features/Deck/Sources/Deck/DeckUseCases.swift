public import CardsDomain
public import FeatureKit

/// The use cases of cards and of the deck.
public struct DeckUseCases: Sendable {
  let open: OpenCard
  let compare: CompareCards
  let deck: ManageDeck
  let files: any TransferFiles
  let pictures: Pictures

  /// Stands for standard input or output in place of a path.
  static let standardStream = "-"

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - open: Opens a card and its contributions.
  ///   - deck: Lists and changes the deck.
  ///   - files: Writes and reads the files of decks.
  ///   - pictures: Where the pictures of accounts come from; none unless told otherwise.
  public init(open: OpenCard, deck: ManageDeck, files: any TransferFiles, pictures: Pictures = .none) {
    self.open = open
    compare = CompareCards(open: open)
    self.deck = deck
    self.files = files
    self.pictures = pictures
  }
}
