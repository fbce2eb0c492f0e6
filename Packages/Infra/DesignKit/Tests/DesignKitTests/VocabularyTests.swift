import Testing

@testable import DesignKit

@Suite struct VocabularyTests {
  @Test(
    arguments: [
      (-1, "0"), (0, "0"), (12, "12"), (999, "999"), (1000, "1,000"), (12_345, "12,345"),
      (999_999, "999,999"),
      (1_000_000, "1,000,000"),
    ] as [(Int, SafeText)]
  )
  func `a number is written in groups of three digits`(number: Int, expected: SafeText) {
    #expect(Vocabulary().number(number) == expected)
  }

  @Test func `the groups of a number stand apart as the language has it`() {
    var vocabulary = Vocabulary()
    vocabulary.groupSeparator = "\u{A0}"

    #expect(vocabulary.number(1_234_567) == "1\u{A0}234\u{A0}567")
  }

  @Test(
    arguments: [(": ", ":", " "), ("：", "：", ""), (" : ", " :", " "), ("", "", "")]
      as [(SafeText, SafeText, SafeText)]
  )
  func `a colon is parted from the space behind it`(colon: SafeText, bare: SafeText, space: SafeText) {
    var vocabulary = Vocabulary()
    vocabulary.colon = colon

    #expect(vocabulary.bareColon == bare)
    #expect(vocabulary.colonSpace == space)
  }

  @Test(
    arguments: [(" (%1)", "(%1)", " "), ("（%1）", "（%1）", ""), ("", "", "")]
      as [(SafeText, SafeText, SafeText)]
  )
  func `brackets are parted from the space before them`(aside: SafeText, bare: SafeText, gap: SafeText) {
    var vocabulary = Vocabulary()
    vocabulary.aside = aside

    #expect(vocabulary.bareAside == bare)
    #expect(vocabulary.asideGap == gap)
  }

  @Test func `every word has an English one until it is given`() {
    var vocabulary = Vocabulary()

    #expect(
      Status.allCases.map(vocabulary.word(for:)) == [
        "Note", "Done", "Warning", "Error", "Offline", "Saved copy",
      ]
    )
    #expect(Trend.Direction.allCases.map(vocabulary.word(for:)) == ["up", "down", "unchanged"])
    vocabulary.statuses = [.error: "Fel"]
    #expect(vocabulary.word(for: .error) == "Fel" && vocabulary.word(for: .info) == "Note")
  }
}
