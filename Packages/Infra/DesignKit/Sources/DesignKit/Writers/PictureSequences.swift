/// The sequences that show a picture in cells that were written before it.
///
/// They save the cursor, go back to the first cell, draw, and restore the cursor (DECSC and DECRC): the lines exist by
/// then, so that nothing scrolls while the picture is drawn.
struct PictureSequences {
  /// The most base64 characters in a sequence of the kitty graphics protocol.
  private static let chunk = 4096

  let images: ImageProtocol

  /// The sequences behind the last cell of the last line.
  func text(of picture: Picture) -> String {
    let up = picture.rows > 1 ? "\u{1B}[\(picture.rows - 1)A" : ""
    let drawing = images == .kitty ? kitty(picture) : iTerm2(picture)
    return "\u{1B}7\(up)\u{1B}[\(picture.columns)D\(drawing)\u{1B}8"
  }

  /// Transmits and shows a PNG (`a=T,f=100`) in cells, without moving the cursor (`C=1`) and without an answer (`q=2`).
  private func kitty(_ picture: Picture) -> String {
    let text = Self.base64(picture.bytes)
    var rest = text[...]
    var keys = "a=T,f=100,c=\(picture.columns),r=\(picture.rows),C=1,q=2,"
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
    let text = String(decoding: Self.base64(picture.bytes), as: UTF8.self)
    let size = "size=\(picture.bytes.count);width=\(picture.columns);height=\(picture.rows)"
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
