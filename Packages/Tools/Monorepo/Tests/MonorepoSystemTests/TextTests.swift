import Foundation
import Testing

@testable import MonorepoSystem

@Suite struct TextTests {
  @Test(arguments: [([], nil), (["a"], nil), (["a", "b", "b", "a"], "b")] as [([String], String?)])
  func `the first element that is there a second time is known`(elements: [String], repeated: String?) {
    #expect(elements.firstRepeated == repeated)
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func `only one of a thing has no plural`(count: Int, text: String) {
    #expect(count.counted("file") == text)
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("\n", ["\n"]), ("a\n\nb", ["a\n", "\n", "b"]),
    ("a\r\nb\r\n", ["a\r\n", "b\r\n"]),
    ("a\rb\n", ["a\rb\n"]),
  ])
  func `lines keep what ends them, and joined are the text again`(text: String, lines: [String]) {
    #expect(text.linesWithEnds.map(String.init) == lines)
  }

  @Test(arguments: [
    ("a\n", "a", "\n"), ("a\r\n", "a", "\r\n"), ("a", "a", ""), ("\n", "", "\n"), (" \n", " ", "\n"),
  ])
  func `a line is told from what ends it`(line: String, content: String, end: String) {
    #expect(line.withoutLineEnd == content)
    #expect(line.lineEnd == end)
  }

  @Test(arguments: [
    (["a", "```", "b", "```", "c"], [false, true, true, true, false]),
    (["~~~", "```", "~~~", "a"], [true, true, true, false]),
    (["````", "```", "`````", "a"], [true, true, true, false]),
    (["```", "``` b", "```  ", "a"], [true, true, true, false]),
    (["``", "a"], [false, false]), (["```a```", "b"], [false, false]), (["~~~a~~~", "b"], [true, true]),
    (["```swift", "a"], [true, true]), (["", "a"], [false, false]),
  ])
  func `a code block ends with as many signs as it began with`(lines: [Substring], areCode: [Bool]) {
    var blocks = CodeBlocks()
    #expect(lines.map { blocks.holds($0) } == areCode)
  }

  @Test(arguments: [
    ([], "cbf29ce484222325"), ([""], "af64724c8602eb6e"), (["ab"], "e7202e190542452f"),
    (["a", "b"], "d2b371819297f98a"), (["ä"], "5fda201c1dec8367"),
    (["1390"], "00f5508e9455e471"),
  ])
  func `a digest has sixteen digits and tells texts and borders apart`(texts: [String], digits: String) {
    var digest = Digest()
    for text in texts { digest.add(text) }
    #expect("\(digest)" == digits)
  }

  @Test func `the digest of a text is that of one added text`() {
    var digest = Digest()
    digest.add("a")
    #expect(Digest("a") == digest)
    #expect(Digest("a") != Digest())
  }

  @Test func `an object for programs has sorted keys, and slashes as they are`() {
    #expect(
      JSONText.text(of: ["b": "c/d", "a": "e"]) == """
        {
          "a" : "e",
          "b" : "c/d"
        }
        """
    )
    #expect(JSONText.text(of: Double.infinity) == "{}")
  }

  @Test func `what leads to itself through others is followed once`() {
    let leadsTo = [1: [2], 2: [3, 1], 3: [], 4: [1]]
    #expect(Set([1]).closure { leadsTo[$0] ?? [] } == [1, 2, 3])
    #expect(Set([4, 3]).closure { leadsTo[$0] ?? [] } == [1, 2, 3, 4])
    #expect(Set<Int>().closure { [$0] }.isEmpty)
  }

  @Test(arguments: [("a/b/c.swift", ["a/b", "a"]), ("a", []), ("", [])])
  func `the folders above a path are told from the nearest on`(path: String, folders: [String]) {
    #expect(PathAncestry.folders(above: path) == folders)
  }

  @Test func `what cannot be used is told with its line, if it has one, and the remedy`() {
    #expect("\(UnusableInput(path: "a", what: "b", remedy: "c"))" == "a: b — c")
    #expect("\(UnusableInput(path: "a", line: 3, what: "b", remedy: "c"))" == "a:3: b — c")
  }

  @Test(arguments: [
    (SubprocessOutcome.Ending.exited(0), true), (.exited(1), false), (.exited(-1), false),
    (.signalled(0), false),
    (.signalled(9), false),
  ])
  func `a program succeeds when it ends by itself with 0`(ending: SubprocessOutcome.Ending, succeeds: Bool) {
    #expect(SubprocessOutcome(ending: ending).succeeded == succeeds)
  }

  @Test func `a program has no variables of its own and may do as it likes, unless that is said`() {
    let plain = Subprocess(["a"], in: "/")

    #expect(plain.environment == [:])
    #expect(plain.capture == nil)
    #expect(!plain.mergesErrors)
    #expect(plain.mayLeaveChildren)
  }

  @Test func `what a program printed is a text, with other bytes replaced`() {
    let outcome = SubprocessOutcome(
      ending: .exited(0),
      output: Data([0x61, 0xFF]),
      errors: Data("b".utf8)
    )

    #expect(outcome.text == "a\u{FFFD}")
    #expect(outcome.errorText == "b")
    #expect(outcome.leftovers == [])
  }

  @Test func `endings and errors of programs are phrases`() {
    #expect("\(SubprocessOutcome.Ending.exited(3))" == "ended with exit code 3")
    #expect("\(SubprocessOutcome.Ending.signalled(9))" == "was ended by signal 9")
    #expect(
      "\(SubprocessOutcome.Ending.overflowed(limit: 8))" == "was ended because it printed more than 8 bytes"
    )
    #expect("\(SubprocessError.stopped)" == "stopped")
    #expect(
      "\(SubprocessError.notStarted(program: "swift", reason: "none"))"
        == "swift cannot be started: none — check that it is installed and on PATH"
    )
  }
}
