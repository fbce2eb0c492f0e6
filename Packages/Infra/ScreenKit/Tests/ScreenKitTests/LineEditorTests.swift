import DesignKit
import Testing

@testable import ScreenKit

@Suite struct LineEditorTests {
  private func edited(_ text: String, isMultiline: Bool = false, _ keys: Key...) -> LineEditor {
    var editor = LineEditor(text, isMultiline: isMultiline)
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test func `a character goes where the cursor is`() {
    #expect(edited("ac", .left, "b").text == "abc")
    #expect(edited("bc", .home, "a").text == "abc")
    #expect(edited("ab", .home, .end, "c").text == "abc")
    #expect(edited("bc", .control("a"), "a", .control("e"), "d").text == "abcd")
  }

  @Test func `the cursor stays between grapheme clusters`() {
    let editor = edited("a👩‍👩‍👧e\u{301}", .left, .left)

    #expect(editor.before == "a")
    #expect(editor.after == "👩‍👩‍👧e\u{301}")
    #expect(edited("a👩‍👩‍👧", .backspace).text == "a")
    #expect(edited("👩‍👩‍👧a", .home, .delete).text == "a")
  }

  @Test func `a cluster that arrives scalar by scalar is one character`() {
    var editor = LineEditor("x")
    for scalar in "👩‍👩‍👧".unicodeScalars { _ = editor.handle(.character(scalar)) }

    #expect(editor.text == "x👩‍👩‍👧")
    _ = editor.handle(.backspace)
    #expect(editor.text == "x")
  }

  @Test func `nothing happens at the ends`() {
    #expect(edited("a", .home, .left, .backspace).text == "a")
    #expect(edited("a", .right, .delete, .end).text == "a")
  }

  @Test func `words and the rest of a line are deleted`() {
    #expect(edited("one two  ", .control("w")).text == "one ")
    #expect(edited("one", .control("w"), .control("w")).text == "")
    #expect(edited("one two", .left, .left, .left, .control("u")).text == "two")
    #expect(edited("one two", .left, .left, .left, .control("k")).text == "one ")
  }

  @Test func `Ctrl-D deletes behind the cursor, and Ctrl-K only to the end of the line`() {
    #expect(edited("ab", .home, .control("d")).text == "b")
    #expect(edited("ab\ncd", isMultiline: true, .up, .home, .control("k")).text == "\ncd")
  }

  @Test func `no control character gets in`() {
    var editor = LineEditor("a")
    editor.insert("\u{1B}[2J\u{0}\u{9B}\u{7F}b\r\nc\td\n")

    #expect(editor.text == "a[2Jb c d ")
  }

  @Test func `several lines keep their line breaks, each as one`() {
    var editor = LineEditor(isMultiline: true)
    editor.insert("a\r\nb\rc\u{2028}d\u{1B}e")

    #expect(editor.text == "a\nb\nc\nde")
    #expect(LineEditor("a").handled(.enter) == nil)
    #expect(edited("a", isMultiline: true, .enter).text == "a\n")
  }

  @Test func `the cursor moves between lines at the same distance from their start`() {
    #expect(edited("abc\nd\nefgh", isMultiline: true, .left, .up).before == "abc\nd")
    #expect(edited("abc\ndef", isMultiline: true, .left, .up, "x").text == "abxc\ndef")
    #expect(edited("abc\ndef", isMultiline: true, .up, .home, .down, "x").text == "abc\nxdef")
    #expect(LineEditor("abc\ndef", isMultiline: true).handled(.down) == nil)
    #expect(LineEditor("abc", isMultiline: true).handled(.up) == nil)
  }

  @Test func `in a shorter line the cursor stands at its end`() {
    #expect(edited("abcd\ne\nf", isMultiline: true, .up, .up, .end, .down).before == "abcd\ne")
    #expect(edited("a\nbcd", isMultiline: true, .up).before == "a")
  }

  @Test func `Home and End stay within the line`() {
    #expect(edited("ab\ncd", isMultiline: true, .home, "x").text == "ab\nxcd")
    #expect(edited("ab\ncd", isMultiline: true, .up, .end, "x").text == "abx\ncd")
    #expect(edited("ab\ncd", isMultiline: true, .control("u")).text == "ab\n")
  }

  @Test func `a text that is not shown is edited at its end only`() {
    var editor = LineEditor("secret", isEndOnly: true)
    for key in [Key.left, .home, .control("a"), "x"] { _ = editor.handle(key) }

    #expect(editor.text == "secretx")
  }

  @Test func `a text has at most 20,000 code units, and no cluster is cut by that`() {
    var editor = LineEditor(String(repeating: "x", count: 19_999))

    editor.insert("😀")
    #expect(editor.text.utf16.count == 19_999)
    editor.insert("ab")
    #expect(editor.text.hasSuffix("xa"))
    #expect(editor.text.utf16.count == 20_000)
  }

  @Test func `nothing behind what does not fit gets in, and what stands behind the cursor counts`() {
    var editor = LineEditor(String(repeating: "x", count: 19_999))
    editor.insert("😀a")

    #expect(editor.text.utf16.count == 19_999)
    #expect(edited(String(repeating: "x", count: 20_000), .home, "y").text.utf16.count == 20_000)
  }

  @Test(arguments: [(1, false), (2, true)])
  func `what was left out of a text is told`(count: Int, isCut: Bool) {
    var editor = LineEditor(String(repeating: "x", count: 19_999))

    let hasNoRoom = editor.insert(String(repeating: "y", count: count))

    #expect(hasNoRoom == isCut)
    #expect(editor.text.utf16.count == 20_000)
  }

  // MARK: - Lines

  private func shown(_ editor: LineEditor, width: Int, height: Int = 1) -> [LineEditor.ShownLine] {
    editor.shown(width: width, height: height, cells: CellWidth())
  }

  @Test func `the cursor has a cell of its own behind a text that just fits`() {
    #expect(shown(LineEditor("1234"), width: 5) == [.init(text: "1234", column: 4)])
    #expect(shown(LineEditor("12345"), width: 5) == [.init(text: "…345", column: 4)])
  }

  @Test func `a wide character at the edge is left out as a whole`() {
    #expect(shown(LineEditor("日本"), width: 5) == [.init(text: "日本", column: 4)])
    #expect(shown(LineEditor("日本語"), width: 5) == [.init(text: "…語", column: 3)])
    #expect(shown(edited("日本語", .home), width: 5) == [.init(text: "日本…", column: 0)])
    #expect(shown(LineEditor("日"), width: 2) == [.init(text: "…", column: 1)])
    #expect(shown(LineEditor("日"), width: 1) == [.init(text: "", column: 0)])
    #expect(shown(LineEditor("a"), width: 1) == [.init(text: "", column: 0)])
  }

  @Test func `what stands behind the cursor is shown as far as it fits, with a mark for the rest`() {
    #expect(shown(edited("123456789", .home, .right), width: 5) == [.init(text: "1234…", column: 1)])
    #expect(shown(edited("12345", .home, .right), width: 5) == [.init(text: "12345", column: 1)])
    let amid = edited("123456789", .left, .left, .left)
    #expect(shown(amid, width: 5) == [.init(text: "…456…", column: 4)])
  }

  @Test func `a line without the cursor is cut with an ellipsis when it does not fit`() {
    let lines = LineEditor.lines(of: "12345\n123456\n日本語\nmore", width: 5, height: 3, cells: CellWidth())

    #expect(lines == ["12345", "1234…", "日本…"].map { .init(text: $0, column: nil) })
  }

  @Test func `an empty line among the lines without the cursor stays`() {
    let lines = LineEditor.lines(of: "1\n\n2", width: 5, height: 3, cells: CellWidth())

    #expect(lines.map(\.text) == ["1", "", "2"])
  }

  @Test func `of several lines those around the cursor are shown`() {
    let editor = LineEditor("1\n2\n3\n4", isMultiline: true)

    #expect(shown(editor, width: 5, height: 2).map(\.text) == ["3", "4"])
    #expect(
      shown(edited("1\n2\n3\n4", isMultiline: true, .up, .up, .up), width: 5, height: 2).map(\.text) == [
        "1", "2",
      ]
    )
    #expect(shown(editor, width: 5, height: 9).map(\.text) == ["1", "2", "3", "4"])
    #expect(shown(editor, width: 5, height: 9).map(\.column) == [nil, nil, nil, 1])
  }

