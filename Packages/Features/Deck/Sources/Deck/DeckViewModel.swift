import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import Synchronization

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
  private let readYears: ReadYears
  private let gallery: PictureGallery
  /// The years of the cards, as far as they are there.
  private(set) var years: [Card.ID: DeckYear] = [:]
  /// Where the years come from.
  private var yearsSource = YearsSource()
  /// The cards whose years were read, of all; `nil` when that is over.
  private var progress: (done: Int, all: Int)?
  @ObservationIgnored private var reading: Task<Void, Never>?
  private var fields: FieldSelection?

  init(
    useCases: DeckUseCases,
    pending: PendingDeckChanges,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.pending = pending
    readYears = ReadYears(open: useCases.open)
    gallery = PictureGallery(useCases.pictures)
    loader = .deck(useCases.deck, observe)
  }

  /// The deck with the changes that are on their way.
  var state: LoadState<ListedDeck, CardsFailure> {
    loader.state.map { ListedDeck(deck: pending.applied(to: $0.deck), waiting: $0.waiting) }
  }

  func load(_ request: LoadRequest) async {
    reading?.cancel()
    fields = request.fields
    guard await loader.load(Everything(), request.policy) else { return }
    if loader.state.error == nil { pending.settle() }
    guard request.fields == nil, let deck = state.shown else { return }
    let cards = deck.entries.map(\.card)
    async let pictures: Void = gallery.load(cards.compactMap(\.avatar), pixels: Tile.portraitPixels, request)
    await readYears(of: cards, request)
    await pictures
  }

  /// Reads the years of a page's tiles in the order of the deck, as long as each batch is worth waiting for; once the
  /// service cannot be asked, only those that are stored.
  private func readYears(of cards: [Card], _ request: LoadRequest) async {
    yearsSource = YearsSource()
    let work = Task {
      let policy = Mutex<FetchPolicy>(request.policy == .cacheOnly ? .cacheOnly : .cacheFirst)
      for start in stride(from: 0, to: cards.count, by: ReadYears.batch) {
        progress = (start, cards.count)
        let batch = Array(cards[start...].prefix(ReadYears.batch))
        let isInTime = await request.extras.wait { [self] in
          let read = await readYears(batch, policy.withLock(\.self))
          if !read.goesOn { policy.withLock { $0 = .cacheOnly } }
          await take(read)
        }
        guard !Task.isCancelled else { return }
        if !isInTime { policy.withLock { $0 = .cacheOnly } }
      }
      progress = nil
    }
    reading = work
    await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  private func take(_ read: ReadYears.Batch) {
    guard !Task.isCancelled else { return }
    years.merge(read.years) { $1 }
    yearsSource.note(read.source.provenance)
    yearsSource.note(read.source.failure)
  }

  func progress(in context: ViewContext) -> SafeText? {
    progress.map { Strings(context.language).readYears($0.done, of: $0.all) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(deckPage(state, years: years, from: yearsSource, pictures: gallery.pictures, context))
  }

  var showsSavedData: Bool { true }

  var isList: Bool { true }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? { state.records }

  nonisolated static let table = RecordTable<ListedCard>(
    CardRecords.identity.fields(of: \.entry.card) + [
      .init("addedAt") { .optional($0.entry.addedAt?.formatted(.iso8601)) },
      .init("isPending") { .bool($0.isPending) },
    ]
  )
}

/// The deck, with the changes in it that the service is not known to have.
struct ListedDeck: Hashable, Sendable {
  let deck: Deck
  var waiting: [PendingDeckEdit] = []

  var entries: [DeckEntry] { deck.entries }

  /// Whether there is no card, not even one that could not be read.
  var isNone: Bool { deck.isNone }

  /// The links to the cards that could not be read, by which commands take them, where the account is known.
  var unreadableLinks: [CardLink] { deck.unreadable.compactMap { id in id.map { CardLink(id: $0) } } }

  /// The logins of the cards whose time of addition could not be read.
  var undatedLogins: [String] {
    entries.filter { deck.undated.contains($0.id) }.compactMap(\.card.mention)
  }

  /// The cards, and of each whether its addition waits to be sent or confirmed.
  var cards: [ListedCard] {
    let added = Set(
      waiting.compactMap { change -> Card.ID? in
        if case .add(let card) = change.edit { card.id } else { nil }
      }
    )
    return entries.map { ListedCard(entry: $0, isPending: added.contains($0.id)) }
  }
}

/// A card of the deck, and whether its addition waits to be sent or confirmed.
struct ListedCard: Sendable {
  let entry: DeckEntry
  let isPending: Bool
}

extension Loader where Request == Everything, Value == ListedDeck, Failure == CardsFailure {
  /// Loads the deck.
  static func deck(
    _ deck: ManageDeck,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader<Everything, ListedDeck, CardsFailure> {
    Loader("ListDeck", isEmpty: \.isNone, observe: observe) {
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
    shown.map {
      .list($0.cards, in: DeckViewModel.table, from: $0.provenance)
        .leavingOut($0.deck.unreadable.count, unreadable).with(undated)
    }
  }

  /// That cards could not be read.
  var unreadable: Records.Warning? {
    let links = shown?.value.unreadableLinks.map(\.description) ?? []
    return Records.Warning.unreadable(entries: shown?.deck.unreadable.count ?? 0, named: links) { context in
      Strings(context.language).removing(unreadable: links)
    }
  }

  /// That times of additions could not be read.
  var undated: Records.Warning? {
    guard let logins = shown?.value.undatedLogins, !logins.isEmpty else { return nil }
    return Records.Warning(.timesUnreadable) { Strings($0.language).warning(undated: logins) }
  }

  /// The same state with a changed deck, which is empty where it has no entry left.
  fileprivate func map(_ change: (ListedDeck) -> ListedDeck) -> Self {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let deck), .empty(let deck):
      change(deck.value).isNone ? .empty(deck.map(change)) : .loaded(deck.map(change))
    case .refreshing(let deck): .refreshing(deck.map(change))
    case .loadingMore(let deck): .loadingMore(deck.map(change))
    case .partial(let deck, let error): .partial(deck.map(change), error)
    case .failed(let error, let deck): .failed(error, previous: deck?.map(change))
    }
  }
}

/// The page of the deck: cards side by side where there is room.
///
/// - Parameters:
///   - state: The deck as far as it is there.
///   - years: The years of its cards, as far as they are there.
///   - source: Where the years come from.
///   - pictures: The pictures of the accounts; identicons stand for the others.
///   - context: Where the page is shown.
/// - Returns: The page.
func deckPage(
  _ state: LoadState<ListedDeck, CardsFailure>,
  years: [Card.ID: DeckYear] = [:],
  from source: YearsSource = YearsSource(),
  pictures: [WebLink: PictureData] = [:],
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.deckWords, context) { deck in
    let cards = deck.entries.map { entry in
      DeckCard(
        card: entry.card,
        year: years[entry.card.id],
        portrait: entry.card.avatar.flatMap { pictures[$0] },
        context: context
      )
    }
    let items = cards.map(\.item)
    let tiles = items.compactMap { $0.tile.map { Element.tile($0) } }
    let grid = tiles.isEmpty ? Element.empty : .cardGrid(tiles, minimumWidth: Tile.minimumWidth)
    let remedy = Remedy.open(Route("deck", "add", "aster"), purpose: strings.addCard)
    let mine = Action(strings.showMine, Route("cards", "show"))
    let openOne = cards.first.map { Action(strings.openOne, .card($0.card)) }
    let links = deck.value.unreadableLinks.map(\.description)
    let openUnreadable = links.first.map { Action(strings.openUnreadable, Route("cards", "show", $0)) }
    let undated = deck.value.undatedLogins
    let unreadableDays = cards.reduce(0) { $0 + ($1.year?.unreadableCount ?? 0) }
    let provenance = source.provenance.map(deck.provenance.leastCertain) ?? deck.provenance
    let unconfirmed = deck.waiting.count { $0.state == .unconfirmed }
    let unsent = deck.waiting.count - unconfirmed
    return Page(
      strings.deck,
      header: .heading(strings.deck, .page),
      notice: .stack(
        [
          .notice(
            unreadable: deck.value.deck.unreadable.count,
            named: links,
            remedy: strings.removing(unreadable: links),
            from: provenance,
            in: context
          ),
          undated.isEmpty
            ? .empty
            : .callout(.warning, title: strings.undated(undated), hint: strings.addAgain(undated.count)),
          .unreadable(unreadableDays, counted: strings.calendarEntries(unreadableDays), in: context),
          missingYears(source.failure, below: provenance, context),
          unsent == 0 ? .empty : .waitingChanges(unsent, strings.sentLater, in: context),
          unconfirmed == 0
            ? .empty : .unconfirmedChanges(unconfirmed, strings.sentUnlessDone, in: context),
        ],
        spacing: 1
      ),
      content: deck.value.isNone
        ? .emptyState(title: strings.emptyDeck, hint: SafeText(context.sentence(for: remedy)))
        : grid,
      groups: cards.isEmpty ? [] : [ItemGroup(items)],
      footer: .facts(
        (cards.isEmpty ? [] : [StyledText(strings.count(cards: cards.count), .muted)])
          + SourceFacts.facts(provenance, context)
      ),
      actions: [openOne, openUnreadable, mine].compactMap(\.self)
    )
  }
}

