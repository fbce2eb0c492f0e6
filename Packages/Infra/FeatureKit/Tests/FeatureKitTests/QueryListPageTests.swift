import DesignKit
import DomainKernel
import FeatureKit
import Testing

@Suite struct QueryListPageTests {
  private typealias State = QueryListState<Everything, Number>

  private let search = Action("Search", Route("numbers", "search"), .asks)
  private let tabs = PageTabs.screens([ScreenTab("All", Route("numbers"))], current: 0)
  private let words = QueryListWords(
    title: "Numbers",
    heading: "All numbers",
    loading: "Loading numbers",
    loadingMore: "Loading more numbers",
    notRefreshed: "The numbers could not be refreshed",
    filters: ["odd"],
    none: "No numbers.",
    openOne: "Open the first number",
    showAll: "Show all numbers"
  ) { shown, total in SafeText("\(shown) of \(total ?? 0)") }

  private static func list(_ count: Int, next: Int? = nil) -> Fetched<EntryPage<Number>> {
    fetched(
      EntryPage(
        entries: (0..<count).map { Number(id: $0) },
        next: next.map { PageRequest(offset: $0) },
        total: 9
      )
    )
  }

  private static func row(_ number: Number) -> QueryListRow {
    let title = SafeText("Number \(number.id)")
    return QueryListRow(
      element: .text(StyledText(title)),
      item: Item("\(number.id)", ListRow(title), route: Route("numbers", "\(number.id)"))
    )
  }

  private func page(
    _ list: LoadState<EntryPage<Number>, ServiceError>,
    limit: Int = .max,
    handedOver: Int = 0,
    search: Action? = nil
  ) -> Page {
    State(query: Everything(), list: list, limit: limit, handedOver: handedOver).page(
      words,
      context,
      at: Route("numbers"),
      notice: .text("notice"),
      wayOut: .leaveOut(option: "odd", purpose: "see more"),
      search: search,
      tabs: tabs,
      row: Self.row
    )
  }

