import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import SectionDetail
import SnapshotKit
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct ChineseTests {
  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)
    let texts = [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ]

    for text in texts {
      #expect(LatinWords.left(in: text, besides: sample.state, names: ["sections", "show"]) == [])
    }
  }

  @Test(arguments: ScreenSample.all, [40, 80, 120])
  func `every line fills the width`(sample: ScreenSample, width: Int) {
    var environment = RenderEnvironment(width: width)
    environment.vocabulary = Vocabulary(.simplifiedChinese)

    let screen = TerminalWriter().render(sample.element(in: .simplifiedChinese), in: environment)

    let widths = Set(screen.split(separator: "\n").map { CellWidth().cells(of: String($0)) })
    #expect(widths == [width])
  }

  @MainActor @Test func `help has no English left in it`() async {
    let detail = SectionDetailFeature(
      language: .simplifiedChinese,
      open: OpenSection(repository: FakeStreamingRepository())
    )

    let run = await ScreenRun(
      SectionsNoun(detail),
      ["sections", "show", "--help"],
      Samples.context(in: .simplifiedChinese)
    )

    expectSnapshot(run.output + "\n", named: "zh-Hans.help")
    #expect(
      LatinWords.left(
        in: run.output,
        besides: documentFields,
        names: ["sections", "show", "series", "drama", "popular", "data", "source", "page", "help"]
      ) == []
    )
  }
}

private let documentFields = [
  "id", "name", "title", "category", "heading", "description", "categories", "blocks",
]
