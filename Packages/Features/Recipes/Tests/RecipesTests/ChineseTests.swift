import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct ChineseTests {
  private let recipes = RecipesRun(in: .simplifiedChinese)

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)
    let texts = [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ]

    for text in texts { #expect(left(in: text) == []) }
  }

  @Test(arguments: ScreenSample.all, [40, 80, 120])
  func `every line fills the width`(sample: ScreenSample, width: Int) {
    var environment = RenderEnvironment(width: width)
    environment.vocabulary = Vocabulary(.simplifiedChinese)

    let screen = TerminalWriter().render(sample.element(in: .simplifiedChinese), in: environment)

    let widths = Set(screen.split(separator: "\n").map { CellWidth().cells(of: String($0)) })
    #expect(widths == [width])
  }

  @Test(arguments: RecipesRun.commands)
  func `help has no English left in it`(words: [String]) async {
    let run = await recipes(words + ["--help"])

    #expect(run.exitCode == .done)
    #expect(LatinWords.left(in: run.output, besides: documentFields, names: names.union(helpNames)) == [])
  }

  @Test func `an example for one meal does not speak of each`() {
    let captions = [1, 2].map { Strings(.simplifiedChinese).addShoppingExample($0) }

    #expect(captions == ["1道菜，6人份", "2道菜，各6人份"])
  }

  @Test func `changes are noted in Chinese`() async {
    var notes: [String] = []
    for words in [
      ["favourites", "add", "70001"], ["favourites", "add", "70001", "70002"],
      ["favourites", "remove", "70001"],
      ["shopping", "add", "70001", "--servings", "6"], ["shopping", "add", "70001", "70002"],
      ["shopping", "tick", "Butter"], ["shopping", "untick", "Butter"], ["shopping", "remove", "70001"],
      ["shopping", "clear"], ["shopping", "clear"],
    ] {
      let run = await recipes(words)
      #expect(run.exitCode == .done)
      #expect(!run.notes.isEmpty)
      notes += run.notes
    }

    #expect(left(in: notes.joined(separator: " ")) == [])
  }

  @Test func `the question before clearing is in Chinese`() async {
    let prompter = FakePrompter(.success("否"))
    _ = await recipes("shopping", "add", "70001")

    let run = await recipes(["shopping", "clear"], prompter: prompter)

    #expect(await prompter.questions == ["从购物清单移除3项吗？[y/N]"])
    #expect(run.exitCode == .interrupted && run.errorOutput.contains("未作任何更改。"))
  }

  @Test func `what cannot be read is noted in Chinese`() async {
    _ = await recipes("favourites", "add", "70001", "70002")
    _ = await recipes("shopping", "add", "70001", "70002")
    await recipes.favourites.damage(Samples.bread.id)
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    let notes = await recipes("favourites", "--json").notes + recipes("shopping", "--json").notes

    #expect(notes.count == 2 && notes.allSatisfy { $0.hasPrefix("警告：") })
    #expect(left(in: notes.joined(separator: " ")) == [])
  }

  @Test(arguments: [
    ["list", "s"], ["list", "zzz"], ["list", "food"], ["list"], ["list", "--area", "zzz"],
    ["list", "--area", "ind"], ["list", "--ingredient", "zzz"], ["list", "s", "--area", "s"], ["show", "99"],
    ["show", "zzz"], ["search"], ["search", "--letter", "zz"], ["search", "zz", "--letter", "z"],
    ["show", "1", "--base", "2"], ["favourites", "remove", "99"], ["shopping", "remove", "99"],
    ["shopping", "tick", "zzz"], ["shopping", "add", "7"], ["shopping", "export", "--json"],
    ["--json", "--category", "s"], ["--filter", "a", "--category", "s"],
  ])
  func `failures are described in Chinese`(words: [String]) async {
    let run = await recipes(words)

    #expect(run.exitCode != .done)
    #expect(run.errorOutput.hasPrefix("错误："))
    #expect(left(in: run.errorOutput).filter { !words.contains($0) } == [])
  }

  private func left(in text: String) -> [String] {
    LatinWords.left(in: text, besides: Samples.categoriesAndMeals + content, names: names)
  }
}

private let content: [any Sendable] = [
  "Indian", "Indonesian", "Icelandic", "Fish", "cake", Samples.known[0].description ?? "", "Stock", "flour",
  "Meal", "Cuisine", "[31mx",
]

private let names: Set<String> = [
  "recipes", "list", "show", "search", "random", "favourites", "shopping", "add", "remove", "tick", "untick",
  "clear", "export", "areas", "ingredients", "help",
]

private let helpNames: Set<String> = [
  "text", "markdown", "Markdown", "data", "source", "page", "md", "Seafood", "sea", "fish", "filter", "mx",
  "an", "ital", "Salmon", "salmon", "chicken", "Butter", "Plain", "Flour",
]

private let documentFields = [
  "id", "name", "description", "picture", "alternateName", "category", "area", "tags", "servings",
  "ingredients", "steps", "kind", "video", "source", "addedAt", "seenAt", "ingredient", "measures",
  "isTicked", "amounts",
]
