import FeatureKit
import Testing

@Suite struct JSONValueTests {
  @Test(arguments: [
    (JSONValue.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(-12), "-12"), (.integer(.max), "9223372036854775807"),
    (.tenths(87), "8.7"), (.tenths(0), "0.0"), (.tenths(-5), "-0.5"), (.tenths(-87), "-8.7"),
    (.tenths(.min), "-922337203685477580.8"),
    (.array([]), "[]"), (.object([]), "{}"), (.string(""), #""""#),
    (.optional("a"), #""a""#), (.optional(nil as String?), "null"),
    (.optional(7), "7"), (.optional(nil as Int?), "null"),
  ])
  func `a value is written as JSON`(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test(arguments: [
    ("quote \" and backslash \\", #""quote \" and backslash \\""#),
    ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}[31m\u{1F}", ##""\u0000\u001b[31m\u001f""##),
    ("\u{7F}\u{9B}\u{85}", ##""\u007f\u009b\u0085""##),
    ("\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", ##""\u202e\u2066\u2069\u200e\u200f\u061c""##),
    ("\u{2028}\u{2029}", ##""\u2028\u2029""##),
    ("\u{200B}\u{FEFF}\u{AD}\u{E0041}", ##""\u200b\ufeff\u00ad\udb40\udc41""##),
    ("Åse 日本 👨‍👩‍👧 e\u{301} /", "\"Åse 日本 👨‍👩‍👧 e\u{301} /\""),
  ])
  func `a text is escaped where a terminal would act on it, and nowhere else`(text: String, written: String) {
    #expect(JSONValue.string(text).text.unicodeScalars.elementsEqual(written.unicodeScalars))
  }

  @Test func `values nest, in order, with indentation`() {
    let value = JSONValue.object([
      JSONValue.Member("b", .array([.integer(1), .array([]), .object([JSONValue.Member("x", .null)])])),
      JSONValue.Member("a\n", .strings(["one", "two"])),
    ])

    #expect(
      value.text == #"""
        {
          "b": [
            1,
            [],
            {
              "x": null
            }
          ],
          "a\n": [
            "one",
            "two"
          ]
        }
        """#
    )
  }
}
