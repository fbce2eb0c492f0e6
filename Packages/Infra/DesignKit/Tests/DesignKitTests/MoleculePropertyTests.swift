import DesignKit
import Testing

@Suite struct MoleculePropertyTests {
  @Test(arguments: Corpus.safe, [AmbiguousWidth.narrow, .wide])
  func `the width is exact whatever the text`(text: SafeText, ambiguous: AmbiguousWidth) {
    let element = Self.everything(with: text)
    let capability = Capability(ambiguousWidth: ambiguous)

    for width in Array(1...12) + [17, 20, 41, 80, 120, 400] {
      let environment = RenderEnvironment(width: width, capability: capability)
      let widths = lines(TerminalWriter().render(element, in: environment))
        .map { CellWidth(ambiguous: ambiguous).cells(of: strippingEscapes($0)) }
      #expect(Set(widths).isSubset(of: [width]), "at \(width)")
    }
  }

  @Test func `of a way without end the beginning and the end are shown`() {
    let way = Element.breadcrumb(Array(repeating: "x", count: 200_000), current: "end")

    #expect(PlainWriter().render(way, in: .plain(17)) == "x › … › x › end\n")
  }

  @Test func `of weeks without end the latest are shown`() {
    let day = HeatMap.Day("a", month: "Jan", level: 4, count: 1)
    let map = Element.heatMap(HeatMap(weeks: Array(repeating: [day], count: 100_000)))

    #expect(lines(PlainWriter().render(map, in: .plain(20)))[1] == String(repeating: "█", count: 20))
    #expect(lines(LinearWriter().render(map, in: .plain(20))).first == "Total: 100,000")
  }

  private static func everything(with text: SafeText) -> Element {
    let day = HeatMap.Day(text, month: text, level: 2, count: 3)
    return .stack([
      .statTile(StatTile(text, text, trend: Trend(.down, text))),
      .statTiles([.statTile(text, .empty(text, hint: text)), .statTile(StatTile(text, ""))]),
      .breadcrumb([text, text, "x"], current: text), .breadcrumb([text], current: ""),
      .pager(Pager(page: .max, .total(.min)), hints: [text, text]),
      .heatMap(HeatMap(weeks: [[day, nil], [], [day]], weekdays: [text, "Tue"])),
      .document(Document(text, icon: Icon(text, ascii: "*"), .rejected(reason: text), details: [text])),
      .timeline([ProcessStep(text, .failed, detail: StyledText(text)), ProcessStep(text, .skipped)]),
    ])
  }
}
