import DesignKit
import FeatureFakes
import Testing

@testable import FeatureKit

@Suite struct PageTabsTests {
  private let about = PagePart("about", "About", content: .text("Fridays"))
  private let people = PagePart("people", "People", count: 2, content: .text("Ada and Bo"))

  private func text(_ page: Page) -> String { WrittenScreen.linear(page.element(in: context)) }

  @Test func `a shell that shows a page once shows all parts, each below its name`() {
    let page = Page("Club", tabs: .parts([about, people]))

    #expect(text(page) == "Heading 2: About\nFridays\nHeading 2: People\nAda and Bo\n")
  }

  @Test func `content for the whole page takes the place of its parts there`() {
    let page = Page("Club", content: .text("Everything"), tabs: .parts([about, people]))

    #expect(text(page) == "Everything\n")
  }

  @Test func `a shell that shows a part has its content and its rows instead of those of the page`() {
    let rows = [ItemGroup([Item("ada", ListRow("Ada"))])]
    let page = Page(
      "Club",
      content: .text("Everything"),
      tabs: .parts([about, PagePart("people", "People", content: .text("Two"), groups: rows)])
    )

    #expect(page.showing(part: "people").content == .text("Two"))
    #expect(page.showing(part: "people").groups == rows)
    #expect(page.showing(part: nil).content == .text("Fridays"))
    #expect(page.showing(part: "gone").content == .text("Fridays"))
  }

  @Test func `a page without parts stays as it is`() {
    let page = Page(
      "Jobs",
      content: .text("All"),
      tabs: .places([PlaceTab("All", Route("jobs"))], current: 0)
    )

    #expect(page.showing(part: "about") == page)
    #expect(text(page) == "All\n")
  }

  @Test func `a tab has the name and the count of its part or place`() {
    #expect(PageTabs.none.tabs == [])
    #expect(PageTabs.parts([about, people]).tabs == [Tab("About"), Tab("People", count: 2)])
    #expect(
      PageTabs.places([PlaceTab("Saved", count: 3, Route("jobs", "saved"))], current: 0).tabs
        == [Tab("Saved", count: 3)]
    )
  }
}
