import DesignKit
import Testing

@Suite struct PillTests {
  @Test func `only the cells of the pill are filled`() {
    #expect(
      TaggedWriter().render(.pill(Badge("New", .info)), in: .terminal(20))
        == "<text on raised> </text><info.bold on raised>◆ </info.bold><info on raised>New</info>"
        + "<text on raised> </text>\n"
    )
  }

  @Test func `its sign is heard as a word`() {
    #expect(LinearWriter().render(.pill(Badge("Ready", .success)), in: .plain(20)) == "Ready\n")
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `pills of any two statuses differ without styles`(glyphs: GlyphSet) {
    let environment = RenderEnvironment(width: 20, capability: Capability(glyphs: glyphs))
    let written = Status.allCases.map { PlainWriter().render(.pill(Badge("same", $0)), in: environment) }

    #expect(Set(written).count == Status.allCases.count)
  }
}
