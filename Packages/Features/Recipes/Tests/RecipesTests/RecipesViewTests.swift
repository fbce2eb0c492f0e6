import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import SnapshotKit
import Testing

@testable import Recipes

@Suite struct RecipesViewTests {
  @Test(arguments: Language.complete.flatMap(ScreenSample.written))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test func `every recording belongs to a test`() {
    let names = Language.complete.flatMap(ScreenSample.written).map(\.name)
    expectNoOrphanedSnapshots(computed: ["RecipesViewTests": names])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120, 160])
  func `every layout keeps the rules, and no text is cut without a mark`(sample: ScreenSample, width: Int) {
    expectLayout(
      WrittenScreen.filled(sample.element(), width: width),
      width: width,
      content: LatinWords.texts(in: Samples.categoriesAndMeals)
    )
  }

  @Test(
    arguments: [
      ("categories", Samples.categoryTexts), ("meals", Samples.mealTexts), ("meal", Samples.cakeTexts),
      ("favourites", ["Jordgubbstårta", "Dessert", "Swedish", "香辣蟹 Chilli Crab"]),
      (
        "shopping",
        ["Butter", "150g + for the tin", "Flour", "1 1/2 cups + 500g", "Strawberries", "Everyday bread"]
      ),
      ("search", ["Jordgubbstårta", "Everyday bread", "Dessert", "Side Dish & Bread", "Swedish"]),
    ] as [(String, [String])]
  )
  func `where there is room everything that is known is shown as a whole`(name: String, texts: [String])
    throws
  {
    let sample = try #require(ScreenSample.all.first { $0.name == name })

    expectLayout(
      WrittenScreen.filled(sample.element(), width: 240),
      width: 240,
      content: texts,
      showsAll: true
    )
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

  @Test(arguments: [("12345678", true), ("123456789", false)])
  func `an id of up to eight characters stands before the name`(id: String, isInFront: Bool) {
    let row = MealRow(meal: MealSummary(id: Meal.ID(rawValue: id), name: "Soup"), context: Samples.context)

    let text = PlainWriter().render(row.element, in: RenderEnvironment(width: 60))

    #expect(text.hasPrefix("\(id) Soup") == isInFront)
    #expect(text.contains(id))
  }

  @Test func `a chosen meal is painted as one, and no other`() {
    let rows = [nil, false, true].map {
      MealRow(meal: Samples.soup, isChosen: $0, context: Samples.context).element
    }

    let texts = rows.map { TaggedWriter().render($0, in: RenderEnvironment(width: 60)) }

    #expect(texts.map { $0.contains("selected") } == [false, false, true])
  }

  @Test(arguments: [(12, true), (13, false)])
  func `up to twelve names are shown with their descriptions`(count: Int, isDescribed: Bool) {
    let names = (1...count).map { number in
      ListedName(
        KnownIngredient(
          id: KnownIngredient.ID(rawValue: "\(number)"),
          name: "Herb \(number)",
          description: "About herb \(number)."
        )
      )
    }
    let state = NamesViewModel.State(listing: .ingredients, names: .loaded(Samples.sourced(names)))

    let text = PlainWriter().render(
      namesPage(state, Samples.context).element(in: Samples.context),
      in: RenderEnvironment(width: 100)
    )

    #expect(text.contains("Herb \(count)"))
    #expect(text.contains("About herb 1.") == isDescribed)
  }

  @Test func `a filter is blamed for an empty list only where there was something to filter`() {
    #expect(FilteredList(Samples.sourced([MealCategory]()), matching: "x").missingText == nil)
    #expect(FilteredList(Samples.sourced([Samples.seafood]), matching: "x").missingText == "x")
    #expect(FilteredList(Samples.sourced([Samples.seafood]), matching: "sea").missingText == nil)
  }

  @Test func `where no word opens a category its row shows its name only`() {
    let context = ViewContext(now: Samples.now, language: .english, phrasing: SilentPhrasing())
    let state = CategoriesViewModel.State(categories: .loaded(Samples.sourced([Samples.seafood])))

    #expect(!WrittenScreen.linear(categoriesPage(state, context).element(in: context)).contains("open with"))
  }
}
