import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The screen of a section whose page is there.
struct SectionScreen {
  private static let readableWidth = 88
  private static let mostCategories = 12

  let opened: Fetched<OpenedSection>
  let blocks: [ContentBlock.ID: BlockState]
  let layout: ProductLayout
  let context: ViewContext

  var element: Element {
    .stack([header, SourceFacts.notice(opened.provenance, context), content, footer], spacing: 1)
  }

  private var strings: Strings { Strings(context.language) }
  private var section: ContentSection { opened.section }
  private var page: SectionPage { opened.page }

  private var header: Element {
    let description = page.description.map { text in
      Element.text(StyledText(SafeText(text), .muted), maximumLines: 4).limited(toWidth: Self.readableWidth)
    }
    return .stack([.heading(title, .page), description ?? .empty, categories])
  }

  private var title: SafeText {
    opened.category.map { "\(section.title) / \($0.title)" } ?? SafeText(section.title)
  }

  private var categories: Element {
    guard !page.filters.isEmpty, case .overview = layout else { return .empty }
    let shown = page.filters.prefix(Self.mostCategories).map { filter in
      Chip.option(SafeText(filter.title), isSelected: filter == opened.category)
    }
    let rest = page.filters.count - shown.count
    return .chips(shown + (rest > 0 ? [.rest(strings.moreCategories(rest), count: rest)] : []))
      .limited(toWidth: Self.readableWidth)
      .padded(Insets(top: 1))
  }

  private var content: Element {
    guard !page.blocks.isEmpty else {
      return .emptyState(title: strings.empty, hint: strings.emptyHint)
    }
    let products = page.blocks.flatMap { blocks[$0.id]?.shown?.products.prefix(layout.limit) ?? [] }
    let columns = ProductColumns(for: products, in: strings)
    return .stack(
      page.blocks.map { block in
        BlockElement(
          block: block,
          state: blocks[block.id] ?? .loading,
          layout: layout,
          columns: columns,
          context: context
        )
        .element
      },
      spacing: 1
    )
  }

  private var footer: Element {
    let failures = BlockFailures(blocks: page.blocks, states: blocks, context: context).element
    let source = Element.facts(facts + SourceFacts.facts(opened.provenance, context))
    let next = NextSteps(opened: opened.value, blocks: blocks, layout: layout, strings: strings).element
    return .stack([failures, .stack([source, next])], spacing: 1)
  }

  private var facts: [StyledText] {
    let count = page.blocks.count
    return [strings.kind(section.kind), count > 0 ? strings.blocks(count) : ""].map { StyledText($0, .muted) }
  }
}
