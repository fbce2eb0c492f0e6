import Testing

@testable import ScreenKit

struct KeyParserTests {
  private static let keys: [(String, Key)] = [
    ("a", "a"), ("é", "é"), ("漢", "漢"), ("😀", "😀"), ("\r", .enter), ("\n", .enter), ("\t", .tab),
    ("\u{1B}[Z", .backTab), ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OH", .home), ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}[5~", .pageUp),
    ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\u{C}", .control("l")), ("\u{1B}[27u", .escape),
    ("\u{1B}[27;1u", .escape), ("\u{1B}[99;5u", .control("c")), ("\u{1B}[9;2u", .backTab),
    ("\u{1B}[1;2A", .up),
  ]

  @Test(arguments: keys) func `each key is read`(_ bytes: String, _ key: Key) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [.key(key)])
    #expect(parser.pending == nil)
  }

  @Test(arguments: [
    "\u{1B}OP", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[?1;2x", "\u{1B}[<0;3;4M", "\u{1B}[1;1:3A", "\u{1B}[97u",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]0;a\u{7}", "\u{1B}P>|xterm q\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}]0;a\\b\u{7}", "\u{1B}]0;a\u{1B}b\u{7}", "\u{1B}P>|a\\b\u{1B}\\",
    "\u{1B}a", "\u{1B}é", "\u{0}", "\u{85}", "\u{1B}[200", "\u{1B}[I",
  ])
  func `what is no key is ignored completely`(_ bytes: String) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.parse("x".utf8) == [.key("x")])
  }

  @Test(
    arguments: [
      ("\u{1}", .control("a")), (" ", " "), ("~", "~"), ("\u{A0}", "\u{A0}"), ("\u{7FF}", "\u{7FF}"),
      ("\u{800}", "\u{800}"), ("\u{FFFD}", "\u{FFFD}"), ("\u{10000}", "\u{10000}"),
      ("\u{10FFFF}", "\u{10FFFF}"), ("\u{1B}OM", .enter), ("\u{1B}O\u{1B}[A", .up),
      ("\u{1B}[1\u{1B}[A", .up), ("\u{1B}[13u", .enter), ("\u{1B}[9u", .tab), ("\u{1B}[9;5u", .tab),
      ("\u{1B}[9;6u", .backTab), ("\u{1B}[127u", .backspace), ("\u{1B}[97;5u", .control("a")),
      ("\u{1B}[122;5u", .control("z")), ("\u{1B}[97:65;5u", .control("a")), ("\u{1B}[1;1:1A", .up),
      ("\u{1B}[1;1:2A", .up), ("\u{1B}[27;1:1u", .escape),
    ] as [(String, Key)]
  )
  func `the other forms of keys are read`(_ bytes: String, _ key: Key) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [.key(key)])
    #expect(parser.pending == nil)
  }

  @Test(arguments: [
    "\u{1B}^q\u{1B}\\", "\u{1B}Xq\u{1B}\\", "\u{1B}[?2026$y", "\u{1B}[c", "\u{1B}[>1A", "\u{1B}[=1A",
    "\u{1B}[?A", "\u{1B}[1 A", "\u{1B}[99~", "\u{1B}[201~", "\u{1B}[~", "\u{1B}[27;1:3u", "\u{1B}[3;1:3~",
    "\u{1B}[96;5u", "\u{1B}[123;5u", "\u{1B}[97;6u", "\u{1B}[97;1u", "\u{1B}[?2026;2;1$y", "\u{1B}[<A",
    "\u{1B}[1/A", "\u{1B}[;5~", "\u{1B}[0~", "\u{1B}[2~", "\u{1B}[9~", "\u{9F}", "\u{1C}", "\u{1F}",
    "\u{1B}\u{0}", "\u{1B}\u{1C}", "\u{1B}_Gi=31;O\u{7}", "\u{1B}_\\b\u{7}", "\u{1B}]\\b\u{7}",
  ])
  func `what is almost a key is none`(_ bytes: String) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [])
    #expect(parser.parse("x".utf8) == [.key("x")])
  }

  @Test(arguments: [
    "\u{1B}O", "\u{1B}[", "\u{1B}[1;", "\u{1B}[[", "\u{1B}_G", "\u{1B}]0;a", "\u{1B}[200~a",
  ])
  func `what is not complete waits for more`(_ bytes: String) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [])
    #expect(parser.pending == .sequence)
  }

  @Test func `the first byte of a character waits for the others`() {
    var parser = KeyParser()
    #expect(parser.parse([0xC3]) == [])
    #expect(parser.pending == .sequence)
    #expect(parser.parse([0xA9]) == [.key("\u{E9}")])
    #expect(parser.pending == nil)
  }

  @Test func `the first byte of a character with Alt waits for the others, which are swallowed with it`() {
    var parser = KeyParser()
    #expect(parser.parse([0x1B, 0xC3]) == [])
    #expect(parser.pending == .sequence)
    #expect(parser.parse([0xA9]) == [])
    #expect(parser.pending == nil)
    #expect(parser.parse("x".utf8) == [.key("x")])
  }

  @Test func `a sequence is read up to 63 characters`() {
    let longest = "1" + String(repeating: ";1", count: 31)
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[\(longest)A".utf8) == [.key(.up)])
    #expect(parser.parse("\u{1B}[\(longest);A".utf8) == [])
    #expect(parser.parse("x".utf8) == [.key("x")])
  }

  @Test func `bytes that are no text are ignored`() {
    var parser = KeyParser()
    #expect(
      parser.parse([0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0x80, 0xED, 0xA0, 0x80, 0x64]) == [
        .key("a"), .key("b"), .key("c"), .key("d"),
      ]
    )
  }

  @Test func `an escape character by itself is a key once nothing follows`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}".utf8) == [])
    #expect(parser.pending == .escape)
    #expect(parser.flush() == [.key(.escape)])
    #expect(parser.pending == nil)
  }

  @Test func `of two escape characters the first is a key at once`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}\u{1B}[A".utf8) == [.key(.escape), .key(.up)])
  }

  @Test func `a control key right behind an escape character is one of its own`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}\u{3}".utf8) == [.key(.escape), .key(.control("c"))])
  }

  @Test(
    arguments: [
      ("\u{1}", .control("a")), ("\u{1A}", .control("z")), ("\r", .enter), ("\t", .tab),
      ("\u{8}", .backspace),
    ] as [(String, Key)]
  )
  func `of the control keys behind an escape character each is one of its own`(_ bytes: String, _ key: Key) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}\(bytes)".utf8) == [.key(.escape), .key(key)])
    #expect(parser.pending == nil)
  }

  @Test(arguments: ["\u{18}", "\u{1A}", "\u{7F}"])
  func `a control character ends a sequence, and what follows is typed`(_ byte: String) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[1\(byte)A".utf8) == [.key("A")])
  }

  @Test func `a second escape character before the end of a reply changes nothing`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}]0;a\u{1B}\u{1B}\\x".utf8) == [.key("x")])
    #expect(parser.parse("\u{1B}_Gi=31;OK\u{1B}\u{1B}\\x".utf8) == [.graphics, .key("x")])
  }

  @Test func `an answer about pictures may end with a bell`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}_Gi=31;OK\u{7}x".utf8) == [.graphics, .key("x")])
  }

  @Test func `an unfinished reply is discarded`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}]11;rgb:00".utf8) == [])
    #expect(parser.pending == .sequence)
    #expect(parser.flush() == [])
    #expect(parser.parse("q".utf8) == [.key("q")])
  }

  @Test func `replies are told apart from keys`() {
    var parser = KeyParser()
    #expect(
      parser.parse("\u{1B}[?2026;2$y\u{1B}[?62;22c".utf8) == [.mode(2026, state: 2), .deviceAttributes]
    )
  }

  @Test func `a paste is one event without its control characters`() {
    var parser = KeyParser()
    let pasted = "\u{1B}[200~a\u{1B}[Ab\tc\u{9B}q\u{7F}é\u{1B}[201~q"
    #expect(parser.parse(pasted.utf8) == [.paste("a[Ab cqé", isCut: false), .key("q")])
  }

  @Test func `a paste keeps its line breaks, each as one character`() {
    var parser = KeyParser()
    let pasted = "\u{1B}[200~a\nb\r\nc\rd\n\re\u{1B}[201~"
    #expect(parser.parse(pasted.utf8) == [.paste("a\nb\nc\nd\n\ne", isCut: false)])
  }

  @Test(arguments: [
    ("a\u{0}b", "ab"), ("a\u{1F} ~b", "a ~b"), ("a\u{A0}b\u{9F}c", "a\u{A0}bc"),
    ("a\u{FFFD}", "a\u{FFFD}"), ("a\u{1B}", "a"), ("\u{1B}[20x", "[20x"),
    ("\u{1B}[201\u{1B}[200~", "[201[200~"),
  ])
  func `a paste ends at its terminator and nowhere else`(_ pasted: String, _ kept: String) {
    var parser = KeyParser()
    #expect(
      parser.parse("\u{1B}[200~\(pasted)\u{1B}[201~q".utf8) == [.paste(kept, isCut: false), .key("q")]
    )
  }

  @Test func `a character that the longest paste cuts is left out as a whole`() {
    var parser = KeyParser()
    let text = String(repeating: "x", count: 1_048_575)
    #expect(parser.parse("\u{1B}[200~\(text)é\u{1B}[201~".utf8) == [.paste(text, isCut: true)])
  }

  @Test func `an unfinished paste ends when it is given up`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[200~abc\u{1B}[20".utf8) == [])
    #expect(parser.flush() == [.paste("abc", isCut: false)])
  }

  @Test func `a paste is read up to a mebibyte`() {
    var parser = KeyParser()
    let text = String(repeating: "x", count: 1_048_576)
    #expect(parser.parse("\u{1B}[200~\(text)\u{1B}[201~".utf8) == [.paste(text, isCut: false)])
    #expect(parser.parse("\u{1B}[200~\(text)y\u{1B}[201~".utf8) == [.paste(text, isCut: true)])
  }

  @Test func `a sequence without end costs no memory and swallows nothing behind it`() {
    var parser = KeyParser()
    #expect(parser.parse(("\u{1B}[" + String(repeating: "1;", count: 10_000) + "A").utf8) == [])
    #expect(parser.parse("x".utf8) == [.key("x")])
  }

  /// Everything at once; the pieces must not fit together by accident.
  private static let stream =
    keys.map(\.0).joined()
    + "\u{1B}]11;rgb:1/2/3\u{1B}\\\u{1B}[200~a\u{1B}[Bé\u{1B}[201~\u{1B}[?2026;1$y\u{1B}[15~\u{1B}[?1c👩‍👩‍👧"

  @Test func `every division of a stream into two gives the same events`() {
    let bytes = Array(Self.stream.utf8)
    var whole = KeyParser()
    let expected = whole.parse(bytes)
    #expect(expected.count > 40)
    for index in bytes.indices {
      var parser = KeyParser()
      #expect(parser.parse(bytes[..<index]) + parser.parse(bytes[index...]) == expected)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 7]) func `every regular division gives the same events`(_ size: Int) {
    let bytes = Array(Self.stream.utf8)
    var whole = KeyParser()
    var parser = KeyParser()
    let events = stride(from: 0, to: bytes.count, by: size).flatMap {
      parser.parse(bytes[$0..<min($0 + size, bytes.count)])
    }
    #expect(events == whole.parse(bytes))
  }
}
