public import DesignKit
import DomainKernel

/// An entry of a list, laid out for a page and as a row that can be chosen.
public struct QueryListRow: Sendable {
  /// The entry on a page.
  public let element: Element
  /// The entry as a row that can be chosen.
  public let item: Item

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - element: The entry on a page.
  ///   - item: The entry as a row that can be chosen.
  public init(element: Element, item: Item) {
    self.element = element
    self.item = item
  }
}

extension QueryListRow {
  /// The row of a saved entry of which only the id is known.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - route: The route that shows it once there is a connection; `nil` for an entry without a screen.
  ///   - saved: The facts about saving it.
  ///   - context: The environment of the view.
  /// - Returns: A row with the id as its title.
  public static func unknown(
    _ id: String,
    opening route: Route?,
    _ saved: StyledText?,
    in context: ViewContext
  ) -> QueryListRow {
    let facts = [saved, StyledText(Strings(context.language).detailsMissing, .muted)].compactMap(\.self)
    let title = ListRow(SafeText(id), trailing: route.flatMap(context.opening))
    return QueryListRow(
      element: .stack([.row(title), .facts(facts)]),
      item: Item(id, ListRow(SafeText(id), details: facts), route: route)
    )
  }
}

/// The texts of a list of a query.
public struct QueryListWords: Sendable {
  let title: SafeText
  let heading: SafeText
  let loading: SafeText
  let loadingMore: SafeText
  let notRefreshed: SafeText?
  let filters: [SafeText]
  let none: SafeText
  let openOne: SafeText
  let showAll: SafeText
  let count: @Sendable (_ shown: Int, _ total: Int?) -> SafeText

  /// Makes the texts.
  ///
  /// - Parameters:
  ///   - title: The title, one or two words.
  ///   - heading: The heading of the page.
  ///   - loading: Says that the list is being loaded.
  ///   - loadingMore: Says that the next part is being loaded.
  ///   - notRefreshed: Says that the list could not be refreshed; `nil` for a text that fits every list.
  ///   - filters: The filters of the query, a few words for each.
  ///   - none: Says that no entry matches.
  ///   - openOne: The title of the action that opens an entry.
  ///   - showAll: The title of the action that shows the whole list.
  ///   - count: The number of entries that are shown, and of all where more are known.
  public init(
    title: SafeText,
    heading: SafeText,
    loading: SafeText,
    loadingMore: SafeText,
    notRefreshed: SafeText? = nil,
    filters: [SafeText] = [],
    none: SafeText,
    openOne: SafeText,
    showAll: SafeText,
    count: @escaping @Sendable (_ shown: Int, _ total: Int?) -> SafeText
  ) {
    self.title = title
    self.heading = heading
    self.loading = loading
    self.loadingMore = loadingMore
    self.notRefreshed = notRefreshed
    self.filters = filters
    self.none = none
    self.openOne = openOne
    self.showAll = showAll
    self.count = count
  }
}

extension QueryListState {
  /// The page of the list.
  ///
  /// - Parameters:
  ///   - words: The texts of the list.
  ///   - context: The environment of the view.
  ///   - route: The route of the list.
  ///   - notice: The notice above the list.
  ///   - wayOut: The remedy if no entry matches.
  ///   - search: Narrows the list; `nil` where it cannot be narrowed.
  ///   - tabs: The tabs of the page.
  ///   - row: Lays an entry out.
  /// - Returns: The page.
  public func page(
    _ words: QueryListWords,
    _ context: ViewContext,
    at route: Route,
    notice: Element = .empty,
    wayOut: Remedy? = nil,
    search: Action? = nil,
    tabs: PageTabs = .none,
    row: (Entry) -> QueryListRow
  ) -> Page {
    let loadWords = LoadState<EntryPage<Entry>, ServiceError>.Words(
      title: words.heading,
      loading: words.loading,
      notRefreshed: words.notRefreshed,
      loadingMore: words.loadingMore
    )
    let state = list
    var page = state.page(loadWords, context) { list in
      let rows = entries.map(row)
      let shown = max(rows.count, handedOver)
      let count = shown == 0 ? [] : [StyledText(words.count(shown, list.plausibleTotal), .muted)]
      let hint = wayOut.map { SafeText(context.sentence(for: $0)) }
      // The action of a row may be a change, to which no offer of opening one may lead.
      let opening = rows.compactMap(\.item.action).first { $0.effect == .opens }
      let open = opening.map { Action(words.openOne, $0.route) }
      let all = next.map { _ in Action(words.showAll, route.with("all"), .continues) }
      return Page(
        words.title,
        header: .stack([
          .heading(words.heading, .page), .facts(words.filters.map { StyledText($0, .muted) }),
        ]),
        notice: .stack(
          [
            notice, .listChanged(list.value.hasChanged(in: state), in: context),
            .notice(unreadable: unreadableCount, from: list.provenance, in: context),
          ],
          spacing: 1
        ),
        content: shown == 0 ? .emptyState(title: words.none, hint: hint) : Self.element(rows),
        groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
        footer: .facts(count + SourceFacts.facts(list.provenance, context)),
        actions: [open, all, search].compactMap(\.self)
      )
    }
    // Sibling screens, and another search, are offered while it loads and when it fails as well.
    page.tabs = tabs
    if page.actions.isEmpty { page.actions = [search].compactMap(\.self) }
    return page
  }

  /// The rows of a part, which can stand below those of the part before.
  ///
  /// - Parameter rows: The entries, laid out.
  /// - Returns: The rows below each other.
  public static func element(_ rows: [QueryListRow]) -> Element {
    rows.isEmpty ? .empty : .list(rows.map(\.element), spacing: 1).limited(toWidth: 88)
  }
}
