import Foundation
import Testing

@testable import NetworkingKit

@Suite struct JSONPlainListTests {
  private func values(_ text: String, atMost limit: Int = 10) -> [[JSONPlainValue]]? {
    Array(text.utf8).withUnsafeBytes {
      JSONPlainList.elements(of: $0, members: ["id", "name"], atMost: limit) { $0 }
    }
  }

  @Test(
    arguments: [
      ("[]", []), (" [ ] ", []), ("[{}]", [[.none, .none]]),
      (#"[{"id":7,"name":"ada"}]"#, [[.number(7), .text("ada")]]),
      (#" [ { "name" : "ada" , "id" : 7 } ] "#, [[.number(7), .text("ada")]]),
      ("[\r\n\t{\t\"id\"\r:\n7\t}\r\n]\t", [[.number(7), .none]]),
      (#"[{"x":{"id":1},"id":2,"y":[{"name":"}"}],"name":""}]"#, [[.number(2), .text("")]]),
      (#"[{"id":null,"name":true},{"id":false}]"#, [[.none, .flag(true)], [.flag(false), .none]]),
      (#"[{"id":-0},{"id":-999999999999}]"#, [[.number(0), .none], [.number(-999_999_999_999), .none]]),
      (#"[{"x":"\"\u00e9","name":"a b","names":1,"i":2}]"#, [[.none, .text("a b")]]),
    ] as [(String, [[JSONPlainValue]])]
  )
  func `plain values are read, and members with other names are passed over`(
    text: String,
    read: [[JSONPlainValue]]
  ) {
    #expect(values(text) == read)
  }

  @Test(arguments: [
    "{}", "7", #""a""#, "null", "[7]", "[null]", "[[]]", #"[{"id":1},7]"#, #"[{"id":1.0}]"#, #"[{"id":1e2}]"#,
    #"[{"id":1E2}]"#, #"[{"id":1000000000000}]"#, #"[{"id":{}}]"#, #"[{"id":[]}]"#, #"[{"id":1,"id":2}]"#,
    #"[{"\u0069d":1}]"#, #"[{"x\n":1}]"#, #"[{"name":"a\u0062"}]"#, #"[{"name":"é"}]"#, #"[{"name":" a"}]"#,
    #"[{"name":"a "}]"#, #"[{"name":" "}]"#, #"[{"id":-}]"#, #"[{"id":-01}]"#, #"[{"id":tru}]"#,
    #"[{"id":truE}]"#, #"[{"id":fals}]"#, #"[{"id":nul}]"#, #"[{"id" 1}]"#, #"[{"id":1,}]"#, "[{},]",
    "[{}{}]", "[{}]x", "[]x", "[{}}",
  ])
  func `anything that a lenient reader may take in another way is left to a decoder`(text: String) {
    #expect(values(text) == nil)
  }

  @Test func `a member is read however long its name is`() {
    let name: StaticString = "a_name_of_more_than_sixty_four_bytes_as_no_service_has_one_but_one_may_come"
    let text = Array("[{\"\(name)\":7}]".utf8)
    let read = text.withUnsafeBytes {
      JSONPlainList.elements(of: $0, members: [name], atMost: 1) { $0 }
    }

    #expect(read == [[.number(7)]])
  }

  @Test func `a text of 300 bytes is read, and a longer one is left to a decoder`() {
    let longest = String(repeating: "a", count: 300)
    #expect(values("[{\"name\":\"\(longest)\"}]") == [[.none, .text(longest)]])
    #expect(values("[{\"name\":\"\(longest)a\"}]") == nil)
  }

  @Test func `as many elements as the limit are read, and more are left to a decoder`() {
    let three = #"[{"id":1},{"id":2},{"id":3}]"#
    #expect(values(three, atMost: 3)?.count == 3)
    #expect(values(three, atMost: 2) == nil)
  }

  @Test func `an element that cannot be made of plain values leaves the list to a decoder`() {
    let text = Array(#"[{"id":1},{"id":"2"}]"#.utf8)
    let numbers = text.withUnsafeBytes { bytes in
      JSONPlainList.elements(of: bytes, members: ["id"], atMost: 10) { values in
        if case .number(let number) = values[0] { number } else { nil as Int? }
      }
    }
    #expect(numbers == nil)
  }

  @Test func `a text that is cut at any place gives nothing, and nothing outside it is read`() {
    let whole = Array(#"[{"x":[true,"]"],"id":12,"name":"ada lovelace","y":{"z":-1.5}}]"#.utf8)
    for end in 0..<whole.count {
      let read = Array(whole[..<end]).withUnsafeBytes {
        JSONPlainList.elements(of: $0, members: ["id", "name"], atMost: 10) { $0 }
      }
      #expect(read == nil, "cut at \(end)")
    }
  }

  @Test func `a text of any length is read at any place`() {
    for length in 0..<40 {
      let text = String(repeating: "x", count: length)
      #expect(values("[{\"name\":\"\(text)\"}]") == [[.none, .text(text)]])
    }
  }

  /// Texts are looked at in parts of eight bytes: a character counts wherever it stands.
  @Test(arguments: [#"\""#, #"\\"#, "é", "\u{1F}"], 0...17)
  func `a text with anything but plain characters is left to a decoder at every place`(
    character: String,
    place: Int
  ) {
    let before = String(repeating: "~", count: place)
    for after in ["", "a", String(repeating: "a", count: 9)] {
      #expect(values("[{\"name\":\"\(before)\(character)\(after)\"}]") == nil)
    }
  }

  @Test(arguments: [#"\""#, #"\\"#, "é", "\u{7F}"], 0...17)
  func `a text that is not asked for is passed over, whatever is at any of its places`(
    character: String,
    place: Int
  ) throws {
    let before = String(repeating: "~", count: place)
    for after in ["", "a", String(repeating: "a", count: 9)] {
      let text = "[{\"x\":\"\(before)\(character)\(after)\",\"id\":7}]"
      #expect(values(text) == [[.number(7), .none]])
      let checked = try JSONBody.plainElements(of: Data(text.utf8), members: ["id"], atMost: 1) { $0 }
      #expect(checked == [[.number(7)]])
    }
  }

  @Test func `a body that is not well-formed is refused as by a decoder`() {
    func elements(_ text: String) throws(JSONBodyError) -> [Int]? {
      try JSONBody.plainElements(of: Data(text.utf8), members: ["id"], atMost: 10) { _ in 1 }
    }
    #expect(throws: JSONBodyError.incomplete) { try elements(#"[{"id":1}"#) }
    #expect(throws: JSONBodyError.notJSON) { try elements(#"[{"id":01}]"#) }
    #expect(throws: JSONBodyError.htmlPage) { try elements("<html></html>") }
    #expect(throws: JSONBodyError.empty) { try elements("") }
    #expect((try? elements("\u{FEFF}[{}]")) == [1])
  }

  @Test(arguments: [(#"[{"id":7,"x":"a"}]"#, 4), (#"[{"id":7},{}]"#, 4), (#"[{"id":7,"x":[1]}]"#, 5)])
  func `the values of a list are counted as by a decoder`(text: String, count: Int) throws {
    #expect(try ids(text, limits: JSONLimits(values: count))?.first == [.number(7)])
    #expect(throws: JSONBodyError.tooManyValues(limit: count - 1)) {
      try ids(text, limits: JSONLimits(values: count - 1))
    }
  }

  @Test func `a list has two levels`() throws {
    #expect(try ids(#"[{"id":7}]"#, limits: JSONLimits(depth: 2)) == [[.number(7)]])
    #expect(throws: JSONBodyError.tooDeep(limit: 1)) {
      try ids(#"[{"id":7}]"#, limits: JSONLimits(depth: 1))
    }
  }

  @Test(arguments: [
    (#"[{"id":7,"x":01}]"#, JSONBodyError.notJSON), (#"[{"id":7,"x":-}]"#, .notJSON),
    (#"[{"id":7,"x":1.}]"#, .notJSON), (#"[{"id":7,"x":tru}]"#, .notJSON),
    (#"[{"id":7,"x":"\ud800"}]"#, .halfCharacter), (#"[{"id":7,"x":[1 2]}]"#, .notJSON),
  ])
  func `a list is checked throughout, unless it was checked before`(
    text: String,
    error: JSONBodyError
  ) throws {
    #expect(throws: error) { try ids(text) }
    #expect(try ids(text, limits: JSONLimits(depth: 0, values: 0), isChecked: true) == [[.number(7)]])
  }

  private func ids(
    _ text: String,
    limits: JSONLimits = JSONLimits(),
    isChecked: Bool = false
  ) throws -> [[JSONPlainValue]]? {
    try JSONBody.plainElements(
      of: Data(text.utf8),
      members: ["id"],
      atMost: 10,
      limits: limits,
      isChecked: isChecked
    ) { $0 }
  }
}
