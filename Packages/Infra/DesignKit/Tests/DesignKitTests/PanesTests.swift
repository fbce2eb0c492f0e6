import DesignKit
import Testing

@Suite struct PanesTests {
  private static let panes = ["A", "B", "C"].map { Pane($0, .text("in \($0)")) }

  @Test(arguments: [
    (120, 0, "ABC"), (119, 0, "AB"), (119, 1, "AB"), (119, 2, "BC"), (79, 2, "BC"), (78, 2, "C"),
    (78, 0, "A"),
    (1, 1, ""),
  ])
  func `as many panes as fit are shown, the focused one among them`(width: Int, focus: Int, expected: String)
  {
    let written = PlainWriter().render(.panes(Self.panes, focus: focus), in: .plain(width))

    #expect(["A", "B", "C"].filter { written.contains("in \($0)") }.joined() == expected)
  }

  @Test(arguments: [(-1, "▸ A"), (0, "▸ A"), (1, "▸ B"), (2, "▸ C"), (.max, "▸ C")])
  func `a sign stands before the focused one alone`(focus: Int, expected: String) {
    let titles = lines(PlainWriter().render(.panes(Self.panes, focus: focus), in: .plain(120)))[0]

    #expect(titles.contains(expected))
    #expect(titles.filter { $0 == "▸" }.count == 1)
  }

  @Test func `no panes are no line`() {
    #expect(Element.panes([], focus: 0) == .empty)
  }

  @Test func `a screen reader hears every pane, the focused one first`() {
    let heard = lines(LinearWriter().render(.panes(Self.panes, focus: 1), in: .plain(20)))

    #expect(heard == ["in focus: B", "in B", "A", "in A", "C", "in C"])
  }
}
