import CommandKit
import FeatureFakes
import LocalizationKit
import Recipes
import RecipesDomain
import RecipesFakes
import Testing

/// What commands say beside their results, and instead of them.
@Suite(.timeLimit(.minutes(1))) struct ChineseNotesTests {
  private let recipes = RecipesRun(in: .simplifiedChinese)

  @Test func `what was done is said in Chinese`() async {
    for words in [
      ["favourites", "add", "70001", "70002"], ["favourites", "remove", "70001"],
      ["shopping", "add", "70001", "70002"], ["shopping", "tick", "Butter"],
      ["shopping", "untick", "Butter"],
      ["shopping", "remove", "70001"], ["shopping", "clear"],
    ] {
      let run = await recipes(words)
      #expect(run == CommandRun(exitCode: .done))
    }

    #expect(notes.count == 7)
    #expect(left(in: notes) == [])
  }

  @Test func `what cannot be read is said in Chinese`() async {
    _ = await recipes("favourites", "add", "70001", "70002")
    _ = await recipes("shopping", "add", "70001", "70002")
    await recipes.favourites.damage(Samples.bread.id)
    await recipes.shopping.damage(ShoppingEntry.ID(meal: Samples.bread.id, position: 1))

    _ = await recipes("favourites")
    _ = await recipes("shopping")

    #expect(notes.count == 4)
    #expect(left(in: notes) == [])
  }

  @Test(arguments: [
    ["list", "s"], ["list", "zzz"], ["list"], ["list", "--area", "zzz"], ["list", "--area", "ind"],
    ["list", "--ingredient", "zzz"], ["show", "99"], ["show", "zzz"], ["search"],
    ["show", "1", "--base", "2"],
    ["favourites", "remove", "99"], ["shopping", "tick", "zzz"], ["--json", "--category", "s"],
    ["--filter", "a", "--category", "s"],
  ])
  func `failures are said in Chinese`(words: [String]) async {
    let run = await recipes(words)

    #expect(run.exitCode != .done)
    #expect(run.errorOutput.hasPrefix("错误："))
    #expect(left(in: [run.errorOutput]).filter { !words.contains($0) } == [])
  }

  private var notes: [String] {
    recipes.presenter.messages.compactMap { if case .note(let note) = $0 { note } else { nil } }
  }

  private func left(in texts: [String]) -> [String] {
    let content = Samples.categoriesAndMeals + ["Butter", "Indian", "Indonesian", "Icelandic"]
    let names: Set<String> = [
      "tessera", "recipes", "list", "show", "search", "areas", "ingredients", "shopping", "favourites",
      "help",
      "filter", "category", "meal", "base", "servings", "area", "ingredient", "letter", "json", "ital",
      "salm",
    ]
    return LatinWords.left(in: texts.joined(separator: " "), besides: content, names: names)
  }
}
