import Testing

@testable import LenientJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LenientDecodingTests {
  private struct Link: Decodable, Equatable {
    let href: String
  }

  @Test(
    arguments: [
      (#"[{"href":"a"},{"href":"b"}]"#, ["a", "b"], []),
      (#"[{"href":"a"},{"href":7},"text",null,[1,[2]],{"href":"b"}]"#, ["a", "b"], [1, 1, 1, 1]),
      (#"[null,{"href":"a"},{"href":"b"},7]"#, ["a", "b"], [0, 2]),
      (#"{"href":"a"}"#, ["a"], []),
      ("[]", [], []),
      ("\"text\"", [], [0]),
      ("7", [], [0]),
    ] as [(String, [String], [Int])]
  )
  func `a list keeps what it understands`(json: String, kept: [String], dropped: [Int]) throws {
    let list = try decode(LossyArray<Link>.self, json)

    #expect(list.elements.map(\.href) == kept)
    #expect(list.droppedPlaces == dropped)
    #expect(list.droppedCount == dropped.count)
  }

  @Test(arguments: [
    (#""abc""#, "abc"), (#""  a b\n""#, "a b"), ("12", "12"), ("8.5", "8.5"), (#""""#, nil), (#""  ""#, nil),
    ("null", nil), ("true", nil), ("[]", nil), ("{}", nil),
  ])
  func `a text may be a number, be blank or be missing`(json: String, text: String?) throws {
    #expect(try decode([String: LenientText].self, #"{"x":\#(json)}"#)["x"]?.value == text)
  }

  private struct Event: Decodable {
    let date: Date?

    init(from decoder: any Decoder) throws {
      date = try decoder.container(keyedBy: NamedKey.self).date("at")
    }
  }

  @Test(arguments: [
    (#""2001-01-01T00:00:01Z""#, 1), (#""2001-01-01T00:00:01.500Z""#, 1.5), (#""2001-01-01""#, nil),
    ("7", nil),
    ("null", nil), (#""2001-01-01T00:00:01Z and then some more of it""#, nil),
  ])
  func `a moment has a fraction of a second or none`(json: String, seconds: Double?) throws {
    #expect(try decode(Event.self, #"{"at":\#(json)}"#).date?.timeIntervalSinceReferenceDate == seconds)
  }

  @Test(arguments: [
    "1583-01-01T00:00:00Z", "1600-02-29T12:00:00Z", "1899-12-31T23:59:59Z", "1900-02-28T00:00:00Z",
    "1970-01-01T00:00:00Z", "2000-02-29T23:59:59Z", "2023-03-01T00:00:00Z", "2024-02-29T08:30:15Z",
    "2026-12-31T23:59:59Z", "9999-12-31T23:59:59Z", "2026-08-24T09:00:00.000Z", "1969-12-31T23:59:59.999Z",
    "2026-08-24T09:00:00.123Z", "1583-01-01T00:00:00.500Z",
  ])
  func `a moment in plain form is the one that the calendar has`(text: String) throws {
    let date = try decode(Event.self, #"{"at":"\#(text)"}"#).date

    #expect(date != nil)
    #expect(date == (try Date(text, strategy: .iso8601)))
    // The general reader finds the same, and takes much longer.
    #expect(PlainMoment(text)?.date == date)
  }

  @Test(arguments: [
    "2023-02-29T00:00:00Z", "2023-13-01T00:00:00Z", "2023-00-10T00:00:00Z", "2023-01-00T00:00:00Z",
    "2023-04-31T00:00:00Z", "2023-01-01T23:60:00Z", "2023-01-01T23:59:61Z", "2023-01-01T25:00:00Z",
    "2023-01-01T24:00:01Z", "2023-01-01T24:01:00Z", "2023-02-29T00:00:00.000Z", "2024-02-30T00:00:00Z",
    "2023-12-32T00:00:00Z", "1900-02-29T00:00:00Z", "2023-06-31T00:00:00Z", "2023-09-31T00:00:00Z",
    "2023-11-31T00:00:00Z", "2009-02-30T00:00:00+09:00", "2009-02-30T00:00:00.12Z", "2009-02-30t00:00:00z",
    "2009-2-30T00:00:00Z", "1582-01-32T00:00:00Z",
  ])
  func `a moment that no calendar has is none`(text: String) throws {
    #expect(try decode(Event.self, #"{"at":"\#(text)"}"#).date == nil)
    #expect(PlainMoment(text)?.date == nil)
  }

  @Test(arguments: [
    ("2009-05-12t21:19:38z", "2009-05-12T21:19:38Z"), ("2009-05-12T21:19:38z", "2009-05-12T21:19:38Z"),
    ("2009-05-12t21:19:38+09:00", "2009-05-12T12:19:38Z"), ("2024-02-29t00:00:00z", "2024-02-29T00:00:00Z"),
  ])
  func `the letters of a moment may be small`(text: String, moment: String) throws {
    let date = try decode(Event.self, #"{"at":"\#(text)"}"#).date

    #expect(date == (try Date(moment, strategy: .iso8601)))
  }

  @Test(arguments: [
    ("2009-05-12T21:19:38+09:00", "2009-05-12T12:19:38Z"),
    ("2009-05-12T21:19:38.5+09:00", "2009-05-12T12:19:38.500Z"),
    ("2009-05-12T21:19:38.500-01:30", "2009-05-12T22:49:38.500Z"),
    ("2009-05-12T21:19:38.250000Z", "2009-05-12T21:19:38.250Z"),
  ])
  func `a moment may be of any time zone, and its fraction of any length`(
    text: String,
    moment: String
  ) throws {
    let date = try decode(Event.self, #"{"at":"\#(text)"}"#).date

    #expect(date != nil)
    #expect(date == PlainMoment(moment)?.date)
  }

  @Test(arguments: [
    ("2026-07-02T03:04:05", 804_654_245), ("2001-01-01T00:01:07", 67), ("1969-12-31T23:59:59", -978_307_201),
  ])
  func `each millisecond is one division of those since 2001, in each form`(text: String, second: Int) throws
  {
    for milliseconds in 0..<1000 {
      let fraction = String(String(1000 + milliseconds).dropFirst())
      let exact = Double(second * 1000 + milliseconds) / 1000
      for zone in ["Z", "+00:00"] {
        let date = try decode(Event.self, #"{"at":"\#(text).\#(fraction)\#(zone)"}"#).date
        #expect(date?.timeIntervalSinceReferenceDate == exact, "\(fraction)\(zone)")
      }
    }
  }

  @Test(arguments: [("123456", "123"), ("123600", "124"), ("999600", "1000")])
  func `a finer moment is rounded to the millisecond, as it is stored`(fraction: String, milliseconds: String)
    throws
  {
    let date = try decode(Event.self, #"{"at":"2026-07-02T03:04:05.\#(fraction)Z"}"#).date

    let rounded = try #require(Int(milliseconds))
    #expect(date?.timeIntervalSinceReferenceDate == Double(804_654_245_000 + rounded) / 1000)
  }

  @Test(arguments: [
    "1500-02-29T00:00:00Z", "2023-01-01T24:00:00Z", "2023-01-01T23:59:60Z", "2023-01-01 00:00:00Z",
    "2023-01-01T00:00:0xZ", "+023-01-01T00:00:00Z", "2023-01-01T00:00:00X", "2023-01-01T00:00:00,000Z",
    "2023-01-01T00:00:00.0x0Z", "2023-01-01T00:00:00.000X", "2023-01-01T00:00:00.00Z",
    "2023-01-01T09:00:00+0900",
  ])
  func `a moment of another form is what the general reader makes of it`(text: String) throws {
    let general = try? Date(text, strategy: .iso8601)

    #expect(try decode(Event.self, #"{"at":"\#(text)"}"#).date == general)
    #expect(PlainMoment(text)?.date == nil)
  }

  @Test(arguments: [
    ("8", 8000), ("8.7", 8700), (#""8.7""#, 8700), (#""8,75""#, 8750), (#""127 105""#, 127_105_000),
    ("\"127\u{00A0}105\"", 127_105_000), (#"" 12 ""#, 12_000), (#""-1.5""#, -1500), (#""0.0005""#, 0),
    (#""""#, nil), (#""12+""#, nil), (#""1.2.3""#, nil), (#"".5""#, nil), (#""1e3""#, nil), ("1e300", nil),
    (#""99999999999999999999""#, nil), ("null", nil), ("[1]", nil), (#""-5""#, -5000), (#""8.""#, nil),
    (#""999999999999999""#, 999_999_999_999_999_000), (#""1000000000000000""#, nil),
    ("8999999999999", 8_999_999_999_999_000), ("9000000000000", nil),
  ])
  func `a number may be written as a text`(json: String, thousandths: Int?) throws {
    #expect(try decode([String: LenientDecimal].self, #"{"x":\#(json)}"#)["x"]?.thousandths == thousandths)
  }

  @Test(arguments: [(99, true), (100, false)])
  func `a text of more than a hundred bytes is no number`(blanks: Int, isNumber: Bool) throws {
    let json = "{\"x\":\"1" + String(repeating: " ", count: blanks) + "\"}"

    #expect(try decode([String: LenientDecimal].self, json)["x"]?.thousandths == (isNumber ? 1000 : nil))
  }

  @Test(arguments: [("1993", 1993), (#""1993""#, 1993), ("8.5", nil), (#""x""#, nil)])
  func `a whole number has no fraction`(json: String, number: Int?) throws {
    #expect(try decode([String: LenientDecimal].self, #"{"x":\#(json)}"#)["x"]?.wholeNumber == number)
  }

  @Test(arguments: [
    (#""T""#, "T"), (#""T é""#, "T é"), (#""  T ""#, "T"), ("\"\u{3000}T\u{A0}\"", "T"), (#"" ""#, nil),
    ("12", "12"), (#""  T""#, "T"), (#""T  ""#, "T"),
  ])
  func `a member that is a text or a number has no blanks around it`(json: String, title: String?) throws {
    #expect(try decode(Envelope.self, #"{"title":\#(json)}"#).title == title)
  }

  @Test(arguments: [
    (#"{"title":null}"#, true), (#"{"title":""}"#, true), (#"{"title":" \n"}"#, true),
    (#"{"title":"T"}"#, false), (#"{"title":7}"#, false), (#"{"title":false}"#, false),
    (#"{"title":[]}"#, false), (#"{"title":{}}"#, false), ("{}", false),
  ])
  func `a member is blank where it is there with nothing in it`(json: String, isBlank: Bool) throws {
    #expect(try decode(Envelope.self, json).isBlank == isBlank)
  }

  private struct Envelope: Decodable {
    let title: String?
    let isBlank: Bool
    let count: Int?
    let links: [Link]

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: NamedKey.self)
      isBlank = object.isBlank("title")
      title = object.text("title")
      count = object.wholeNumber("odd:count")
      links = object.list(Link.self, "links", atMost: 3)?.elements ?? []
    }
  }

  @Test(arguments: [
    "{}", #"{"title":null,"odd:count":{},"links":"x"}"#, #"{"title":[],"odd:count":[],"links":3}"#,
  ])
  func `members that are missing or of another shape are absent`(json: String) throws {
    let envelope = try decode(Envelope.self, json)

    #expect(envelope.title == nil)
    #expect(envelope.count == nil)
    #expect(envelope.links.isEmpty)
  }

  @Test func `members of the expected shape are read`() throws {
    let envelope = try decode(Envelope.self, #"{"title":"T","odd:count":"1 000","links":[{"href":"a"}]}"#)

    #expect(envelope.title == "T")
    #expect(envelope.count == 1000)
    #expect(envelope.links == [Link(href: "a")])
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
