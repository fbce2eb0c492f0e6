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

  @Test(arguments: [(String?.some("c"), ["c"]), (nil, [])])
  func `lines of one name that stand together are replaced together`(value: String?, left: [String]) {
    var fields: HTTPFields = [.vary: "a", .vary: "b"]

    fields[.vary] = value

    #expect(fields.map(\.value) == left)
  }

  @Test func `setting nothing removes every line`() {
    var fields = fields

    fields["vary"] = nil

    #expect(fields.map(\.name) == ["ETag"])
  }

  @Test(arguments: [
    ("ETag", "new", ["Vary: a", "ETag: new", "vary: b"]),
    ("Age", "7", ["Vary: a", "ETag: \"1\"", "vary: b", "Age: 7"]),
    ("ETag", nil, ["Vary: a", "vary: b"]), ("Age", nil, ["Vary: a", "ETag: \"1\"", "vary: b"]),
  ])
  func `a field of one line is set in its place, and one of none at the end`(
    name: String,
    value: String?,
    lines: [String]
  ) {
    var fields = fields

    fields[HTTPField.Name(name)] = value

    #expect(fields.map { $0.name.rawName + ": " + $0.value } == lines)
  }

  @Test func `lines that are set take the place of the first one, or the end where there is none`() {
    var fields = fields

    fields[values: "VARY"] = ["c", "d"]
    fields[values: "Age"] = ["1", "2"]

    #expect(fields.map(\.name.rawName) == ["VARY", "VARY", "ETag", "Age", "Age"])
    #expect(fields.map(\.value) == ["c", "d", "\"1\"", "1", "2"])
  }

  @Test(arguments: [
    (HTTPField.Name.accept, "Accept"), (.age, "Age"),
    (.authorization, "Authorization"), (.cacheControl, "Cache-Control"),
    (.contentEncoding, "Content-Encoding"), (.contentLength, "Content-Length"),
    (.contentLocation, "Content-Location"), (.contentType, "Content-Type"), (.cookie, "Cookie"),
    (.date, "Date"), (.etag, "ETag"), (.expires, "Expires"), (.ifModifiedSince, "If-Modified-Since"),
    (.ifNoneMatch, "If-None-Match"), (.lastModified, "Last-Modified"), (.location, "Location"),
    (.retryAfter, "Retry-After"), (.userAgent, "User-Agent"), (.vary, "Vary"),
  ])
  func `a field that is known goes out by its name`(name: HTTPField.Name, text: String) {
    #expect(name.rawName == text)
    #expect(name.description == text)
  }

  @Test(
    arguments: [
      (["vary": "a", "X": "1", "VARY": "b"], true), (["Vary": "b", "Vary": "a"], false),
      (["Vary": "a, b"], false),
      (["Vary": "a"], false), (["Vary": "a", "Vary": "b", "Vary": "c"], false), ([:], false),
    ] as [(HTTPFields, Bool)]
  )
  func `lines are the same when their values are, in the same order`(other: HTTPFields, areSame: Bool) {
    #expect(fields.hasSameLines("Vary", as: other) == areSame)
    #expect(other.hasSameLines("Vary", as: fields) == areSame)
    #expect(fields.hasSameLines("Age", as: other))
  }

  @Test(arguments: [
    ("a", "a"), (" a\t", "a"), ("\ta", "a"), ("a  ", "a"), ("  ", ""), ("a b", "a b"), ("", ""),
  ])
  func `blanks around a value are removed`(value: String, expected: String) {
    #expect(HTTPField(name: "X", value: value).value == expected)
  }
}
