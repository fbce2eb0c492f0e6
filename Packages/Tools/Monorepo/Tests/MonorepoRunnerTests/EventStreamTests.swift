import Foundation
import MonorepoRunner
import Testing

@Suite struct EventStreamTests {
  @Test func `tests that end without an issue pass`() {
    let stream = EventStream(events(test("a"), test("b"), started("a"), ended("a"), started("b"), ended("b")))

    #expect(stream.passed == 2)
    #expect(stream.failures == [])
    #expect(stream.unfinished == [])
  }

  @Test func `a test with issues fails once and keeps their messages`() {
    let stream = EventStream(
      events(test("a"), started("a"), issue("a", "one"), issue("a", "two"), ended("a"))
    )

    #expect(stream.passed == 0)
    #expect(stream.failures.map(\.messages) == [["one", "two"]])
  }

  @Test func `an issue is told with its place`() {
    let place = #""isKnown":false,"sourceLocation":{"fileID":"A/B.swift","line":7}"#
    let stream = EventStream(events(test("a"), started("a"), issue("a", "one", place), ended("a")))

    #expect(stream.failures.map(\.messages) == [["A/B.swift:7: one"]])
  }

  @Test(arguments: [#""isKnown":true"#, #""isKnown":false,"severity":"warning""#])
  func `a known issue or a warning fails nothing`(kind: String) {
    let stream = EventStream(events(test("a"), started("a"), issue("a", "one", kind), ended("a")))

    #expect(stream.passed == 1)
    #expect(stream.failures == [])
  }

  @Test func `suites and skipped tests do not count`() {
    let suite = #"{"kind":"test","payload":{"id":"S","kind":"suite","name":"S"},"version":0}"#
    let skipped = #"{"kind":"event","payload":{"kind":"testSkipped","testID":"a"},"version":0}"#

    #expect(EventStream(events(suite, test("a"), started("S"), skipped, ended("S"))).passed == 0)
  }

  @Test func `a test that never ends is unfinished, and a line cut off is left out`() {
    let stream = EventStream(events(test("a"), started("a"), #"{"kind":"event","pay"#))

    #expect(stream.passed == 0)
    #expect(stream.unfinished == ["a"])
  }

  @Test func `an issue outside any test is a failure`() {
    let issue = #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"x"}]},"version":0}"#

    #expect(EventStream(events(issue)).failures.map(\.test) == [""])
  }

  private func events(_ lines: String...) -> Data { Data(lines.joined(separator: "\n").utf8) }

  private func test(_ id: String) -> String {
    #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"\#(id)"},"version":0}"#
  }

  private func started(_ id: String) -> String {
    #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":0}"#
  }

  private func ended(_ id: String) -> String {
    #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":0}"#
  }

  private func issue(_ id: String, _ text: String, _ kind: String = #""isKnown":false"#) -> String {
    #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{\#(kind)},"messages":[{"text":"\#(text)"}],"#
      + #""testID":"\#(id)"},"version":0}"#
  }
}
