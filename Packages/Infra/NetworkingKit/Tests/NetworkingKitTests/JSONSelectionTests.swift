import Foundation
import Testing

@testable import NetworkingKit

@Suite struct JSONSelectionTests {
  private func selection(_ text: String, _ members: String...) -> String? {
    Array(text.utf8).withUnsafeBytes { JSONSelection.of($0, members: members) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("{\t\"a\"\r:\n1\t,\r\n\"b\":2}", #"{"a":1}"#),
      (#"{"a": 1, "b": 2}"#, #"{"a":1}"#), (#"{"b": 2, "a": 1}"#, #"{"a":1}"#),
      (#"{"b": {"a": 1}, "c": [{"a": "]}"}]}"#, "{}"),
      (#"[{"a":1,"b":2},{"b":3},{"a":4}]"#, #"[{"a":1},{},{"a":4}]"#),
      (#" [ 1 , "b" , [ ] , { } , null ] "#, #"[1,"b",[],{},null]"#),
      (#"{"a":{"b":1,"a":[{"b":2,"a":3}]}}"#, #"{"a":{"a":[{"a":3}]}}"#),
      (#"{"a":1,"b":2,"a":3}"#, #"{"a":1,"a":3}"#), (#"{"a\"":1,"aa":2,"":3}"#, #"{"a\"":1}"#),
      (#"{"\u0061":1,"b":"\"a\":2"}"#, #"{"\u0061":1}"#), (#""a""#, #""a""#), ("-1.5e3", "-1.5e3"),
    ]
  )
  func `members with other names are left out, and nothing else`(text: String, kept: String) {
    #expect(selection(text, "a") == kept)
  }

  @Test func `a decoder gives the same for the selection and for the whole`() throws {
    struct Person: Decodable, Equatable {
      let name: String?
      let age: Double?
    }
    let text = #"[{"x":[{}],"name":"é\n\"","age":3},{"age":null,"y":"}"},{"name":"a","name":"b"}]"#
    let kept = try #require(selection(text, "name", "age"))
    let decoder = JSONDecoder()
    #expect(
      try decoder.decode([Person].self, from: Data(kept.utf8))
        == decoder.decode([Person].self, from: Data(text.utf8))
    )
  }

  @Test(arguments: [
    #"[{"a": {"b": "\\", "a": [1, true]}, "c": -1}]"#, #"{"a": {"b": 1, "a": []}, "c": -1, "a": 2}"#,
  ])
  func `a text that is cut at any place inside its brackets has no selection`(text: String) {
    let whole = Array(text.utf8)
    for end in 0..<whole.count {
      #expect(whole[..<end].withUnsafeBytes { JSONSelection.of($0, members: ["a"]) } == nil)
    }
    #expect(whole.withUnsafeBytes { JSONSelection.of($0, members: ["a"]) } != nil)
  }

  @Test func `a text of 512 levels has a selection, and one of 513 has none`() {
    let (deep, deeper) = (String(repeating: "[", count: 512), String(repeating: "[", count: 513))
    #expect(selection(deep + String(repeating: "]", count: 512)) != nil)
    #expect(selection(deeper + String(repeating: "]", count: 513)) == nil)
    func objects(_ levels: Int) -> String {
      String(repeating: #"{"a":"#, count: levels) + "1" + String(repeating: "}", count: levels)
    }
    #expect(selection(objects(512), "a") == objects(512))
    #expect(selection(objects(513), "a") == nil)
  }

  @Test(arguments: 0..<40)
  func `every byte that has to be looked at is found at any place of a string`(length: Int) {
    let plain = String(repeating: "x", count: length)
    for byte in ["\u{1f}", "\u{0}", "\t"] {
      #expect(throws: JSONBodyError.notJSON) {
        try JSONBody.decode(String.self, from: Data("\"\(plain)\(byte)\(plain)\"".utf8))
      }
    }
    #expect(throws: JSONBodyError.notJSON) {
      try JSONBody.decode(String.self, from: Data("\"\(plain)".utf8) + [0xFF] + Data("\(plain)\"".utf8))
    }
    for text in ["é", "\u{7f}", " ", "~"] {
      #expect(
        (try? JSONBody.decode(String.self, from: Data("\"\(plain)\(text)\(plain)\"".utf8))) == plain + text
          + plain
      )
    }
  }
}
