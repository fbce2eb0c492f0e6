import RecipesDomain
import Testing

@Suite struct QuantityTests {
  @Test func `a quantity has no common factor`() throws {
    let quantity = try #require(Quantity(6, over: 8))

    #expect(quantity.numerator == 3)
    #expect(quantity.denominator == 4)
  }

  @Test(arguments: [(1, 0), (-1, 2), (1, -2), (1_000_000_001, 1), (1, 1_000_000_001)])
  func `what is no amount or too fine is none`(numerator: Int, denominator: Int) {
    #expect(Quantity(numerator, over: denominator) == nil)
  }

  @Test func `thirds add up exactly`() throws {
    let third = try #require(Quantity(1, over: 3))

    #expect(third.adding(third)?.adding(third) == Quantity(1))
  }

  @Test func `results without an exact value are none`() throws {
    let large = try #require(Quantity(1_000_000_000))

    #expect(large.adding(large) == nil)
    #expect(large.multiplied(by: large) == nil)
    #expect(Quantity(1, over: 1_000_000_000) != nil)
  }

  @Test(arguments: [(0, 4), (4, 0), (1001, 4), (4, 1001), (-1, 1), (.min, .max)])
  func `servings out of range make no scale`(base: Int, wanted: Int) {
    #expect(ServingScale(from: base, to: wanted) == nil)
  }

  @Test(arguments: [(1, 1), (1000, 1), (1, 1000)])
  func `servings at the bounds make a scale`(base: Int, wanted: Int) {
    #expect(ServingScale(from: base, to: wanted) != nil)
  }
}
