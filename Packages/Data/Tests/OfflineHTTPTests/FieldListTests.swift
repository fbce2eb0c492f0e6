import Testing

@testable import OfflineHTTP

@Suite struct FieldListTests {
  @Test(arguments: [
    ("a, b", ["a", "b"]), (" a ,, b,", ["a", "b"]), ("", []), (" , ", []),
    ("a=\"x, y\", b", ["a=\"x, y\"", "b"]),
    ("a=\"x\\\", y\", b", ["a=\"x\\\", y\"", "b"]), ("a\tb ,c", ["a\tb", "c"]), ("\ta\t,\tb", ["a", "b"]),
    ("\"open, b", ["\"open", "b"]), ("\"open", ["\"open"]),
    ("a=\"x, y\", \"b, c,", ["a=\"x, y\"", "\"b", "c"]),
  ])
  func `a list is cut at the commas outside quotes`(value: String, elements: [String]) {
    #expect(FieldList.elements(of: value) == elements)
  }

  @Test func `a backslash in an entity tag escapes nothing`() {
    #expect(FieldList.elements(of: #""a\", "b""#, hasEscapes: false) == [#""a\""#, #""b""#])
  }
}
