import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// Writes the deck to standard output or to a file.
@MainActor @Observable
final class DeckExportViewModel: Screen {
  /// The file for the deck; `nil` for standard output.
  struct Request: Hashable, Sendable {
    let path: String?
    let isReplacing: Bool
  }

  /// A document, and the file that it was written to.
  private struct Outcome: Sendable {
    let document: DeckDocument
    let path: String?

    var isWritten: Bool { path != nil }
  }

  private let change: Change<Request, Outcome, CardsFailure>
  private let files: any TransferFiles
  private let path: String?

  init(
    _ request: Request,
    useCases: DeckUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    path = request.path
    files = useCases.files
    change = Change("ExportDeck", request, isLocal: true, isEffective: \.isWritten, observe: observe) {
      (request, load) async throws(CardsFailure) in
      let document: DeckDocument
      do throws(CardsError) { document = try await useCases.deck.document(load.policy) } catch {
        throw .cards(error)
      }
      if let path = request.path {
        do throws(TransferError) {
          try await useCases.files.write(.deck(document), to: path, replacing: request.isReplacing)
        } catch {
          throw .file(error, path: path)
        }
      }
      return Outcome(document: document, path: request.path)
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    path == nil ? .text(change.outcome.map { files.text(.deck($0.document)) } ?? "") : .confirmation
  }

  /// The entries of the deck that could not be read, without which the document was made.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard let document = change.outcome?.document, document.unusable > 0 else { return nil }
    return FailureMessage(CardsFailure.notExported(document.unusable), in: context).commandFailure
  }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome, let path = outcome.path else { return [] }
    return [Strings(context.language).exported(outcome.document.cards.count, to: path)]
  }

  var recordsElsewhere: [Route]? { [.deck] }
}

/// Adds the cards of a file to the deck.
@MainActor @Observable
final class DeckImportViewModel: Screen {
  private let change: Change<String, ManageDeck.Import, CardsFailure>
  private let deck: Loader<Everything, ListedDeck, CardsFailure>
  private let progress = CountedProgress()

  init(
    from path: String,
    useCases: DeckUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    deck = .deck(useCases.deck, observe)
    change = Change(
      "ImportDeck",
      path,
      isEffective: \.isEffective,
      observe: observe
    ) { [progress] (path, request) async throws(CardsFailure) in
      let document = try await Self.deck(at: path, useCases.files, request.prompter)
      do throws(CardsError) {
        return try await useCases.deck.take(document) { (done, all) in
          await progress.report(done, of: all)
        }
      } catch { throw .cards(error) }
    }
  }

  private nonisolated static func deck(
    at path: String,
    _ files: any TransferFiles,
    _ prompter: any Prompter
  ) async throws(CardsFailure) -> DeckDocument {
    do throws(TransferError) {
      let content = try await files.document(at: FileWords.file(path), input: prompter.readInput(limit:))
      guard case .deck(let document) = content else { throw TransferError.otherKind }
      return document
    } catch {
      throw .file(error, path: path)
    }
  }

  func load(_ request: LoadRequest) async {
    guard await change.make(request), change.outcome != nil, !Task.isCancelled else { return }
    await deck.load(Everything(), request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: deck.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  /// How many cards had their turn.
  func progress(in context: ViewContext) -> SafeText? {
    progress.count.map { Strings(context.language).imported($0.done, of: $0.all) }
  }

  /// Why cards of the file are neither in the deck nor wait to be added.
  ///
  /// Those are the cards that had no turn, and those that cannot be added. Where there are none of them: why
  /// cards wait that the user has to do something for.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard let outcome = change.outcome else { return nil }
    return outcome.incompleteness.map { FailureMessage($0, in: context).commandFailure }
      ?? outcome.waiting.compactMap { $0.stop.failure(in: context, changes: $0.cards.count) }.first
  }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    return (change.outcome.map { strings.notes(about: $0, context) } ?? [])
      + (change.outcome?.refused ?? []).map { refusal in
        strings.refused(
          strings.name(of: refusal.card),
          because: CardsFailure(refusal).brief(in: context)
        )
      }
      + deck.state.unreadable.sentences(in: context) + deck.state.undated.sentences(in: context)
  }

  var records: Records? { deck.state.records }
}

extension ManageDeck.Import {
  /// Whether the deck is another one, or will be.
  fileprivate var isEffective: Bool { !added.isEmpty || !waiting.isEmpty }

  /// Why not every entry of the file was taken over; `nil` where each was.
  fileprivate var incompleteness: CardsFailure? {
    if let failure { return .incomplete(.cards(failure), remaining: remaining) }
    guard !refused.isEmpty || unusable > 0 else { return nil }
    return .leftOut(refused.map { CardsFailure($0) }, unusable: unusable)
  }
}

extension CardsFailure {
  /// Why a card of a file was not added.
  fileprivate init(_ refusal: ManageDeck.Import.Refusal) {
    self.init(refusal.error, about: refusal.card.subject)
  }
}
