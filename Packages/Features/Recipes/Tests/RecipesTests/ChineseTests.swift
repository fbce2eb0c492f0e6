import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Recipes
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
      #expect(LatinWords.left(in: text, besides: Samples.categoriesAndMeals + content, names: verbs) == [])
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

  @Test(arguments: [
    [], ["list"], ["areas"], ["ingredients"], ["show"], ["search"], ["random"], ["favourites"],
    ["favourites", "add"],
    ["favourites", "remove"], ["favourites", "list"], ["shopping"], ["shopping", "list"],
    ["shopping", "add"],
    ["shopping", "tick"], ["shopping", "untick"], ["shopping", "remove"], ["shopping", "clear"],
    ["shopping", "export"],
  ])
  func `help has no English left in it`(verbs words: [String]) async {
    let feature = RecipesFeature(language: .simplifiedChinese) { _ throws(CommandFailure) in
      throw CommandFailure(.failed, "失败。")
    }

    let run = await CommandRun(feature, ["recipes"] + words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    #expect(LatinWords.left(in: run.output, besides: documentFields, names: verbs) == [])
  }
}

private let content: [any Sendable] = [
  "Indian", "Fish", "cake", Samples.known[0].description ?? "", "Stock", "flour", "Meal",
]

private let verbs: Set<String> = [
  "recipes", "list", "show", "search", "random", "favourites", "shopping", "add", "remove", "tick", "untick",
  "clear", "export", "text", "markdown", "Markdown", "help", "data", "source", "page", "md",
  "Seafood", "sea", "fish", "filter", "mx", "an", "areas", "ingredients", "Kitchen", "x", "ital", "Salmon",
  "salmon", "chicken", "Butter", "Plain", "Flour",
]

private let documentFields = [
  "id", "name", "description", "picture", "alternateName", "category", "area", "tags", "servings",
  "ingredients", "steps", "kind", "video", "source", "addedAt", "seenAt", "ingredient", "isTicked", "amounts",
]
