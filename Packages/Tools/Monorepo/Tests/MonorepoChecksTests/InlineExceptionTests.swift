import MonorepoGraph
import Testing

@testable import MonorepoChecks

@Suite(.timeLimit(.minutes(5))) struct InlineExceptionTests {
  @Test func `an exception with one name that is no rule covers nothing, and all such names are told`() throws
  {
    var fixture = Fixture()
    fixture.add("let a = Date() // monorepo:allow ambient, time, place: for us", to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.ambient, .exception])
    #expect(findings.last?.what == "the exception names time, place")
  }

  @Test(arguments: [
    "// monorepo: allow ambient: for us", "//monorepo:allow ambient: for us",
    "/// monorepo:allow ambient: for us", "/* monorepo:allow ambient: for us */",
    "// Monorepo:Allow ambient: for us", "// monorepo : allow ambient: for us",
  ])
  func `a comment that was probably meant as an exception covers nothing, and is found`(
    comment: String
  ) throws {
    var fixture = Fixture()
    fixture.add("let a = Date() " + comment, to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.ambient, .exception])
    #expect(findings.map(\.line) == [3, 3])
    #expect(findings.last?.remedy == "begin it with “// monorepo:allow”, or write other words")
  }

  @Test(arguments: [
    "// The monorepo: allow it.", "// monorepo allows it", "//", #"let b = "// monorepo: allow""#,
  ])
  func `any other comment, and a text, is none`(code: String) throws {
    var fixture = Fixture()
    fixture.add(code, to: Fixture.filmsSource)

    #expect(try fixture.findings() == [])
  }

  @Test func `of several rules the one that covers no finding is told`() throws {
    var fixture = Fixture()
    fixture.add("let a = Date() // monorepo:allow ambient, swallowed-error: for us", to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.what) == ["the exception from swallowed-error covers no finding"])
    #expect(findings.map(\.line) == [3])
  }

  @Test func `an exception whose reason follows a dash is told to put a colon there`() throws {
    var fixture = Fixture()
    fixture.add("let a = Date() // monorepo:allow ambient - only for us", to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.what).last == "the exception has no reason")
    #expect(findings.last?.remedy == "put a colon before the reason, in several words")
    #expect(findings.map(\.rule) == [.ambient, .exception])
  }

  @Test(arguments: ["let a = Date()", "let a = 1"])
  func `an exception from a rule that is not looked at is no finding`(code: String) throws {
    var fixture = Fixture()
    fixture.add(code + " // monorepo:allow ambient: for us", to: Fixture.filmsSource)
    fixture.rules = Fixture.rules(with: #""severity": {"ambient": "off"}"#)
    let off = try fixture.findings()
    fixture.rules = nil
    let unwritten = try fixture.findings()

    #expect(off == [])
    #expect(unwritten == [])
  }
}
