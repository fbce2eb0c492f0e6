import CardsDomain
import DesignKit
import DomainKernel
import FeatureKit

/// The page of a card.
func cardPage(_ state: CardViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.card.page(strings.cardWords, context) { fetched in
    let card = fetched.value
    let layout = CardLayout(card: card, context: context, picture: state.picture)
    let numbers = state.statistics.shown?.provenance ?? fetched.provenance
    return Page(
      SafeText(card.title),
      header: layout.header,
      notice: SourceFacts.notice(fetched.provenance, context),
      content: .stack(
        [layout.contributions(state.statistics, below: fetched.provenance), .keyValues([layout.link])],
        spacing: 1
      ),
      footer: .facts(SourceFacts.facts(fetched.provenance.combined(with: numbers), context)),
      actions: layout.actions(state)
    )
  }
}

/// The parts of a card, for a page of its own and beside another one.
struct CardLayout {
  let card: Card
  let context: ViewContext
  /// The picture of the account; `nil` for the identicon.
  var picture: PictureData?

  /// The pixels of a side that are enough for the cells of the picture on a screen with two pixels for each point.
  static let picturePixels = 200
  private static let pictureWidth = 10
  private static let pictureHeight = 5

  private var strings: Strings { Strings(context.language) }

  /// The picture beside the name, the login and the language.
  var header: Element {
    let login = card.mention.map { Element.text(StyledText(SafeText($0), .muted)) }
    let title = Element.heading(SafeText(card.title), .page)
    let language = card.language.map {
      StyledText.swatch(SafeText($0.name), $0.swatch).announced(as: strings.mostUsedLanguage)
    }
    return .columns([
      Column(
        .picture(
          picture,
          columns: Self.pictureWidth,
          rows: Self.pictureHeight,
          fallback: .identicon(DesignKit.Identicon(card), .large)
        ),
        width: .fixed(Self.pictureWidth)
      ),
      Column(
        .stack(
          [title] + (login.map { [$0] } ?? []) + [.text(language ?? StyledText(missingLanguage, .muted))]
        ),
        width: .flexible(minimum: 16, ideal: .max)
      ),
    ])
  }

  /// Stands in place of the language: that it is unknown, or why it could not be loaded.
  private var missingLanguage: SafeText {
    guard let failure = card.languageFailure else { return strings.unknownLanguage }
    return strings.languageNotLoaded(because: CardsFailure.service(failure).brief(in: context))
  }

  /// The contributions, the wait for them, or why there are none.
  ///
  /// - Parameters:
  ///   - state: The contributions as far as they are there.
  ///   - provenance: Where the card comes from; the same warning is not said twice.
  /// - Returns: The part of the page below the card.
  func contributions(
    _ state: LoadState<ContributionStatistics, CardsFailure>,
    below provenance: Provenance
  ) -> Element {
    func shown(_ statistics: Fetched<ContributionStatistics>) -> Element {
      let isSaid = statistics.provenance.staleness == provenance.staleness
      let year = ContributionLayout(statistics: statistics.value, context: context)
      let notice = isSaid ? Element.empty : SourceFacts.notice(statistics.provenance, context)
      return .stack([notice, year.element], spacing: 1)
    }

    switch state {
    case .failed(.noCalendar(let kind), _):
      return .text(StyledText(SafeText(strings.noCalendar(kind)), .muted))
    case .idle, .loading: return .heatMap(.loading(strings.loadingContributions))
    case .failed(let error, nil):
      return FailureMessage(error, in: context).callout(about: strings.noContributions)
    case .failed(let error, let previous?):
      let callout = FailureMessage(error, in: context).callout(about: strings.contributionsNotRefreshed)
      return .stack([callout, shown(previous)], spacing: 1)
    case .loaded(let statistics), .empty(let statistics), .refreshing(let statistics),
      .loadingMore(let statistics), .partial(let statistics, _):
      return shown(statistics)
    }
  }

  /// The address that shares the card.
  var link: KeyValue {
    let address = SafeText(card.link.description)
    return KeyValue(
      strings.share,
      Link(card.link.description).map { StyledText(address, link: $0) } ?? StyledText(address)
    )
  }

  /// To change the deck, to compare with the user's own card, and to show the deck.
  func actions(_ state: CardViewModel.State) -> [Action] {
    let viewer = state.statistics.shown?.viewer
    let isMine = state.subject == .mine || viewer.map { CardSubject.login($0).matches(card) } ?? false
    if isMine { return [Action(strings.showDeck, .deck)] }
    let account = card.argument
    let change =
      state.isInDeck == true
      ? Action(SafeText(strings.removeAction(card)), Route("deck", "remove", account), .changes, place: 0)
      : Action(SafeText(strings.addAction(card)), Route("deck", "add", account), .changes, place: 0)
    let compare = viewer.map { Action(strings.compareWithMine, Route("cards", "compare", $0, account)) }
    return [change] + (compare.map { [$0] } ?? []) + [Action(strings.showDeck, .deck)]
  }
}

extension DesignKit.Identicon {
  init(_ card: Card) {
    self.init(rows: card.identicon.rows, color: ContentColor(hex: card.identicon.color.description))
  }
}

extension ProgrammingLanguage {
  /// The colour of the dot before the name.
  var swatch: ContentColor? { color.flatMap { ContentColor(hex: $0.description) } }
}
