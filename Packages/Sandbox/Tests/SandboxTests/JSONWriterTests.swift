import Foundation
import Testing

@testable import Sandbox

@Suite struct JSONWriterTests {
  private func text(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.data(value), as: UTF8.self)
  }

  @Test func `members keep their order, and absent ones are left out`() {
    let object: JSONValue = .object(["b": 1, "a": nil, "c": .null, "d": .array([true, "x"])])
    #expect(text(object) == #"{"b":1,"c":null,"d":[true,"x"]}"#)
  }

  @Test func `quotes, backslashes and control characters are escaped, other text is not`() {
    #expect(text("\"\\/\u{0}\n\u{1F} åß–") == #""\"\\/\u0000\u000a\u001f åß–""#)
  }

  @Test func `slashes are escaped when asked for`() {
    let value: JSONValue = .object(["a/b": "1/2"])
    #expect(text(value) == #"{"a/b":"1/2"}"#)
    let escaped = JSONWriter.data(value, escapesSlashes: true)
    #expect(String(decoding: escaped, as: UTF8.self) == #"{"a\/b":"1\/2"}"#)
  }

  @Test func `what is written is read back by the system's parser`() throws {
    let title = "Ö \"quoted\" \\ \t end"
    let data = JSONWriter.data(.object(["title": .string(title), "empty": .object([:]), "none": .array([])]))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["title"] as? String == title)
    #expect(object.count == 3)
  }
}

@Suite(.timeLimit(.minutes(5))) struct JSONValueTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("1", .integer(1)),
      ("-1", .integer(-1)), ("1.5", .decimal(1.5)), (#""1""#, .string("1")), (#""true""#, .string("true")),
      ("9223372036854775807", .integer(.max)), ("9223372036854775808", .decimal(9_223_372_036_854_775_808)),
      ("[]", .array([])), ("[[],null]", .array([.array([]), .null])), ("{}", .object([JSONMember]())),
    ] as [(String, JSONValue)]
  )
  func `each kind of value is read as what it is`(text: String, value: JSONValue) throws {
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) == value)
  }

  @Test func `members are read in the order of their names`() throws {
    let text = #"{"b":1,"a":{"d":2,"c":3}}"#

    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))

    #expect(JSONWriter.data(value) == Data(#"{"a":{"c":3,"d":2},"b":1}"#.utf8))
  }

  @Test func `of a member that is given twice the first counts`() {
    let members = [JSONMember(name: "a", value: 1), JSONMember(name: "a", value: 2)]

    #expect(JSONValue.object(members).members == ["a": JSONValue.integer(1)])
  }

  @Test func `only an object has members`() {
    #expect(JSONValue.object([JSONMember]()).members?.isEmpty == true)
    #expect(JSONValue.array([]).members == nil)
    #expect(JSONValue.null.members == nil)
  }

  @Test func `no moment is null`() {
    let moment: Date? = nil

    #expect(JSONValue.date(moment) == JSONValue.null)
  }
}
