/// The sequences that show pictures on a terminal; nothing of a picture but base64 is in them.
public struct PictureSequences: Hashable, Sendable {
  /// Removes all pictures that the kitty graphics protocol has put on the screen, and what the terminal keeps of them.
  public static let removingAll = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  /// The most base64 characters in a sequence of the kitty graphics protocol.
  private static let chunk = 4096

  private let images: ImageProtocol

  /// Makes the sequences of a protocol.
  ///
  /// - Parameter images: How the terminal takes pictures.
  public init(_ images: ImageProtocol) {
    self.images = images
  }

  /// Whether a picture is a part of the cells, which text replaces, and not a layer above them that has to be removed.
  public var isReplacedByText: Bool { images == .iTerm2 }

  /// The sequences behind the last cell of the last line of a picture, whose cells were written before.
  ///
  /// They save the cursor, go back to the first cell, draw, and restore the cursor (DECSC and DECRC): the lines exist by
  /// then, so that nothing scrolls while the picture is drawn.
  func text(of picture: Picture) -> String {
    let up = picture.rows > 1 ? "\u{1B}[\(picture.rows - 1)A" : ""
    // Transmits and shows a PNG (`a=T,f=100`) in cells, without moving the cursor (`C=1`), without an answer (`q=2`).
    let drawing =
      images == .kitty
      ? kitty(picture, "a=T,f=100,c=\(picture.columns),r=\(picture.rows),C=1,q=2") : iTerm2(picture)
    return "\u{1B}7\(up)\u{1B}[\(picture.columns)D\(drawing)\u{1B}8"
  }

  /// Hands a picture over before it is placed; empty where each placement carries it.
  ///
  /// - Parameter picture: The picture.
  /// - Returns: The sequences, which draw nothing.
  public func transmitting(_ picture: Picture) -> String {
    images == .kitty ? kitty(picture, "a=t,f=100,i=\(picture.id),q=2") : ""
  }

  /// Shows a picture that was handed over, at the cursor and without moving it for good.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - number: The number of the placement, from 1 on, by which it is removed.
  /// - Returns: The sequences.
  public func placing(_ picture: Picture, number: Int) -> String {
    guard images == .kitty else { return "\u{1B}7\(iTerm2(picture))\u{1B}8" }
    let cells = "c=\(picture.columns),r=\(picture.rows)"
    return "\u{1B}_Ga=p,i=\(picture.id),p=\(number),\(cells),C=1,q=2\u{1B}\\"
  }

  /// Removes a placement, and keeps the picture for another one; empty where text replaces it.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - number: The number of the placement.
  /// - Returns: The sequences.
  public func removing(_ picture: Picture, number: Int) -> String {
    images == .kitty ? "\u{1B}_Ga=d,d=i,i=\(picture.id),p=\(number),q=2\u{1B}\\" : ""
  }

  /// Removes a picture with all its placements from the terminal, and frees its data; empty where the terminal has none.
  ///
  /// - Parameter id: The number of the picture.
  /// - Returns: The sequences.
  public func freeing(_ id: UInt32) -> String {
    images == .kitty ? "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" : ""
  }

  /// A PNG in parts, of which the first carries the keys.
  private func kitty(_ picture: Picture, _ keys: String) -> String {
    let text = Self.base64(picture.data.bytes)
    var rest = text[...]
    var keys = keys + ","
    var output = ""
    repeat {
      let part = rest.prefix(Self.chunk)
      rest = rest.dropFirst(Self.chunk)
      output += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(String(decoding: part, as: UTF8.self))\u{1B}\\"
      keys = ""
    } while !rest.isEmpty
    return output
  }

  private func iTerm2(_ picture: Picture) -> String {
    let text = String(decoding: Self.base64(picture.data.bytes), as: UTF8.self)
    let size = "size=\(picture.data.bytes.count);width=\(picture.columns);height=\(picture.rows)"
    return "\u{1B}]1337;File=inline=1;\(size);preserveAspectRatio=1;doNotMoveCursor=1:\(text)\u{07}"
  }

  /// RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? alphabet[number >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
