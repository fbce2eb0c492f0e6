import DesignKit
import FeatureKit
import RecipesDomain
import Testing

@testable import Recipes

@Suite struct NamesWindowTests {
  @Test(
    arguments: [
      (0, nil, 0..<0, 0, 0), (1, 0, 0..<1, 0, 0), (10, 9, 0..<10, 0, 0), (11, nil, 0..<9, 0, 2),
      (11, 0, 0..<9, 0, 2), (11, 5, 0..<9, 0, 2), (11, 6, 2..<11, 2, 0), (11, 10, 2..<11, 2, 0),
      (1_000, 4, 0..<9, 0, 991), (1_000, 500, 496..<504, 496, 496), (1_000, 999, 991..<1_000, 991, 0),
    ] as [(Int, Int?, Range<Int>, Int, Int)]
  )
  func `ten lines of many names show those around the chosen one`(
    count: Int,
    chosen: Int?,
    shown: Range<Int>,
    above: Int,
    below: Int
  ) {
    let window = NamesWindow(of: count, around: chosen, most: 10)

    #expect(window.shown == shown)
    #expect(window.above == above)
    #expect(window.below == below)
  }

  @Test(arguments: [40, 41, 60])
  func `a list that is the focus shows every name, however many there are`(count: Int) {
    let meals = (1...count).map { MealSummary(id: Meal.ID(rawValue: "9\($0)"), name: "Meal number \($0).") }
    let state = PanesViewModel.State(
      categories: .loaded(Samples.sourced([Samples.seafood])),
      list: .init(category: Samples.seafood, meals: .loaded(Samples.sourced(meals)))
    )

    let text = written(state)

    for meal in meals { #expect(text.contains(meal.name ?? "")) }
  }

  @Test(arguments: [(false, 50), (true, 39)])
  func `every category is shown while they are the focus, and forty lines beside it`(
    isBeside: Bool,
    count: Int
  ) {
    let categories = (10..<60).map {
      MealCategory(id: .init(rawValue: "\($0)"), name: "Kind \($0)", description: nil)
    }
    let list = PanesViewModel.State.List(
      category: categories[0],
      meals: .loaded(Samples.sourced(Samples.meals))
    )

    let text = written(
      PanesViewModel.State(categories: .loaded(Samples.sourced(categories)), list: isBeside ? list : nil)
    )

    #expect(categories.count { text.contains($0.name) } == count)
  }

  @Test func `a long name of a category has two lines`() {
    let words = Array(repeating: "words", count: 20).joined(separator: " ")
    let category = MealCategory(id: .init(rawValue: "1"), name: words, description: nil)

    let text = written(PanesViewModel.State(categories: .loaded(Samples.sourced([category]))))

    #expect(text.split(separator: "\n").count { $0.contains("│") && $0.contains("words") } == 2)
  }

  /// Categories, meals and a meal beside each other.
  private func written(_ state: PanesViewModel.State) -> String {
    PlainWriter().render(
      panesPage(state, Samples.context).element(in: Samples.context),
      in: RenderEnvironment(width: 160)
    )
  }

  @Test(arguments: 0...60, [5, 6, 7, 40])
  func `the chosen name is always shown, and the lines are enough`(count: Int, most: Int) {
    for chosen in 0..<count {
      let window = NamesWindow(of: count, around: chosen, most: most)
      let notes = [window.above, window.below].count { $0 > 0 }

      #expect(window.shown.contains(chosen))
      #expect(window.shown.count + notes == min(count, most))
      #expect(window.above + window.shown.count + window.below == count)
      #expect(window.above != 1 && window.below != 1)
    }
  }
}
