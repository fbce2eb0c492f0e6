import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite(.timeLimit(.minutes(5))) struct RequestFieldsTests {
  private func fields(_ json: String) throws -> RequestFields {
    try RequestFields(Data(json.utf8))
  }

  /// The code of a refusal; `nil` where there is none.
  private func code(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return (error as? CareersFault)?.code
    }
  }

  @Test(
    arguments: [
      ("null", ""), ("true", "true"), ("false", "false"), ("0", "0"), ("1", "1"), ("-7", "-7"),
      ("1.5", "1.5"), (#"" a b ""#, "a b"), ("[]", ""), (#"[1,"a",null,[2,true]]"#, "1,a,,2,true"),
      ("{}", "[object Object]"), (#"{"a":1}"#, "[object Object]"),
    ] as [(String, String)]
  )
  func `a value becomes a text as in ECMAScript`(json: String, text: String) throws {
    #expect(try fields(#"{"a":\#(json)}"#).text("a") == text)
  }

  @Test func `a member that is null is there, and one that is absent is not`() throws {
    let fields = try fields(#"{"a":null}"#)

    #expect(fields.contains("a"))
    #expect(fields["a"] == JSONValue.null)
    #expect(!fields.contains("b"))
    #expect(fields["b"] == nil)
    #expect(fields.text("b") == "")
  }

  @Test(arguments: ["", "[1]", #""text""#, "7", "true"])
  func `a body that is no object has no members`(body: String) throws {
    #expect(try !fields(body).contains("a"))
  }

  @Test func `no body has no members`() throws {
    #expect(try !RequestFields(nil).contains("a"))
  }

  @Test(arguments: [("", nil), ("  ", nil), ("abc", "abc"), (" abc ", "abc")] as [(String, String?)])
  func `a text that may be left out is trimmed, then measured`(text: String, expected: String?) throws {
    let found = try fields(#"{"a":"\#(text)"}"#).optionalText("a", upTo: 3, or: "long")

    #expect(found == expected)
  }

  @Test(arguments: [("abcd", "wrong"), ("", "wrong"), (" ", "wrong"), ("abc", nil)] as [(String, String?)])
  func `a text that must be there is neither blank nor too long`(text: String, expected: String?) throws {
    let fields = try fields(#"{"a":"\#(text)"}"#)

    #expect(code { _ = try fields.requiredText("a", upTo: 3, or: "wrong") } == expected)
  }

  @Test(
    arguments: [
      ("09af", 64, true), ("09AF", 64, true), ("", 63, false), ("", 65, false), ("g", 64, false),
      ("`", 64, false), ("/", 64, false), (":", 64, false), ("@", 64, false), ("G", 64, false),
    ] as [(String, Int, Bool)]
  )
  func `a checksum has 64 hexadecimal digits`(start: String, length: Int, isRead: Bool) throws {
    let rest = String(repeating: "0", count: length - start.utf8.count)
    let fields = try fields(#"{"checksumSha256":"\#(start + rest)"}"#)

    #expect(code { _ = try fields.checksum() } == (isRead ? nil : "invalid_checksum_sha256"))
  }

  @Test(arguments: ["a", "AZ", "az", "09", "a/b_c-d.e", ".", "a.b.c", "a/", "-", "_"])
  func `a key has letters, digits and four other signs`(key: String) throws {
    #expect(try fields(#"{"objectKey":"\#(key)"}"#).objectKey() == key)
  }

  @Test(arguments: ["", "/a", "..", "a/../b", "a..", ":", "@", "[", "`", "{", "a b", "a+b", "a%2F", "é"])
  func `a key has nothing else, no slash in front and no two dots in a row`(key: String) throws {
    let fields = try fields(#"{"objectKey":"\#(key)"}"#)

    #expect(code { _ = try fields.objectKey() } == "invalid_object_key")
  }

  @Test(
    arguments: [
      ("a@b.c", "a@b.c"), (" A@B.C ", "a@b.c"), ("a.b@c.d.e", "a.b@c.d.e"), ("a@b", nil), ("a@.c", nil),
      ("a@b.", nil), ("a@b.c.", nil), ("@b.c", nil), ("a@@b.c", nil), ("a@b c.d", nil), ("", nil),
    ] as [(String, String?)]
  )
  func `an address has a name, one at sign and a dot inside its domain`(text: String, email: String?) throws {
    let fields = try fields(#"{"email":"\#(text)"}"#)

    let found = try? fields.email()

    #expect(found == email)
    #expect(code { _ = try fields.email() } == (email == nil ? "invalid_email" : nil))
  }
}

@Suite(.timeLimit(.minutes(5))) struct TrimmedTextTests {
  @Test(
    arguments: [
      0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
      0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ] as [ClosedRange<UInt32>]
  )
  func `blanks of ECMAScript are trimmed, and their neighbours are not`(range: ClosedRange<UInt32>) {
    for value in range {
      let blank = UnicodeScalar(value).map { String(Character($0)) } ?? "x"
      #expect((blank + "a" + blank + "b" + blank).trimmed == "a" + blank + "b", "\(value)")
      #expect((blank + blank).trimmed == "", "\(value)")
    }
    for value in [range.lowerBound - 1, range.upperBound + 1] {
      let text = UnicodeScalar(value).map { String(Character($0)) } ?? "x"
      #expect(text.trimmed == text, "\(value)")
    }
  }

  @Test func `a text without blanks around it stays as it is`() {
    #expect("".trimmed == "")
    #expect("a".trimmed == "a")
    #expect("\u{85}a\u{85}".trimmed == "\u{85}a\u{85}")
    // A mark that belongs to a blank is no part of it.
    #expect(" \u{301}a".trimmed == "\u{301}a")
  }

  @Test func `a length counts the halves of a pair of surrogates`() {
    #expect("aé".lengthInCodeUnits == 2)
    #expect("😀".lengthInCodeUnits == 2)
  }
}

@Suite(.timeLimit(.minutes(5))) struct AddressAlphabetTests {
  @Test(
    arguments: [
      ([], ""), ([0], "AA"), ([0, 0], "AAA"), ([0, 0, 0], "AAAA"), ([0xFB, 0xFF], "-_8"),
      ([0xFB, 0xEF, 0xBE, 0xFF], "----_w"), ([1, 2, 3, 4, 5], "AQIDBAU"),
    ] as [([UInt8], String)]
  )
  func `bytes and their text without padding lead to each other`(bytes: [UInt8], text: String) {
    #expect(Data(bytes).base64URLText == text)
    #expect(Data(base64URLText: text) == Data(bytes))
  }

  @Test(arguments: ["!", "A!AA", "é"])
  func `another text has no bytes`(text: String) {
    #expect(Data(base64URLText: text) == nil)
  }
}
