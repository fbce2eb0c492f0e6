import CommandKit
import DesignKit
import DomainKernel
public import FeatureKit
import StreamingDomain

/// The page of a list of sections.
///
/// - Parameters:
///   - state: What is shown.
///   - context: What views need to know.
/// - Returns: A page that offers every section.
public func sectionsPage(_ state: SectionsState, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.catalog.page(.init(title: strings.untitled, loading: strings.loading), context) {
    SectionsPage($0, state, context).page
  }
}

/// Lays a catalogue out: cards where there is room for two, rows elsewhere.
private struct SectionsPage {
  private static let readableWidth = 88
  private let catalog: Fetched<StreamingCatalog>
  private let state: SectionsState
  private let selectors: SectionSelectors
  private let context: ViewContext
  private let strings: Strings

  init(_ catalog: Fetched<StreamingCatalog>, _ state: SectionsState, _ context: ViewContext) {
    self.catalog = catalog
    self.state = state
    self.context = context
    strings = Strings(context.language)
    selectors = SectionSelectors(catalog.sections)
  }

  var page: Page {
    let title = catalog.title.map { SafeText($0) } ?? strings.untitled
    let sections = catalog.sections
    let provenance = state.provenance ?? catalog.provenance
    let count = sections.isEmpty ? [] : [StyledText(strings.count(sections.count), .muted)]
    return Page(
      title,
      header: .stack([.heading(title, .page), description]),
      notice: .notices([unreadable], from: provenance, in: context),
      content: content,
      groups: sections.isEmpty ? [] : [ItemGroup(sections.map(item))],
      footer: .facts(count + SourceFacts.facts(provenance, context)),
      actions: sections.first.map { [Action(strings.openOne, route(to: $0))] } ?? []
    )
  }

  private var description: Element {
    catalog.description.map { text in
      .text(StyledText(SafeText(text), .muted), maximumLines: 2).limited(toWidth: Self.readableWidth)
    } ?? .empty
  }

  /// That sections could not be read.
  private var unreadable: Element {
    let count = catalog.unreadableCount
    return .unreadable(count, counted: strings.count(count), in: context)
  }

  private var content: Element {
    let sections = catalog.sections
    guard !sections.isEmpty else { return .emptyState(title: strings.empty, hint: strings.tryLater(context)) }
    // A frame around nothing is only noise: without any description the sections are lines.
    guard sections.contains(where: { state.description(of: $0) != nil }) else { return list(spacing: 0) }
    return .adaptive(
      minimumWidth: 100,
      wide: .grid(sections.map(card), minimumWidth: 48, spacing: 1),
      narrow: list(spacing: 1)
    )
  }

  private func list(spacing: Int) -> Element {
    .list(
      catalog.sections.map { section in
        var row = row(section)
        row.trailing = opening(section)
        return .row(row)
      },
      spacing: spacing
    )
    .limited(toWidth: Self.readableWidth)
  }

  private func card(_ section: ContentSection) -> Element {
    .card(
      title: SafeText(section.title),
      detail: StyledText(SectionIcon.icon(for: section), .accent),
      footer: opening(section),
      .text(StyledText(SafeText(state.description(of: section) ?? "")), maximumLines: 3)
    )
  }

  private func item(_ section: ContentSection) -> Item {
    Item(section.id.rawValue, row(section), route: route(to: section))
  }

  private func row(_ section: ContentSection) -> ListRow {
    ListRow(
      SafeText(section.title),
      icon: SectionIcon.icon(for: section),
      subtitle: state.description(of: section).map { SafeText($0) }
    )
  }

  private func opening(_ section: ContentSection) -> StyledText? { context.opening(route(to: section)) }

  private func route(to section: ContentSection) -> Route {
    Route("sections", "show", selectors.text(for: section))
  }
}

/// The shortest text that names each of several sections: its name where nothing else is called so, else its id.
private struct SectionSelectors {
  private let owners: [String: Int]

  init(_ sections: [ContentSection]) {
    owners = sections.reduce(into: [:]) { owners, section in
      for text in Set([section.id.rawValue, section.name ?? section.id.rawValue].map(TextQuery.folded)) {
        owners[text, default: 0] += 1
      }
    }
  }

  func text(for section: ContentSection) -> String {
    guard let name = section.name, ShellWord.isPlain(name), owners[TextQuery.folded(name)] == 1 else {
      return section.id.rawValue
    }
    return name
  }
}
