import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the deck, and shows the changes that are on their way as if they were made.
@MainActor @Observable
final class DeckViewModel: Screen {
  private let loader: Loader<Everything, ListedDeck, CardsFailure>
  private let pending: PendingDeckChanges

  init(
    useCases: DeckUseCases,
    pending: PendingDeckChanges,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.pending = pending
    loader = .deck(useCases.deck, observe)
  }

  /// The deck with the changes that are on their way.
  var state: LoadState<ListedDeck, CardsFailure> {
    loader.state.map { ListedDeck(deck: pending.applied(to: $0.deck), waiting: $0.waiting) }
  }

  func load(_ request: LoadRequest) async {
    if await loader.load(Everything(), request.policy), loader.state.error == nil { pending.settle() }
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(deckPage(state, context)) }

  var isList: Bool { true }

  var records: Records? { state.records }

  nonisolated static let table = RecordTable<DeckEntry>(
    CardRecords.identity.fields(of: \.card) + [
      .init("addedAt") { .optional($0.addedAt?.formatted(.iso8601)) }
    ]
  )
}

/// The deck, with the changes in it that are not sent yet.
struct ListedDeck: Hashable, Sendable {
  let deck: Deck
  var waiting: [DeckEdit] = []

  var entries: [DeckEntry] { deck.entries }
}

extension Loader where Request == Everything, Value == ListedDeck, Failure == CardsFailure {
  /// Loads the deck.
  static func deck(
    _ deck: ManageDeck,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader<Everything, ListedDeck, CardsFailure> {
    Loader("ListDeck", isEmpty: \.entries.isEmpty, observe: observe) {
      (_, policy) async throws(CardsFailure) in
      do throws(CardsError) {
        let waiting = try await deck.waiting()
        return try await deck.list(policy).map { ListedDeck(deck: $0, waiting: waiting) }
      } catch { throw .cards(error) }
    }
  }
}

extension LoadState where Value == ListedDeck, Failure == CardsFailure {
  /// The cards for scripts.
  var records: Records? {
    shown.map { .list($0.entries, in: DeckViewModel.table, from: $0.provenance) }
  }

  /// The same state with a changed deck, which is empty where it has no entry left.
  fileprivate func map(_ change: (ListedDeck) -> ListedDeck) -> Self {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let deck), .empty(let deck):
      change(deck.value).entries.isEmpty ? .empty(deck.map(change)) : .loaded(deck.map(change))
    case .refreshing(let deck): .refreshing(deck.map(change))
    case .loadingMore(let deck): .loadingMore(deck.map(change))
    case .partial(let deck, let error): .partial(deck.map(change), error)
    case .failed(let error, let deck): .failed(error, previous: deck?.map(change))
    }
  }
}

/// The page of the deck: cards side by side where there is room.
func deckPage(_ state: LoadState<ListedDeck, CardsFailure>, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.deckWords, context) { deck in
    let cards = deck.entries.map { DeckCard(card: $0.card, context: context) }
    let remedy = Remedy.open(Route("deck", "add", "robin-marsh"), purpose: strings.addCard)
    let mine = Action(strings.showMine, Route("cards", "show"))
    return Page(
      strings.deck,
      header: .heading(strings.deck, .page),
      notice: .stack(
        [SourceFacts.notice(deck.provenance, context), waiting(deck.waiting, strings)],
        spacing: 1
      ),
      content: cards.isEmpty
        ? .emptyState(title: strings.emptyDeck, hint: SafeText(context.sentence(for: remedy)))
        : .cardGrid(cards.map(\.element)),
      groups: cards.isEmpty ? [] : [ItemGroup(cards.map(\.item))],
      footer: .facts(
        (cards.isEmpty ? [] : [StyledText(strings.count(cards: cards.count), .muted)])
          + SourceFacts.facts(deck.provenance, context)
      ),
      actions: (cards.first.map { [Action(strings.openOne, .card($0.card))] } ?? []) + [mine]
    )
  }
}

/// Says that changes have not reached the service yet.
private func waiting(_ changes: [DeckEdit], _ strings: Strings) -> Element {
  changes.isEmpty
    ? .empty : .callout(.info, title: strings.waiting(changes.count), message: strings.sentLater)
}

/// A card of the deck: its picture beside the name, the login and the language.
struct DeckCard {
  let card: Card
  let context: ViewContext

  private static let pictureWidth = 5

  private var login: SafeText { SafeText("@" + card.login) }
  private var language: StyledText? {
    card.language.map { StyledText.swatch(SafeText($0.name), $0.swatch) }
  }

  var item: Item {
    Item(
      card.id.description,
      ListRow(SafeText(card.title), details: [StyledText(login, .muted)] + (language.map { [$0] } ?? [])),
      route: .card(card)
    )
  }

  var element: Element {
    .card(
      .columns(
        [
          Column(.identicon(DesignKit.Identicon(card)), width: .fixed(Self.pictureWidth)),
          Column(
            .stack([
              .text(StyledText(SafeText(card.title), .title), maximumLines: 1),
              .text(StyledText(login, .muted), maximumLines: 1),
              language.map { .text($0, maximumLines: 1) } ?? .empty,
            ]),
            width: .flexible(minimum: 8, ideal: 100)
          ),
        ]
      )
    )
  }
}
