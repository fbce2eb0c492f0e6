import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Testing

@Suite struct LoadStateTests {
  typealias State = LoadState<String, ServiceError>

  private static let old = fetched("old")

  @Test(
    arguments: [
      (State.idle, "Interrupted."), (.loading, "Interrupted."),
      (.failed(.unavailable, previous: nil), "The service returned an error."),
      (.failed(.unavailable, previous: old), nil), (.loaded(old), nil), (.refreshing(old), nil),
    ] as [(State, String?)]
  )
  func `there is a failure where there is nothing to show`(state: State, message: String?) {
    #expect(state.failure(in: context)?.message == message)
  }

  @Test(arguments: [
    (State.idle, nil, nil, false),
    (.loading, nil, nil, true),
    (.loaded(old), old, nil, false),
    (.empty(old), old, nil, false),
    (.refreshing(old), old, nil, true),
    (.loadingMore(old), old, nil, true),
    (.partial(old, .timedOut), old, .timedOut, false),
    (.failed(.offline, previous: nil), nil, .offline, false),
    (.failed(.offline, previous: old), old, ServiceError.offline, false),
  ])
  func `a state says what is shown, why not everything is, and whether something is on its way`(
    state: State,
    shown: Fetched<String>?,
    error: ServiceError?,
    isBusy: Bool
  ) {
    #expect(state.shown == shown)
    #expect(state.error == error)
    #expect(state.isBusy == isBusy)
  }

  private let words = State.Words(
    title: "Films",
    loading: "Loading films",
    notRefreshed: "The films could not be refreshed"
  )

  private func page(_ state: State, _ words: State.Words? = nil) -> Page {
    state.page(words ?? self.words, context) {
      Page(
        "Old films",
        notice: .text("notice"),
        content: .text("\(SafeText($0.value))"),
        footer: .text("footer")
      )
    }
  }

  private var full: Page { page(.loaded(Self.old)) }

  @Test(arguments: [State.idle, .loading])
  func `without a value the page says what is on its way`(state: State) {
    #expect(page(state) == Page("Films", content: .loading("Loading films")))
  }

  @Test func `a value that is there is the page, an empty one too`() {
    #expect(full.title == "Old films" && full.footer == .text("footer"))
    #expect(page(.empty(Self.old)) == full)
  }

  @Test func `a refresh is told below the value`() {
    var expected = full
    expected.footer = .stack([.text("footer"), .loading("Checking for changes")], spacing: 1)

    #expect(page(.refreshing(Self.old)) == expected)
  }

  @Test func `the part that is on its way is told below the value`() {
    var expected = full
    expected.footer = .stack([.text("footer"), .loading("Loading more")], spacing: 1)

    #expect(page(.loadingMore(Self.old)) == expected)
  }

  @Test func `a part that could not be loaded is told below the value`() {
    var expected = full
    let callout = FailureMessage(ServiceError.offline, in: context).callout(
      about: "The rest could not be loaded"
    )
    expected.footer = .stack([.text("footer"), callout], spacing: 1)

    #expect(page(.partial(Self.old, .offline)) == expected)
  }

