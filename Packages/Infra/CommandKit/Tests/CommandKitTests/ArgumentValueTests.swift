import CommandKit
import Testing

@Suite struct ArgumentValueTests {
  @Test(arguments: [("0", 0), ("-7", -7), ("+7", 7), ("9223372036854775807", Int.max)])
  func `whole numbers are read`(text: String, value: Int) throws {
    #expect(try Int(argument: text) == value)
  }

  @Test(arguments: ["", " 1", "1.0", "1,000", "0x10", "９", "9223372036854775808", "ten"])
  func `anything else is no whole number`(text: String) {
    #expect(throws: ArgumentError(.wholeNumber)) { try Int(argument: text) }
  }

  @Test(arguments: ["Ov23liAbC_9", "Iv1.8a61f9b3a7aba766", "a-b", "-", "0"])
  func `letters, digits, dots, hyphens and underscores are an identifier`(text: String) {
    #expect(Self.identifier.problem(with: text, from: .commandLine) == nil)
  }

  @Test(arguments: ["", " ", "a b", "a\u{1B}b", "a\n", "é", "９", "a/b", "\u{202E}a"])
  func `anything else is no identifier`(text: String) {
    #expect(
      Self.identifier.problem(with: text, from: .commandLine)
        == .invalidValue(
          UntrustedText(text),
          parameter: "--id <id>",
          origin: .commandLine,
          expected: .identifier
        )
    )
  }

  private static let identifier = Option<String?>("id", help: "An app.", accepting: .identifier)

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("10s", .seconds(10)), ("2m", .seconds(120)),
    ("1h", .seconds(3600)),
    ("0s", .zero),
  ])
  func `durations are read with their unit`(text: String, value: Duration) throws {
    #expect(try Duration(argument: text) == value)
  }

  @Test(arguments: [
    "", "10", "s", "-5s", "1.5s", "5 s", "5S", "5d", "5sm", "99999999999999999h", "99999999999999999999s",
  ])
  func `anything else is no duration`(text: String) {
    #expect(throws: ArgumentError(.duration)) {
      try Duration(argument: text)
    }
  }

  @Test(arguments: ["500ms", "1500ms", "10s", "2m", "90s", "1h", "0s"])
  func `a duration is spelled in the largest unit that loses nothing`(text: String) throws {
    #expect(try Duration(argument: text).argumentText == text)
  }

  @Test(arguments: [
    ("true", true), ("YES", true), ("on", true), ("1", true), ("false", false), ("No", false), ("off", false),
    ("0", false),
  ])
  func `truth values are read`(text: String, value: Bool) throws {
    #expect(try Bool(argument: text) == value)
  }

  @Test func `anything else is no truth value`() {
    #expect(throws: ArgumentError(.oneOf(["true", "false"]))) { try Bool(argument: "maybe") }
  }

  @Test func `an enumeration lists what it allows`() {
    #expect(throws: ArgumentError(.oneOf(["copper", "steel"]))) {
      try Tea.Kettle(argument: "Steel")
    }
  }

  @Test func `a bound is included in a range, and the next value is not`() {
    #expect(Tea.parse("leaves", "--limit", "100").invocation?[Tea.limit] == 100)
    #expect(
      Tea.parse("leaves", "--limit", "101").error?.message
        == "The value '101' is invalid for '--limit <n>'. Enter a value from 1 to 100."
    )
    #expect(Tea.parse("leaves", "--limit", "1").invocation?[Tea.limit] == 1)
    #expect(Tea.parse("leaves", "--limit", "0").invocation == nil)
  }

  @Test func `a type of one's own is read through its initialiser`() throws {
    let spot = Option<Spot?>("spot", help: "Where to sit.")
    let sit = Command("sit", abstract: "", parameters: [spot]) { _ in .done }
    let parser = CommandParser(Program("tea", version: "1", abstract: "", commands: [sit]))
    let good = parser.parse(arguments: ["sit", "--spot", "3:4"], environment: [:])
    #expect(try #require(good.invocation)[spot] == Spot(row: 3, seat: 4))
    let bad = parser.parse(arguments: ["sit", "--spot", "3"], environment: [:])
    #expect(
      try #require(bad.error).message
        == "The value '3' is invalid for '--spot <spot>'. Enter a row and a seat such as 3:4."
    )
  }

  private struct Spot: ArgumentValue, Equatable {
    let row: Int
    let seat: Int

    init(row: Int, seat: Int) {
      self.row = row
      self.seat = seat
    }

    init(argument: String) throws(ArgumentError) {
      let numbers = argument.split(separator: ":").compactMap { Int($0) }
      guard numbers.count == 2 else { throw ArgumentError(expected: "a row and a seat such as 3:4") }
      self.init(row: numbers[0], seat: numbers[1])
    }

    var argumentText: String { "\(row):\(seat)" }
  }
}
