import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite struct RecipesSamplesTests {
  @Test func `of the categories, one has a blank and an ampersand in its name, and one has two paragraphs`() {
    let expected = #"""
      0.id: 1
      0.name: Seafood
      0.description: From the sea.
      1.id: 2
      1.name: Side Dish & Bread
      2.id: 3
      2.name: Dessert
      2.description: "The end of a meal.\r\n\r\nAlways sweet."
      """#
    #expect(outline(RecipesSamples.categories) == expected)
  }

  @Test func `of the full meal everything is known`() {
    let expected = """
      id: 70001
      name: Jordgubbstårta
      alternateName: Strawberry cake
      category: Dessert
      cuisine: Swedish
      tags.0: Cake
      tags.1: Midsummer
      ingredients.0.position: 1
      ingredients.0.name: Butter
      ingredients.0.measure.text: 100g
      ingredients.1.position: 2
      ingredients.1.name: Flour
      ingredients.1.measure.text: 1 1/2 cups
      ingredients.2.position: 3
      ingredients.2.name: Strawberries
      ingredients.3.position: 5
      ingredients.3.name: Butter
      ingredients.3.measure.text: for the tin
      steps.0.heading: For the cake
      steps.0.text: Melt the butter and stir in the flour.
      steps.1.text: Bake for half an hour.
      steps.2.text: Cover with strawberries.
      isWithoutRecipe: false
      unreadableCount: 0
      omittedTagCount: 0
      omittedStepCount: 0
      picture: https://images.example.com/cake.jpg
      video: https://videos.example.com/cake
      source: https://recipes.example.com/cake
      """
    #expect(outline(RecipesSamples.fullMeal) == expected)
  }

  @Test func `meals that differ in their number have ids from 70,000 on`() {
    let meals = RecipesSamples.summaries(1...2)

    #expect(meals.map(\.id.rawValue) == ["70001", "70002"])
    #expect(meals.map(\.name) == ["Meal 1", "Meal 2"])
  }

  @Test func `samples come from the network`() {
    #expect(RecipesSamples.provenance == Provenance(kind: .network, fetchedAt: moment(0)))
  }
}
