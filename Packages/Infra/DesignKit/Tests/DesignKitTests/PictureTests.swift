import Testing

@testable import DesignKit

@Suite struct PictureTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]

  @Test func `kitty gets the picture over the cells that were left for it`() throws {
    let element = try element(Self.png)

    let text = terminal(element, .kitty)

    #expect(
      text == "    \n   \u{1B}7\u{1B}[1A\u{1B}[3D"
        + "\u{1B}_Ga=T,f=100,c=3,r=2,C=1,q=2,m=0;iVBORw0KGgoB\u{1B}\\\u{1B}8 \n"
    )
  }

  @Test func `iTerm2 gets the picture as a file in the line`() throws {
    let text = terminal(try element(Self.jpeg), .iTerm2)

    #expect(
      text.contains(
        "\u{1B}]1337;File=inline=1;size=5;width=3;height=2;preserveAspectRatio=1;doNotMoveCursor=1:/9j/4AE=\u{07}"
      )
    )
  }

  @Test func `a long picture comes in parts of 4096 characters`() throws {
    let bytes = Self.png + Array(repeating: 0, count: 6000)

    let text = terminal(try element(bytes), .kitty)

    let parts = text.split(separator: "\u{1B}_G").dropFirst().map { $0.prefix { $0 != "\u{1B}" } }
    #expect(parts.map { $0.split(separator: ";")[1].count } == [4096, 8012 - 4096])
    #expect(parts.map { $0.split(separator: ";")[0].hasSuffix("m=1") } == [true, false])
    #expect(parts[1].hasPrefix("m=0;"))
  }

  @Test func `everything else gets the other element`() throws {
    let element = try element(Self.png)

    #expect(terminal(element, nil) == "face\n")
    #expect(PlainWriter().render(element, in: environment(.kitty)) == "face\n")
    #expect(TaggedWriter().render(element, in: environment(.kitty)) == "face\n")
    #expect(LinearWriter().render(element, in: environment(.kitty)) == "face\n")
    #expect(MarkdownWriter().render(element, in: environment(.kitty)) == "face\n")
    #expect(terminal(try self.element(Self.jpeg), .kitty) == "face\n")
    #expect(terminal(try self.element(Self.png, columns: 5), .kitty) == "face\n")
  }

  @Test func `other formats and large files are no pictures`() {
    #expect(Picture(Array("GIF89a".utf8), columns: 3, rows: 2) == nil)
    #expect(Picture([], columns: 3, rows: 2) == nil)
    #expect(Picture(Self.png + Array(repeating: 0, count: Picture.mostBytes), columns: 3, rows: 2) == nil)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], ImageProtocol.kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2), (["TERM": "xterm-256color"], nil),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], nil), (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], nil),
    ] as [([String: String], ImageProtocol?)]
  )
  func `pictures are for terminals that are known to show them`(
    variables: [String: String],
    images: ImageProtocol?
  ) {
    func detected(_ isTerminal: Bool, _ color: ColorFlag, _ flag: ImageFlag) -> ImageProtocol? {
      Capability.detected(
        environment: variables,
        isTerminal: isTerminal,
        colorFlag: color,
        imageFlag: flag
      )
      .images
    }

    #expect(detected(true, .auto, .auto) == images)
    #expect(detected(false, .always, .auto) == nil)
    #expect(detected(true, .never, .auto) == nil)
    #expect(detected(true, .auto, .never) == nil)
  }

  private func element(_ bytes: [UInt8], columns: Int = 3) throws -> Element {
    .picture(try #require(Picture(bytes, columns: columns, rows: 2)), fallback: .text("face"))
  }

  private func environment(_ images: ImageProtocol?) -> RenderEnvironment {
    RenderEnvironment(width: 4, capability: Capability(images: images))
  }

  private func terminal(_ element: Element, _ images: ImageProtocol?) -> String {
    TerminalWriter().render(element, in: environment(images))
  }
}
