import DesignCatalog
import DesignKit

/// Every component in each of its states, by a name for both.
enum Gallery {
  static let entries: [(name: String, element: Element)] = Catalog.entries.flatMap { entry in
    entry.specimens.map { ("\(entry.name).\($0.state)", $0.element) }
  }
}

/// Texts that break naive layouts.
enum Corpus {
  static let texts: [String] = [
    "", " ", "a", "plain words that go on for a while", "two\nlines", "tab\tbed",
    "日本語のテキストは空白なしで続きます。「括弧」も、句読点も。", "한국어 텍스트와 English 혼합",
    "עברית וגם العربية mixed with Latin", "e\u{301}a\u{308}o\u{302}\u{323} combining",
    "👩‍👩‍👧‍👦 family 🏳️‍🌈 flag 🇸🇪🇳🇴 keycap 1️⃣ heart ❤️ ❤︎ tone 👍🏽", "क्षत्रिय हिन्दी देवनागरी",
    "\u{1B}[31mred\u{1B}[0m \u{1B}]8;;http://x\u{1B}\\link",
    "\u{202E}evil\u{202C} \u{2066}x\u{2069} \u{200B}\u{FEFF}",
    "zalgo" + String(repeating: "\u{301}\u{489}", count: 50), "\u{301}leading mark", "\u{1F3FD}leading tone",
    String(repeating: "longword", count: 30), String(repeating: "漢", count: 110),
    String(repeating: "👨‍👩‍👧", count: 12), "\u{7F}\u{80}\u{9B}31m\u{0}\r\n\u{85}\u{2028}\u{2029}",
    "\u{1160}\u{1161}\u{11A8} jamo 각", "🇸 lone", "\u{FE0F}\u{200D}\u{E0061}", "ｆｕｌｌｗｉｄｔｈ ﾊﾝｶｸ",
    "a\u{3000}b　c", "¡±§·…—",
  ]

  static let safe: [SafeText] = texts.map { SafeText($0, lineBreaks: .kept) }
}

extension RenderEnvironment {
  static func plain(_ width: Int) -> RenderEnvironment { RenderEnvironment(width: width) }

  static func terminal(
    _ width: Int,
    depth: ColorDepth = .truecolor,
    theme: Theme = .dark,
    hyperlinks: Bool = false
  ) -> RenderEnvironment {
    RenderEnvironment(
      width: width,
      theme: theme,
      capability: Capability(colorDepth: depth, allowsEmphasis: true, hyperlinks: hyperlinks)
    )
  }
}

/// Takes SGR and OSC 8 sequences out, as a terminal would.
///
/// Thousands of pages go through it and ``lines(_:)``. Both look at bytes, because characters take many times as
/// long without optimisation.
func strippingEscapes(_ text: String) -> String {
  // ESC, `[` and `m` around a style, and the backslash at the end of a link.
  let (escape, bracket, styleEnd, backslash): (UInt8, UInt8, UInt8, UInt8) = (0x1B, 0x5B, 0x6D, 0x5C)
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = 0
  while index < bytes.count {
    guard bytes[index] == escape else {
      result.append(bytes[index])
      index += 1
      continue
    }
    let isStyle = index + 1 < bytes.count && bytes[index + 1] == bracket
    let end = isStyle ? styleEnd : backslash
    index += 2
    while index < bytes.count, bytes[index] != end { index += 1 }
    index += 1
  }
  return String(decoding: result, as: UTF8.self)
}

/// The lines of a text that end, without their ends.
func lines(_ text: String) -> [String] {
  let (lineFeed, carriageReturn): (UInt8, UInt8) = (0x0A, 0x0D)
  let bytes = Array(text.utf8)
  var lines: [String] = []
  var (start, index) = (0, 0)
  while index < bytes.count {
    // Behind a carriage return a line feed is one character with it, which ends no line.
    if bytes[index] == lineFeed, index == 0 || bytes[index - 1] != carriageReturn {
      lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    index += 1
  }
  return lines
}
