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

  @Test func `a picture that fills 4096 characters comes in one part`() throws {
    let text = terminal(try element(Self.png + Array(repeating: 0, count: 3063)), .kitty)

    #expect(text.contains("q=2,m=0;") && !text.contains("m=1;"))
  }

  @Test func `a picture of one line is drawn where the cursor is`() throws {
    let picture = Picture(try #require(PictureData(Self.png)), columns: 3, rows: 1)

    let text = terminal(.picture(picture, fallback: .text("face")), .kitty)

    #expect(
      text == "   \u{1B}7\u{1B}[3D\u{1B}_Ga=T,f=100,c=3,r=1,C=1,q=2,m=0;iVBORw0KGgoB\u{1B}\\\u{1B}8 \n"
    )
  }

  @Test func `a picture may be as wide as the line`() throws {
    #expect(terminal(try element(Self.png, columns: 4), .kitty).contains("c=4,r=2"))
  }

  @Test(arguments: [(0, 1), (1, 1), (60, 60), (61, 60)])
  func `the sides of a picture are brought into range`(given: Int, kept: Int) throws {
    let data = try #require(PictureData(Self.png))

    #expect(Picture(data, columns: given, rows: 2).columns == kept)
    #expect(Picture(data, columns: 2, rows: given).rows == kept)
  }

  @Test func `a picture on a surface is shown`() throws {
    let painted = try element(Self.png).painted(on: .selected)

    let lines = TerminalWriter().lines(painted, in: environment(.kitty))

    #expect(lines.map { $0.pictures.map(\.row) } == [[0], [1]])
    #expect(terminal(painted, .kitty).contains("a=T,f=100,c=3,r=2"))
  }

  @Test func `a terminal is asked about a picture that it does not keep, and told to remove all others`() {
    #expect(ImageProtocol.kittyQuery == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
    #expect(PictureSequences.removingAll == "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
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

  @Test func `nothing of a file but base64 reaches the terminal`() throws {
    let hostile = Self.png + Array("\u{1B}]0;owned\u{7}\u{1B}\\\n".utf8)

    for images in [ImageProtocol.kitty, .iTerm2] {
      let text = terminal(try element(hostile), images)
      #expect(!text.contains("owned"))
      #expect(
        text.contains(
          images == .kitty
            ? "m=0;iVBORw0KGgoBG10wO293bmVkBxtcCg==\u{1B}" : ":iVBORw0KGgoBG10wO293bmVkBxtcCg==\u{7}"
        )
      )
    }
  }

  @Test func `a GIF is for iTerm2 alone`() throws {
    let gif = try element(Array("GIF89a".utf8))

    #expect(terminal(gif, .iTerm2).contains("File=inline=1;size=6;"))
    #expect(terminal(gif, .kitty) == "face\n")
  }

  @Test func `the text beside a picture stays in its column`() throws {
    let beside = Element.columns([
      Column(try element(Self.png), width: .fixed(3)), Column(.text("name"), width: .fixed(4)),
    ])
    let wide = RenderEnvironment(width: 12, capability: Capability(images: .kitty))

    let lines = TerminalWriter().lines(beside, in: wide)

    #expect(lines.map { String($0.text.prefix { $0 != "\u{1B}" }) } == ["     name   ", "            "])
    #expect(lines.map { $0.pictures.map(\.column) } == [[0], [0]])
    #expect(lines.map { $0.pictures.map(\.row) } == [[0], [1]])
  }

  @Test func `lines for a program that places pictures have none in their text`() throws {
    let lines = TerminalWriter().lines(try element(Self.png), in: environment(.kitty))

    #expect(lines.map(\.text) == ["    ", "    "])
  }

  @Test func `a picture is handed over once and placed and removed by its number`() throws {
    let picture = Picture(try #require(PictureData(Self.png)), columns: 3, rows: 2)
    let same = Picture(try #require(PictureData(Self.png)), columns: 3, rows: 2)
    let other = Picture(try #require(PictureData(Self.png + [2])), columns: 3, rows: 2)
    let kitty = PictureSequences(.kitty)

    #expect(kitty.transmitting(picture) == "\u{1B}_Ga=t,f=100,i=\(picture.id),q=2,m=0;iVBORw0KGgoB\u{1B}\\")
    #expect(kitty.placing(picture, number: 7) == "\u{1B}_Ga=p,i=\(picture.id),p=7,c=3,r=2,C=1,q=2\u{1B}\\")
    #expect(kitty.removing(picture, number: 7) == "\u{1B}_Ga=d,d=i,i=\(picture.id),p=7,q=2\u{1B}\\")
    #expect(kitty.freeing(picture.id) == "\u{1B}_Ga=d,d=I,i=\(picture.id),q=2\u{1B}\\")
    #expect((1...0xFF_FFFF).contains(picture.id))
    #expect(picture == same && picture.id == same.id)
    #expect(picture != other && picture.id != other.id)
  }

  @Test func `a picture in other cells is another one with the same number`() throws {
    let data = try #require(PictureData(Self.png))
    let (small, large) = (Picture(data, columns: 3, rows: 2), Picture(data, columns: 6, rows: 2))

    #expect(small != large && small != Picture(data, columns: 3, rows: 4))
    #expect(small.id == data.id && large.id == data.id)
  }

  @Test func `a picture of iTerm2 is placed with its bytes and goes with the text over it`() throws {
    let picture = Picture(try #require(PictureData(Self.jpeg)), columns: 3, rows: 2)
    let iTerm2 = PictureSequences(.iTerm2)

    #expect(iTerm2.transmitting(picture) == "")
    #expect(iTerm2.removing(picture, number: 7) == "")
    #expect(iTerm2.freeing(picture.id) == "")
    #expect(iTerm2.placing(picture, number: 7).hasPrefix("\u{1B}7\u{1B}]1337;File=inline=1;"))
    #expect(iTerm2.placing(picture, number: 7).hasSuffix(":/9j/4AE=\u{07}\u{1B}8"))
    #expect(iTerm2.isReplacedByText && !PictureSequences(.kitty).isReplacedByText)
  }

  @Test func `other formats and large files are no pictures`() {
    #expect(PictureData(Array("GIF87a".utf8)) != nil)
    #expect(PictureData(Array("GIF88a".utf8)) == nil)
    #expect(PictureData(Array(Self.jpeg.prefix(2))) == nil)
    #expect(PictureData(Array("<html>".utf8)) == nil)
    #expect(PictureData([]) == nil)
    let rest = 1_048_576 - Self.png.count
    #expect(PictureData(Self.png + Array(repeating: 0, count: rest)) != nil)
    #expect(PictureData(Self.png + Array(repeating: 0, count: rest + 1)) == nil)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], ImageProtocol.kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2), (["TERM": "xterm-256color"], nil),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], .kitty),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220399"], nil),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], .kitty),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], nil), (["TERM": "xterm-kitty", "STY": "1.x"], nil),
      (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "tmux-256color", "LC_TERMINAL": "iTerm2"], nil),
      (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], nil), (["KITTY_WINDOW_ID": "1"], nil),
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

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], ImageProtocol.kitty), (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
      (["TERM": "xterm-256color", "TMUX": "/tmp/x"], nil), (["TERM": "dumb"], nil), ([:], nil),
    ] as [([String: String], ImageProtocol?)]
  )
  func `always takes terminals that nobody knows, and none that cannot`(
    variables: [String: String],
    images: ImageProtocol?
  ) {
    func detected(_ isTerminal: Bool) -> ImageProtocol? {
      Capability.detected(environment: variables, isTerminal: isTerminal, imageFlag: .always).images
    }

    #expect(detected(true) == images)
    #expect(detected(false) == nil)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty"], false),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], false),
    (["TERM": "xterm-256color", "TMUX": "/tmp/x"], false), (["TERM": "screen"], false),
    (["TERM": "linux"], false),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false), (["TERM": "dumb"], false),
    ([:], false),
  ])
  func `only a terminal that is not known is asked, and only for auto`(
    variables: [String: String],
    isAsked: Bool
  ) {
    func asked(_ isTerminal: Bool, _ color: ColorFlag, _ flag: ImageFlag) -> Bool {
      Capability.isAskedForImages(
        environment: variables,
        isTerminal: isTerminal,
        colorFlag: color,
        imageFlag: flag
      )
    }

    #expect(asked(true, .auto, .auto) == isAsked)
    #expect(!asked(false, .auto, .auto))
    #expect(!asked(true, .never, .auto))
    #expect(!asked(true, .auto, .always))
    #expect(!asked(true, .auto, .never))
  }

  private func element(_ bytes: [UInt8], columns: Int = 3) throws -> Element {
    .picture(Picture(try #require(PictureData(bytes)), columns: columns, rows: 2), fallback: .text("face"))
  }

  private func environment(_ images: ImageProtocol?) -> RenderEnvironment {
    RenderEnvironment(width: 4, capability: Capability(images: images))
  }

  private func terminal(_ element: Element, _ images: ImageProtocol?) -> String {
    TerminalWriter().render(element, in: environment(images))
  }
}
