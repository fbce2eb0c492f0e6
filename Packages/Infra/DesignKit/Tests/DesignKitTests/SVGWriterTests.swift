import DesignKit
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGWriterTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func `every component is a document whose text lines are those of the terminal`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    for width in [1, 20, 80] {
      let terminal = TerminalWriter().render(element, in: .terminal(width, hyperlinks: true))
      #expect(
        try Self.textLines(of: element, width) == lines(strippingEscapes(terminal)).compactMap(Self.trimmed)
      )
    }
  }

  @Test(arguments: Corpus.safe)
  func `no text leaves its place in the document`(text: SafeText) throws {
    let element = EveryPlace.everything(with: text)

    for width in [7, 60] {
      let terminal = TerminalWriter().render(element, in: .terminal(width, hyperlinks: true))
      #expect(
        try Self.textLines(of: element, width) == lines(strippingEscapes(terminal)).compactMap(Self.trimmed)
      )
    }
  }

  @Test func `markup in a text, a title and an address is text`() throws {
    let link = try #require(Link("https://example.org/?a=1&b=\"<x>"))
    let text = StyledText("</text><script>1 & 2</script>") + StyledText(SafeText("x"), link: link)
    let written = SVGWriter(title: "a <b> & \"c\"").render(.text(text), in: .plain(80))

    #expect(written.contains("<title>a &lt;b&gt; &amp; &quot;c&quot;</title>"))
    #expect(written.contains(">&lt;/text&gt;&lt;script&gt;1 &amp; 2&lt;/script&gt;</tspan>"))
    #expect(written.contains("<a href=\"https://example.org/?a=1&amp;b=&quot;&lt;x&gt;\">"))
  }

  @Test func `a heading is bold also where the terminal shows no emphasis`() {
    let written = SVGWriter(title: "a").render(.heading("Title", .page), in: .plain(20))

    #expect(written.contains(/class="[^"]*\bbold\b[^"]*"[^>]*>Title/))
  }

  @Test func `each stretch begins at its column, as long as its cells`() {
    let written = SVGWriter().render(.text("ab中文★c"), in: .plain(10))
    let stretches = written.matches(of: #/<tspan x="([0-9.]+)" textLength="([0-9.]+)"[^>]*>([^<]*)</#)

    #expect(
      stretches.map { "\($0.3) \($0.1) \($0.2)" } == [
        "ab 16 16.8", "中文 32.8 33.6", "★ 66.4 8.4", "c 74.8 8.4",
      ]
    )
  }

  @Test func `signs that may come from another font stand alone`() {
    let written = SVGWriter().render(.text("★★"), in: .plain(10))

    #expect(written.contains("<tspan x=\"16\"") && written.contains("<tspan x=\"24.4\""))
  }

  @Test func `letters, drawings and signs are stretches of their own`() {
    let written = SVGWriter().render(.text("aɏ‐‧ɐ─▟■"), in: .plain(20))
    let stretches = written.matches(of: #/<tspan[^>]*>([^<]*)</#).map { String($0.1) }

    #expect(stretches == ["aɏ‐‧", "ɐ", "─▟", "■"])
  }

  @Test func `a title stands in the frame, where there is one`() {
    #expect(SVGWriter(title: "a").render(.text("b"), in: .plain(20)).contains("text-anchor=\"middle\">a<"))
    #expect(!SVGWriter().render(.text("b"), in: .plain(20)).contains("text-anchor"))
    #expect(!SVGWriter().render(.text("b"), in: .plain(20)).contains("<title>"))
  }

  @Test func `each kind of emphasis has a class`() {
    let text: StyledText = "\("a", .text, .italic)\("b", .text, .dim)\("c", .link)"

    let written = SVGWriter().render(.text(text), in: .plain(20))

    #expect(written.contains("class=\"italic\">a<"))
    #expect(written.contains("class=\"dim\">b<"))
    #expect(written.contains("class=\"link underline\">c<"))
  }

  @Test func `light and dark colours are both there, and the reader's setting chooses`() throws {
    let written = SVGWriter().render(.text("\("a", .muted)"), in: .plain(10))
    let parts = written.components(separatedBy: "@media (prefers-color-scheme: dark) {")

    #expect(parts.count == 2)
    #expect(parts[0].contains(".page { fill: #ffffff }") && parts[0].contains(".muted { fill: #565669 }"))
    #expect(parts[1].contains(".page { fill: #16161d }") && parts[1].contains(".muted { fill: #a4a4ba }"))
    #expect(
      written.contains(
        "<tspan x=\"16\" textLength=\"8.4\" lengthAdjust=\"spacingAndGlyphs\" class=\"muted\">a<"
      )
    )
  }

  @Test func `the theme of a dark and of a light background are one picture`() {
    let element = Element.heading("a", .page)

    #expect(
      SVGWriter().render(element, in: .terminal(20, theme: .dark))
        == SVGWriter().render(element, in: .terminal(20, theme: .light))
    )
  }

  @Test func `high contrast has its own colours, and mono none for tokens`() {
    let text = Element.text("\("a", .danger)")
    let contrast = SVGWriter().render(text, in: .terminal(20, theme: .highContrast))
    let mono = SVGWriter().render(text, in: .terminal(20, theme: .mono))

    #expect(!contrast.contains("@media") && contrast.contains(".page { fill: #000000 }"))
    #expect(!mono.contains(".danger {") && mono.contains("class=\"danger bold\""))
  }

  @Test func `a surface is painted behind its text`() {
    let written = SVGWriter().render(.pill(Badge("x", .success)), in: .plain(20))

    #expect(written.contains("<rect class=\"raised\" x=\"16\" y=\"38\" width=\"42\" height=\"18\"/>"))
  }

  @Test(arguments: [(1, 72), (2, 90)])
  func `a document has room for its bar, its lines and margins around them`(lines: Int, height: Int) {
    let written = SVGWriter().render(
      .stack(Array(repeating: .text("a"), count: lines)),
      in: .plain(20)
    )

    #expect(written.contains(" height=\"\(height)\" viewBox="))
  }

  @Test func `a document has its width, a frame within it, three buttons, and its text on the line`() {
    let written = SVGWriter().render(.text("a"), in: .plain(20))
    let parts = [
      " width=\"200\" height=\"72\" viewBox=\"0 0 200 72\"",
      "<rect class=\"page\" x=\"0.5\" y=\"0.5\" width=\"199\" height=\"71\" rx=\"8\"/>",
      "<circle class=\"button\" cx=\"50\"", "<text y=\"52\">",
    ]

    #expect(parts.filter { !written.contains($0) } == [])
    #expect(written.components(separatedBy: "<circle").count == 4)
  }

  @Test func `nothing is no picture`() {
    #expect(SVGWriter().render(.empty, in: .plain(20)).isEmpty)
  }

  private static func trimmed(_ line: String) -> String? {
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(line.utf8.index(after:))
    let text = String(line[..<(end ?? line.startIndex)])
    return text.isEmpty ? nil : text
  }

  /// The texts of the document, read by a parser of XML; it has none for an empty line.
  private static func textLines(of element: Element, _ width: Int) throws -> [String] {
    let written = SVGWriter().render(element, in: .terminal(width))
    if written.isEmpty { return [] }
    let reader = TextReader()
    let parser = XMLParser(data: Data(written.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError)) \(written)")
    return reader.lines.map { trimmed($0) ?? "" }.filter { !$0.isEmpty }
  }
}

/// Collects the contents of `text` elements.
private final class TextReader: NSObject, XMLParserDelegate {
  var lines: [String] = []
  private var isInText = false

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard name == "text" else { return }
    isInText = true
    lines.append("")
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if name == "text" { isInText = false }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { lines[lines.count - 1] += text }
  }
}
