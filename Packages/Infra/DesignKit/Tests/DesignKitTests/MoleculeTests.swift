import DesignKit
import Testing

@Suite struct MoleculeTests {
  @Test(arguments: [
    (40, "Films › Drama › Nordic › Ice"), (28, "Films › Drama › Nordic › Ice"),
    (27, "Films › … › Nordic › Ice"), (24, "Films › … › Nordic › Ice"), (23, "Films › … › Ice"),
    (14, "… › Ice"), (7, "… › Ice"), (6, "Ice"), (2, "I…"),
  ])
  func `a way gives way in the middle, then at the start`(width: Int, expected: String) {
    let way = Element.breadcrumb(["Films", "Drama", "Nordic"], current: "Ice")

    #expect(plain(way, width) == [expected])
  }

  @Test func `the page at the end of a way is said`() {
    #expect(heard(.breadcrumb(["Films", "Drama"], current: "Ice")) == ["Films, Drama, current page: Ice"])
    #expect(heard(.breadcrumb([], current: "Ice")) == ["current page: Ice"])
    #expect(heard(.breadcrumb(["Films", "", "Drama"], current: "")) == ["Films, Drama"])
  }

  @Test func `a page without a name is no part of a way`() {
    let way = Element.breadcrumb(["", "Drama"], current: "Ice")

    #expect(plain(way, 40) == ["Drama › Ice"])
    #expect(heard(way) == ["Drama, current page: Ice"])
  }

  @Test(arguments: [
    (Pager(page: 3, .total(12)), "Page 3 of 12 · more to come"),
    (Pager(page: 12, .total(12)), "Page 12 of 12 · end"),
    (Pager(page: 3, .moreToCome), "Page 3 · more to come"),
    (Pager(page: 3, .end), "Page 3 · end"), (Pager(page: -2, .total(0)), "Page 1 of 1 · end"),
    (Pager(entries: 21...40, .total(300)), "21–40 of 300 · more to come"),
    (Pager(entries: 281...300, .total(300)), "281–300 of 300 · end"),
    (Pager(entries: -9...0, .total(-1)), "1–1 of 1 · end"),
    (Pager(entries: 1...20, .moreToCome), "1–20 · more to come"),
  ])
  func `a pager says which part is shown and whether more follows`(pager: Pager, expected: String) {
    #expect(plain(.pager(pager), 80) == [expected])
  }

  @Test func `a figure is read after what it counts`() {
    let tile = Element.statTile(StatTile("1,284", "Downloads", trend: Trend(.up, "12%")))

    #expect(plain(tile, 20) == ["1,284", "Downloads", "↑ up 12%"])
    #expect(heard(tile) == ["Downloads: 1,284, up 12%"])
  }

  @Test func `a figure that counts nothing is heard alone`() {
    #expect(heard(.statTile(StatTile("1,284", ""))) == ["1,284"])
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `any two trends differ without styles`(glyphs: GlyphSet) {
    let trends = Trend.Direction.allCases.map { Element.statTile(StatTile("1", "same", trend: Trend($0))) }

    expectAllDifferent(trends, glyphs)
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `any two states of a document differ without styles`(glyphs: GlyphSet) {
    let states: [DocumentState] = [
      .missing, .uploading(percent: 0), .uploading(percent: 45), .uploaded, .verified, .rejected(reason: ""),
    ]

    expectAllDifferent(states.map { .document(Document("same", $0)) }, glyphs)
  }

  @Test(arguments: [(-1, "0%"), (0, "0%"), (45, "45%"), (100, "100%"), (.max, "100%")])
  func `an upload is between nothing and everything`(percent: Int, shown: String) {
    let row = Element.document(Document("a", .uploading(percent: percent)))

    #expect(plain(row, 40)[0].hasSuffix("Uploading \(shown)"))
    #expect(heard(row).last == "Uploading \(shown.dropLast()) percent")
  }

  @Test func `a rejected document says why after its state, however narrow`() {
    let row = Element.document(Document("Passport", .rejected(reason: "Cut off."), details: ["2 MB"]))

    #expect(plain(row, 14) == ["▤ Passport", "  ✕ Rejected", "  2 MB", "  Cut off."])
    #expect(heard(row) == ["Passport", "Rejected", "2 MB", "Cut off."])
  }

  @Test func `a long reason is cut after three lines`() {
    let reason = SafeText(String(repeating: "endless ", count: 40))

    let written = plain(.document(Document("a", .rejected(reason: reason))), 20)

    #expect(written.count == 4)
    #expect(written.last?.hasSuffix("…") == true)
  }

  @Test func `directions and states of documents are told in the words of the vocabulary`() {
    var swedish = Vocabulary()
    swedish.trends = [.up: "upp"]
    swedish.documentStates = [.missing: "saknas"]
    let element = Element.stack([
      .statTile(StatTile("7", "Tal", trend: Trend(.up))), .document(Document("Pass", .missing)),
    ])

    let written = LinearWriter().render(element, in: RenderEnvironment(width: 40, vocabulary: swedish))

    #expect(lines(written) == ["Tal: 7, upp", "Pass", "saknas"])
  }

  @Test func `words of the vocabulary take values in the language's own order`() {
    var chinese = Vocabulary()
    chinese.pageOfTotal = "共 %2 页，第 %1 页"
    chinese.moreToCome = "未完"
    let environment = RenderEnvironment(width: 60, vocabulary: chinese)

    #expect(
      PlainWriter().render(.pager(Pager(page: 3, .total(12))), in: environment) == "共 12 页，第 3 页 · 未完\n"
    )
  }

  private func expectAllDifferent(_ elements: [Element], _ glyphs: GlyphSet) {
    let environment = RenderEnvironment(width: 60, capability: Capability(glyphs: glyphs))
    for writer in [PlainWriter(), LinearWriter(), MarkdownWriter()] as [any ElementWriter] {
      #expect(Set(elements.map { writer.render($0, in: environment) }).count == elements.count)
    }
  }

  private func plain(_ element: Element, _ width: Int) -> [String] {
    lines(PlainWriter().render(element, in: .plain(width)))
  }

  private func heard(_ element: Element) -> [String] {
    lines(LinearWriter().render(element, in: .plain(80)))
  }
}
