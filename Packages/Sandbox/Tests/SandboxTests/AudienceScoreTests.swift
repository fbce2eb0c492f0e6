import Testing

@testable import Sandbox

@Suite struct AudienceScoreTests {
  @Test(arguments: [
    (7, "7"), (999, "999"), (12_418, "12 418"), (127_105, "127 105"), (1_000_000, "1 000 000"),
  ])
  func `votes are written in groups of three`(votes: Int, text: String) {
    #expect(AudienceScore(tenths: 87, votes: votes).groupedVotes == text)
  }

  @Test func `a rating has one decimal`() {
    #expect(AudienceScore(tenths: 87, votes: 1).rating == "8.7")
    #expect(AudienceScore(tenths: 100, votes: 1).rating == "10.0")
  }
}
