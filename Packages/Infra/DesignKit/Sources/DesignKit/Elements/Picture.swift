/// The file of a picture in a format that terminals decode themselves.
///
/// All bytes are read once, when the value is made, and not each time a page is laid out.
public struct PictureData: Hashable, Sendable {
  /// The format of a picture, as its first bytes tell.
  enum Format: Hashable, Sendable {
    case png
    case jpeg
    case gif
  }

  /// The most bytes of a picture; avatars and posters are smaller.
  public static let mostBytes = 1 << 20

  let bytes: [UInt8]
  let format: Format
  /// A number from 1 on that is the same for the same bytes, by which a terminal knows the picture.
  public let id: UInt32

  /// Takes the bytes of a PNG, JPEG or GIF file; fails for another format and for more than ``mostBytes``.
  ///
  /// - Parameter bytes: The file as a service sent it; it is not decoded here.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let format = Self.format(of: bytes) else { return nil }
    self.bytes = bytes
    self.format = format
    id = Self.id(of: bytes)
  }

  /// Hashes the number instead of the bytes, of which there may be a million.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// FNV-1a of 32 bits; terminals keep 24 bits of a number apart in every encoding of it.
  private static func id(of bytes: [UInt8]) -> UInt32 {
    let digest = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return max(digest & 0xFF_FFFF, 1)
  }

  private static func format(of bytes: [UInt8]) -> Format? {
    // The signatures of PNG (W3C PNG, 5.2), of JPEG (ITU-T T.81, B.1.1.3) and of GIF (GIF89a, 17).
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    return bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) ? .gif : nil
  }
}

/// A picture in a format that terminals decode themselves, and the cells that it fills.
public struct Picture: Hashable, Sendable {
  /// The most cells of a side.
  public static let mostCells = 60

  let data: PictureData
  /// The cells of a line.
  public let columns: Int
  /// The lines.
  public let rows: Int

  /// Gives a picture its cells.
  ///
  /// - Parameters:
  ///   - data: The file of the picture.
  ///   - columns: The cells of a line, brought into 1 to ``mostCells``.
  ///   - rows: The lines, brought into 1 to ``mostCells``.
  public init(_ data: PictureData, columns: Int, rows: Int) {
    self.data = data
    self.columns = min(max(columns, 1), Self.mostCells)
    self.rows = min(max(rows, 1), Self.mostCells)
  }

  /// The number of ``PictureData/id``, which is the same in all sizes.
  public var id: UInt32 { data.id }
}

/// How a terminal takes pictures.
public enum ImageProtocol: Hashable, Sendable {
  /// The kitty graphics protocol, which takes PNG.
  case kitty
  /// The inline images of iTerm2, which take PNG, JPEG and GIF.
  case iTerm2

  /// Asks a terminal whether it has the kitty graphics protocol, with a picture of one pixel that is not kept.
  ///
  /// A terminal that has it answers with the same number and `OK`; the others ignore it, so that a query that every
  /// terminal answers has to follow.
  public static let kittyQuery = "\u{1B}_Gi=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// The number in ``kittyQuery`` and in the answer.
  public static let queryNumber = 31

  func accepts(_ format: PictureData.Format) -> Bool { self == .iTerm2 || format == .png }
}

/// The value of an `--images` option.
public enum ImageFlag: String, CaseIterable, Hashable, Sendable {
  /// Pictures on terminals that are known to show them, or say so.
  case auto
  /// Pictures on every terminal that is neither dumb nor behind a multiplexer.
  case always
  /// No pictures.
  case never
}

/// A line of a picture in a laid-out line.
struct PlacedPicture: Hashable, Sendable {
  let picture: Picture
  /// The line of the picture, from 0.
  let row: Int

  var isLast: Bool { row == picture.rows - 1 }
}

extension Element {
  /// A picture on terminals that show pictures, and another element everywhere else.
  ///
  /// The other element stands for it on pipes, in plain text, for screen readers, in Markdown and in SVG; and where the
  /// terminal cannot decode the format or the line is too narrow.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - fallback: What is shown instead, such as an identicon.
  /// - Returns: The picture in its cells, or the other element.
  public static func picture(_ picture: Picture, fallback: Element) -> Element {
    Element(containing: fallback) { .picture(picture, fallback: $0) }
  }
}

extension Layout {
  /// Leaves the cells of a picture empty.
  func placePicture(_ picture: Picture, width: Int, _ emit: (Line) -> Void) {
    for row in 0..<picture.rows {
      var line = Line()
      var cells = Span.spaces(picture.columns)
      cells.picture = PlacedPicture(picture: picture, row: row)
      line.append(cells)
      emit(line.padded(to: width))
    }
  }

  /// Whether a picture can be shown in a line.
  func shows(_ picture: Picture, width: Int) -> Bool {
    images?.accepts(picture.data.format) == true && picture.columns <= width
  }
}
