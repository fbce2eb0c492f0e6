import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// Loads a card, the contributions behind it, and whether it is in the deck.
///
/// Each is loaded for itself, so that one is shown when another fails.
@MainActor @Observable
final class CardViewModel: Screen {
  /// A card as far as it is there.
  struct State: Equatable, Sendable {
    var subject: CardSubject
    var card: LoadState<Card, CardsFailure>
    var statistics: LoadState<ContributionStatistics, CardsFailure>
    /// Whether the card is in the deck; `nil` while nobody knows.
    var isInDeck: Bool?
    /// The picture of the account; `nil` while the identicon stands in for it.
    var picture: PictureData?
  }

  private let subject: CardSubject
  private let card: Loader<CardSubject, Card, CardsFailure>
  private let statistics: Loader<CardSubject, ContributionStatistics, CardsFailure>
  private let deck: Loader<Everything, ListedDeck, CardsFailure>
  private let picture: PictureLoader
  private let pending: PendingDeckChanges
  private let today: @Sendable () -> CalendarDay
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ subject: CardSubject,
    useCases: DeckUseCases,
    pending: PendingDeckChanges,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.subject = subject
    self.pending = pending
    today = useCases.today
    let open = useCases.open
    card = Loader("OpenCard", observe: observe) { (subject, policy) async throws(CardsFailure) in
      do throws(ServiceError) { return try await open.card(subject, policy) } catch {
        throw CardsFailure(.service(error), about: subject)
      }
    }
    statistics = Loader("ReadContributions", observe: observe) {
      (subject, policy) async throws(CardsFailure) in
      do throws(ContributionsError) { return try await open.statistics(of: subject, policy) } catch {
        if case .service(let cause) = error, let reason = StaleReason(cause),
          let year = await useCases.yearOfDeck(of: subject)
        {
          return policy == .cacheOnly ? year : year.stale(because: reason)
        }
        throw CardsFailure(reading: error, of: subject)
      }
    }
    deck = .deck(useCases.deck, observe)
    picture = PictureLoader(useCases.pictures)
  }

  var state: State {
    State(
      subject: subject,
      card: card.state,
      statistics: statistics.state,
      isInDeck: isInDeck,
      picture: picture.data
    )
  }

  private var isInDeck: Bool? {
    guard let card = card.state.shown, let deck = deck.state.shown else { return nil }
    return pending.applied(to: deck.deck).has(card.id)
  }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    async let card: Void = loadCard(request)
    async let statistics: Void = loadStatistics(request)
    async let deck: Void = loadDeck(request)
    _ = await (card, statistics, deck)
  }

  private func loadCard(_ request: LoadRequest) async {
    guard await card.load(subject, request.policy) else { return }
    await picture.load(card.state.shown?.avatar, pixels: CardLayout.picturePixels, request)
  }

  private func loadStatistics(_ request: LoadRequest) async {
    guard request.fields.map(CardRecords.needsStatistics) ?? true else { return }
    await statistics.load(subject, request.policy)
  }

  /// Loads the deck of a page; to offer the change of it is worth no connection.
  private func loadDeck(_ request: LoadRequest) async {
    guard request.fields == nil, subject != .mine else { return }
    await deck.load(Everything(), .cacheOnly)
  }

  func failure(in context: ViewContext) -> CommandFailure? { card.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(cardPage(state, context)) }

  /// The contributions are what a card is about: a command that cannot show them does not succeed.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    statistics.state.missingContributions(in: context)
  }

  /// That the language is missing in a document, that the contributions in it are older ones or lack days, or
  /// that there are none to count; a page says so itself.
  func notes(in context: ViewContext) -> [String] {
    guard let fields else { return [] }
    let contributions = contributionNotes(in: context) + documentWarnings(fields, in: context)
    guard fields.includes("language", in: CardRecords.table),
      let failure = card.state.shown?.value.languageFailure
    else { return contributions }
    let message = FailureMessage(CardsFailure.service(failure), in: context)
    return [message.warning(about: Strings(context.language).noLanguage)] + contributions
  }

  private func contributionNotes(in context: ViewContext) -> [String] {
    guard let error = statistics.state.error else { return [] }
    if case .noCalendar(let kind) = error { return [Strings(context.language).noCalendar(kind)] }
    guard statistics.state.shown != nil else { return [] }
    return [FailureMessage(error, in: context).warning(about: Strings(context.language).noContributions)]
  }

  /// Where a document comes from: the card, or its contributions where they are less certain.
  private func provenance(of card: Fetched<Card>) -> Provenance {
    guard counted != nil, let statistics = statistics.state.shown else { return card.provenance }
    return card.provenance.combined(with: statistics.provenance)
  }

  /// The kind that the contributions tell of an account without any; `nil` where it is unknown too.
  private var kindWithoutCalendar: AccountKind? {
    if case .noCalendar(let kind)? = statistics.state.error { kind } else { nil }
  }

  /// The contributions; those that were stored of an account without a calendar are none.
  private var counted: ContributionStatistics? {
    if case .noCalendar? = statistics.state.error { nil } else { statistics.state.shown?.value }
  }

  var records: Records? {
    card.state.shown.map { card in
      .one(
        CardRecord(
          card: card.value.known(as: kindWithoutCalendar),
          statistics: counted,
          today: today()
        ),
        in: CardRecords.table,
        from: provenance(of: card)
      )
      .with(Records.Warning.unreadableDays(of: counted.map { [$0] } ?? []))
    }
  }
}

