import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Sections
import SnapshotKit
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
    let feature = SectionsFeature(language: .simplifiedChinese, repository: FakeStreamingRepository())

    let run = await ScreenRun(feature, ["sections", "--help"], Samples.context(in: .simplifiedChinese))

    expectSnapshot(run.output + "\n", named: "zh-Hans.help")
    #expect(
      LatinWords.left(
        in: run.output,
        besides: ["id", "name", "title", "kind", "description", "address"],
        names: ["sections", "data", "source", "page", "help"]
      ) == []
    )
  }

  @MainActor @Test func `notes have no English left in them`() async {
    let repository = FakeStreamingRepository()
    repository.prepare { $0.catalog = .success(Samples.sourced()) }
    let viewModel = SectionsViewModel(repository: repository)

    await viewModel.load(LoadRequest())

    let notes = viewModel.notes(in: Samples.context(in: .simplifiedChinese))
    #expect(notes == ["提示：7条简介无法载入：服务没有此内容。"])
  }
}
