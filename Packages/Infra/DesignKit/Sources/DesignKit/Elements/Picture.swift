/// A picture in a format that terminals decode themselves, and the cells that it fills.
public struct Picture: Hashable, Sendable {
  /// The format of a picture, as its first bytes tell.
  enum Format: Hashable, Sendable {
    case png
    case jpeg
  }

  /// The most bytes of a picture; avatars and posters are smaller.
  public static let mostBytes = 1 << 20
  /// The most cells of a side.
  public static let mostCells = 60

  let bytes: [UInt8]
  let format: Format
  let columns: Int
  let rows: Int

  /// Takes the bytes of a PNG or JPEG file; fails for another format and for more than ``mostBytes``.
  ///
  /// - Parameters:
  ///   - bytes: The file as a service sent it; it is not decoded here.
  ///   - columns: The cells of a line, brought into 1 to ``mostCells``.
  ///   - rows: The lines, brought into 1 to ``mostCells``.
  public init?(_ bytes: [UInt8], columns: Int, rows: Int) {
    guard bytes.count <= Self.mostBytes, let format = Self.format(of: bytes) else { return nil }
    self.bytes = bytes
    self.format = format
    self.columns = min(max(columns, 1), Self.mostCells)
    self.rows = min(max(rows, 1), Self.mostCells)
  }

  private static func format(of bytes: [UInt8]) -> Format? {
    // The signatures of PNG (W3C PNG, 5.2) and of JPEG (ITU-T T.81, B.1.1.3).
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
  }
}

/// How a terminal takes pictures.
public enum ImageProtocol: Hashable, Sendable {
  /// The kitty graphics protocol, which takes PNG.
  case kitty
  /// The inline images of iTerm2, which take PNG and JPEG.
  case iTerm2

  func accepts(_ format: Picture.Format) -> Bool { self == .iTerm2 || format == .png }
}

/// The value of an `--images` option.
public enum ImageFlag: String, CaseIterable, Hashable, Sendable {
  /// Pictures on terminals that are known to show them.
  case auto
  /// No pictures.
  case never
}

/// A picture in a laid-out line; shared, since its bytes are many.
final class PlacedPicture: Hashable, Sendable {
  let picture: Picture

  init(_ picture: Picture) {
    self.picture = picture
  }

  static func == (first: PlacedPicture, second: PlacedPicture) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Element {
  /// A picture on terminals that show pictures, and another element everywhere else.
  ///
  /// The other element stands for it on pipes, in plain text, for screen readers, in Markdown, in SVG, and in the
  /// full-screen program; and where the terminal cannot decode the format or the line is too narrow.
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
  /// Leaves the cells of a picture empty; its last line carries it, when all its lines are on the screen.
  func placePicture(_ picture: Picture, width: Int, _ emit: (Line) -> Void) {
    for row in 1...picture.rows {
      var line = Line()
      var cells = Span.spaces(picture.columns)
      if row == picture.rows { cells.picture = PlacedPicture(picture) }
      line.append(cells)
      emit(line.padded(to: width))
    }
  }

  /// Whether a picture can be shown in a line.
  func shows(_ picture: Picture, width: Int) -> Bool {
    images?.accepts(picture.format) == true && picture.columns <= width
  }
}