  @Test func `a list is headed by its filters and followed by its number and its source`() {
    let page = page(.loaded(Self.list(2)))
    let rows = (0..<2).map { Self.row(Number(id: $0)) }

    #expect(page.title.string == "Numbers")
    #expect(
      page.header
        == .stack([.heading("All numbers", .page), .facts([StyledText(SafeText("odd"), .muted)])])
    )
    #expect(page.notice == .stack([.text("notice"), .empty, .empty], spacing: 1))
    #expect(page.content == .list(rows.map(\.element), spacing: 1).limited(toWidth: 88))
    #expect(page.groups == [ItemGroup(rows.map(\.item))])
    #expect(
      page.footer
        == .facts([StyledText(SafeText("2 of 9"), .muted), StyledText("fetched just now", .muted)])
    )
    #expect(page.tabs == tabs)
  }

  @Test(arguments: [
    (1, "1 entry could not be read and is left out"), (2, "2 entries could not be read and are left out"),
  ])
  func `a page says how many entries could not be read`(count: Int, title: String) {
    let list = fetched(EntryPage(entries: [Number(id: 0)], total: 9, unreadableCount: count))

    let callout = Element.callout(.warning, title: SafeText(title))
    let entries = Element.stack([callout, .empty], spacing: 1)
    #expect(page(.loaded(list)).notice == .stack([.text("notice"), .empty, entries], spacing: 1))
  }

  @Test func `the first entry, the whole list and a search are offered, in this order`() {
    let open = Action("Open the first number", Route("numbers", "0"))
    let all = Action("Show all numbers", Route("numbers").with("all"), .continues)

    #expect(page(.loaded(Self.list(2, next: 2)), search: search).actions == [open, all, search])
    #expect(page(.loaded(Self.list(2)), limit: 1).actions == [open, all])
    #expect(page(.loaded(Self.list(2)), search: search).actions == [open, search])
  }

  @Test(arguments: [([0], ["1"]), ([0, 1, 2], [])] as [([Int], [String])])
  func `of entries that can only be changed none is offered to be opened`(changed: [Int], opened: [String]) {
    let state = State(query: Everything(), list: .loaded(Self.list(3)))

    let page = state.page(words, context, at: Route("numbers")) { number in
      let row = Self.row(number)
      guard changed.contains(number.id) else { return row }
      let remove = Action("Remove the number", Route("numbers", "remove", "\(number.id)"), .changes)
      return QueryListRow(element: row.element, item: Item(row.item.id, row.item.row, action: remove))
    }

    #expect(page.actions == opened.map { Action("Open the first number", Route("numbers", $0)) })
  }

  @Test func `a search and sibling screens are offered before there is a list, and without one`() {
    let pages = [
      page(.idle, search: search), page(.loading, search: search),
      page(.failed(.offline, previous: nil), search: search),
    ]

    for page in pages {
      #expect(page.title.string == "All numbers")
      #expect(page.actions == [search])
      #expect(page.tabs == tabs)
    }
  }

  @Test func `an empty list says so, and what may help`() {
    let page = page(.empty(Self.list(0)))

    #expect(
      page.content == .emptyState(title: "No numbers.", hint: "Run without --odd to see more.")
    )
    #expect(page.groups.isEmpty && page.actions.isEmpty)
    #expect(page.footer == .facts([StyledText("fetched just now", .muted)]))
  }

  @Test func `a list that was handed over is counted, and not told to be empty`() {
    let page = page(.loaded(Self.list(0)), handedOver: 7)

    #expect(page.content == .empty)
    #expect(
      page.footer
        == .facts([StyledText(SafeText("7 of 9"), .muted), StyledText("fetched just now", .muted)])
    )
  }

  @Test func `what is on its way, and what failed, is told in the words of the list`() {
    let refreshing = page(.refreshing(Self.list(1)))
    let continuing = page(.loadingMore(Self.list(1)))
    let failed = page(.failed(.unavailable, previous: Self.list(1)))
    let footer = page(.loaded(Self.list(1))).footer
    let callout = FailureMessage(ServiceError.unavailable, in: context)
      .callout(about: "The numbers could not be refreshed")

    #expect(page(.loading).content == .loading("Loading numbers"))
    #expect(refreshing.footer == .stack([footer, .loading("Checking for changes")], spacing: 1))
    #expect(continuing.footer == .stack([footer, .loading("Loading more numbers")], spacing: 1))
    #expect(
      failed.notice
        == .stack([callout, .stack([.text("notice"), .empty, .empty], spacing: 1)], spacing: 1)
    )
  }

  @Test(arguments: [(1, 1, 1), (2, 2, 2), (3, 3, 8), (4, 3, 8)])
  func `a list continues behind the entries that are shown`(limit: Int, shown: Int, next: Int) {
    let state = State(query: Everything(), list: .loaded(Self.list(3, next: 8)), limit: limit)

    #expect(state.entries.map(\.id) == Array(0..<shown))
    #expect(state.next == next)
  }

  @Test func `before there is a list nothing is shown, and nothing continues`() {
    let state = State(query: Everything(), list: .loading)

    #expect(state.entries.isEmpty && state.next == nil)
  }

  // MARK: - Rows

  @Test func `an entry of which only the id is known is shown with it, and opened by it`() {
    let route = Route("numbers", "42")
    let saved = StyledText(SafeText("saved"), .accent)
    let missing = StyledText(SafeText("details not loaded yet"), .muted)

    let row = QueryListRow.unknown("42", opening: route, saved, in: context)
    let closed = QueryListRow.unknown("42", opening: nil, nil, in: context)

    #expect(row.item == Item("42", ListRow("42", details: [saved, missing]), route: route))
    #expect(
      row.element
        == .stack([.row(ListRow("42", trailing: context.opening(route))), .facts([saved, missing])])
    )
    #expect(closed.item == Item("42", ListRow("42", details: [missing])))
    #expect(closed.element == .stack([.row(ListRow("42")), .facts([missing])]))
  }
}

private struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
