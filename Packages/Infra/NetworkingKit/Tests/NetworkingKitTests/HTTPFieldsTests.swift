import NetworkingKit
import Testing

@Suite struct HTTPFieldsTests {
  private let fields: HTTPFields = ["Vary": "a", "ETag": "\"1\"", "vary": "b"]

  @Test func `names are compared without regard to letter case`() {
    #expect(fields["eTAG"] == "\"1\"")
    #expect(HTTPField.Name("Age") == "AGE")
  }

  @Test func `lines of one name are joined with a comma`() {
    #expect(fields["Vary"] == "a, b")
    #expect(fields[values: "Vary"] == ["a", "b"])
  }

  @Test func `setting replaces every line at the place of the first`() {
    var fields = fields

    fields["VARY"] = "c"

    #expect(fields.map(\.value) == ["c", "\"1\""])
  }

  @Test func `setting nothing removes every line`() {
    var fields = fields

    fields["vary"] = nil

    #expect(fields.map(\.name) == ["ETag"])
  }

  @Test(arguments: [("a", "a"), (" a\t", "a"), ("a  ", "a"), ("  ", ""), ("a b", "a b"), ("", "")])
  func `blanks around a value are removed`(value: String, expected: String) {
    #expect(HTTPField(name: "X", value: value).value == expected)
  }
}
