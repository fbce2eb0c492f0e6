import CommandKit
import LocalizationKit
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(3))) struct TopicTests {
  @Test(arguments: ["en", "zh-Hans", "id"], [60, 80, 120])
  func `only names stand at the beginning of a row of the environment`(
    language: String,
    width: Int
  ) async throws {
    let arguments = ["help", "environment", "--lang", language, "--width", "\(width)"]

    let run = try await TesseraRun()(arguments: arguments)

    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(rows.count > 20)
    for row in rows {
      let word = row.split { $0 == " " || $0 == "," }.first ?? ""
      #expect(word.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }, "\(row)")
      #expect(word.contains("_") || word == word.uppercased(), "\(row)")
    }
  }

  @Test func `the words about a variable stand in a column, behind it or below one that is too long`() {
    let lines = Strings(.english).environmentTopic("tessera").text.split(separator: "\n")

    let index = lines.firstIndex(of: "  TESSERA_GITHUB_LOGIN_URL")
    let below = index.map { lines[$0 + 1] }
    #expect(below == "                          base address of GitHub's sign-in pages")
    #expect(lines.contains("  TESSERA_GITHUB_URL      base address of GitHub's API"))
    #expect(lines.contains("  TESSERA_CARDS_URL       base address of an OctoDeck service"))
  }

  @Test func `each service has its variable, in the order of the letters`() {
    let lines = Strings(.english).environmentTopic("tessera").text.split(separator: "\n")

    let names = lines.filter { $0.hasPrefix("  TESSERA_") && $0.contains("_URL") }
      .compactMap { $0.split(separator: " ").first }
    let known: [Substring] = [
      "TESSERA_CARDS_URL", "TESSERA_CAREERS_URL", "TESSERA_GITHUB_LOGIN_URL", "TESSERA_GITHUB_URL",
      "TESSERA_RECIPES_URL", "TESSERA_STREAMING_URL",
    ]
    // A further area has a variable of its own.
    #expect(names.filter(known.contains) == known)
    #expect(names == names.sorted())
  }
}
