public import DomainKernel

/// The cards of a deck, for a file.
public struct DeckDocument: Hashable, Sendable {
  /// The cards, at most one for each account.
  public let cards: [Card]
  /// The number of entries of the file, or of the deck for a new file, that could not be used, 0 or more.
  public let unusable: Int

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - cards: The cards in order; of several with one id the first is taken.
  ///   - unusable: The number of entries of the file, or of the deck for a new file, that could not be used.
  public init(cards: [Card], unusable: Int = 0) {
    self.cards = cards.firstOfEachID()
    self.unusable = unusable
  }
}

/// A community with its members, for a file.
public struct CommunityDocument: Hashable, Sendable {
  /// Name and period.
  public let draft: CommunityDraft
  /// The members, each account once.
  public let cards: [Card]
  /// The number of entries of the file, or of members for a new file, that could not be used, 0 or more.
  public let unusable: Int

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - draft: Name and period.
  ///   - cards: The members in order; of several with one id the first is taken.
  ///   - unusable: The number of entries of the file, or of members for a new file, that could not be used.
  public init(draft: CommunityDraft, cards: [Card], unusable: Int = 0) {
    self.draft = draft
    self.unusable = unusable
    self.cards = cards.firstOfEachID()
  }
}

/// The content of a file that carries a deck or a community to somebody else.
public enum TransferDocument: Hashable, Sendable {
  /// A deck.
  case deck(DeckDocument)
  /// A community.
  case community(CommunityDocument)

  /// The most cards that a file may have.
  public static let mostCards = 10_000
  /// The most bytes that a file may have.
  public static let mostBytes = 8 << 20
}

/// Why a file could not be written or read.
public enum TransferError: Error, Hashable, Sendable {
  /// The file itself cannot be read or written.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/FileFault``.
  case file(FileFault)

  /// The file is none of this program, or is damaged.
  ///
  /// ## Troubleshooting
  /// Check that it is the right file.
  case notADocument

  /// A newer version of this program wrote the file.
  ///
  /// ## Troubleshooting
  /// Use the newer version.
  case madeByNewerVersion

  /// The file has a community where a deck is expected, or the other way round.
  ///
  /// ## Troubleshooting
  /// Import it as the other one.
  case otherKind

  /// The file has more cards than ``TransferDocument/mostCards``.
  ///
  /// ## Troubleshooting
  /// Split the file.
  case tooManyCards(limit: Int)

  /// The community of the file breaks a rule.
  ///
  /// ## Troubleshooting
  /// See the case of ``CommunityFault``.
  case invalid(CommunityFault)
}

/// Writes and reads the files that carry decks and communities.
public protocol TransferFiles: Sendable {
  /// The content of a file.
  ///
  /// - Parameter document: A deck or a community.
  /// - Returns: A JSON document that names its version and ends with a line break; equal documents give equal texts.
  func text(_ document: TransferDocument) -> String

  /// Writes a file, all of it or nothing.
  ///
  /// No folder is created, and no symbolic link is followed in place of the file.
  ///
  /// - Parameters:
  ///   - document: A deck or a community.
  ///   - path: Where to write it, relative to the working directory unless absolute.
  ///   - isReplacing: Whether a file that is there is replaced.
  /// - Throws: ``TransferError/file(_:)`` with ``/DomainKernel/FileFault/exists`` for a file that is there and must not
  ///   be replaced, or with another fault.
  func write(_ document: TransferDocument, to path: String, replacing isReplacing: Bool)
    async throws(TransferError)

  /// Reads a file of anybody.
  ///
  /// - Parameter path: Where it is, relative to the working directory unless absolute.
  /// - Returns: The deck or the community; entries without a valid id, or with an invalid login, are left
  ///   out and counted.
  /// - Throws: ``TransferError`` when it has none that can be used.
  func read(_ path: String) async throws(TransferError) -> TransferDocument

  /// Reads the content of a file, such as one that comes from standard input.
  ///
  /// - Parameter text: The content.
  /// - Returns: The deck or the community, as ``read(_:)`` gives it.
  /// - Throws: ``TransferError`` when it has none that can be used.
  func document(of text: String) throws(TransferError) -> TransferDocument
}

extension TransferFiles {
  /// Reads a document from a file or from standard input.
  ///
  /// - Parameters:
  ///   - path: Where the file is, as for ``read(_:)``; `nil` for standard input.
  ///   - input: Reads all of standard input, or one byte more than the limit; `nil` when it is no text.
  /// - Returns: The deck or the community.
  /// - Throws: ``TransferError`` when it has none that can be used.
  public func document(
    at path: String?,
    input: (_ limit: Int) async throws(FileFault) -> String?
  ) async throws(TransferError) -> TransferDocument {
    if let path { return try await read(path) }
    let text: String?
    do throws(FileFault) { text = try await input(TransferDocument.mostBytes) } catch { throw .file(error) }
    guard let text else { throw .notADocument }
    return try document(of: text)
  }
}

/// Taking over the cards of a file, in batches.
public enum CardImport {
  /// Told at the beginning and after each batch how many cards had their turn, and how many there are.
  public typealias Report = @Sendable (_ done: Int, _ all: Int) async -> Void

  /// The most cards that are taken over together, so that little has to be done again after an interruption.
  public static let batch = 20
}