/// Says why some years are not there; nothing where the page says so already.
private func missingYears(
  _ error: ServiceError?,
  below provenance: Provenance,
  _ context: ViewContext
) -> Element {
  guard let error, !provenance.isStale || StaleReason(error) != provenance.staleness else { return .empty }
  return FailureMessage(CardsFailure.service(error), in: context)
    .callout(about: Strings(context.language).noContributions)
}

/// A card of the deck: as a tile with the picture, the name, the login, the language and the year, and as a row.
struct DeckCard {
  let card: Card
  /// The year; `nil` where it is not there.
  var year: DeckYear?
  /// The picture of the account; `nil` for the identicon alone.
  var portrait: PictureData?
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var item: Item {
    let login = card.mention.map { StyledText(SafeText($0), .muted) }
    let language = card.language.map { StyledText.swatch(SafeText($0.name), $0.swatch) }
    let details = [login, language].compactMap(\.self)
    let title = SafeText(card.name ?? card.login ?? strings.beginning(with: card))
    return Item(
      card.id.description,
      ListRow(title, details: details + (year == nil ? [] : [figures])),
      tile: Tile(
        title,
        picture: DesignKit.Identicon(card),
        portrait: portrait,
        details: details,
        note: figures,
        strip: strip
      ),
      route: .card(card)
    )
  }

  /// The total and the current streak of the year.
  private var figures: StyledText {
    let year: CardYear
    switch self.year {
    case nil: return StyledText(strings.yearNotLoaded, .muted)
    case .noCalendar: return StyledText(strings.notCounted, .muted)
    case .counted(let counted): year = counted
    }
    let number = year.total.map { SafeText(context.language.grouped($0)) } ?? strings.unknown
    let total = StyledText(number, .accent, .bold).announced(as: strings.total)
    let streak = year.calendar.currentStreak(on: context.today)
    return total + StyledText(" · ", .muted) + StyledText(strings.shortStreak(streak.length), .muted)
  }

  private var strip: HeatStrip? {
    if case .counted(let year) = year { HeatStrip(year.weekLevels) } else { nil }
  }
}
