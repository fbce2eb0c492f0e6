import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// Loads two cards, to be looked at beside each other.
@MainActor @Observable
final class ComparisonViewModel: Screen {
  /// The two accounts.
  struct Pair: Hashable, Sendable {
    let first: CardSubject
    let second: CardSubject
  }

  private let pair: Pair
  private let today: @Sendable () -> CalendarDay
  private let loader: Loader<Pair, CardComparison, CardsFailure>
  private let pictures: (first: PictureLoader, second: PictureLoader)
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ pair: Pair,
    useCases: DeckUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.pair = pair
    today = useCases.today
    pictures = (PictureLoader(useCases.pictures), PictureLoader(useCases.pictures))
    loader = Loader("CompareCards", observe: observe) { (pair, policy) async throws(CardsFailure) in
      do throws(ServiceError) {
        let comparison = try await useCases.compare(pair.first, pair.second, policy)
        return Fetched(comparison, provenance: comparison.provenance)
      } catch {
        guard error == .notFound, let missing = await pair.missing(useCases.open) else {
          throw .service(error)
        }
        throw CardsFailure(.service(error), about: missing)
      }
    }
  }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    guard await loader.load(pair, request.policy), let shown = loader.state.shown?.value else { return }
    let pixels = CardLayout.picturePixels
    async let first: Void = pictures.first.load(shown.first.card.value.avatar, pixels: pixels, request)
    async let second: Void = pictures.second.load(shown.second.card.value.avatar, pixels: pixels, request)
    _ = await (first, second)
  }

  /// A side without contributions is no comparison.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard let shown = loader.state.shown?.value else { return nil }
    return shown.first.state.missingContributions(in: context)
      ?? shown.second.state.missingContributions(in: context)
  }

  /// The languages that are missing in a document, each with the reason, and that contributions lack days; a
  /// page says so itself.
  func notes(in context: ViewContext) -> [String] {
    missingLanguages(in: context) + documentWarnings(fields, in: context)
  }

  private func missingLanguages(in context: ViewContext) -> [String] {
    guard let fields, fields.includes("language", in: CardRecords.table),
      let shown = loader.state.shown?.value
    else { return [] }
    return [shown.first.card.value, shown.second.card.value].compactMap { card in
      card.languageFailure.map { failure in
        FailureMessage(CardsFailure.service(failure), in: context)
          .warning(about: Strings(context.language).noLanguage(of: card))
      }
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(comparisonPage(loader.state, pictures: [pictures.first.data, pictures.second.data], context))
  }

  /// Whether records have anything of the contributions.
  private var hasContributions: Bool { fields.map(CardRecords.needsStatistics) ?? true }

  private func years(of comparison: CardComparison) -> [ContributionStatistics] {
    [comparison.first, comparison.second].compactMap { $0.contributions?.value }
  }

  var isList: Bool { true }

  var records: Records? {
    loader.state.shown.map { comparison in
      let today = today()
      return .list(
        [comparison.first, comparison.second].map {
          CardRecord(
            card: $0.card.value.known(as: $0.kindWithoutCalendar),
            statistics: $0.contributions?.value,
            today: today
          )
        },
        in: CardRecords.table,
        from: comparison.provenance
      )
      .with(hasContributions ? Records.Warning.unreadableDays(of: years(of: comparison.value)) : nil)
    }
  }
}

extension ComparisonViewModel.Pair {
  /// The account of the two that does not exist; `nil` when the first cannot be asked about again.
  fileprivate func missing(_ open: OpenCard) async -> CardSubject? {
    do throws(ServiceError) {
      _ = try await open.card(first, .cacheFirst)
      return second
    } catch {
      return error == .notFound ? first : nil
    }
  }
}

/// The page of two cards: beside each other where both have room for half a year, otherwise below each other.
///
/// - Parameters:
///   - state: Both cards as far as they are there.
///   - pictures: The pictures of both accounts; none for the identicons.
///   - context: Where the page is shown.
/// - Returns: The page.
func comparisonPage(
  _ state: LoadState<CardComparison, CardsFailure>,
  pictures: [PictureData?] = [nil, nil],
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.comparisonWords, context) { comparison in
    let sides = [comparison.first, comparison.second]
    let contents = zip(sides, pictures).map { side, picture in
      let layout = CardLayout(card: side.card.value, context: context, picture: picture)
      let notice = SourceFacts.notice(side.card.provenance, context)
      return Element.stack(
        [layout.header, notice, layout.contributions(side.state, below: side.card.provenance)],
        spacing: 1
      )
    }
    let columns = contents.map { Column($0, width: .flexible(minimum: 46, ideal: 46)) }
    return Page(
      strings.comparison,
      content: .adaptive(
        minimumWidth: 100,
        wide: .columns(columns, gap: 3, isDivided: true),
        narrow: .stack(contents, spacing: 2)
      ),
      footer: .facts(SourceFacts.facts(comparison.provenance, context)),
      actions: sides.map { side in
        Action(strings.showCard(of: side.card.value), .card(side.card.value))
      }
    )
  }
}

extension CardComparison.Side {
  fileprivate var contributions: Fetched<ContributionStatistics>? {
    // monorepo:allow swallowed-error: the state of the same side shows the failure
    if case .success(let statistics) = statistics { statistics } else { nil }
  }

  fileprivate var kindWithoutCalendar: AccountKind? {
    if case .failure(.noCalendar(let kind)) = statistics { kind } else { nil }
  }

  fileprivate var state: LoadState<ContributionStatistics, CardsFailure> {
    switch statistics {
    case .success(let statistics): .loaded(statistics)
    case .failure(let error):
      .failed(CardsFailure(reading: error, of: card.value.subject), previous: nil)
    }
  }
}
