/// A title as the last part of an address, such as `sommaren-med-astrid`.
struct PublicPath: Hashable, Sendable {
  private static let plainLetters: [Unicode.Scalar: String] = [
    "å": "a", "ä": "a", "á": "a", "à": "a", "ã": "a", "æ": "ae", "č": "c", "ć": "c", "ç": "c", "é": "e",
    "è": "e", "ē": "e", "ë": "e", "í": "i", "ï": "i", "î": "i", "ł": "l", "ń": "n", "ñ": "n", "ņ": "n",
    "ö": "o", "ó": "o", "ø": "o", "š": "s", "ș": "s", "ú": "u", "ü": "u", "ý": "y", "ž": "z", "ð": "d",
    "þ": "th",
  ]
  private static let hyphen = UInt8(ascii: "-")

  /// Lower-case ASCII letters and digits with single hyphens between words.
  let text: String

  /// Derives the path of a title.
  init(title: String) {
    var bytes: [UInt8] = []
    for scalar in title.lowercased().unicodeScalars {
      if scalar.isASCII, Self.isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if !scalar.isASCII, let plain = Self.plainLetters[scalar] {
        bytes.append(contentsOf: plain.utf8)
      } else if let last = bytes.last, last != Self.hyphen {
        bytes.append(Self.hyphen)
      }
    }
    if bytes.last == Self.hyphen { bytes.removeLast() }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
