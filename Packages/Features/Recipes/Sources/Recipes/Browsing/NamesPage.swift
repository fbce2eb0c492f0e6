import DesignKit
import DomainKernel
import FeatureKit

/// The page of the cuisines or the ingredients.
func namesPage(_ state: NamesViewModel.State, _ context: ViewContext) -> Page {
  state.names.page(Strings(context.language).nameWords(state.listing), context) {
    NamesPage(listing: state.listing, list: FilteredList($0, matching: state.filter), context: context).page
  }
}

/// Lays names out: with their descriptions where they are few, else as many as fit beside each other.
private struct NamesPage {
  private static let readableWidth = 88
  private static let mostWithDescriptions = 12

  let listing: NameListing
  let list: FilteredList<ListedName>
  let context: ViewContext

  private var names: [ListedName] { list.matching.value.entries }
  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let count = strings.count(names: names.count, of: list.total, listing)
    return Page(
      strings.title(of: listing),
      header: .heading(strings.title(of: listing), .page),
      notice: .entries(of: list.matching, in: context),
      content: content,
      groups: names.isEmpty ? [] : [ItemGroup(names.map(item))],
      footer: .facts([StyledText(count, .muted)] + SourceFacts.facts(list.matching.provenance, context)),
      actions: names.first.map { [Action(strings.listOne, route(to: $0))] } ?? []
    )
  }

  private var content: Element {
    if names.isEmpty { return empty }
    guard names.count <= Self.mostWithDescriptions else {
      return .grid(
        names.map { .text(StyledText(SafeText($0.name)), maximumLines: 2) },
        minimumWidth: 18
      )
    }
    let isExplained = names.contains { $0.description != nil }
    return .list(names.map { .row(row($0)) }, spacing: isExplained ? 1 : 0)
      .limited(toWidth: Self.readableWidth)
  }

  private var empty: Element {
    let isWhole = list.matching.value.isWhole
    guard let text = list.missingText else {
      return isWhole
        ? .emptyState(title: strings.none(of: listing), hint: strings.tryAgainLater(context)) : .empty
    }
    return .emptyState(
      title: isWhole ? strings.noName(with: text, listing) : strings.nothingReadable(with: text),
      hint: strings.seeAllNames(listing, context)
    )
  }

  private func item(_ name: ListedName) -> Item { Item(name.name, row(name), route: route(to: name)) }

  private func row(_ name: ListedName) -> ListRow {
    ListRow(
      SafeText(name.name),
      subtitle: name.description.map { SafeText($0) },
      trailing: name.kind.map { StyledText(SafeText($0), .muted) }
    )
  }

  private func route(to name: ListedName) -> Route {
    switch listing {
    case .cuisines: Route("recipes", "list").with("area", name.name)
    case .ingredients: Route("recipes", "list").with("ingredient", name.name)
    }
  }
}
