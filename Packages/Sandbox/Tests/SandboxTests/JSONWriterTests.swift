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
