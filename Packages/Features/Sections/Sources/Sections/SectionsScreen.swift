import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The screen of a list of sections that is there.
struct SectionsScreen {
  private static let readableWidth = 88

  private let catalog: Sourced<StreamingCatalog>
  private let items: [SectionItem]
  private let context: ViewContext

  init(
    _ catalog: Sourced<StreamingCatalog>,
    _ descriptions: [ContentSection.ID: String],
    _ context: ViewContext
  ) {
    let selectors = SectionSelectors(catalog.sections)
    self.catalog = catalog
    self.context = context
    items = catalog.sections.map { section in
      SectionItem(
        section: section,
        description: descriptions[section.id],
        selector: selectors.text(for: section)
      )
    }
  }

  var element: Element {
    .stack([header, SourceFacts.notice(catalog.provenance, context), content, footer], spacing: 1)
  }

  private var header: Element {
    let title = catalog.title.map { SafeText($0) } ?? Strings.untitled
    let description = catalog.description.map { text in
      Element.text(StyledText(SafeText(text), .muted), maximumLines: 2).limited(toWidth: Self.readableWidth)
    }
    return .stack([.heading(title, .page), description ?? .empty])
  }

  private var content: Element {
    guard !items.isEmpty else { return .emptyState(title: Strings.empty, hint: Strings.emptyHint) }
    // A frame around nothing is only noise: without any description the sections are lines.
    guard items.contains(where: { $0.description != nil }) else { return list(spacing: 0) }
    return .adaptive(
      minimumWidth: 100,
      wide: .grid(items.map(\.card), minimumWidth: 48, spacing: 1),
      narrow: list(spacing: 1)
    )
  }

  private func list(spacing: Int) -> Element {
    .list(items.map(\.row), spacing: spacing).limited(toWidth: Self.readableWidth)
  }

  private var footer: Element {
    let count = items.isEmpty ? [] : [StyledText(Strings.count(items.count), .muted)]
    return .stack([
      .facts(count + SourceFacts.facts(catalog.provenance, context)),
      items.first.map { .text(Strings.openHint($0.selector), maximumLines: 4) } ?? .empty,
    ])
  }
}
