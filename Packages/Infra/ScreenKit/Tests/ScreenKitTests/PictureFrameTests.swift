import DesignKit
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct PictureFrameTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]

  private let picture: Picture

  init() throws {
    picture = Picture(try #require(PictureData(Self.png)), columns: 3, rows: 2)
  }

  /// A frame of 10 by 5 cells with the picture beside words, from a row on.
  private func frame(
    from top: Int?,
    lines: ClosedRange<Int> = 0...1,
    beside: [String] = ["name", "@login"],
    rows: Int = 5,
    of other: Picture? = nil
  ) -> Frame {
    var grid = Array(repeating: GridLine("text", columns: 10, cells: CellWidth()), count: rows)
    if let top {
      for (offset, row) in lines.enumerated() {
        grid[top + offset] = GridLine(
          ("    " + beside[row])[...],
          columns: 10,
          cells: CellWidth(),
          pictures: [WrittenLine.PictureLine(other ?? picture, row: row, column: 0)]
        )
      }
    }
    return Frame(grid, cursor: Frame.Position(row: 0, column: 0), columns: 10, rows: rows)
  }

  private func writer(_ images: ImageProtocol?, _ frames: Frame...) -> FrameWriter {
    var writer = FrameWriter()
    writer.images = images
    for frame in frames { _ = writer.update(to: frame) }
    return writer
  }

  /// The commands of the kitty graphics protocol in a text.
  private func commands(_ text: String) -> [String] {
    text.split(separator: "\u{1B}_G").dropFirst().map { String($0.prefix { $0 != ";" && $0 != "\u{1B}" }) }
  }

  private func number(row: Int) -> Int {
    FramePicture(picture: picture, place: Frame.Position(row: row, column: 0)).number
  }

  @Test func `a picture is handed over and placed at its first cell, behind the text`() {
    var writer = writer(.kitty)

    let text = writer.update(to: frame(from: 1))

    let kitty = PictureSequences(.kitty)
    let placing = kitty.transmitting(picture) + "\u{1B}[2;1H" + kitty.placing(picture, number: number(row: 1))
    #expect(text.hasSuffix(placing + "\u{1B}[1;1H\u{1B}[?25h"))
    #expect(text.contains("\u{1B}[2;1H    name"))
  }

  @Test func `the same frame writes no picture again`() {
    for images in [ImageProtocol.kitty, .iTerm2] {
      var writer = writer(images, frame(from: 1))
      #expect(writer.update(to: frame(from: 1)) == "")
    }
  }

  @Test func `a picture that moves is removed from its place and not handed over again`() {
    var writer = writer(.kitty, frame(from: 2))

    let text = writer.update(to: frame(from: 1))

    let kitty = PictureSequences(.kitty)
    #expect(text.contains(kitty.removing(picture, number: number(row: 2))))
    #expect(text.contains("\u{1B}[2;1H" + kitty.placing(picture, number: number(row: 1))))
    #expect(!text.contains("a=t"))
  }

  @Test func `a picture that leaves the screen is removed, and comes back without being handed over`() {
    var writer = writer(.kitty, frame(from: 1))

    let leaving = writer.update(to: frame(from: nil))
    let coming = writer.update(to: frame(from: 1))

    #expect(commands(leaving) == ["a=d,d=i,i=\(id),p=\(number(row: 1)),q=2"])
    #expect(commands(coming) == ["a=p,i=\(id),p=\(number(row: 1)),c=3,r=2,C=1,q=2"])
  }

  @Test func `a picture of which a line is scrolled off is not shown`() {
    for lines in [0...0, 1...1] {
      var writer = writer(.kitty)
      #expect(commands(writer.update(to: frame(from: 0, lines: lines))).isEmpty)
    }
    #expect(frame(from: 0, lines: 1...1).pictures.isEmpty)
    #expect(frame(from: 3).pictures.map(\.rows) == [3..<5])
  }

  @Test func `text that changes beside a picture in the cells brings it back, and one above the text stays`()
  {
    let changed = frame(from: 1, beside: ["name", "@other"])

    var iTerm2 = writer(.iTerm2, frame(from: 1))
    #expect(iTerm2.update(to: changed).contains("\u{1B}[2;1H\u{1B}7\u{1B}]1337;File="))
    var kitty = writer(.kitty, frame(from: 1))
    #expect(commands(kitty.update(to: changed)).isEmpty)
  }

  @Test func `the text under a picture in the cells is written again when it leaves`() {
    let blank = frame(from: 1, beside: ["", ""])
    let bare = Frame(
      blank.lines.map { GridLine($0.text[...], columns: 10, cells: CellWidth()) },
      cursor: blank.cursor,
      columns: 10,
      rows: 5
    )
    var writer = writer(.iTerm2, blank)

    let text = writer.update(to: bare)

    #expect(text.contains("\u{1B}[2;1H") && text.contains("\u{1B}[3;1H"))
    #expect(!text.contains("\u{1B}[1;1H\u{1B}[K") && !text.contains("1337"))
  }

  @Test func `a frame of another size removes all pictures and places them once more`() {
    var writer = writer(.kitty, frame(from: 1))

    let text = writer.update(to: frame(from: 1, rows: 4))

    #expect(commands(text).prefix(2) == ["a=d,d=A,q=2", "a=t,f=100,i=\(id),q=2,m=0"])
    #expect(commands(text).count == 3)
    var iTerm2 = self.writer(.iTerm2, frame(from: 1))
    #expect(commands(iTerm2.update(to: frame(from: 1, rows: 4))).isEmpty)
  }

  /// Pictures that differ from each other and from the others of these tests.
  private func others(_ count: Int) throws -> [Picture] {
    try (0..<count).map { number in
      Picture(try #require(PictureData(Self.png + [UInt8(number)])), columns: 3, rows: 2)
    }
  }

  @Test
  func `a terminal keeps 64 pictures, and one more frees the oldest, which is handed over if it comes back`()
    throws
  {
    let others = try others(64)
    var writer = writer(.kitty, frame(from: 1))
    let kept = others.dropLast().map { writer.update(to: frame(from: 1, of: $0)) }

    let beyond = writer.update(to: frame(from: 1, of: others[63]))
    let newest = writer.update(to: frame(from: 1, of: others[62]))
    let back = writer.update(to: frame(from: 1))

    let kitty = PictureSequences(.kitty)
    #expect(kept.count == 63 && !kept.joined().contains("d=I"))
    #expect(beyond.contains(kitty.transmitting(others[63])))
    #expect(commands(beyond).filter { $0.contains("d=I") } == ["a=d,d=I,i=\(id),q=2"])
    #expect(!newest.contains("a=t,") && newest.contains("a=p,i=\(others[62].id),"))
    #expect(back.contains(kitty.transmitting(picture)) && back.contains(kitty.freeing(others[0].id)))
  }

  @Test func `a picture that was placed once more is not the oldest, and one on the screen is not freed`()
    throws
  {
    let others = try others(64)
    var writer = writer(.kitty, frame(from: 1))
    for other in others.dropLast() { _ = writer.update(to: frame(from: 1, of: other)) }
    _ = writer.update(to: frame(from: 1))

    let beyond = writer.update(to: frame(from: 1, of: others[63]))

    #expect(commands(beyond).filter { $0.contains("d=I") } == ["a=d,d=I,i=\(others[0].id),q=2"])
  }

  @Test func `more pictures than a terminal keeps stay while all of them are on the screen`() throws {
    let others = try others(65)
    let lines = others.flatMap { picture in
      (0...1).map { row in
        GridLine(
          "    ",
          columns: 10,
          cells: CellWidth(),
          pictures: [WrittenLine.PictureLine(picture, row: row, column: 0)]
        )
      }
    }
    var writer = writer(.kitty)
    func screen(_ lines: [GridLine]) -> Frame {
      Frame(lines, cursor: Frame.Position(row: 0, column: 0), columns: 10, rows: 130)
    }

    let all = writer.update(to: screen(lines))
    let fewer = writer.update(to: screen(Array(lines.prefix(128))))
    let next = writer.update(to: screen([.blank, .blank] + lines[2..<128]))

    #expect(commands(all).count { $0.contains("a=p,") } == 65 && !all.contains("d=I"))
    #expect(commands(fewer + next).filter { $0.contains("d=I") } == ["a=d,d=I,i=\(others[64].id),q=2"])
  }

  @Test func `a frame of another size frees the pictures that are not on the screen too`() throws {
    let other = try #require(try others(1).first)
    var writer = writer(.kitty, frame(from: 1, of: other), frame(from: 1))

    let text = writer.update(to: frame(from: 1, rows: 4))

    #expect(commands(text).prefix(2) == ["a=d,d=A,q=2", "a=d,d=I,i=\(other.id),q=2"])
    #expect(commands(text).count == 4)
  }

  @Test func `a screen that was forgotten gets its pictures again`() {
    for (images, mark) in [(ImageProtocol.kitty, "a=t,"), (.iTerm2, "1337;File=")] {
      var writer = writer(images, frame(from: 1))
      writer.forget()
      #expect(writer.update(to: frame(from: 1)).contains(mark))
    }
  }

  @Test func `without a protocol there is nothing but text`() {
    var writer = writer(nil)

    let text = writer.update(to: frame(from: 1))

    #expect(commands(text).isEmpty && !text.contains("1337"))
  }

  @Test func `a line beside another one takes its pictures along`() {
    let line = frame(from: 0).lines[1]
    let list = GridLine("list", columns: 20, cells: CellWidth())

    #expect(list.followed(by: line, at: 6).pictures.map(\.column) == [6])
    let bare = GridLine(
      "   ",
      columns: 10,
      cells: CellWidth(),
      pictures: [WrittenLine.PictureLine(picture, row: 1, column: 0)]
    )
    #expect(list.followed(by: bare, at: 6).pictures.map(\.row) == [1])
  }

  @Test func `a picture that reaches beyond the last column is left out`() {
    let lines = [2, 3].map { columns in
      GridLine(
        "   ",
        columns: columns,
        cells: CellWidth(),
        pictures: [WrittenLine.PictureLine(picture, row: 0, column: 0)]
      )
    }
    #expect(lines.map(\.pictures.count) == [0, 1])
  }

  // MARK: - The question to the terminal

  @Test func `the answer to the question for pictures is one event, however it is divided`() {
    let answer = Array("\u{1B}_Gi=31;OK\u{1B}\\j".utf8)
    for split in 0...answer.count {
      var parser = KeyParser()
      let events = parser.parse(answer[..<split]) + parser.parse(answer[split...])
      #expect(events == [.graphics, .key(.character("j"))])
    }
  }

  @Test(arguments: [
    "\u{1B}_Gi=31;EINVAL:bad\u{1B}\\", "\u{1B}_Gi=32;OK\u{1B}\\", "\u{1B}_hello\u{1B}\\", "\u{1B}_\u{1B}\\",
    "\u{1B}_Gi=31;OK" + String(repeating: "K", count: 100_000) + "\u{1B}\\",
  ])
  func `other commands of a terminal are no keys and no answer`(command: String) {
    var parser = KeyParser()
    #expect(parser.parse(Array((command + "j").utf8)) == [.key(.character("j"))])
    #expect(parser.pending == nil)
  }

  private static let unknown = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"]

  private func run(
    _ flag: ImageFlag,
    _ variables: [String: String] = unknown,
    found: @escaping @MainActor () -> Void = {}
  ) -> ShellRun {
    let portrait = Element.picture(picture, fallback: .text("face"))
    return ShellRun(
      opening: { route in
        route.words == ["films"]
          ? FakeScreen { _ in .loaded(.page(Page("Ada", header: portrait, content: .text("Facts")))) } : nil
      },
      variables: variables,
      imageFlag: flag,
      foundImages: found
    )
  }

  @Test func `a terminal that says that it shows pictures gets them`() async {
    var found = 0
    let run = run(.auto) { found += 1 }
    await run.terminal.waitUntil(shows: "face")
    #expect(
      run.terminal.writes.contains { $0.contains(ImageProtocol.kittyQuery) && $0.hasSuffix("\u{1B}[c") }
    )

    run.terminal.type("\u{1B}_Gi=31;OK\u{1B}\\")
    await run.terminal.waitUntil(hides: "face")
    run.terminal.type("\u{1B}_Gi=31;OK\u{1B}\\")
    _ = await run.quit()

    #expect(found == 1)
    #expect(run.terminal.writes.count { $0.contains("\u{1B}_Ga=t,") } == 1)
    #expect(run.terminal.writes.last?.hasPrefix(PictureSequences.removingAll) == true)
  }

  @Test func `a terminal that does not answer shows the other element`() async {
    let run = run(.auto)
    await run.terminal.waitUntil(shows: "face")
    _ = await run.quit()

    #expect(!run.terminal.writes.contains { $0.contains("a=t,") || $0.contains("a=p,") })
  }

  @Test func `a known terminal is not asked and gets pictures at once`() async {
    let run = run(.auto, Self.unknown.merging(["KITTY_WINDOW_ID": "1"]) { $1 })
    await run.terminal.waitUntil(shows: "Facts")
    _ = await run.quit()

    #expect(!run.terminal.writes.contains { $0.contains(ImageProtocol.kittyQuery) })
    #expect(run.terminal.writes.contains { $0.contains("\u{1B}_Ga=t,") })
    #expect(!run.terminal.model.text.contains("face"))
  }

  @Test func `nobody is asked, and an answer counts for nothing, when pictures are not wanted`() async {
    let run = run(.never, Self.unknown.merging(["KITTY_WINDOW_ID": "1"]) { $1 })
    await run.terminal.waitUntil(shows: "face")
    run.terminal.type("\u{1B}_Gi=31;OK\u{1B}\\")
    _ = await run.quit()

    #expect(!run.terminal.writes.contains { $0.contains("\u{1B}_G") })
  }

  private var id: String {
    // The number stands between `i=` and the next comma of every command.
    String(PictureSequences(.kitty).transmitting(picture).split(separator: "i=")[1].prefix { $0 != "," })
  }
}
