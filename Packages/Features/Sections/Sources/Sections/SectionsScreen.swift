import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The screen of a list of sections that is there.
struct SectionsScreen {
  let catalog: Sourced<StreamingCatalog>
  let descriptions: [ContentSection.ID: String]
  let context: ViewContext

  var element: Element {
    .stack([header, notice, content, footer], spacing: 1)
  }

  private var header: Element {
    let description = catalog.description.map { description in
      Element.text(StyledText(SafeText(description), .muted), maximumLines: 2).limited(toWidth: 88)
    }
    return .stack([
      .heading(catalog.title.map { SafeText($0) } ?? Strings.untitled, .page), description ?? .empty,
    ])
  }

  private var notice: Element {
    SourceFacts.notice(catalog.provenance, at: context.now)
  }

  private var content: Element {
    guard !catalog.sections.isEmpty else {
      return .emptyState(title: Strings.empty, hint: Strings.emptyHint)
    }
    return .adaptive(
      minimumWidth: 100,
      wide: .grid(catalog.sections.map(card), minimumWidth: 48),
      narrow: .list(catalog.sections.map(row), spacing: 1)
    )
  }

  private func row(_ section: ContentSection) -> Element {
    .row(
      ListRow(
        SafeText(section.title),
        icon: SectionIcon.icon(for: section),
        subtitle: descriptions[section.id].map { SafeText($0) },
        trailing: StyledText(selector(section), .muted)
      )
    )
  }

  private func card(_ section: ContentSection) -> Element {
    .card(
      title: SafeText(section.title),
      detail: StyledText(SectionIcon.icon(for: section), .accent),
      footer: StyledText(selector(section), .muted),
      .text(StyledText(SafeText(descriptions[section.id] ?? "")), maximumLines: 3)
    )
  }

  private var footer: Element {
    let count = StyledText(Strings.count(catalog.sections.count), .muted)
    let source = SourceFacts.facts(catalog.provenance, at: context.now, backendLabel: context.backendLabel)
    let hint = catalog.sections.first.map { section in
      Element.text(Strings.openHint(SectionSelector.text(for: section, among: catalog.sections)))
    }
    return .stack([.facts([count] + source), hint ?? .empty])
  }

  private func selector(_ section: ContentSection) -> SafeText {
    SafeText(SectionSelector.text(for: section, among: catalog.sections))
  }
}