  @Test func `a page has words of its own for the parts of its list`() {
    let words = State.Words(
      title: "",
      loading: "",
      refreshing: "Checking the films",
      notRefreshed: "",
      loadingMore: "Loading more films"
    )

    #expect(
      page(.refreshing(Self.old), words).footer
        == .stack([.text("footer"), .loading("Checking the films")], spacing: 1)
    )
    #expect(
      page(.loadingMore(Self.old), words).footer
        == .stack([.text("footer"), .loading("Loading more films")], spacing: 1)
    )
  }

  @Test func `texts that fit every list need not be given`() {
    let words = State.Words(title: "", loading: "")
    let callout = FailureMessage(ServiceError.offline, in: context)
      .callout(about: "The list could not be refreshed")

    #expect(
      page(.refreshing(Self.old), words).footer
        == .stack([.text("footer"), .loading("Checking for changes")], spacing: 1)
    )
    #expect(
      page(.failed(.offline, previous: Self.old), words).notice
        == .stack([callout, .text("notice")], spacing: 1)
    )
  }

  @Test func `a failure without a value is the page`() {
    let callout = FailureMessage(ServiceError.offline, in: context).callout

    #expect(page(.failed(.offline, previous: nil)) == Page("Films", content: callout))
  }

  @Test func `a failure with a value is told above it`() {
    var expected = full
    let callout = FailureMessage(ServiceError.offline, in: context)
      .callout(about: "The films could not be refreshed")
    expected.notice = .stack([callout, .text("notice")], spacing: 1)

    #expect(page(.failed(.offline, previous: Self.old)) == expected)
  }

  @Test(arguments: [State.loadingMore(old), .partial(old, .offline)])
  func `in place of the part that follows it says below the rows what is the matter`(state: State) {
    let rows = [Item("1", ListRow("One")), Item("2", ListRow("Two"))]
    let page = state.page(words, context) { _ in
      Page(
        "Old films",
        groups: [ItemGroup([rows[0]]), ItemGroup(heading: .text("Rest"), [rows[1]], note: .text("note"))],
        footer: .text("footer")
      )
    }

    let said: Element =
      state == .loadingMore(Self.old)
      ? .loading("Loading more")
      : FailureMessage(ServiceError.offline, in: context).callout(about: "The rest could not be loaded")
    #expect(page.footer == .stack([.text("footer"), said], spacing: 1))
    #expect(page.groups.map(\.items) == [[rows[0]], [rows[1]]])
    #expect(page.groups.map(\.heading) == [.empty, .text("Rest")])
    #expect(page.groups.map(\.note) == [.empty, .stack([.text("note"), said])])
  }
}

@Suite struct PageTests {
  private let page = Page(
    "Films",
    header: .heading("Films", .page),
    notice: .text("notice"),
    content: .text("content"),
    footer: .text("footer"),
    actions: [Action("Open one", Route("films", "show", "two words")), Action("List all", Route("films"))]
  )

  @Test func `the command line lays a page out from top to bottom, with a command for each action`() {
    let text = PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: 60))

    #expect(
      text == """
        Films
        ━━━━━

        notice

        content

        footer
        Open one: tessera films show 'two words'
        List all: tessera films

        """
    )
  }

  @Test func `a shell that offers actions elsewhere has no lines for them`() {
    let context = ViewContext(now: now, language: .english, phrasing: SilentPhrasing())

    let text = PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: 60))

    #expect(text.hasSuffix("footer\n"))
  }

  @Test func `the command that continues a list stands before the others`() {
    var page = page
    page.continuation = Action("Show more", Route("films").with("since", "9"))

    let text = PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: 60))

    #expect(text.contains("footer\nShow more: tessera films --since 9\nOpen one:"))
  }

  @Test func `a row that opens a screen has an action with its title, and a row without a route none`() {
    let opens = Item("1", ListRow("One"), route: Route("films", "1"))
    let plays = Item("1", ListRow("One"), action: Action("Play", Route("play"), .changes))

    #expect(opens.action == Action("One", Route("films", "1")))
    #expect(plays.route == Route("play"))
    #expect(Item("1", ListRow("One")).action == nil)
  }

  @Test func `a next step ends with its command`() throws {
    let action = Action("Open one", Route("films", "show", "two words"))
    let hint = try #require(CommandPhrasing().hint(for: action, in: .english))
    let lines: Element = .stack([.empty, .commandHint(hint)])

    #expect(
      Page("Films", actions: [action]).element(in: context)
        == .stack([.empty, .empty, .empty, lines], spacing: 1)
    )
  }

  @Test func `a next step whose command has no room is left out, and the others stay`() {
    let long = Route("films", "show", String(repeating: "x", count: 400))
    let page = Page("Films", actions: [Action("Open one", long), Action("List all", Route("films"))])

    let text = PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: 40))

    #expect(text == "List all: tessera films\n")
  }

  @Test func `where no word opens a row nothing stands beside it`() {
    let context = ViewContext(now: now, language: .english, phrasing: SilentPhrasing())

    #expect(context.opening(Route("sections")) == nil)
  }
}
