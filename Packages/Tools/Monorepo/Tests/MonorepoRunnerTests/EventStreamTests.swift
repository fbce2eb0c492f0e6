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

  private func events(_ lines: String...) -> Data { Data(lines.joined(separator: "\n").utf8) }

  private func test(_ id: String) -> String {
    #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"\#(id)"},"version":0}"#
  }

  private func started(_ id: String, at time: Double = 0) -> String {
    #"{"kind":"event","payload":{"kind":"testStarted","instant":{"absolute":\#(time)},"testID":"\#(id)"}}"#
  }

  private func ended(_ id: String, at time: Double = 0) -> String {
    #"{"kind":"event","payload":{"kind":"testEnded","instant":{"absolute":\#(time)},"testID":"\#(id)"}}"#
  }

  private func issue(_ id: String, _ text: String, _ kind: String = #""isKnown":false"#) -> String {
    #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{\#(kind)},"messages":[{"text":"\#(text)"}],"#
      + #""testID":"\#(id)"},"version":0}"#
  }
}
