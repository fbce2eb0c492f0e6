/// The beginning of a text that neither cleaning nor measuring has to look at closely: printable ASCII, and the
/// letters, ideographs and punctuation that most texts in most languages are made of.
///
/// Each of its scalars is harmless, takes one or two cells in any context, and is no part of a sequence.
struct PlainText {
  /// Where it ends, in UTF-8 bytes from the start.
  let length: Int
  /// The cells it takes where ambiguous characters are narrow.
  let cells: Int
  /// Whether it is ASCII, of which no character is ambiguous.
  let isASCII: Bool

  init(beginningOf text: String) {
    var copy = text
    self = copy.withUTF8 { PlainText(beginningOf: $0) }
  }

  private init(beginningOf bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count, bytes[index] &- 0x20 < 0x5F { index += 1 }
    isASCII = index == bytes.count
    var cells = index
    while index < bytes.count {
      if bytes[index] &- 0x20 < 0x5F {
        index += 1
        cells += 1
      } else if let letter = Self.letter(at: index, in: bytes) {
        index += letter.length
        cells += letter.cells
      } else {
        break
      }
    }
    length = index
    self.cells = cells
  }

  /// The bytes and cells of a plain scalar beyond ASCII; nil when the scalar needs a closer look.
  private static func letter(
    at index: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, cells: Int)? {
    let isPlain =
      switch bytes[index] {
      // U+00C0 to U+02FF and U+0380 to U+047F: Latin, phonetic letters, Greek, Cyrillic.
      case 0xC3...0xCB, 0xCE...0xD1: true
      case 0xE2: isPunctuation(bytes[index + 1], bytes[index + 2])
      case 0xE3: isKana(bytes[index + 1], bytes[index + 2])
      // U+4000 to U+9FFF: ideographs; U+B000 to U+CFFF: syllables of Hangul.
      case 0xE4...0xE9, 0xEB...0xEC: true
      // U+AC00 to U+AFFF and U+D000 to U+D77F: the other syllables.
      case 0xEA: bytes[index + 1] >= 0xB0
      case 0xED: bytes[index + 1] < 0x9E
      // U+FF01 to U+FF3F: full-width forms.
      case 0xEF: bytes[index + 1] == 0xBC && bytes[index + 2] > 0x80
      default: false
      }
    if !isPlain { return nil }
    return bytes[index] < 0xE0 ? (2, 1) : (3, bytes[index] == 0xE2 ? 1 : 2)
  }

  /// U+2010 to U+2027 and U+2500 to U+25BF: dashes, quotes, the ellipsis, line drawing and blocks.
  private static func isPunctuation(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 ? (0x90...0xA7).contains(third) : (0x94...0x96).contains(second)
  }

  /// U+3000 to U+3029 and U+3041 to U+30FF without the voicing marks.
  private static func isKana(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: third < 0xAA
    case 0x81: third != 0x80
    case 0x82: third < 0x97 || third > 0x9A
    default: second == 0x83
    }
  }
}
