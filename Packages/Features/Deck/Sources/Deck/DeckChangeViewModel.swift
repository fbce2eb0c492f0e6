import CardsDomain
import CommandKit
import DomainKernel
import FeatureKit
import Observation

/// A change of the deck, as the user asked for it.
enum DeckChangeRequest: Hashable, Sendable {
  case add([CardSubject])
  case remove([CardSubject])

  var subjects: [CardSubject] {
    switch self {
    case .add(let subjects), .remove(let subjects): subjects
    }
  }
}

/// Changes the deck: the change that the command stands for.
@MainActor @Observable
final class DeckChangeViewModel: Screen {
  private let change: Change<DeckChangeRequest, [ManageDeck.Change], CardsFailure>
  private let deck: Loader<Everything, ListedDeck, CardsFailure>
  private let isAddition: Bool

  init(
    _ request: DeckChangeRequest,
    useCases: DeckUseCases,
    pending: PendingDeckChanges,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    isAddition = if case .add = request { true } else { false }
    deck = .deck(useCases.deck, observe)
    change = Change(
      "ManageDeck",
      request,
      isEffective: \.isEffective,
      observe: observe
    ) {
      (request, load) async throws(CardsFailure) in
      let policy = load.policy == .cacheOnly ? FetchPolicy.cacheOnly : .cacheFirst
      return try await DeckChanges(useCases: useCases, pending: pending, policy: policy).make(request)
    }
  }

  func load(_ request: LoadRequest) async {
    if await change.make(request), change.outcome != nil { await deck.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: deck.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func incompleteness(in context: ViewContext) -> CommandFailure? {
    let made = change.outcome ?? []
    return made.stop.failure(in: context, changes: made.count(where: \.outcome.isPending))
  }

  /// The changes, the step before those that wait can be sent, and that cards of the deck for scripts could
  /// not be read.
  func notes(in context: ViewContext) -> [String] {
    let (strings, made) = (Strings(context.language), change.outcome ?? [])
    return made.map { strings.note(about: $0, isAddition: isAddition, context) }
      + [made.stop.hint(in: context)].compactMap(\.self)
      + deck.state.unreadable.sentences(in: context) + deck.state.undated.sentences(in: context)
  }

  var records: Records? { deck.state.records }
}

/// Makes changes one after the other, each shown at once and taken back when it fails.
private struct DeckChanges: Sendable {
  let useCases: DeckUseCases
  let pending: PendingDeckChanges
  let policy: FetchPolicy

  func make(_ request: DeckChangeRequest) async throws(CardsFailure) -> [ManageDeck.Change] {
    var made: [ManageDeck.Change] = []
    for (index, subject) in request.subjects.enumerated() {
      do throws(CardsFailure) {
        guard !Task.isCancelled else { throw .service(.cancelled) }
        switch request {
        case .add: made.append(try await add(subject))
        case .remove: made.append(try await remove(subject))
        }
      } catch {
        guard request.subjects.count > 1 else { throw error }
        throw .stopped(
          error,
          after: made,
          // The sentence about an interruption does not name the account.
          before: request.subjects.dropFirst(error.isCancellation ? index : index + 1).compactMap(\.asked)
        )
      }
    }
    return made
  }

  private func add(_ subject: CardSubject) async throws(CardsFailure) -> ManageDeck.Change {
    let card: Card
    do throws(ServiceError) { card = try await useCases.open.card(subject, policy).value } catch {
      throw CardsFailure(.service(error), about: subject)
    }
    return try await show(.adding(card), about: subject) { () async throws(CardsError) in
      try await useCases.deck.add(card)
    }
  }

  private func remove(_ subject: CardSubject) async throws(CardsFailure) -> ManageDeck.Change {
    try await show(.removing(subject), about: subject) { () async throws(CardsError) in
      try await useCases.deck.remove(subject)
    }
  }

  private func show(
    _ change: PendingDeckChanges.Change,
    about subject: CardSubject,
    _ work: () async throws(CardsError) -> ManageDeck.Change
  ) async throws(CardsFailure) -> ManageDeck.Change {
    let number = await pending.begin(change)
    do throws(CardsError) {
      let made = try await work()
      await pending.finish(number, isMade: true)
      return made
    } catch {
      await pending.finish(number, isMade: false)
      throw CardsFailure(error, about: subject)
    }
  }
}

extension [ManageDeck.Change] {
  /// Whether the deck is another one, or will be.
  fileprivate var isEffective: Bool { contains(where: \.outcome.isEffective) }

  /// Why the last one with a reason was not sent; `nil` where none waits, or they wait behind another change.
  fileprivate var stop: OutboxDrain.Stop? {
    for change in reversed() {
      if case .pending(let stop?, _) = change.outcome { return stop }
    }
    return nil
  }
}