  @Test func `the line with the cursor is the last of those that are shown, unless the first ones fit`() {
    let editor = edited("1\n2\n3\n4", isMultiline: true, .up)

    #expect(
      shown(editor, width: 5, height: 2) == [.init(text: "2", column: nil), .init(text: "3", column: 1)]
    )
    #expect(shown(editor, width: 5, height: 3).map(\.text) == ["1", "2", "3"])
  }

  @Test(arguments: [(0, 1..<3), (2, 0..<2), (3, 0..<2)])
  func `the window of lines is known`(up: Int, window: Range<Int>) {
    let editor = (0..<up).reduce(into: LineEditor("1\n2\n3", isMultiline: true)) { editor, _ in
      _ = editor.handle(.up)
    }
    #expect(editor.window(height: 2) == window)
    #expect(editor.lineCount == 3)
  }

  @Test func `the lines above and below the cursor are cut with an ellipsis`() {
    #expect(
      shown(LineEditor("123456\nab", isMultiline: true), width: 5, height: 2)
        == [.init(text: "1234…", column: nil), .init(text: "ab", column: 2)]
    )
    #expect(
      shown(edited("ab\n123456", isMultiline: true, .up), width: 5, height: 2)
        == [.init(text: "ab", column: 2), .init(text: "1234…", column: nil)]
    )
  }
}

extension LineEditor {
  /// The text after a key; `nil` for a key without a meaning.
  fileprivate func handled(_ key: Key) -> String? {
    var copy = self
    return copy.handle(key) ? copy.text : nil
  }
}
