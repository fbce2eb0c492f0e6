import Testing

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
}
