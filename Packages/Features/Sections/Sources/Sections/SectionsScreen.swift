import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The screen of a list of sections that is there.
struct SectionsScreen {
  private static let readableWidth = 88

  private let catalog: Fetched<StreamingCatalog>
  private let items: [SectionItem]
  private let context: ViewContext
  private let strings: Strings

  init(
    _ catalog: Fetched<StreamingCatalog>,
    _ descriptions: [ContentSection.ID: String],
    _ context: ViewContext
  ) {
    let strings = Strings(context.language)
    let selectors = SectionSelectors(catalog.sections)
    self.catalog = catalog
    self.context = context
    self.strings = strings
    items = catalog.sections.map { section in
      SectionItem(
        section: section,
        description: descriptions[section.id],
        selector: selectors.text(for: section),
        strings: strings
      )
    }
  }

  var element: Element {
    .stack([header, SourceFacts.notice(catalog.provenance, context), content, footer], spacing: 1)
  }

  private var header: Element {
    let title = catalog.title.map { SafeText($0) } ?? strings.untitled
    let description = catalog.description.map { text in
      Element.text(StyledText(SafeText(text), .muted), maximumLines: 2).limited(toWidth: Self.readableWidth)
    }
    return .stack([.heading(title, .page), description ?? .empty])
  }

  private var content: Element {
    guard !items.isEmpty else { return .emptyState(title: strings.empty, hint: strings.emptyHint) }
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
    let count = items.isEmpty ? [] : [StyledText(strings.count(items.count), .muted)]
    return .stack([
      .facts(count + SourceFacts.facts(catalog.provenance, context)),
      items.first.map {
        .text(
          .hint("tessera sections show \($0.selector)", for: strings.openOne, in: context.language),
          maximumLines: 4
        )
      } ?? .empty,
    ])
  }
}
