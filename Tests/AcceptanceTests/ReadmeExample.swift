import Foundation

/// A command in a `console` block of the README, with the lines that it is said to write.
struct ReadmeExample {
  let arguments: String
  private let lines: [Substring]

  /// The examples of a text, in order.
  static func all(in text: String) -> [ReadmeExample] {
    text.components(separatedBy: "```console\n").dropFirst().compactMap { block in
      let lines = block.prefix(upTo: block.firstRange(of: "```")?.lowerBound ?? block.endIndex)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      guard let command = lines.first, command.hasPrefix(prompt) else { return nil }
      return ReadmeExample(
        arguments: String(command.dropFirst(prompt.count)),
        lines: Array(lines.dropFirst())
      )
    }
  }

  private static let prompt = "$ scripts/run "

  /// Whether an output is what the example shows; a line with nothing but an ellipsis stands for any lines.
  func matches(_ output: String) -> Bool {
    let written = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let parts = lines.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first, parts.count == 2 else { return Self.areSame(written, lines[...]) }
    return Self.areSame(written.prefix(head.count), head)
      && Self.areSame(written.suffix(parts[1].count), parts[1])
  }

  private static func areSame(_ written: ArraySlice<Substring>, _ expected: ArraySlice<Substring>) -> Bool {
    written.count == expected.count && zip(written, expected).allSatisfy(isSame)
  }

  /// Equal but for the moment of the run.
  private static func isSame(_ written: Substring, _ expected: Substring) -> Bool {
    withoutAge(written) == withoutAge(expected)
      || (written.contains("\"fetchedAt\"") && expected.contains("\"fetchedAt\""))
      || (written.contains("\"ageSeconds\"") && expected.contains("\"ageSeconds\""))
  }

  /// A line in which an age of seconds is as good as none: on a busy machine the examples take longer.
  private static func withoutAge(_ line: Substring) -> String {
    String(line).replacing(#/[0-9]+ seconds? ago/#, with: "just now").replacing(
      #/[0-9]+秒前/#,
      with: "刚刚"
    )
  }
}
