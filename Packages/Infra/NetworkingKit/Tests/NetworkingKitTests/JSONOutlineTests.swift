import Foundation
import Testing

@testable import NetworkingKit

@Suite struct JSONOutlineTests {
  private let sample = #"""
     {"a": [1, {"b": "]\"}\\", "c": [[], {}]}, "é\\"], "}": {"{": "["}, "d": -1.5e3,
       "a": {"twice": true, "deep": [[[["end"]]]]}, "\u007b": null, "long": "0123456789\"0123456789\\"} 
    """#

  private func outline(_ text: String, levels: Int) -> String? {
    Array(text.utf8).withUnsafeBytes { JSONOutline.of($0, levels: levels) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      (#"{"a": {"b": 1}, "c": [2]}"#, 1, #"{"a": {}, "c": []}"#),
      (#"{"a": {"b": 1}, "c": [2]}"#, 2, #"{"a": {"b": 1}, "c": [2]}"#),
      (#"[[{"a": 1}, {}, "x"], []]"#, 2, #"[[{}, {}, "x"], []]"#),
      (#"[[{"a": 1}, {}, "x"], []]"#, 1, "[[], []]"),
      (#"{"a":["]","}","\"]","\\"],"b":1}"#, 1, #"{"a":[],"b":1}"#),
      (#"{"a":[1],"a":{"b":[2]}}"#, 2, #"{"a":[1],"a":{"b":[]}}"#),
      (#""[{""#, 1, #""[{""#), ("12", 1, "12"), (" [ ] ", 1, " [ ] "),
    ]
  )
  func `what is below the last level is left out, and nothing else`(text: String, levels: Int, kept: String) {
    #expect(outline(text, levels: levels) == kept)
  }

  @Test func `a text of no more levels is copied as it is`() {
    #expect(outline(sample, levels: 6) == sample)
    #expect(outline(sample, levels: 5) != sample)
  }

  @Test func `there is always a first level`() {
    #expect(outline("[[1]]", levels: 0) == "[[]]")
    #expect(outline("[[1]]", levels: .min) == "[[]]")
  }

  @Test(arguments: 0..<40)
  func `a quotation mark or backslash is found at any place of a string`(length: Int) {
    let blank = String(repeating: "é", count: length) + String(repeating: "x", count: length % 8)
    for text in [blank, blank + #"\""#, blank + #"\\"#, blank + #"\\\""#, #"\\"# + blank + #"\u0022"#] {
      #expect(outline(#"[["\#(text)",[]],"\#(text)"]"#, levels: 1) == #"[[],"\#(text)"]"#)
    }
  }

  @Test(arguments: 1...6)
  func `a text that is cut at any place has no outline, or breaks off outside of all brackets`(levels: Int) {
    let whole = Array(sample.utf8)
    let outlined = whole.indices.filter { end in
      whole[..<end].withUnsafeBytes { JSONOutline.of($0, levels: levels) } != nil
    }

    // Before the first bracket and after the last one.
    #expect(
      outlined.allSatisfy {
        String(decoding: whole[$0...], as: UTF8.self).allSatisfy { $0 != "}" }
          || whole[..<$0].allSatisfy { $0 == 0x20 }
      }
    )
  }

  @Test func `brackets that close nothing make no outline`() {
    for text in ["]", "[]]", "{}}{", "\"", "[\"\\", "[[\"\\\"]]"] { #expect(outline(text, levels: 1) == nil) }
  }

  @Test func `as many levels as a body may have are passed over`() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(outline(deep, levels: 2) == "[[[]]]")
  }

  /// Every part of a document down to a level, however the members are called.
  private enum Upper: Decodable, Equatable {
    case object([String: Upper])
    case array([Upper])
    case simple(String)
    case below

    init(from decoder: any Decoder) throws {
      let isLast = decoder.codingPath.count >= 2
      if let list = try? decoder.unkeyedContainer() {
        guard !isLast else {
          self = .below
          return
        }
        var (list, elements) = (list, [Upper]())
        while !list.isAtEnd { elements.append(try list.decode(Upper.self)) }
        self = .array(elements)
      } else if let members = try? decoder.container(keyedBy: Name.self) {
        guard !isLast else {
          self = .below
          return
        }
        var object: [String: Upper] = [:]
        for key in members.allKeys { object[key.stringValue] = try members.decode(Upper.self, forKey: key) }
        self = .object(object)
      } else {
        let value = try decoder.singleValueContainer()
        self = .simple(
          (try? value.decode(String.self)) ?? (try? value.decode(Double.self)).map { "\($0)" }
            ?? (try? value.decode(Bool.self)).map { "\($0)" } ?? "null"
        )
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  @Test
  func
    `a decoder that looks no deeper gives the same for the outline and for the whole, and refuses the same`()
  {
    let whole = Array(sample.utf8)
    let bytes = Array("{}[]\",:\\ 1a".utf8) + [0x00, 0xC3]
    var accepted = 0
    for place in whole.indices {
      for byte in bytes {
        var body = whole
        body[place] = byte
        let all = Result { try JSONBody.decode(Upper.self, from: Data(body)) }
        let upper = Result { try JSONBody.decode(Upper.self, from: Data(body), levels: 2) }
        let isSame =
          switch (all, upper) {
          case (.success(let one), .success(let other)): one == other
          case (.failure(let one), .failure(let other)): one as? JSONBodyError == other as? JSONBodyError
          default: false
          }
        if case .success = all { accepted += 1 }
        #expect(isSame, "at \(place): \(String(decoding: body, as: UTF8.self))")
      }
    }
    #expect(accepted > 100)
  }

  @Test func `the first of equal names stays the first`() throws {
    struct Part: Decodable { let a: Int }
    for text in [#"{"a":1,"b":{"a":3},"a":2}"#, #"{"a":2,"b":[{"a":3}],"a":1}"#] {
      let body = Data(text.utf8)
      #expect(
        try JSONBody.decode(Part.self, from: body, levels: 1).a == JSONBody.decode(Part.self, from: body).a
      )
    }
  }
}
