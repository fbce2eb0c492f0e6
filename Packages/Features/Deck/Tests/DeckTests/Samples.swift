import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Deck

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Cards for the screens, and the context in which they are shown.
enum Samples {
  /// The languages that the screens are recorded in.
  static let languages: [Language] = [.english, .simplifiedChinese]

  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: CardsSamples.fetchedAt.addingTimeInterval(180),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒"),
      phrasing: CommandPhrasing(
        account: AccountRoutes(signIn: Route("github", "login"), signOut: Route("github", "logout"))
      )
    )
  }

  /// A context at noon of a day.
  static func context(on day: String) -> ViewContext {
    ViewContext(
      now: Date(timeIntervalSince1970: Double(CardsSamples.day(day).daysSince1970 * 86_400 + 43_200)),
      language: .english
    )
  }

  /// A card whose texts try to steer the terminal.
  static let hostile = CardsSamples.card(
    7,
    "evil\u{1B}[31m\u{202E}login",
    name: "First\nSecond\tThird",
    language: ProgrammingLanguage(name: "\u{7}Beep\u{1B}[2J", color: nil)
  )

  static let quiet = ContributionStatistics(
    calendar: CardsSamples.calendar(from: "2026-02-01", Array(repeating: 0, count: 29))
  )

  /// The years of the first two cards of the deck.
  static let years = [
    CardsSamples.ada.id: DeckYear.counted(CardYear(CardsSamples.year)),
    CardsSamples.bo.id: DeckYear.counted(CardYear(quiet)),
  ]

  /// A deck of many cards.
  static func deck(_ count: Int) -> Deck {
    Deck((0..<count).map { DeckEntry(card: CardsSamples.card($0, "user-\($0)"), addedAt: nil) })
  }

  static func stale<Value>(_ value: Value, _ reason: StaleReason = .offline) -> Fetched<Value> {
    Fetched(
      value,
      provenance: Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: reason)
    )
  }

  /// A value from the network, or a stored one with the reason why it may be out of date.
  static func fetched<Value>(_ value: Value, _ reason: StaleReason?) -> Fetched<Value> {
    reason.map { stale(value, $0) } ?? CardsSamples.fetched(value)
  }

  static func useCases(
    _ cards: FakeCards,
    files: FakeTransferFiles = FakeTransferFiles(),
    outbox: DeckOutbox? = nil,
    today: String = "2026-03-01"
  ) -> DeckUseCases {
    DeckUseCases(
      open: OpenCard(repository: cards) { CardsSamples.fetchedAt },
      deck: ManageDeck(deck: cards, cards: cards, outbox: outbox),
      files: files,
      today: { CardsSamples.day(today) }
    )
  }

  /// A service with three accounts, of which the first is the user's.
  static func cards(beforeAnswer: @escaping @Sendable (FakeCards.Request) async -> Void = { _ in })
    -> FakeCards
  {
    var answers = FakeCards.Answers()
    answers.cards[.mine] = .success(CardsSamples.fetched(CardsSamples.ada))
    answers.statistics[.mine] = .success(CardsSamples.fetched(CardsSamples.year))
    for card in CardsSamples.cards {
      answers.cards[card.subject] = .success(CardsSamples.fetched(card))
      answers.statistics[card.subject] = .success(CardsSamples.fetched(CardsSamples.year))
    }
    answers.cards[.login("compilers-guild")] = .success(CardsSamples.fetched(CardsSamples.guild))
    answers.withoutCalendar[.login("compilers-guild")] = .organisation
    answers.deck = .success(CardsSamples.fetched(Deck([DeckEntry(card: CardsSamples.bo, addedAt: nil)])))
    return FakeCards(answers, beforeAnswer: beforeAnswer)
  }
}

/// A screen that is worth looking at, in any language.
struct ScreenSample: Sendable, CustomStringConvertible {
  let name: String
  /// Whether it is recorded in every form.
  let isMain: Bool
  private let page: @Sendable (ViewContext) -> Page

  var description: String { name }

  func element(in language: Language = .english) -> Element {
    let context = Samples.context(in: language)
    return page(context).element(in: context)
  }

  func written(in language: Language) -> [WrittenScreen] {
    let name = (language == .english ? "" : language.tag + ".") + name
    return isMain
      ? WrittenScreen.everyForm(of: element(in: language), named: name, in: language)
      : [WrittenScreen.plain(element(in: language), named: name, in: language)]
  }

  static let all = cards + decks

