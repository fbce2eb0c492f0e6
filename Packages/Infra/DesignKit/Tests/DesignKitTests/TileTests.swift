import DesignKit
import Testing

@Suite struct TileTests {
  private let picture = Identicon(
    rows: Array(repeating: Array(repeating: true, count: 5), count: 5),
    color: nil
  )

  private func tile(_ details: [StyledText] = ["@ada", "Swift"], note: StyledText = "1,204 in a year") -> Tile
  {
    Tile("Ada", picture: picture, details: details, note: note, strip: HeatStrip([0, 1, 2, 3, 4]))
  }

  @Test func `a tile has a picture beside its name, a note and a strip`() {
    let shown = lines(PlainWriter().render(.tile(tile()), in: .plain(28)))

    #expect(
      shown.dropFirst().dropLast() == [
        "│ █████  Ada               │", "│ █████  @ada              │", "│ ▀▀▀▀▀  Swift             │",
        "│ 1,204 in a year          │", "│ ·░▒▓█                    │",
      ]
    )
  }

  @Test(arguments: [Tile.minimumWidth, 29, 40, 66])
  func `every tile is equally high, whatever is in it`(width: Int) {
    let long = SafeText(String(repeating: "long ", count: 40))
    let tiles = [
      tile(), tile([]), tile(["a", "b", "c", "d"], note: ""), Tile(""),
      Tile(long, details: [StyledText(long)]),
      Tile(long, picture: picture, note: StyledText(long), strip: HeatStrip(Array(repeating: 4, count: 99))),
    ]

    let heights = tiles.flatMap { tile in
      [false, true].map { lines(PlainWriter().render(.tile(tile, isSelected: $0), in: .plain(width))).count }
    }

    #expect(Set(heights) == [Tile.height])
  }

  @Test
  func `a portrait takes the cells of the picture where pictures are shown, and changes nothing elsewhere`()
    throws
  {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var portrayed = tile()
    let data = try #require(PictureData(png))
    portrayed.portrait = data
    func shown(_ tile: Tile, _ images: ImageProtocol?) -> [String] {
      let environment = RenderEnvironment(width: 28, capability: Capability(images: images))
      return lines(TerminalWriter().render(.tile(tile), in: environment))
    }

    let (picture, identicon) = (shown(portrayed, .kitty), shown(tile(), .kitty))

    #expect(picture.joined().contains("c=5,r=3,") && !picture.joined().contains("█████"))
    #expect(picture.count == Tile.height && picture[1].hasSuffix(identicon[1].dropFirst(10)))
    #expect(shown(portrayed, nil) == shown(tile(), nil))
    #expect(
      LinearWriter().render(.tile(portrayed), in: .plain(28))
        == LinearWriter().render(.tile(tile()), in: .plain(28))
    )
  }

  @Test func `a chosen tile is told apart without colour, and by words`() {
    let plain = PlainWriter().render(.tile(tile()), in: .plain(28))
    let chosen = PlainWriter().render(.tile(tile(), isSelected: true), in: .plain(28))

    #expect(plain != chosen && chosen.contains("▸"))
    #expect(LinearWriter().render(.tile(tile(), isSelected: true), in: .plain(28)).contains("selected"))
  }

  @Test func `a strip shows the latest that fit`() {
    let strip = Element.heatStrip(HeatStrip([4, 0, 1, 9, -1], description: "five weeks"))

    #expect(PlainWriter().render(strip, in: .plain(3)) == "░█·\n")
    #expect(PlainWriter().render(strip, in: .plain(8)) == "█·░█·\n")
    #expect(LinearWriter().render(strip, in: .plain(3)) == "five weeks\n")
    #expect(MarkdownWriter().render(strip, in: .plain(3)) == "five weeks\n")
    #expect(Element.heatStrip(HeatStrip([])) == .empty)
  }
}
