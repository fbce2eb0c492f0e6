import DesignKit
import FeatureFakes
import LocalizationKit
import Recipes
import SnapshotKit
import Testing

@Suite struct RecipesViewTests {
  @Test(arguments: Language.allCases.flatMap(ScreenSample.written))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test func `what nobody chose looks like what is on its way`() {
    let context = Samples.context

    let screen = recipesView(RecipesState(), .meal, context)

    #expect(WrittenScreen.linear(screen) == "Loading the meal\n")
  }

  @Test(arguments: [(119, false), (120, true), (200, true)])
  func `everything stands side by side from 120 columns on`(width: Int, isBeside: Bool) throws {
    let columns = try #require(ScreenSample.all.first { $0.name == "columns" })

    let text = PlainWriter().render(columns.element(), in: RenderEnvironment(width: width))

    #expect(text.contains("│") == isBeside)
    #expect(text.contains("Side Dish & Bread") == isBeside)
    #expect(text.contains("Jordgubbstårta"))
  }
}
