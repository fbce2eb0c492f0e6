import ClockFakes
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct VaryTests {
  private func matches(_ vary: HTTPFields, _ first: HTTPFields, _ second: HTTPFields) -> Bool {
    let first = HTTPRequest.get("https://example.com", first)
    let second = HTTPRequest.get("https://example.com", second)
    let response = HTTPResponse(status: .ok, fields: vary)
    let stored = StoredResponse(
      response,
      to: first,
      requestedAt: SettableDate.start,
      receivedAt: SettableDate.start
    )
    return stored?.answers(second) ?? false
  }

  static let selections: [(vary: HTTPFields, first: HTTPFields, second: HTTPFields, isMatch: Bool)] = [
    ([:], [:], [:], true), ([:], ["Foo": "1"], ["Foo": "2"], true),
    ([.vary: "Foo"], ["Foo": "1"], ["Foo": "1"], true), ([.vary: "foo"], ["FOO": "1"], ["Foo": "1"], true),
    ([.vary: "Foo"], ["Foo": "1"], ["Foo": "2"], false), ([.vary: "Foo"], ["Foo": "1"], [:], false),
    ([.vary: "Foo"], [:], ["Foo": "1"], false), ([.vary: "Foo"], [:], [:], true),
    ([.vary: "Foo"], ["Foo": ""], [:], false),
    ([.vary: "Foo"], ["Foo": "1", "Bar": "2"], ["Foo": "1"], true),
    ([.vary: "Foo, Bar"], ["Foo": "1", "Bar": "2"], ["Foo": "1"], false),
    ([.vary: "Foo", .vary: "Bar"], ["Foo": "1", "Bar": "2"], ["Foo": "1", "Bar": "3"], false),
    ([.vary: "*"], [:], [:], false), ([.vary: "Foo, *"], ["Foo": "1"], ["Foo": "1"], false),
    ([.vary: ", *"], [:], [:], false), ([.vary: "", .vary: "*"], [:], [:], false),
    ([.vary: ""], [:], [:], true),
    ([.vary: "Foo"], ["Foo": "1,2"], ["Foo": " 1 , 2 "], true),
    ([.vary: "Foo"], ["Foo": "1", "Foo": "2"], ["Foo": "1, 2"], true),
    ([.vary: "Foo"], ["Foo": "a"], ["Foo": "A"], false),
    ([.vary: "Accept-Language"], ["Accept-Language": "en, DE"], ["Accept-Language": "EN,de"], true),
    ([.vary: "Accept-Encoding"], ["Accept-Encoding": "gzip"], ["Accept-Encoding": "GZIP"], true),
    ([.vary: "Accept-Charset"], ["Accept-Charset": "utf-8"], ["Accept-Charset": "UTF-8"], true),
    ([:], [.authorization: "token a"], [.authorization: "token a"], true),
    ([:], [.authorization: "token a"], [.authorization: "token b"], false),
    ([:], [.authorization: "token a"], [:], false), ([:], [:], [.authorization: "token a"], false),
  ]

  @Test(arguments: selections)
  func `a stored response answers requests with the same selecting fields`(
    vary: HTTPFields,
    first: HTTPFields,
    second: HTTPFields,
    isMatch: Bool
  ) {
    #expect(matches(vary, first, second) == isMatch)
  }

  @Test(arguments: ["authorization", "cookie", "proxy-authorization"])
  func `credentials are not kept in the clear`(name: String) throws {
    let request = HTTPRequest.get("https://example.com", [HTTPField.Name(name): "secret-4711"])
    let value = try #require(SelectingField(name: name, of: request).value)
    #expect(!value.contains("secret") && !value.contains("4711"))
  }
}
