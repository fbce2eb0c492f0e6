import DesignKit
import FeatureFakes
import LocalizationKit
import Testing

@testable import FeatureKit

@Suite struct PageTabsTests {
  private let about = ContentTab("about", "About", content: .text("Fridays"))
  private let people = ContentTab("people", "People", count: 2, content: .text("Ada and Bo"))

  private func text(_ page: Page) -> String { WrittenScreen.linear(page.element(in: context)) }

  @Test func `tabs are equal when names, number and content are`() {
    let twin = ContentTab("people", "People", count: 2, content: .text("Ada and Bo"))
    let others = [
      ContentTab("members", "People", count: 2, content: .text("Ada and Bo")),
      ContentTab("people", "Members", count: 2, content: .text("Ada and Bo")),
      ContentTab("people", "People", count: 3, content: .text("Ada and Bo")),
      ContentTab("people", "People", count: 2, content: .text("Ada")),
      ContentTab("people", "People", count: 2, content: .text("Ada and Bo"), groups: [ItemGroup([])]),
    ]

    #expect(people == twin)
    for other in others { #expect(people != other) }
  }

  @Test func `a tab that is not shown is not made`() {
    let page = Page(
      "Club",
      tabs: .contents([
        about, ContentTab("never", "Never", content: Self.unmade(), groups: [Self.unmadeRows()]),
      ])
    )
    #expect(page.showing(tab: "about").content == .text("Fridays"))
    #expect(page.tabs.count == 2)
  }

  private static func unmade() -> Element {
    Issue.record("The content was made.")
    return .empty
  }

  private static func unmadeRows() -> ItemGroup {
    Issue.record("The rows were made.")
    return ItemGroup([])
  }

  @Test func `a shell that shows a page once shows all parts, each below its name`() {
    let page = Page("Club", tabs: .contents([about, people]))

    #expect(text(page) == "Heading 2: About\nFridays\nHeading 2: People\nAda and Bo\n")
    let written = PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: 40))
    #expect(written.contains("Fridays\n\nPeople"), "one empty line between them: \(written)")
  }

  @Test func `content for the whole page replaces the contents of its tabs there`() {
    let page = Page("Club", content: .text("Everything"), tabs: .contents([about, people]))

    #expect(text(page) == "Everything\n")
  }

  @Test func `a shell that shows a part has its content and its rows instead of those of the page`() {
    let rows = [ItemGroup([Item("ada", ListRow("Ada"))])]
    let page = Page(
      "Club",
      content: .text("Everything"),
      tabs: .contents([about, ContentTab("people", "People", content: .text("Two"), groups: rows)])
    )

    #expect(page.showing(tab: "people").content == .text("Two"))
    #expect(page.showing(tab: "people").groups == rows)
    #expect(page.showing(tab: nil).content == .text("Fridays"))
    #expect(page.showing(tab: "gone").content == .text("Fridays"))
  }

  @Test func `a page without parts stays as it is`() {
    let page = Page(
      "Jobs",
      content: .text("All"),
      tabs: .screens([ScreenTab("All", Route("jobs"))], current: 0)
    )

    #expect(page.showing(tab: "about") == page)
    #expect(text(page) == "All\n")
  }

  @Test func `a tab of a tab bar has the name and the count of the tab`() {
    let saved = PageTabs.screens([ScreenTab("Saved", count: 1_204, Route("jobs", "saved"))], current: 0)

    #expect(PageTabs.none.tabs(in: .english) == [])
    #expect(
      PageTabs.contents([about, people]).tabs(in: .english) == [Tab("About"), Tab("People", count: "2")]
    )
    #expect(saved.tabs(in: .english) == [Tab("Saved", count: "1,204")])
    #expect(saved.tabs(in: .indonesian) == [Tab("Saved", count: "1.204")])
    #expect([PageTabs.none, .contents([about, people]), saved].map(\.count) == [0, 2, 1])
  }
}
