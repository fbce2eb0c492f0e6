import Foundation
import NetworkingKit
import Testing

@Suite struct JSONBodyTests {
  private struct Item: Decodable, Equatable {
    let id: Int
    var title: String?
  }

  private let sample =
    #" {"id": 1, "title": "sé\"ction\\ \u00e9", "list": [1, [], {}, {"a": [null, true]}, -1e3]} "#

  @Test func `a body is decoded`() throws {
    #expect(try JSONBody.decode(Item.self, from: Data(sample.utf8)) == Item(id: 1, title: "sé\"ction\\ é"))
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(try JSONBody.decode(Item.self, from: Data([0xEF, 0xBB, 0xBF]) + Data(sample.utf8)).id == 1)
  }

  @Test(arguments: ["", " ", "\r\n\t ", "\u{FEFF}"])
  func `an empty body is told from malformed JSON`(text: String) {
    #expect(throws: JSONBodyError.empty) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [
    "<!DOCTYPE html><html></html>", "  <html lang=\"en\">", "<!-- x --><HEAD>", "\n<!doctype HTML>",
    "\n<BODY>", "<!-- x --><title>a</title>",
  ])
  func `a web page is recognised`(text: String) {
    #expect(throws: JSONBodyError.htmlPage) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [(507, JSONBodyError.htmlPage), (508, .notJSON)])
  func `a web page begins within the first 512 bytes`(offset: Int, error: JSONBodyError) {
    let text = "x" + String(repeating: " ", count: offset - 1) + "<html>"

    #expect(throws: error) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?><a/>", "hello", "]", "}{", "{]", "{\"id\":1}}", "[1,]x", "{\"id\":NaN}",
    "{'id':1}",
    "nul", "{\"id\":1} {\"id\":2}", "\u{0}{}", "truefalse",
  ])
  func `a text in another format is not JSON`(text: String) {
    #expect(throws: JSONBodyError.notJSON) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [Data([0xFF, 0xFE, 0x7B, 0x00]), Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])])
  func `a body with invalid UTF-8 is not JSON`(body: Data) {
    #expect(throws: JSONBodyError.notJSON) { try JSONBody.decode([String: Int].self, from: body) }
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xC3], [0xE9], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x00], [0x1F], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xE9, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func `ill-formed bytes at any place make the whole body unusable`(bytes: [UInt8]) {
    let whole = Array(sample.utf8)

    let accepted = whole.indices.dropFirst().filter { place in
      let body = Data(whole[..<place] + bytes + whole[place...])
      return (try? JSONBody.decode(Item.self, from: body)) != nil
    }

    #expect(accepted.isEmpty)
  }

  @Test(arguments: [
    #"\x41"#, #"\u12g4"#, "\u{1}", #"\'"#, #"\U0041"#, #"\u12G4"#, #"\u12/4"#, #"\u12:4"#, #"\u12@4"#,
    #"\u12`4"#, #"\ud83d\u12g4"#,
  ])
  func `an escape of no character makes the whole body unusable, in names and values`(escape: String) {
    for text in Self.texts(with: escape) {
      #expect(throws: JSONBodyError.notJSON) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }
    }
  }

  @Test(arguments: [
    #"\ud800"#, #"\udc00"#, #"\ud83d\ud83d"#, #"\ud83dx"#, #"\udc00\ud83d"#, #"\ud83d\n"#, #"\udbff"#,
    #"\udfff"#, #"\ud800\udbff"#, #"\ud800\ue000"#,
  ])
  func `an escape of half a character makes the whole body unusable, and is told as that`(escape: String) {
    for text in Self.texts(with: escape) {
      #expect(throws: JSONBodyError.halfCharacter) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }
    }
  }

  /// Bodies with an escape in a value that is read, in one that is not, and in a name.
  private static func texts(with escape: String) -> [String] {
    [
      "{\"id\":1,\"title\":\"\(escape)\"}", "{\"id\":1,\"other\":[{\"a\":\"b\(escape)c\"}]}",
      "{\"id\":1,\"\(escape)\":2}",
    ]
  }

  @Test(arguments: [
    (#"\ud83d\uDE00"#, "😀"), (#"\u0001"#, "\u{1}"), (#"\ud7ff\ue000"#, "\u{D7FF}\u{E000}"),
    (#"\uFFFF"#, "\u{FFFF}"),
    ("\u{7F}\u{80}\u{7FF}\u{800}", "\u{7F}\u{80}\u{7FF}\u{800}"), ("\u{D7FF}\u{E000}", "\u{D7FF}\u{E000}"),
    ("\u{FFFF}\u{10000}\u{10FFFF}", "\u{FFFF}\u{10000}\u{10FFFF}"),
    (#"\b\f\n\r\t\/\\\""#, "\u{8}\u{C}\n\r\t/\\\""),
    (#"\ud800\udc00\udbff\udfff"#, "\u{10000}\u{10FFFF}"),
    ("\u{1000}\u{40000}\u{FFFFF}\u{100000}", "\u{1000}\u{40000}\u{FFFFF}\u{100000}"),
  ])
  func `every character is read, written out or escaped`(written: String, title: String) throws {
    let body = Data("{\"id\":1,\"title\":\"\(written)\"}".utf8)

    #expect(try JSONBody.decode(Item.self, from: body).title.map { Array($0.utf8) } == Array(title.utf8))
  }

  @Test(arguments: [
    (#"\u0000"#, "\u{FFFD}"), (#"a\u0000b"#, "a\u{FFFD}b"), (#"\u0000\u0000"#, "\u{FFFD}\u{FFFD}"),
    (#"\\u0000"#, #"\u0000"#), (#"\\\u0000"#, "\\\u{FFFD}"), (#"\u00000"#, "\u{FFFD}0"),
    (#"\"\u0000é"#, "\"\u{FFFD}é"),
  ])
  func `an escaped U+0000 spoils neither its own text nor any other`(written: String, title: String) throws {
    let body = Data("[{\"id\":1,\"title\":\"\(written)\"},{\"id\":2,\"title\":\"whole\"}]".utf8)
    let items = [Item(id: 1, title: title), Item(id: 2, title: "whole")]

    #expect(try JSONBody.decode([Item].self, from: body) == items)
    #expect(try JSONBody.decode([Item].self, from: body, isChecked: true) == items)
    #expect(try JSONBody.decode([Item].self, from: body, levels: 2, members: ["id", "title"]) == items)
  }

  @Test(arguments: 0..<20)
  func `an escaped U+0000 is found at any place of a text`(length: Int) throws {
    let blank = String(repeating: "x", count: length)
    let body = Data("[\"\(blank)\\u0000\", \"\(blank)\\n\(blank)\\\\u0000\(blank)\\u0000\"]".utf8)
    let texts = ["\(blank)\u{FFFD}", "\(blank)\n\(blank)\\u0000\(blank)\u{FFFD}"]

    #expect(try JSONBody.decode([String].self, from: body) == texts)
  }

  /// A name with an escape leaves the text to Foundation's decoder.
  @Test(arguments: 0..<20)
  func `an escaped U+0000 is found at any place of a text with an escaped name`(length: Int) throws {
    let blank = String(repeating: "x", count: length)
    let body = Data(
      "{\"\\u0061\":\"\(blank)\\u0000\",\"b\":\"\(blank)\\\\u0000\(blank)\\\\\\u0000\"}".utf8
    )
    let texts = ["a": "\(blank)\u{FFFD}", "b": "\(blank)\\u0000\(blank)\\\u{FFFD}"]

    #expect(try JSONBody.decode([String: String].self, from: body) == texts)
  }

  @Test func `an escaped U+0000 in a name leaves the other members`() throws {
    let body = Data(#"{"i\u0000d":7,"id":1}"#.utf8)

    #expect(try JSONBody.decode([String: Int].self, from: body) == ["i\u{FFFD}d": 7, "id": 1])
    #expect(try JSONBody.decode(Item.self, from: body) == Item(id: 1))
  }

  @Test(arguments: [
    "01", "-", "1.", ".5", "+1", "1e", "1e+", "1.e5", "0x1", "1_0", "--1", "TRUE", "nulL", "tru", "[1,]",
    "[,1]",
    "[1 2]", "{\"a\" 1}", "{\"a\":1,}", "{a:1}", "{1:1}", "{\"a\":}", "[}", "{]",
  ])
  func `what is no value makes the whole body unusable, also where nobody reads it`(value: String) {
    let body = Data("{\"id\":1,\"other\":\(value)}".utf8)

    #expect(throws: JSONBodyError.notJSON) { try JSONBody.decode(Item.self, from: body) }
  }

  @Test(arguments: [
    "0", "-0", "10", "1.50", "1e5", "1E-05", "-0.0e+0", "true", "false", "null", " [ ] ", " { } ",
  ])
  func `every form of a value is read over`(value: String) throws {
    let body = Data("{\"other\":\(value),\"id\":1}".utf8)

    #expect(try JSONBody.decode(Item.self, from: body).id == 1)
  }

  @Test func `a body cut at any byte is refused`() {
    let whole = Data(sample.utf8)
    let inside = 1..<(whole.count - 1)

    let accepted = inside.filter { (try? JSONBody.decode(Item.self, from: whole.prefix($0))) != nil }
    let incomplete = inside.dropFirst().filter { length in
      #expect(throws: JSONBodyError.incomplete) { try JSONBody.decode(Item.self, from: whole.prefix(length)) }
      return true
    }

    #expect(accepted.isEmpty)
    #expect(incomplete.count == whole.count - 3)
  }

  @Test(arguments: ["-", "1.", "1e", "1e-", "tru", "fals", "nul"])
  func `what breaks off in a word or number is known to be JSON behind a bracket only`(text: String) {
    #expect(throws: JSONBodyError.notJSON) { try JSONBody.decode(Anything.self, from: Data(text.utf8)) }
    #expect(throws: JSONBodyError.incomplete) {
      try JSONBody.decode(Anything.self, from: Data(("[" + text).utf8))
    }
  }

  @Test(arguments: ["", "a", #"\"#, #"\u"#, #"\u12"#, #"\ud83d"#, #"\ud83d\"#, #"\ud83d\ude0"#])
  func `a text that breaks off is incomplete`(text: String) {
    #expect(throws: JSONBodyError.incomplete) {
      try JSONBody.decode(String.self, from: Data(("\"" + text).utf8))
    }
  }

  @Test(arguments: [1, 63, 64])
  func `nesting within the limit is read`(depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)

    #expect(throws: Never.self) { try JSONBody.decode(Anything.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [65, 512, 513, 10_000])
  func `nesting beyond the limit is refused`(depth: Int) {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)

    for text in [arrays, objects] {
      #expect(throws: JSONBodyError.tooDeep(limit: 64)) {
        try JSONBody.decode(Anything.self, from: Data(text.utf8))
      }
    }
  }

  @Test(arguments: [
    ("1", 1), ("[]", 1), ("{}", 1), ("[ ]", 1), ("[1]", 2), ("[1,2]", 3), ("[[],{}]", 3),
    ("[[1],{\"a\":[]}]", 5),
    ("\"a,[b\"", 1), ("[\"\"]", 2), ("{\"a\":\"b,c\",\"d\":{ \"e\" : 1 }}", 4),
  ])
  func `values are counted exactly`(text: String, count: Int) {
    let body = Data(text.utf8)

    #expect(throws: Never.self) {
      try JSONBody.decode(Anything.self, from: body, limits: JSONLimits(values: count))
    }
    #expect(throws: JSONBodyError.tooManyValues(limit: count - 1)) {
      try JSONBody.decode(Anything.self, from: body, limits: JSONLimits(values: count - 1))
    }
  }

  @Test func `a million values are refused before they are decoded`() {
    let body = Data(("[" + String(repeating: "1,", count: 999_999) + "1]").utf8)

    #expect(throws: JSONBodyError.tooManyValues(limit: 200_000)) {
      try JSONBody.decode([Int].self, from: body)
    }
  }

  @Test(arguments: [
    (#"{"title":"a"}"#, JSONShapeFault.missing(name: "id", place: "")),
    (#"{"id":null}"#, .null(place: "id")),
    (#"{"id":"secret"}"#, .otherType(place: "id")),
    (#"[]"#, .otherType(place: "")),
  ])
  func `another shape is explained without the content`(text: String, mismatch: JSONShapeFault) {
    let error = #expect(throws: JSONBodyError.self) { try JSONBody.decode(Item.self, from: Data(text.utf8)) }

    guard case .unexpectedShape(let actual) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(actual == mismatch)
    #expect(!"\(actual)".contains("secret"))
  }

  @Test func `a key from the body shows only plain characters`() {
    let body = Data(#"{"a\u001b[31m":{"id":"x"}}"#.utf8)
    let error = #expect(throws: JSONBodyError.self) { try JSONBody.decode([String: Item].self, from: body) }

    #expect(error == .unexpectedShape(.otherType(place: "a??31m.id")))
  }

  /// Accepts any JSON without looking inside.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  @Test func `what is below the levels or has other names is left out`() throws {
    #expect(try JSONBody.decode([[Int]].self, from: Data("[[1],[2]]".utf8), levels: 1) == [[], []])
    #expect(
      try JSONBody.decode([String: Int].self, from: Data(#"{"a":1,"b":2}"#.utf8), members: ["b"]) == ["b": 2]
    )
  }

  @Test func `a body that was checked before is only decoded`() throws {
    let deep = Data((String(repeating: "[", count: 70) + String(repeating: "]", count: 70)).utf8)

    #expect(throws: JSONBodyError.tooDeep(limit: 64)) { try JSONBody.decode(Anything.self, from: deep) }
    #expect(throws: Never.self) { try JSONBody.decode(Anything.self, from: deep, isChecked: true) }
  }
}
