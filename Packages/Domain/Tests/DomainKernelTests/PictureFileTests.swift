import DomainKernel
import Testing

@Suite struct PictureFileTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func chunk(_ type: String, _ content: [UInt8] = [], length: UInt32? = nil) -> [UInt8] {
    number(length ?? UInt32(content.count)) + Array(type.utf8) + content + [0, 0, 0, 0]
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    chunk("IHDR", number(width) + number(height) + [1, 0, 0, 0, 0])
  }

  private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    signature + header(width, height) + chunk("tEXt", [1, 2]) + chunk("IDAT", [3]) + chunk("IEND")
  }

  private static func jpeg(_ width: UInt16, _ height: UInt16, frame: UInt8 = 0xC2) -> [UInt8] {
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + [0xFF, 0xFF, frame, 0, 8, 8] + size + [3]
      + [0xFF, 0xDA, 0, 3, 1, 7, 8, 9, 0xFF, 0xD9]
  }

  private static func gif(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    let size = [width, height].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return Array("GIF89a".utf8) + size + [0, 0, 0, 0x2C, 0x3B]
  }

  @Test func `pictures of the three formats are taken with their sizes`() throws {
    for (bytes, format) in [
      (Self.png(460, 230), PictureFile.Format.png), (Self.jpeg(460, 230), .jpeg), (Self.gif(460, 230), .gif),
    ] {
      let file = try #require(PictureFile(bytes))
      #expect(file.format == format && file.width == 460 && file.height == 230)
      #expect(file.bytes == bytes)
    }
  }

  @Test func `a side of 4096 pixels is the longest, and one of none is too short`() {
    func sides(_ width: UInt16, _ height: UInt16) -> [Bool] {
      let files = [
        Self.png(UInt32(width), UInt32(height)), Self.jpeg(width, height), Self.gif(width, height),
      ]
      return files.map { PictureFile($0) != nil }
    }

    for side in [1, 4096] as [UInt16] { #expect(sides(side, side) == [true, true, true]) }
    for (width, height) in [(4097, 1), (1, 4097), (0, 1), (1, 0)] as [(UInt16, UInt16)] {
      #expect(sides(width, height) == [false, false, false])
    }
    #expect(PictureFile(Self.png(0xFFFF_FFFF, 0xFFFF_FFFF)) == nil)
  }

  @Test func `a file that is cut off anywhere is none`() {
    for whole in [Self.png(2, 2), Self.jpeg(2, 2), Self.gif(2, 2)] {
      #expect(PictureFile(whole) != nil)
      // The check sum of the last chunk of a PNG belongs to it.
      for count in 0..<whole.count { #expect(PictureFile(Array(whole.prefix(count))) == nil, "\(count)") }
    }
  }

  @Test func `a megabyte is taken, and one byte more is not`() {
    let rest = PictureFile.mostBytes - Self.png(2, 2).count - 12
    func filled(_ count: Int) -> [UInt8] {
      Self.signature + Self.header(2, 2) + Self.chunk("tEXt", [1, 2]) + Self.chunk("IDAT", [3])
        + Self.chunk("tEXt", Array(repeating: 0, count: count)) + Self.chunk("IEND")
    }

    #expect(filled(rest).count == 1_048_576)
    #expect(PictureFile(filled(rest)) != nil)
    #expect(PictureFile(filled(rest + 1)) == nil)
  }

  private static let refused: [[UInt8]] = [
    [], Array("<!DOCTYPE html><html></html>".utf8), Array("\u{1B}[31mred".utf8), Array("BM".utf8),
    Array("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8 ".utf8), signature,
    // Chunks in another order, twice, without data, and with a length that reaches beyond the file.
    signature + chunk("IDAT", [1]) + header(2, 2) + chunk("IEND"),
    signature + header(2, 2) + header(2, 2) + chunk("IDAT", [1]) + chunk("IEND"),
    signature + header(2, 2) + chunk("IEND"),
    signature + header(2, 2) + chunk("IDAT", [1], length: 0xFFFF_FFFF) + chunk("IEND"),
    signature + chunk("IHDR", [0, 0, 0, 2]) + chunk("IDAT", [1]) + chunk("IEND"),
    // Without a frame, with a length that is none, and with a frame that is a table of codes.
    [0xFF, 0xD8, 0xFF, 0xDA, 0, 3, 1, 7, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF, 0xD9],
    jpeg(2, 2, frame: 0xC4),
  ]

  @Test func `a frame has one of the markers of frames`() {
    let markers: [UInt8] = [0xBF, 0xC0, 0xC3, 0xC4, 0xC8, 0xCC, 0xCF, 0xD0]

    #expect(
      markers.map { PictureFile(Self.jpeg(2, 2, frame: $0)) != nil }
        == [false, true, true, false, false, false, true, false]
    )
  }

  @Test func `a picture ends with both bytes of the end, one behind the other`() {
    #expect(PictureFile(Self.jpeg(2, 2).dropLast() + [0, 0xD9]) == nil)
  }

  @Test func `a frame that ends before its size is none`() {
    let short: [UInt8] = [0xFF, 0xC0, 0, 7, 8, 0, 2, 0, 2]

    #expect(PictureFile([0xFF, 0xD8] + short + [0xFF, 0xDA, 0, 3, 1, 7, 0xFF, 0xD9]) == nil)
  }

  @Test func `a picture of the first version of GIF has a whole screen descriptor and a trailer`() {
    let beginning = Array("GIF87a".utf8) + [2, 0, 1, 0, 0, 0]

    #expect(PictureFile(beginning + [0, 0x3B])?.width == 2)
    #expect(PictureFile(beginning + [0x3B]) == nil)
  }

  @Test func `a segment may be empty, and none is shorter than its length`() {
    func jpeg(length: UInt8) -> [UInt8] {
      [0xFF, 0xD8, 0xFF, 0xFE, 0, length] + Self.jpeg(2, 2).dropFirst(2)
    }

    #expect([2, 1, 0].map { PictureFile(jpeg(length: $0))?.width } == [2, nil, nil])
  }

  @Test(arguments: refused)
  func `anything else is refused`(bytes: [UInt8]) {
    #expect(PictureFile(bytes) == nil)
  }

  @Test func `a request asks for at least one pixel and no more than there may be`() throws {
    let link = try #require(WebLink("https://example.com/a.png"))

    #expect([0, 1, 4096, 4097].map { PictureRequest(link, pixels: $0).pixels } == [1, 1, 4096, 4096])
  }
}