  private static let year = LoadState<ContributionStatistics, CardsFailure>.loaded(
    CardsSamples.fetched(CardsSamples.year)
  )

  private static let cards = [
    card("card", isMain: true, .loaded(CardsSamples.fetched(CardsSamples.bo)), year, isInDeck: true),
    card("card-mine", of: .mine, .loaded(CardsSamples.fetched(CardsSamples.ada)), year),
    card("card-loading", .loading, .loading),
    card("card-statistics-loading", .loaded(CardsSamples.fetched(CardsSamples.ada)), .loading),
    card(
      "card-statistics-failed",
      .loaded(CardsSamples.fetched(CardsSamples.cleo)),
      .failed(.service(.unavailable), previous: nil)
    ),
    card(
      "card-organisation",
      .loaded(CardsSamples.fetched(CardsSamples.guild)),
      .failed(.noCalendar(.organisation), previous: nil)
    ),
    card(
      "card-quiet",
      .loaded(CardsSamples.fetched(CardsSamples.cleo)),
      .loaded(CardsSamples.fetched(Samples.quiet))
    ),
    card(
      "card-stale",
      .loaded(Samples.stale(CardsSamples.ada)),
      .loaded(Samples.stale(CardsSamples.year))
    ),
    card("card-hostile", .loaded(CardsSamples.fetched(Samples.hostile)), year),
    card("card-missing", .failed(.noSuchAccount("nobody"), previous: nil), .idle),
    card("card-failed", .failed(.service(.unavailable), previous: nil), .idle),
    card("card-offline", .failed(.service(.offline), previous: nil), .idle),
    card("card-signed-out", of: .mine, .failed(.service(.signInNeeded), previous: nil), .idle),
    ScreenSample(name: "comparison", isMain: true) { comparisonPage(.loaded(comparison), $0) },
    ScreenSample(name: "comparison-failed", isMain: false) {
      comparisonPage(.failed(.service(.timedOut), previous: nil), $0)
    },
  ]

  private static let comparison = CardsSamples.fetched(
    CardComparison(
      first: CardComparison.Side(
        card: CardsSamples.fetched(CardsSamples.ada),
        statistics: .success(CardsSamples.fetched(CardsSamples.year))
      ),
      second: CardComparison.Side(
        card: CardsSamples.fetched(CardsSamples.bo),
        statistics: .failure(.service(.rateLimited(until: nil)))
      )
    )
  )

  private static let decks = [
    deck("deck", isMain: true, .loaded(CardsSamples.fetched(ListedDeck(deck: CardsSamples.deck)))),
    ScreenSample(name: "deck-years", isMain: true) {
      deckPage(
        .loaded(CardsSamples.fetched(ListedDeck(deck: CardsSamples.deck))),
        years: Samples.years,
        $0
      )
    },
    deck("deck-loading", .loading),
    deck("deck-empty", .empty(CardsSamples.fetched(ListedDeck(deck: Deck([DeckEntry]()))))),
    deck("deck-failed", .failed(.cards(.service(.unavailable)), previous: nil)),
    deck("deck-offline", .failed(.cards(.service(.offline)), previous: nil)),
    deck("deck-stale", .loaded(Samples.stale(ListedDeck(deck: CardsSamples.deck)))),
    deck(
      "deck-waiting",
      .loaded(
        CardsSamples.fetched(
          ListedDeck(deck: CardsSamples.deck, waiting: [PendingDeckEdit(.add(CardsSamples.cleo))])
        )
      )
    ),
    deck(
      "deck-hostile",
      .loaded(
        CardsSamples.fetched(ListedDeck(deck: Deck([DeckEntry(card: Samples.hostile, addedAt: nil)])))
      )
    ),
  ]

  private static func card(
    _ name: String,
    isMain: Bool = false,
    of subject: CardSubject = .login("bo-k"),
    _ card: LoadState<Card, CardsFailure>,
    _ statistics: LoadState<ContributionStatistics, CardsFailure>,
    isInDeck: Bool? = nil
  ) -> ScreenSample {
    let state = CardViewModel.State(
      subject: subject,
      card: card,
      statistics: statistics,
      isInDeck: isInDeck
    )
    return ScreenSample(name: name, isMain: isMain) { cardPage(state, $0) }
  }

  private static func deck(
    _ name: String,
    isMain: Bool = false,
    _ state: LoadState<ListedDeck, CardsFailure>
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { deckPage(state, $0) }
  }
}
