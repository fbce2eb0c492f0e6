import Foundation
import Testing

@testable import MonorepoRunner

/// The lines of XCTest among all that a program prints.
@Suite struct XCTestLinesTests {
  private static let start = "Test Case 'Old.testA' started at 2026-11-22 04:05:43.492\n"
  private static let pass = "Test Case 'Old.testA' passed (0.25 seconds)\n"
  private static let error = "/Old.swift:6: error: Old.testA : no\n"

  @Test func `a line that a test ends with a carriage return hides none behind it`() {
    let stream = stream(Self.start + "HTTP/1.1 200 OK\r\n" + Self.error + "\r\n" + Self.pass)

    #expect(stream.traces.map(\.messages) == [["/Old.swift:6: no"]])
    #expect(stream.traces.map(\.isUnfinished) == [false])
  }

  @Test(arguments: [error + start + pass, start + pass + error])
  func `an error outside of the test that it names is none of its issues`(text: String) {
    #expect(stream(text).traces.map(\.outcome) == [.passed])
  }

  @Test(arguments: [
    "/Old.swift:6: error: Old.testAB : no\n", "/Old.swift:6: error: Old.testB : no\n",
    "error: Old.testA : no\n", "/Old.swift:6: Old.testA : a remark\n",
  ])
  func `a line that only looks like an issue of the test is none`(line: String) {
    #expect(stream(Self.start + line + Self.pass).traces.map(\.outcome) == [.passed])
  }

  @Test(arguments: ["starting ... ", "x Test Case 'Old.testA' ", "\r", "Test Case '"])
  func `the start and the end of a test are read behind text without a line break`(text: String) {
    let end = "Test Case 'Old.testA' failed (0.5 seconds)\n"

    let stream = stream(text + Self.start + Self.error + text + end)

    #expect(stream.traces.map(\.messages) == [["/Old.swift:6: no"]])
    #expect(stream.traces.map(\.isUnfinished) == [false])
    #expect(stream.traces.map(\.duration) == [.seconds(0.5)])
  }

  @Test func `a test that prints that it passed and is told to have failed has failed`() {
    let stream = stream(Self.start + Self.pass + Self.error + "Test Case 'Old.testA' failed (0.5 seconds)\n")

    #expect(stream.traces.map(\.messages) == [["failed, and no line says why"]])
    #expect(stream.traces.map(\.outcome) == [.failed])
  }

  @Test(arguments: [
    "Test Case 'Old.testA' measured (1.0 seconds)\n", "Test Case 'Old.testA\n",
    "Test Case 'Old.testB' passed (1.0 seconds)\n", "Test Case 'Old.testA' passed\n",
    "Test Case 'Old.testA' passed (1.0 seconds).\n", "\"Test Case 'Old.testA' passed (1.0 seconds)\"\n",
    "Test Case 'Old.testA' passed (1.0 seconds), Test Case 'Old.testA' and more\n",
  ])
  func `a line that only looks like the end of the test is none`(line: String) {
    #expect(stream(Self.start + line).traces.map(\.isUnfinished) == [true])
  }

  @Test func `a line that only looks like the end of a test does not end what is told of it`() {
    let stream = stream(Self.start + "Test Case 'Other.testA' passed (1.0 seconds)\n" + Self.error)

    #expect(stream.traces.map(\.hasFailed) == [true])
  }

  @Test(arguments: [["M.Old/testA()"], ["M.Old/testA()", "M.Old/testB()"]])
  func `the run is over when every chosen test has ended, and not when a line says so`(ids: [String]) {
    let text = Self.start + Self.pass + "Test Suite 'Selected tests' passed at 2026\n" + Self.pass

    let stream = EventStream(Data(text.utf8), XCTestLines(ids))

    #expect(stream.hasEnded == (ids.count == 1))
    #expect(stream.traces.count(where: \.isWaiting) == ids.count - 1)
  }

  @Test func `a test takes the seconds that its last line tells`() {
    #expect(stream(Self.start + Self.pass).traces.map(\.duration) == [.seconds(0.25)])
  }

  @Test func `tests are told once, before anything else`() {
    var lines = XCTestLines(["M.Old/testA()"])

    let first = lines.add(Data(Self.start.utf8))
    let second = lines.add(Data(Self.pass.utf8))

    #expect(first.map(\.payload.kind) == ["function", "testStarted"])
    #expect(second.map(\.payload.kind) == ["testEnded", "runEnded"])
    #expect(first.first?.payload.name == "Old.testA")
  }

  @Test(arguments: [
    ("M.Old/testA", ["M.Old/testA()"]), ("M.Outer.Old/test_$1", ["M.Outer.Old/test_$1()"]),
    ("Old/testA", []), ("M.Old", []), ("M.Old/testA/more", []), ("M.Old/test A", []),
  ])
  func `only a module, a type and a method make a test`(line: String, identifiers: [String]) {
    #expect(XCTestListing.identifiers(in: line + "\n") == identifiers)
  }

  @Test func `classes are named in order, and tests of a class in the order of the choice`() {
    let all = ["M.A/testA()", "M.A/testB()", "M.A/testC()", "M.B/testA()"]

    #expect(
      XCTestListing.argument(["M.B/testA()", "M.A/testC()", "M.A/testA()"], of: all)
        == "M.A/testC,M.A/testA,M.B"
    )
    #expect(XCTestListing.argument([], of: all) == "")
  }

  private func stream(_ text: String) -> EventStream {
    EventStream(Data(text.utf8), XCTestLines(["M.Old/testA()"]))
  }
}
