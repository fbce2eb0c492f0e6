import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import SnapshotKit
import Testing

@testable import Recipes

@Suite struct RecipesViewTests {
  @Test(arguments: Language.allCases.flatMap(ScreenSample.written))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test func `every recording belongs to a test`() {
    let names = Language.allCases.flatMap(ScreenSample.written).map(\.name)
    expectNoOrphanedSnapshots(computed: ["RecipesViewTests": names])
  }

  @Test func `what was not asked for yet looks like what is loading`() {
    let page = mealPage(MealViewModel.State(), Samples.context)

    #expect(WrittenScreen.linear(page.element(in: Samples.context)) == "Loading the meal\n")
  }

  @Test(arguments: [(119, false), (120, true), (200, true)])
  func `everything stands side by side from 120 columns on`(width: Int, isBeside: Bool) throws {
    let columns = try #require(ScreenSample.all.first { $0.name == "columns" })

    let text = PlainWriter().render(columns.element(), in: RenderEnvironment(width: width))

    #expect(text.contains("│") == isBeside)
    #expect(text.contains("Side Dish & Bread") == isBeside)
    #expect(text.contains("Jordgubbstårta"))
  }

  @Test func `where no word opens a meal its row shows its name only`() throws {
    let context = ViewContext(now: Samples.now, language: .english, phrasing: SilentPhrasing())
    let list = MealList(listing: .category(Samples.seafood), meals: Samples.meals)

    let page = mealsPage(.loaded(Samples.sourced(list)), context)

    let id = try #require(Samples.meals.first).id.rawValue
    #expect(page.groups.first?.items.first?.route == .meal(Samples.meals[0].id))
    #expect(!WrittenScreen.linear(page.element(in: context)).contains(id))
  }

  @Test func `where no word opens a category its row shows its name only`() {
    let context = ViewContext(now: Samples.now, language: .english, phrasing: SilentPhrasing())
    let state = CategoriesViewModel.State(categories: .loaded(Samples.sourced([Samples.seafood])))

    #expect(!WrittenScreen.linear(categoriesPage(state, context).element(in: context)).contains("open with"))
  }
}
