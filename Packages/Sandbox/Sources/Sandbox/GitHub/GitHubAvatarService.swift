public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The avatars of GitHub's accounts: the identicon of each as a PNG.
///
/// It answers at the address of the public service, `GET /u/{id}` and `/in/{id}`, for the accounts of
/// ``GitHubService``. The query item `s` is the side of the square in pixels, 1 to 460, without it 460. Copies stay
/// fresh for five minutes.
public struct GitHubAvatarService: SandboxService {
  private static let host = "avatars.githubusercontent.com"
  /// The number of the content; it must rise whenever any picture is drawn differently.
  private static let contentVersion = 2
  private static let largestSide = 460

  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameter now: Returns the current date, for the `Date` field.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The host of the public service's avatars.
  public var hosts: Set<String> { [Self.host] }

  /// Where the avatars are when the sandbox is served: at the port of the API, which has no such paths.
  public static let served = SandboxServer.Guest(host, at: GitHubAddress.host, paths: ["/u/", "/in/"])

  /// Answers `GET` and `HEAD`; an account that does not exist gets 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: The picture, 304 when the client's copy is still good, or an error.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    ReadOnlyAnswers(now: now(), errorBody: errorBody).response(to: request) { url in
      let parts = url.path(percentEncoded: true).split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, ["u", "in"].contains(parts[1]), let id = Int(parts[2]),
        AccountCatalogue.all.account(id: id) != nil
      else { return nil }
      let asked = QueryItems(of: url).number("s") ?? Self.largestSide
      let side = asked < 1 ? Self.largestSide : min(asked, Self.largestSide)
      return Representation(
        etag: EntityTag(version: Self.contentVersion, resource: "avatar \(id) \(side)"),
        lastModified: nil,
        cacheControl: "max-age=300",
        mediaType: "image/png",
        body: { Data(GeneratedIdenticon(of: id).png(side: side)) }
      )
    }
  }

  /// Writes an error as plain text.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed.
  /// - Returns: A line of text.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/plain; charset=utf-8", data: Data("Error \(status.rawValue)\n".utf8))
  }
}

/// A square picture in two colours as a PNG whose data are stored and not compressed (W3C PNG; RFC 1950 and 1951).
struct TwoColorPNG {
  /// The file.
  let bytes: [UInt8]

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - side: The pixels of a side, from 1 on.
  ///   - background: Red, green and blue of pixels that are not filled.
  ///   - foreground: Red, green and blue of pixels that are.
  ///   - isFilled: Whether a pixel is filled, by its column and its row.
  init(side: Int, background: [UInt8], foreground: [UInt8], isFilled: (_ x: Int, _ y: Int) -> Bool) {
    var data: [UInt8] = []
    for y in 0..<side {
      // Each line begins with its filter, which is none.
      data.append(0)
      for first in stride(from: 0, to: side, by: 8) {
        data.append((0..<8).reduce(0) { $0 << 1 | (first + $1 < side && isFilled(first + $1, y) ? 1 : 0) })
      }
    }
    let size = Self.number(UInt32(side))
    // One bit for each pixel (1), by a palette (3), without interlacing.
    bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", size + size + [1, 3, 0, 0, 0])
      + Self.chunk("PLTE", background + foreground)
      + Self.chunk("IDAT", Self.stored(data))
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    return number(UInt32(content.count)) + checked + number(crc(checked))
  }

  /// A stream of blocks without compression, at most 65,535 bytes in each.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let block = data[start..<min(start + 65_535, data.count)]
      let count = UInt16(block.count)
      stream.append(block.endIndex == data.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      stream += block
    }
    return stream + number(adler(data))
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The check sum of chunks (W3C PNG, annex D).
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  /// The check sum of the stream (RFC 1950, 8.2).
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return high << 16 | low
  }
}
