import Testing

@testable import CommandKit

@Suite struct ProgramInvocationTests {
  private static let program = Program(
    "tea",
    version: "1.2.0",
    invocation: "scripts/tea",
    date: ReleaseDate("2026-02-03"),
    abstract: "Brew tea.",
    examples: [Example("tea leaves", "The leaves."), Example("teapot leaves", "Another program.")],
    commands: [Tea.leaves]
  )

  private func parse(_ arguments: String...) -> ParseOutcome {
    CommandParser(Self.program).parse(arguments: arguments, environment: [:])
  }

  @Test func `help shows the program as users call it`() throws {
    let help = try #require(parse("leaves", "--help").help)

    #expect(help.contains("\nUsage: scripts/tea leaves ["))
    #expect(help.contains("\n  scripts/tea leaves --limit 5 "))
    #expect(help.hasSuffix("See 'scripts/tea help leaves <subcommand>' for detailed help."))
  }

  @Test func `concise help changes the name at the beginning of a line only`() throws {
    let help = try #require(parse().help)

    #expect(help.contains("\n  scripts/tea leaves "))
    #expect(help.contains("\n  teapot leaves "))
    #expect(help.contains("'scripts/tea --help'"))
  }

  @Test func `a manual page is piped from a command that works, while completions are for the name`() {
    #expect(parse("manual", "--help").help?.contains("scripts/tea manual | man -l -") == true)
    #expect(parse("completion", "--help").help?.contains("(scripts/tea") == false)
  }

  @Test func `an error points to help that can be asked for`() {
    #expect(parse("leaves", "--nope").error?.hint.contains("'scripts/tea leaves --help'") == true)
  }

  @Test func `the version, manual pages and completions keep the name`() throws {
    let page = try #require(parse("manual", "leaves").export)

    #expect(parse("--version").version == "tea 1.2.0")
    #expect(page.contains("\n.Nm \"\\&tea leaves\"\n"))
    #expect(page.contains("\ntea leaves show sencha\n"))
    #expect(!page.contains("scripts"))
    #expect(parse("completion", "bash").export?.contains("scripts") == false)
  }

  @Test func `a manual page has the date of the release`() throws {
    #expect(try #require(parse("manual").export).hasPrefix(".Dd February 3, 2026\n.Dt TEA 1\n"))
  }

  @Test(arguments: [
    ("2026-11-22", "November 22, 2026"), ("0001-01-01", "January 1, 1"), ("2024-02-29", "February 29, 2024"),
    ("9999-12-31", "December 31, 9999"),
  ])
  func `a date is read from its ISO form`(text: String, written: String) {
    #expect(ReleaseDate(text)?.manualText == written)
  }

  @Test(arguments: zip(1...12, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]))
  func `a month ends with its last day`(month: Int, last: Int) {
    let beginning = month < 10 ? "2026-0\(month)-" : "2026-\(month)-"

    #expect(ReleaseDate(beginning + String(last))?.day == last)
    #expect(ReleaseDate(beginning + String(last + 1)) == nil)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00", "2026-1-022", "0000-01-01",
    "2026-11-22T00", "+026-11-22", "2026-11-22-", "२०२६-११-२२",
  ])
  func `what is no date is refused`(text: String) {
    #expect(ReleaseDate(text) == nil)
  }
}
