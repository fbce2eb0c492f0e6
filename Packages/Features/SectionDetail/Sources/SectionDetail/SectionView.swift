import DesignKit
import DomainKernel
public import FeatureKit
import StreamingDomain

/// The page of a section.
///
/// - Parameters:
///   - state: What is shown.
///   - context: What views need to know.
/// - Returns: A page with a group of rows for each block.
public func sectionPage(_ state: SectionState, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.opened.page(
    .init(title: strings.untitled, loading: strings.loading, notRefreshed: strings.notRefreshedPage),
    context
  ) {
    SectionLayout(opened: $0, state: state, context: context, strings: strings).page
  }
}

/// Lays out the page of a section that is there.
private struct SectionLayout {
  private static let readableWidth = 88

  let opened: Fetched<OpenedSection>
  let state: SectionState
  let context: ViewContext
  let strings: Strings

  private var section: ContentSection { opened.section }
  private var blocks: [ContentBlock] { opened.page.blocks }

  var page: Page {
    let provenance = state.provenance ?? opened.provenance
    let elements = blockElements
    // A section of which no block can be read is not an empty one.
    let isEmpty = elements.isEmpty && opened.page.unreadableBlockCount == 0
    let empty = Element.emptyState(
      title: strings.empty,
      hint: SafeText(context.sentence(for: .refresh(.later)))
    )
    return Page(
      placeTitle,
      header: header,
      notice: SourceFacts.notice(provenance, context),
      content: .stack(
        [isEmpty ? empty : .stack(elements.map(\.element), spacing: 1), omission] + unreadable
          + [blockFailures],
        spacing: 1
      ),
      groups: failureGroup + unreadableGroups + elements.map { $0.group(opening: route) } + omissionGroup
        + categoryGroup,
      footer: .stack(
        [
          .facts(facts + SourceFacts.facts(provenance, context)),
          state.isRefreshingBlocks ? .refreshing(in: context) : .empty,
        ],
        spacing: 1
      ),
      actions: actions
    )
  }

  private var title: SafeText {
    opened.category.map { "\(section.title) / \($0.title)" } ?? SafeText(section.title)
  }

  /// The title of the page below its parent page.
  private var placeTitle: SafeText {
    SafeText(onlyBlock?.title ?? opened.category?.title ?? section.title)
  }

  /// The block that is shown in full; `nil` for an overview.
  private var onlyBlock: ContentBlock? {
    if case .full = state.layout, blocks.count == 1 { blocks[0] } else { nil }
  }

  private var header: Element {
    let description = opened.page.description.map { text in
      Element.text(StyledText(SafeText(text), .muted), maximumLines: 4).limited(toWidth: Self.readableWidth)
    }
    return .stack([.heading(title, .page), description ?? .empty, categories])
  }

  private var categories: Element {
    let filters = opened.page.filters
    guard !filters.isEmpty, case .overview = state.layout else { return .empty }
    return .chips(filters.map { .option(SafeText($0.title), isSelected: $0 == opened.category) })
      .limited(toWidth: Self.readableWidth)
      .padded(Insets(top: 1))
  }

  /// The categories as rows that can be chosen; one that another is called like as well cannot be named.
  private var categoryGroup: [ItemGroup] {
    guard case .overview = state.layout, opened.category == nil else { return [] }
    let titles = opened.page.filters.map(\.title)
    let items = titles.filter { title in titles.count { $0 == title } == 1 }.map { title in
      Item("category/\(title)", ListRow(SafeText(title)), route: sectionRoute.with("category", title))
    }
    return items.isEmpty ? [] : [ItemGroup(heading: .heading(strings.categories), items)]
  }

  /// The failures above the rows, where they are visible without scrolling.
  private var failureGroup: [ItemGroup] {
    state.blockErrors.isEmpty ? [] : [ItemGroup(heading: blockFailures, [])]
  }

