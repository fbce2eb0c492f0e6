/// A small card with a fixed size, of which many stand side by side: a picture, a name, a few facts and a strip.
public struct Tile: Hashable, Sendable {
  /// The fewest cells that a tile is given in a grid.
  public static let minimumWidth = 28
  /// The lines of a tile of at least ``minimumWidth`` cells.
  public static let height = facts + frame
  /// The pixels of a side of ``portrait`` that are enough for its cells on a screen with two pixels for each point.
  public static let portraitPixels = 100

  /// The lines inside the frame.
  private static let facts = 5
  private static let frame = 2
  private static let pictureWidth = 5
  private static let pictureHeight = 3
  /// With fewer cells the picture has no text beside it, and the height is not fixed.
  private static let fewestCells = 20

  /// The picture; `nil` for a tile of text.
  public var picture: Identicon?
  /// The picture that takes the cells of ``picture`` where the output shows pictures; `nil` while there is none.
  public var portrait: PictureData?
  /// The name, cut where it does not fit.
  public var title: SafeText
  /// The lines beside the picture and below the name, at most two.
  public var details: [StyledText]
  /// The line below the picture, such as figures.
  public var note: StyledText
  /// The strip on the last line; `nil` where there is nothing to draw.
  public var strip: HeatStrip?

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - picture: The picture before it.
  ///   - portrait: The picture that takes its cells where the output shows pictures.
  ///   - details: The lines below the name; the first two are shown.
  ///   - note: The line below the picture.
  ///   - strip: The strip on the last line.
  public init(
    _ title: SafeText,
    picture: Identicon? = nil,
    portrait: PictureData? = nil,
    details: [StyledText] = [],
    note: StyledText = "",
    strip: HeatStrip? = nil
  ) {
    self.picture = picture
    self.portrait = portrait
    self.title = title
    self.details = details
    self.note = note
    self.strip = strip
  }

  fileprivate var content: Element {
    let text = Element.stack(
      [.text(StyledText(title, .title), maximumLines: 1)]
        + details.prefix(Self.pictureHeight - 1).map { .text($0, maximumLines: 1) }
    )
    let head =
      picture.map { picture in
        Element.columns([
          Column(shown(picture), width: .fixed(Self.pictureWidth)),
          Column(text, width: .flexible(minimum: 8, ideal: 200)),
        ])
      } ?? text
    let foot = Element.stack([
      .text(note, maximumLines: 1), strip.map { .heatStrip($0) } ?? .empty,
    ])
    return .adaptive(
      minimumWidth: Self.fewestCells,
      wide: .stack([
        head.fitted(toHeight: Self.pictureHeight), foot.fitted(toHeight: Self.facts - Self.pictureHeight),
      ]),
      narrow: .stack([head, foot])
    )
  }

  private func shown(_ picture: Identicon) -> Element {
    guard let portrait else { return .identicon(picture) }
    let cells = Picture(portrait, columns: Self.pictureWidth, rows: Self.pictureHeight)
    return .picture(cells, fallback: .identicon(picture))
  }
}

extension Element {
  /// A small card, see ``Tile``.
  ///
  /// - Parameters:
  ///   - tile: What it shows.
  ///   - isSelected: Whether it is the chosen one: its frame is heavy and has a mark.
  /// - Returns: ``Tile/height`` lines where there is room for a picture with text beside it.
  public static func tile(_ tile: Tile, isSelected: Bool = false) -> Element {
    .card(isSelected: isSelected, tile.content)
  }
}
