import DesignKit
import Testing

@Suite struct TabBarTests {
  private static let tabs = ["One", "Two", "Three", "Four", "Five"].map { Tab($0) }

  @Test(arguments: [
    (0, 40, "● One  ○ Two  ○ Three  ○ Four  ○ Five"), (0, 37, "● One  ○ Two  ○ Three  ○ Four  ○ Five"),
    (0, 36, "● One  ○ Two  ○ Three  ○ Four ›"), (2, 20, "‹ ● Three  ○ Four ›"),
    (2, 19, "‹ ● Three  ○ Four ›"), (2, 18, "‹ ○ Two  ● Three ›"), (4, 20, "‹ ○ Four  ● Five"),
    (2, 10, "‹ ● Thr… ›"), (2, 8, "‹ ● T… ›"), (2, 7, "● Three"), (0, 8, "● One ›"), (0, 7, "● One"),
    (4, 8, "‹ ● Five"), (2, 3, "●…"),
  ])
  func `the tabs around the chosen one are shown`(selection: Int, width: Int, expected: String) {
    let bar = Element.tabBar(Self.tabs, selection: selection)

    #expect(lines(PlainWriter().render(bar, in: .plain(width))) == [expected])
  }

  @Test(arguments: [(-1, 0), (.min, 0), (5, 4), (.max, 4)])
  func `a selection is brought into range`(selection: Int, expected: Int) {
    #expect(Element.tabBar(Self.tabs, selection: selection) == .tabBar(Self.tabs, selection: expected))
  }

  @Test(arguments: [(13, "● Films 1,204"), (12, "● Films"), (6, "● Fil…")])
  func `the count of a tab is shown in full or not at all`(width: Int, expected: String) {
    let bar = Element.tabBar([Tab("Films", count: "1,204")], selection: 0)

    #expect(lines(PlainWriter().render(bar, in: .plain(width))) == [expected])
  }

  @Test func `no tabs are no line`() {
    #expect(Element.tabBar([], selection: 0) == .empty)
  }

  @Test func `all tabs are heard whatever the width`() {
    let heard = LinearWriter().render(
      .tabBar([Tab("Films", count: "3"), Tab("Series")], selection: 0),
      in: .plain(5)
    )

    #expect(heard == "Tab 1 of 2: Films, 3, selected\nTab 2 of 2: Series\n")
  }
}
