import CommandKit
import DesignCatalog
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// Shows components of the catalogue; with the whole of it, every theme and every writer as well.
@MainActor @Observable
final class DesignViewModel: Screen {
  private let query: CatalogQuery
  private let forms: [OutputForm?]
  private let observe: @Sendable (FeatureEvent) -> Void
  private var pages: Result<[DesignPage], CatalogError>?

  /// Makes the view model.
  ///
  /// - Parameters:
  ///   - query: What to show.
  ///   - forms: The forms to write it in; `nil` stands for the one that fits the output.
  ///   - observe: Receives an event for each use case that runs.
  init(_ query: CatalogQuery, forms: [OutputForm?], observe: @escaping @Sendable (FeatureEvent) -> Void) {
    self.query = query
    self.forms = forms
    self.observe = observe
  }

  func load(_ request: LoadRequest) async {
    observe(.useCase("BrowseCatalog", .began))
    do throws(CatalogError) {
      pages = .success(try query.pages())
      observe(.useCase("BrowseCatalog", .ended(.fetched(.stored))))
    } catch {
      pages = .failure(error)
      observe(.useCase("BrowseCatalog", .ended(.failed(error.code))))
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    guard case .failure(let error) = pages else { return nil }
    return FailureMessage(error, in: context).commandFailure
  }

  func content(in context: ViewContext) -> ScreenContent {
    guard case .success(let pages) = pages else { return .samples([]) }
    let samples = forms.flatMap { form in
      let title = forms.count == 1 ? nil : form.map { Sample(.heading(SafeText($0.rawValue), .page)) }
      return (title.map { [$0] } ?? [])
        + pages.map { Sample(designView($0, in: context.language), form: form, isRequested: form != nil) }
    }
    return .samples(samples + (query.isEverything ? themesAndWriters(Strings(context.language)) : []))
  }

  /// The same sample in every theme and by every writer: a page has one theme, therefore they follow each other.
  private func themesAndWriters(_ strings: Strings) -> [Sample] {
    [Sample(.heading(strings.themes, .page))]
      + Theme.allCases.flatMap {
        [Sample(.heading(SafeText($0.rawValue))), Sample(Self.colors, theme: $0)]
      }
      + [Sample(.stack([.text(""), .heading(strings.writers, .page)]))]
      + OutputForm.allCases.flatMap {
        [Sample(.heading(SafeText($0.rawValue))), Sample(Self.mixture(strings), form: $0)]
      }
  }

  /// Each token on each surface.
  private static let colors = Element.stack(
    Surface.allCases.map { surface in
      .facts(Token.allCases.map { StyledText(SafeText($0.rawValue), $0) }).painted(on: surface)
    }
  )

  /// Something with a heading, text, a link and states.
  private static func mixture(_ strings: Strings) -> Element {
    .card(
      title: strings.sampleTitle,
      .stack([
        .text("\(strings.sampleTitle, .title) \(strings.sampleText)"),
        .facts(Status.allCases.map { StyledText(Badge(SafeText($0.rawValue), $0)) }),
        .link(strings.sampleTitle, to: "https://example.org"),
      ])
    )
  }

  var records: Records? {
    // monorepo:allow swallowed-error: the command ends with the failure
    guard case .success(let pages) = pages else { return nil }
    let records = pages.flatMap { page in page.entries.map { Record(section: page.section, entry: $0) } }
    return .list(records, in: Self.table, from: nil)
  }

  /// A component with its rank.
  struct Record: Sendable {
    let section: CatalogSection
    let entry: CatalogEntry
  }

  /// The fields of a component.
  nonisolated static let table = RecordTable<Record>([
    .init("name") { .string($0.entry.name) },
    .init("section") { .string($0.section.rawValue) },
    .init("summary", isColumn: false) { .string($0.entry.summary.string) },
    .init("usage", isColumn: false) { .string($0.entry.usage.string) },
    .init("states") { .strings($0.entry.specimens.map(\.state)) },
  ])
}
