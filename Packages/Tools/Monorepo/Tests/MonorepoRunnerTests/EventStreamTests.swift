import Foundation
import Testing

@testable import MonorepoRunner

@Suite struct EventStreamTests {
  @Test func `tests that end without an issue pass`() {
    let stream = EventStream(events(test("a"), test("b"), started("a"), ended("a"), started("b"), ended("b")))

    #expect(stream.tests.map(\.outcome) == [.passed, .passed])
  }

  @Test func `a test takes as long as its instants say`() {
    let stream = EventStream(events(test("a"), started("a", at: 1.5), ended("a", at: 4)))

    #expect(stream.tests.map(\.duration) == [.seconds(2.5)])
  }

  @Test func `a test with issues fails and keeps their messages`() {
    let stream = EventStream(
      events(test("a"), started("a"), issue("a", "one"), issue("a", "two"), ended("a"))
    )

    #expect(stream.tests.map(\.outcome) == [.failed])
    #expect(stream.tests.map(\.messages) == [["one", "two"]])
  }

  @Test func `an issue is reported with its place`() {
    let place = #""isKnown":false,"sourceLocation":{"fileID":"A/B.swift","line":7}"#
    let stream = EventStream(events(test("a"), started("a"), issue("a", "one", place), ended("a")))

    #expect(stream.tests.map(\.messages) == [["A/B.swift:7: one"]])
  }

  @Test(arguments: [
    (#""isKnown":true"#, TestResult.Outcome.knownIssue),
    (#""isKnown":false,"severity":"warning""#, .passed),
  ])
  func `a known issue or a warning fails nothing`(kind: String, outcome: TestResult.Outcome) {
    let stream = EventStream(events(test("a"), started("a"), issue("a", "one", kind), ended("a")))

    #expect(stream.tests.map(\.outcome) == [outcome])
  }

  @Test(arguments: ["testSkipped", "testCancelled"])
  func `a test that its code skips is skipped`(kind: String) {
    let skipped = #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"a"},"version":0}"#

    #expect(
      EventStream(events(test("a"), started("a"), skipped, ended("a"))).tests.map(\.outcome) == [.skipped]
    )
  }

  @Test func `types with tests are no tests, but can have issues`() {
    let suite = #"{"kind":"test","payload":{"id":"S","kind":"suite","name":"S"},"version":0}"#
    let stream = EventStream(events(suite, test("a"), started("S"), issue("S", "one"), ended("S")))

    #expect(stream.tests.map(\.id) == ["a"])
    #expect(stream.traces.filter(\.hasFailed).map(\.id) == ["S"])
  }

  @Test func `a test that never ends is unfinished, and a line cut off is left out`() {
    let stream = EventStream(events(test("a"), test("b"), started("a"), #"{"kind":"event","pay"#))

    #expect(stream.tests.map(\.isUnfinished) == [true, false])
    #expect(stream.tests.map(\.isWaiting) == [false, true])
  }

  @Test func `an issue outside any test is reported`() {
    let issue = #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"x"}]},"version":0}"#

    #expect(EventStream(events(issue)).looseIssues == ["x"])
  }

  @Test func `records that come in pieces are put together`() {
    var lines = EventLines()
    let text = Array(events(test("a"), started("a")) + Data("\n".utf8))

    let records = text.flatMap { lines.add(Data([$0])) }

    #expect(records.map(\.payload.kind) == ["function", "testStarted"])
  }

  @Test(arguments: [
    (#","displayName":"shown","name":"plain""#, "shown"), (#","name":"plain""#, "plain"), ("", "a"),
  ])
  func `a test goes by its display name, its name or its identifier`(names: String, name: String) {
    let test = #"{"kind":"test","payload":{"id":"a","kind":"function"\#(names)},"version":0}"#

    #expect(EventStream(events(test)).tests.map(\.name) == [name])
  }

  @Test func `a test that is told twice is one`() {
    #expect(EventStream(events(test("a"), test("a"))).traces.map(\.id) == ["a"])
  }

  @Test func `a test that ends without a beginning did not run`() {
    let stream = EventStream(events(test("a"), ended("a", at: 3)))

    #expect(stream.tests.map(\.progress) == [.listed])
    #expect(stream.tests.map(\.duration) == [.zero])
  }

  @Test func `the end of a run is told`() {
    let end = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#

    #expect(EventStream(events(test("a"), end)).hasEnded)
    #expect(!EventStream(events(test("a"))).hasEnded)
  }

  @Test func `several messages of one issue are one text`() {
    let issue = #"{"kind":"issueRecorded","testID":"a","messages":[{"text":"x"},{"text":"y"}]}"#
    let stream = EventStream(events(test("a"), #"{"kind":"event","payload":\#(issue)}"#))

    #expect(stream.tests.map(\.messages) == [["x y"]])
  }

  @Test func `an issue of a test that was not told is one outside of tests`() {
    #expect(EventStream(events(test("a"), issue("b", "x"))).looseIssues == ["x"])
  }

  @Test func `the first failure is that of a test with its first issue, else an issue outside of tests`() {
    let outside = #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"z"}]}}"#
    let failures = [issue("b", "x"), issue("b", "y")]

    #expect(
      EventStream(events([test("a"), outside, test("b")] + failures)).firstFailure == "b: x"
    )
    #expect(EventStream(events([test("a"), outside])).firstFailure == "z")
    #expect(EventStream(events([test("a")])).firstFailure == nil)
  }

  @Test func `a record of an unknown kind tells nothing`() {
    let stream = EventStream(events(#"{"kind":"metadata","payload":{"id":"a","kind":"function"}}"#))

    #expect(stream.traces == [])
  }

  private func events(_ lines: String...) -> Data { events(lines) }

  private func events(_ lines: [String]) -> Data { Data(lines.joined(separator: "\n").utf8) }

  private func test(_ id: String) -> String { ToldEvent.test(id).line }

  private func started(_ id: String, at time: Double = 0) -> String { ToldEvent.started(id, at: time).line }

  private func ended(_ id: String, at time: Double = 0) -> String { ToldEvent.ended(id, at: time).line }

  private func issue(_ id: String, _ text: String, _ kind: String = #""isKnown":false"#) -> String {
    ToldEvent.issue(id, text, is: kind).line
  }
}
