import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Sections
import SnapshotKit
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

  @Test func `help has no English left in it`() async {
    let feature = SectionsFeature(language: .simplifiedChinese) { _ throws(CommandFailure) in
      throw CommandFailure(.failed, "失败。")
    }

    let run = await CommandRun(feature, ["sections", "--help"], in: .simplifiedChinese)

    expectSnapshot(run.output + "\n", named: "zh-Hans.help")
    #expect(
      LatinWords.left(
        in: run.output,
        besides: documentFields,
        names: ["sections", "data", "source", "page", "help"]
      ) == []
    )
  }
}

private let documentFields = ["id", "name", "title", "kind", "description", "address"]
