import DesignKit
import Testing

@Suite struct ASCIIWriterTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func `every byte of every component is ASCII`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    for width in [1, 20, 80] { expectASCII(element, width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `every byte of every text is ASCII`(text: SafeText) {
    for width in [1, 7, 40] { expectASCII(EveryPlace.everything(with: text), width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `columns stay in line`(text: SafeText) {
    let ascii = Capability(glyphs: .ascii)
    let element = Element.card(title: text, .row(ListRow(text, subtitle: text)))

    for width in [9, 20, 61] {
      let laidOut = PlainWriter().render(element, in: RenderEnvironment(width: width, capability: ascii))
      let written = ASCIIWriter().render(element, in: .plain(width))
      #expect(lines(written).map(\.count) == lines(laidOut).map { CellWidth().cells(of: $0) })
    }
  }

  @Test(arguments: [
    ("Åsa Ångström", "Asa Angstrom"), ("e\u{301}a\u{308}", "ea"), ("“a” – ‘b’…", "\"a\" - 'b'."),
    ("ß œ Ø", "s o O"),
    ("½ ② ٣ ² ٠ ⓪ ۹ ⑩", "? 2 3 2 0 0 9 ?"), ("ｆｕｌｌ", "f u l l"), ("日本", "????"), ("1️⃣.", "1 ."),
    ("a\u{3000}b", "a  b"),
    ("Привет", "??????"), ("👩‍👩‍👧 x", "?? x"),
  ])
  func `characters get their counterparts`(text: String, expected: String) {
    #expect(ASCIIWriter().render(.text(StyledText(SafeText(text))), in: .plain(80)) == expected + "\n")
  }

  private func expectASCII(_ element: Element, width: Int) {
    #expect(ASCIIWriter().render(element, in: .plain(width)).utf8.allSatisfy { $0 < 0x80 }, "at \(width)")
  }
}
