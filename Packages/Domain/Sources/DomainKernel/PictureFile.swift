/// The file of a picture that a terminal decodes itself, checked as far as that can be done without decoding it.
///
/// The signature, the structure of the file and the size of the picture are checked, so that neither a web page nor half
/// a file nor a picture that would fill the memory of a terminal is taken for one.
public struct PictureFile: Hashable, Sendable {
  /// The format of a picture.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// Graphics Interchange Format.
    case gif
  }

  /// The most bytes of a file, 1 MiB; avatars and posters are smaller.
  public static let mostBytes = 1 << 20
  /// The most pixels of a side.
  public static let mostPixels = 4096

  /// The file as the service sent it.
  public let bytes: [UInt8]
  /// The format.
  public let format: Format
  /// The pixels of a line, 1 to ``mostPixels``.
  public let width: Int
  /// The lines of pixels, 1 to ``mostPixels``.
  public let height: Int

  /// Takes a file.
  ///
  /// - Parameter bytes: The file; `nil` is returned for another format, a file that is cut off, one of more than
  ///   ``mostBytes``, and a picture without pixels or with more than ``mostPixels`` on a side.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let found = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes),
      (1...Self.mostPixels).contains(found.width), (1...Self.mostPixels).contains(found.height)
    else { return nil }
    self.bytes = bytes
    (format, width, height) = found
  }

  private typealias Found = (format: Format, width: Int, height: Int)

  /// Walks through the chunks (W3C PNG, 5.3): the first is IHDR, one is IDAT, and IEND ends the file.
  private static func png(_ bytes: [UInt8]) -> Found? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var size: (width: Int, height: Int)?
    var hasData = false
    var start = 8
    while start + 12 <= bytes.count {
      let length = number(bytes[start..<start + 4])
      guard length <= bytes.count - start - 12 else { return nil }
      let content = start + 8
      switch (String(decoding: bytes[start + 4..<content], as: UTF8.self), size) {
      case ("IHDR", nil):
        guard length == 13 else { return nil }
        size = (number(bytes[content..<content + 4]), number(bytes[content + 4..<content + 8]))
      case (_, nil), ("IHDR", _): return nil
      case ("IDAT", _): hasData = true
      case ("IEND", let size?): return hasData ? (.png, size.width, size.height) : nil
      default: break
      }
      start = content + length + 4
    }
    return nil
  }

  /// Walks through the segments up to the data (ITU-T T.81, B.1 and B.2), which an EOI has to end.
  private static func jpeg(_ bytes: [UInt8]) -> Found? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var size: (width: Int, height: Int)?
    var start = 2
    while start + 4 <= bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      // Fill bytes may stand before a marker.
      if marker == 0xFF {
        start += 1
        continue
      }
      let length = number(bytes[start + 2..<start + 4])
      let end = start + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard length >= 8 else { return nil }
        size = (number(bytes[start + 7..<start + 9]), number(bytes[start + 5..<start + 7]))
      case 0xDA:
        guard let size, hasEnd(bytes[end...]) else { return nil }
        return (.jpeg, size.width, size.height)
      default: break
      }
      start = end
    }
    return nil
  }

  private static func hasEnd(_ data: ArraySlice<UInt8>) -> Bool {
    zip(data, data.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  /// Reads the screen descriptor, and looks for the trailer (GIF89a, 18 and 27).
  private static func gif(_ bytes: [UInt8]) -> Found? {
    let isGIF = bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    guard isGIF, bytes.count > 13, bytes.last == 0x3B else { return nil }
    return (.gif, number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// A picture at an address, in the size in which it is shown.
public struct PictureRequest: Hashable, Sendable {
  /// The address of the picture.
  public let address: WebLink
  /// The pixels of a side that are enough; a service that has the picture in several sizes gives the next one.
  public let pixels: Int

  /// Describes a picture.
  ///
  /// - Parameters:
  ///   - address: The address of the picture.
  ///   - pixels: The pixels of a side that are enough, brought into 1 to ``PictureFile/mostPixels``.
  public init(_ address: WebLink, pixels: Int) {
    self.address = address
    self.pixels = min(max(pixels, 1), PictureFile.mostPixels)
  }
}

/// Loads pictures by their addresses.
public protocol PictureRepository: Sendable {
  /// Loads a picture.
  ///
  /// - Parameters:
  ///   - request: The picture.
  ///   - policy: Whether the cache or the service comes first.
  /// - Returns: The file and where it comes from.
  /// - Throws: `ServiceError` when neither the service nor the store can give it; `malformed` with `foreignAddress` for
  ///   an address that does not belong to the service, which is never asked.
  func picture(
    _ request: PictureRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<PictureFile>
}
