import Testing

@testable import OfflineHTTP

@Suite struct FieldListTests {
  @Test(arguments: [
    ("a, b", ["a", "b"]), (" a ,, b,", ["a", "b"]), ("", []), (" , ", []),
    ("a=\"x, y\", b", ["a=\"x, y\"", "b"]),
    ("a=\"x\\\", y\", b", ["a=\"x\\\", y\"", "b"]), ("a\tb ,c", ["a\tb", "c"]), ("\ta\t,\tb", ["a", "b"]),
    ("\"open, b", ["\"open", "b"]), ("\"open", ["\"open"]),
    ("a=\"x, y\", \"b, c,", ["a=\"x, y\"", "\"b", "c"]), ("a=\"x\\, b", ["a=\"x\\", "b"]),
    ("a=\"x\\, y\", b", ["a=\"x\\, y\"", "b"]), ("\"a, \\\"b, c", ["\"a", "\\\"b", "c"]),
    ("a,\"b,c\"", ["a", "\"b,c\""]),
  ])
  func `a list is cut at the commas outside quotes`(value: String, elements: [String]) {
    #expect(FieldList.elements(of: value) == elements)
  }

  /// As many as fit in the head of a response.
  @Test(.timeLimit(.minutes(1))) func `thousands of quotes that are never closed are read in one pass`() {
    let elements = FieldList.elements(of: "\"" + String(repeating: ",\\\"", count: 21_000))
    #expect(elements == ["\""] + Array(repeating: "\\\"", count: 21_000))
  }

  @Test func `a backslash in an entity tag escapes nothing`() {
    #expect(FieldList.elements(of: #""a\", "b""#, hasEscapes: false) == [#""a\""#, #""b""#])
  }
}
