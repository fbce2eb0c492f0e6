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

  @Test(arguments: [(120, 0, "ABC"), (120, 1, "ABC"), (119, 0, "A"), (119, 1, "B"), (79, 2, "C")])
  func `panes that go at once leave the focused one alone`(width: Int, focus: Int, expected: String) {
    let panes = Element.panes(Self.panes, focus: focus, folding: .allAtOnce)

    let written = PlainWriter().render(panes, in: .plain(width))

    #expect(["A", "B", "C"].filter { written.contains("in \($0)") }.joined() == expected)
  }

  @Test func `panes have the widths that they ask for, the more important one first`() {
    let panes = [
      Pane("A", width: .fixed(4), .text("a")),
      Pane("B", width: .flexible(minimum: 4, ideal: 9), .text("b")),
      Pane("C", width: .flexible(minimum: 4, ideal: 9), priority: 1, .text("c")),
    ]

    let written = [18, 22, 25].map { lines(PlainWriter().render(.panes(panes, focus: 0), in: .plain($0)))[1] }

    #expect(
      written == ["──── │ ──── │ ────", "──── │ ──── │ ────────", "──── │ ────── │ ─────────"]
    )
  }

  @Test(arguments: [(1, ["in B alone"]), (0, ["▸ A", "────────────────────", "in A"])])
  func `a pane by itself may show more than beside others`(focus: Int, expected: [String]) {
    let panes = [Pane("A", .text("in A")), Pane("B", alone: .text("in B alone"), .text("in B"))]

    let written = lines(PlainWriter().render(.panes(panes, focus: focus), in: .plain(20)))

    #expect(written == expected)
  }

  @Test func `what a pane shows by itself is heard in place of what it shows beside others`() {
    let panes = [Pane("A", .text("in A")), Pane("B", alone: .text("in B alone"), .text("in B"))]

    let heard = lines(LinearWriter().render(.panes(panes, focus: 1), in: .plain(20)))

    #expect(heard == ["in B alone", "A", "in A"])
  }
}
