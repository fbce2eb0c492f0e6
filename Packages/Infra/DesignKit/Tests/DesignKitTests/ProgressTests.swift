import Testing

@testable import DesignKit

@Suite struct ProgressTests {
  @Test(
    arguments: [
      (0, 3, 0), (1, 3, 33), (2, 3, 66), (3, 3, 100), (999, 1000, 99), (-1, 3, 0), (4, 3, 100), (1, 1, 100),
      (0, 1, 0), (1, 0, 0),
      (1, -5, 0), (.min, .max, 0), (.max, .max, 100), (.max - 1, .max, 99), (.max / 2, .max, 49),
    ] as [(Int, Int, Int)]
  )
  func `a share is rounded down and never out of range`(done: Int, total: Int, percent: Int) {
    #expect(ProgressState.running(done: done, total: total).done(of: 100) == percent)
  }

  @Test(
    arguments: [
      (0, "░░░░░░░░░░", "0%"), (1, "░░░░░░░░░░", "1%"), (2, "▏░░░░░░░░░", "2%"), (45, "████▌░░░░░", "45%"),
      (99, "█████████▉", "99%"), (100, "██████████", "100%"),
    ] as [(Int, String, String)]
  )
  func `a bar is drawn in eighths of a cell`(done: Int, bar: String, share: String) {
    let gap = String(repeating: " ", count: 9 - share.count)

    #expect(written(.running(done: done, total: 100), width: 19) == [bar + gap + share])
  }

  @Test func `a bar in ASCII stands in brackets`() {
    let ascii = RenderEnvironment(width: 20, capability: Capability(glyphs: .ascii))

    #expect(
      PlainWriter().render(.progress(.running(done: 1, total: 2)), in: ascii) == "[####.....]      50%\n"
    )
  }

  @Test func `where there is little room, the share stands alone`() {
    #expect(written(.running(done: 45, total: 100), width: 18) == ["45%"])
    #expect(written(.running(done: 45, total: 100), width: 2) == ["4…"])
  }

  @Test func `a bar keeps its length from waiting to done`() {
    let states: [ProgressState] = [
      .waiting, .running(done: 0, total: 9), .unmeasured(frame: 3), .running(done: 9, total: 9), .finished,
    ]
    let lengths = states.map { written($0, width: 40)[0].filter { "░█".contains($0) }.count }

    #expect(Set(lengths) == [31])
  }

  @Test(arguments: [
    (0, "███░░░░░░░"), (1, "░███░░░░░░"), (6, "░░░░░░███░"), (7, "░░░░░░░███"), (8, "░░░░░░███░"),
    (13, "░███░░░░░░"), (14, "███░░░░░░░"), (-1, "░███░░░░░░"),
  ])
  func `a bar without measure goes to its end and back by one cell at a time`(frame: Int, bar: String) {
    #expect(written(.unmeasured(frame: frame), width: 19).map { String($0.prefix(10)) } == [bar])
  }

  @Test(arguments: [(19, 3), (28, 3), (29, 4)])
  func `what moves in a bar takes a fifth of it, and three cells at least`(width: Int, cells: Int) {
    #expect(written(.unmeasured(frame: 0), width: width)[0].count { $0 == "█" } == cells)
  }

  @Test func `a bar without measure comes back to where it was`() {
    let frames = (0..<32).map { written(.unmeasured(frame: $0), width: 29) }

    #expect(Set(frames).count == 17)
    #expect(frames[1] != frames[0])
    #expect(written(.unmeasured(frame: .min), width: 29).count == 1)
    #expect(written(.unmeasured(frame: .max), width: 29).count == 1)
  }

  @Test(arguments: [GlyphSet.unicode, .ascii], [4, 12, 60])
  func `any two states differ without styles`(glyphs: GlyphSet, width: Int) {
    let states: [ProgressState] = [
      .waiting, .running(done: 0, total: 2), .running(done: 1, total: 2), .unmeasured(frame: 0), .finished,
      .failed("No."),
    ]
    let environment = RenderEnvironment(width: width, capability: Capability(glyphs: glyphs))
    for writer in [PlainWriter(), LinearWriter(), MarkdownWriter()] as [any ElementWriter] {
      let texts = states.map { writer.render(.progress($0, label: "Copy"), in: environment) }
      #expect(Set(texts).count == states.count)
    }
  }

  @Test func `words are those of the vocabulary`() {
    var words = Vocabulary()
    words.percent = "%1 procent"
    words.waiting = "Väntar"
    words.working = "Arbetar"
    words.statuses = [.success: "Klar"]
    let bars = Element.stack(
      [.waiting, .running(done: 9, total: 20), .unmeasured(frame: 1), .finished].map {
        .progress($0, label: "Hämtar")
      }
    )

    #expect(
      lines(LinearWriter().render(bars, in: RenderEnvironment(width: 9, vocabulary: words)))
        == ["Hämtar: Väntar", "Hämtar: 45 procent", "Hämtar: Arbetar", "Hämtar: Klar"]
    )
  }

  private func written(_ state: ProgressState, width: Int) -> [String] {
    lines(PlainWriter().render(.progress(state), in: .plain(width)))
  }
}