  /// That the section has more blocks than are taken from its page.
  private var omission: Element {
    let count = opened.page.omittedBlockCount
    return count > 0 ? .callout(.warning, title: strings.omitted(count), hint: nil) : .empty
  }

  private var omissionGroup: [ItemGroup] {
    opened.page.omittedBlockCount > 0 ? [ItemGroup(heading: omission, [])] : []
  }

  /// That entries of the section could not be read; of categories only where they are shown.
  private var unreadable: [Element] {
    state.unreadable.compactMap { part, count in
      if case .full = state.layout, part == .categories { return nil }
      return Element.unreadable(count, counted: strings.entries(of: part, count), in: context)
    }
  }

  /// They stand above the rows, where they are visible without scrolling.
  private var unreadableGroups: [ItemGroup] { unreadable.map { ItemGroup(heading: $0, []) } }

  private var blockElements: [BlockElement] {
    let states = blocks.map { state.block($0) }
    let columns = ProductColumns(
      for: states.flatMap { $0.shown?.products.prefix(state.layout.limit) ?? [] },
      in: strings
    )
    return zip(blocks, states).map {
      BlockElement(block: $0, state: $1, layout: state.layout, columns: columns, context: context)
    }
  }

  /// Says once, for all blocks, that some are not complete and what to do about it.
  private var blockFailures: Element {
    guard !state.blockErrors.isEmpty else { return .empty }
    return .callout(
      .warning,
      title: strings.incomplete(state.blockErrors.count, of: blocks.count),
      hint: state.remedyOfBlocks(in: context).map { SafeText(context.sentence(for: $0)) }
    )
  }

  private var facts: [StyledText] {
    [section.kind.map { strings.kind($0) }, blocks.isEmpty ? nil : strings.blocks(blocks.count)]
      .compactMap { words in words.map { StyledText($0, .muted) } }
  }
}

// MARK: - Where the page leads

extension SectionLayout {
  private var actions: [Action] {
    switch state.layout {
    case .overview:
      [oneCategory, blocks.first.flatMap(route).map { Action(strings.oneBlock, $0) }].compactMap(\.self)
    case .full: [everyTitle].compactMap(\.self)
    }
  }

  private var oneCategory: Action? {
    let titles = opened.page.filters.map(\.title)
    guard opened.category == nil,
      let title = titles.first(where: { title in titles.count { $0 == title } == 1 })
    else { return nil }
    return Action(strings.oneCategory, sectionRoute.with("category", title))
  }

  /// All titles of the block; not where that has just failed, or as many are shown as can be asked for.
  private var everyTitle: Action? {
    guard state.layout.limit < ProductLayout.most, let block = onlyBlock,
      state.block(block).error == nil, let list = state.block(block).shown,
      list.isContinued || list.products.count > state.layout.limit
    else { return nil }
    let title = Self.selector(state.request.block, block.title) ?? block.id.rawValue
    return Action(strings.everyTitle, narrowedRoute.with("block", title).with("all"))
  }

  /// The block in full; `nil` where it is shown so already.
  private func route(to block: ContentBlock) -> Route? {
    guard case .overview = state.layout else { return nil }
    let isUnique = blocks.count { $0.title == block.title } == 1
    return narrowedRoute.with("block", (isUnique ? block.title : nil) ?? block.id.rawValue)
  }

  private var narrowedRoute: Route {
    Self.selector(state.request.category, opened.category?.title).map { sectionRoute.with("category", $0) }
      ?? sectionRoute
  }

  private var sectionRoute: Route {
    Route("sections", "show", Self.selector(state.request.section, section.name) ?? section.id.rawValue)
  }

  /// The name where that is what was typed, or begins with it, else what was typed: a name may be another's too.
  private static func selector(_ query: TextQuery?, _ name: String?) -> String? {
    guard let query else { return name }
    guard let name, TextQuery.folded(name).hasPrefix(TextQuery.folded(query.text)) else {
      return query.trimmed
    }
    return name
  }
}
