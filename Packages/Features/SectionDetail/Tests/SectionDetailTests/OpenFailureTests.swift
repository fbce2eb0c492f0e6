import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct OpenFailureTests {
  private static let list = "What to do: Open the section without --block; it lists them.\n"

  @Test func `a letter in an id suggests nothing`() {
    let blocks = [Samples.block("block-1", "Nytt i veckan", []), Samples.block("block-11", nil, [])]

    #expect(heard(.block(.noMatch(suggestions: blocks)), block: "1").hasSuffix(Self.list))
  }

  @Test func `only titles like the text are suggested`() {
    let blocks = [Samples.block("guld", "Nytt i veckan", []), Samples.old]

    #expect(
      heard(.block(.noMatch(suggestions: blocks)), block: " GULD")
        .hasSuffix("What to do: Did you mean Gammalt guld?\n")
    )
  }

  @Test func `more than five suggestions are the list itself`() {
    let blocks = (1...6).map { Samples.block("\($0)", "Guld \($0)", []) }

    #expect(heard(.block(.noMatch(suggestions: blocks)), block: "guld").hasSuffix(Self.list))
    #expect(heard(.block(.noMatch(suggestions: Array(blocks.prefix(5)))), block: "guld").contains("Guld 5?"))
  }

  @Test func `sections that the same text means are told by name where that is enough`() {
    let sections = [
      StreamingSamples.section("sport", title: "Sport"),
      StreamingSamples.section("sportPerDay", title: "Idag"),
    ]

    #expect(
      heard(.section(.ambiguous(sections)), section: "sp")
        .hasSuffix("What to do: Type one of: sport, sportPerDay (Idag).\n")
    )
  }

  private func heard(_ error: OpenSectionError, section: String = "series", block: String? = nil) -> String {
    let request = SectionRequest(section: TextQuery(section), block: block.map(TextQuery.init))
    return WrittenScreen.linear(
      sectionDetailView(.failed(error, request), .overview(limit: 5), Samples.context)
    )
  }
}