extension LoadState where Value == ContributionStatistics, Failure == CardsFailure {
  /// Why there are no contributions to show; `nil` where there are some, and for accounts that GitHub never counts.
  func missingContributions(in context: ViewContext) -> CommandFailure? {
    guard shown == nil, let error else { return nil }
    if case .noCalendar = error { return nil }
    return FailureMessage(error, in: context).commandFailure
  }
}

extension DeckUseCases {
  /// The year that was read when the deck was shown; `nil` when none is stored.
  fileprivate func yearOfDeck(of subject: CardSubject) async -> Fetched<ContributionStatistics>? {
    do throws(CardsError) {
      let cards = try await deck.list(.cacheOnly).value.entries.map(\.card)
      return await ReadYears(open: open).stored(of: subject, in: cards)
    } catch {
      // monorepo:allow swallowed-error: why there are none is told; that the deck has none either is no news
      return nil
    }
  }
}

/// A card with its contributions, for scripts.
struct CardRecord: Sendable {
  let card: Card
  let statistics: ContributionStatistics?
  let today: CalendarDay

  var calendar: ContributionCalendar? { statistics?.calendar }
}

/// The fields of a card for scripts.
enum CardRecords {
  static let identity = RecordTable<Card>([
    .init("id") { .integer($0.id.rawValue) },
    .init("login") { .optional($0.login) },
    .init("name") { .optional($0.name) },
    .init("kind", isColumn: false, isOmittedWhenNull: true) { .optional($0.kind?.rawValue) },
    .init("language") { .optional($0.language?.name) },
    .init("languageColor", isColumn: false) { .optional($0.language?.color?.description) },
    .init("link", isColumn: false) { .string($0.link.description) },
    .init("avatar", isColumn: false) { .optional($0.avatar?.description) },
    .init("identiconColor", isColumn: false) { .string($0.identicon.color.description) },
  ])

  static let table = RecordTable<CardRecord>(
    identity.fields(of: \.card) + [
      .init("total") { .optional($0.statistics?.total) },
      .init("commits") { .optional($0.statistics?.parts.commits) },
      .init("reviews") { .optional($0.statistics?.parts.reviews) },
      .init("issues") { .optional($0.statistics?.parts.issues) },
      .init("pullRequests") { .optional($0.statistics?.parts.pullRequests) },
      .init("private", isColumn: false) { .optional($0.statistics?.parts.restricted) },
      .init("longestStreak") { .optional($0.calendar.map { $0.longestStreak?.length ?? 0 }) },
      .init("currentStreak") { record in
        .optional(record.calendar?.currentStreak(on: record.today).length)
      },
      .init("bestDay", isColumn: false) { .optional($0.calendar?.bestDay?.day.description) },
      .init("bestDayCount", isColumn: false) { .optional($0.calendar?.bestDay?.count) },
      .init("seenBy", isColumn: false) { .optional($0.statistics?.viewer) },
      .init("days", isColumn: false) { record in
        record.calendar.map { .array($0.days.map(day)) } ?? .null
      },
    ]
  )

  /// Whether any of the fields comes from the contributions.
  static func needsStatistics(_ selection: FieldSelection) -> Bool {
    let own = Set(identity.names)
    return table.names.contains { !own.contains($0) && selection.includes($0, in: table) }
  }

  private static func day(_ day: ContributionDay) -> JSONValue {
    .object([.init("date", .string(day.day.description)), .init("count", .integer(day.count))])
  }
}
