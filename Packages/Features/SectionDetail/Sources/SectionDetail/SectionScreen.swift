import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The screen of a section whose page is there.
struct SectionScreen {
  let opened: Sourced<OpenedSection>
  let blocks: [ContentBlock.ID: BlockState]
  let layout: ProductLayout
  let context: ViewContext

  var element: Element {
    .stack([header, SourceFacts.notice(opened.provenance, at: context.now), content, footer], spacing: 1)
  }

  private var section: ContentSection { opened.section }
  private var page: SectionPage { opened.page }

  private var header: Element {
    let description = page.description.map { description in
      Element.text(StyledText(SafeText(description), .muted), maximumLines: 4).limited(toWidth: 88)
    }
    return .stack([.heading(title, .page), description ?? .empty, .chips(chips), categories])
  }

  private var title: SafeText {
    guard let category = opened.category else { return SafeText(section.title) }
    return "\(section.title) / \(category.title)"
  }

  private var chips: [Chip] {
    [.tag(Strings.kind(section.kind)), .tag(Strings.blocks(page.blocks.count))]
  }

  private var categories: Element {
    guard !page.filters.isEmpty, case .overview = layout else { return .empty }
    let shown = page.filters.prefix(Self.mostCategories).map { filter in
      Chip.option(SafeText(filter.title), isSelected: filter == opened.category)
    }
    let rest = page.filters.count - shown.count
    return .chips(shown + (rest > 0 ? [.tag(Strings.moreCategories(rest))] : []))
  }

  private static let mostCategories = 12

  private var content: Element {
    guard !page.blocks.isEmpty else {
      return .emptyState(title: Strings.empty, hint: Strings.emptyHint)
    }
    return .stack(
      page.blocks.map { block in
        BlockElement(block: block, state: blocks[block.id] ?? .loading, layout: layout, context: context)
          .element
      },
      spacing: 1
    )
  }

  private var footer: Element {
    .stack([
      .facts(SourceFacts.facts(opened.provenance, at: context.now, backendLabel: context.backendLabel)),
      hint,
    ])
  }

  private var hint: Element {
    guard case .overview = layout, let title = page.blocks.lazy.compactMap(\.title).first else {
      return .empty
    }
    return .text(Strings.moreHint(section.name ?? section.id.rawValue, title))
  }
}
