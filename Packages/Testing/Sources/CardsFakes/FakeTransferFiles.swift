public import CardsDomain
import DomainKernel
import Synchronization

/// Files in memory, by path.
public final class FakeTransferFiles: TransferFiles {
  private struct State {
    var files: [String: TransferDocument]
    var failure: TransferError?
  }

  private let state: Mutex<State>

  /// Makes files.
  ///
  /// - Parameters:
  ///   - files: The documents by path.
  ///   - failure: Why reading and writing fail.
  public init(_ files: [String: TransferDocument] = [:], failure: TransferError? = nil) {
    state = Mutex(State(files: files, failure: failure))
  }

  /// The documents by path.
  public var files: [String: TransferDocument] { state.withLock { $0.files } }

  /// The name and the number of cards of a document, in braces.
  public func text(_ document: TransferDocument) -> String {
    switch document {
    case .deck(let deck): "{deck \(deck.cards.count)}\n"
    case .community(let community): "{community \(community.draft.name) \(community.cards.count)}\n"
    }
  }

  /// Keeps the document, unless there is one at that path that must not be replaced.
  public func write(
    _ document: TransferDocument,
    to path: String,
    replacing isReplacing: Bool
  ) async throws(TransferError) {
    try state.withLock { (state) throws(TransferError) in
      if let failure = state.failure { throw failure }
      guard isReplacing || state.files[path] == nil else { throw .file(.exists) }
      state.files[path] = document
    }
  }

  /// Gives the document at a path.
  public func read(_ path: String) async throws(TransferError) -> TransferDocument {
    try state.withLock { (state) throws(TransferError) in
      if let failure = state.failure { throw failure }
      guard let document = state.files[path] else { throw .file(.cannotBeRead(reason: "no such file")) }
      return document
    }
  }

  /// Gives the document whose content this is.
  public func document(of text: String) throws(TransferError) -> TransferDocument {
    guard let document = files.values.first(where: { self.text($0) == text }) else { throw .notADocument }
    return document
  }
}
