import CommandKit
import Testing

@Suite struct MessageWrapTests {
  private func lines(_ message: String, width: Int = 40) -> [String] {
    HelpFormat(width: width).wrapped(message, program: "tea").split(separator: "\n").map(String.init)
  }

  @Test func `a message is broken between words once it is longer than a line`() {
    let message = "Error: There is no leaf that is called x."

    #expect(lines(message, width: 41) == [message])
    #expect(lines(message, width: 40) == ["Error: There is no leaf that is called", "x."])
  }

  @Test(arguments: [0, 19, 20])
  func `a message is broken for a narrow terminal too, down to twenty columns`(width: Int) {
    #expect(
      lines("Error: There is no leaf that is called 'x'.", width: width)
        == ["Error: There is no", "leaf that is called", "'x'."]
    )
  }

  @Test func `between twenty and forty columns the width counts as it is`() {
    #expect(lines("Error: There is no leaf.", width: 23) == ["Error: There is no", "leaf."])
    #expect(lines("Error: There is no leaf.", width: 24) == ["Error: There is no leaf."])
  }

  @Test func `the line breaks of a message stay`() {
    #expect(lines("Error: No leaf.\nPick one.") == ["Error: No leaf.", "Pick one."])
  }

  @Test func `a command between quotation marks stands on one line`() {
    #expect(
      lines("List the leaves that there are with 'tea leaves show'.")
        == ["List the leaves that there are with", "'tea leaves show'."]
    )
    #expect(
      lines("Use the service's own list of the leaves: 'tea leaves'.")
        == ["Use the service's own list of the", "leaves: 'tea leaves'."]
    )
  }

  @Test func `a command behind a colon stands on one line`() {
    #expect(
      lines("Search the stored leaves with: tea search -- 'a b'")
        == ["Search the stored leaves with:", "tea search -- 'a b'"]
    )
  }

  @Test(arguments: [(40, "Show it with"), (41, "Show it with 'tea leaves show")])
  func `a command is broken where no line has room for it`(length: Int, first: String) {
    let command = "'tea leaves show " + String(repeating: "x", count: length - 18) + "'"
    #expect(command.count == length)

    let lines = lines("Show it with \(command)")

    #expect(lines.first == first)
    #expect(lines.joined(separator: " ") == "Show it with \(command)")
  }
}
