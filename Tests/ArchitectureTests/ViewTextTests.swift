import Foundation
import Testing

/// What views and view models say: the shell that runs them names commands and options, not they.
@Suite struct ViewTextTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `no view contains the text of a command or of an option`() throws {
    let features = root.appending(path: "Packages/Features")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: features.path(percentEncoded: false))
      .filter { $0.contains("/Sources/") && $0.hasSuffix(".swift") && !$0.contains("/.build/") }
    let views = sources.filter { !Self.declaresCommands($0) }
    #expect(views.count > 30)

    for view in views {
      let text = try String(contentsOf: features.appending(path: view), encoding: .utf8)
      #expect(Self.commandTexts(in: text) == [], "\(view)")
    }
  }

  @Test(arguments: [
    (#"let hint = "Run with --refresh.""#, 1), (#"Use 'tessera recipes' instead."#, 1),
    ("  /// Shown by `tessera recipes --all`.", 0), ("let next = index - 1 // the one before --all", 0),
    (#"Link("tessera:/sections")"#, 0), (#"SafeText("—")"#, 0),
  ])
  func `a command and an option are found outside comments`(line: String, count: Int) {
    #expect(Self.commandTexts(in: line).count == count)
  }

  /// The files that declare commands have the examples, and the texts of help and of wrong usage.
  private static func declaresCommands(_ path: String) -> Bool {
    ["Feature.swift", "Commands.swift", "CommandStrings.swift"].contains(where: path.hasSuffix)
  }

  private static func commandTexts(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.contains("--") || code.contains("tessera ")
    }
  }
}
