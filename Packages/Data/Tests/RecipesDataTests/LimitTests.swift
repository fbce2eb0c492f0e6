import DomainKernel
import RecipesDomain
import Testing

/// The limits of oversized answers: everything at the limit is shown, one more is cut.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  @Test(arguments: [(299, false), (300, false), (301, true)])
  func `a name is cut with a sign`(length: Int, isCut: Bool) async throws {
    let name = try await meal("\"strMeal\":\"\(text(length))\"").name

    #expect(name == text(min(length, 300)) + (isCut ? "…" : ""))
  }

  @Test(arguments: [(50, 50), (51, 50), (100_000, 50)])
  func `tags beyond the limit are left out and counted`(sent: Int, kept: Int) async throws {
    let tags = (0..<sent).map { "t\($0)" }.joined(separator: ",")
    let meal = try await meal("\"strTags\":\"\(tags)\"")

    #expect(meal.tags == (0..<kept).map { "t\($0)" })
    // The text of all these tags is cut itself.
    #expect(sent > 51 ? meal.omittedTagCount > 0 : meal.omittedTagCount == sent - kept)
    #expect(meal.omittedStepCount == 0)
  }

  @Test(arguments: [(300, 300), (301, 300), (2000, 300)])
  func `steps beyond the limit are left out and counted`(sent: Int, kept: Int) async throws {
    let lines = (0..<sent).map { "Do \($0)." }.joined(separator: "\\r\\n")
    let meal = try await meal("\"strInstructions\":\"\(lines)\"")

    #expect(meal.steps.count == kept)
    #expect(meal.steps.last == Step("Do 299."))
    #expect(meal.omittedStepCount == sent - kept)
    #expect(meal.omittedTagCount == 0)
  }

  @Test(arguments: [(60_000, false), (60_001, true), (5_000_000, true)])
  func `instructions are cut with a sign`(length: Int, isCut: Bool) async throws {
    let meal = try await meal("\"strInstructions\":\"\(text(length))\"")

    #expect(meal.steps.map(\.text.count) == [60_000 + (isCut ? 1 : 0)])
    #expect(meal.steps.first?.text.hasSuffix("…") == isCut)
  }

  @Test(arguments: [(300, true), (301, false)])
  func `a meal with a longer identifier than any is none`(length: Int, isRead: Bool) async throws {
    let id = String(repeating: "7", count: length)
    let peer = try RecipePeer(["filter.php?c=X": #"{"meals":[{"idMeal":"1"},{"idMeal":"\#(id)"}]}"#])

    #expect(try await peer.repository.meals(.category("X"), .cacheFirst).value.count == (isRead ? 2 : 1))
  }

  @Test(arguments: [(300, 2), (301, 1)])
  func `a cuisine with a name that cannot be asked for is none`(length: Int, kept: Int) async throws {
    let peer = try RecipePeer([
      "list.php?a=list": #"{"meals":[{"strArea":"Thai"},{"strArea":"\#(text(length))"}]}"#
    ])

    #expect(try await peer.repository.cuisines(.cacheFirst).value.count == kept)
  }

  @Test(arguments: [(5000, 5000), (5001, 5000)])
  func `rows beyond the limit are left out and counted`(sent: Int, kept: Int) async throws {
    let rows = (0..<sent).map { "{\"idMeal\":\"\($0)\"}" }.joined(separator: ",")
    let peer = try RecipePeer(["filter.php?c=X": "{\"meals\":[\(rows)]}"])

    let meals = try await peer.repository.meals(.category("X"), .cacheFirst).value

    #expect(meals.count == kept)
    #expect(meals.unreadableCount == sent - kept)
    #expect(meals.omittedCount == sent - kept)
  }

  /// Five of them are the answer, its list, the meal, its identifier and the other list.
  @Test(arguments: [(410_000, true), (410_001, false)])
  func `a list of meals is read up to 410,000 values`(values: Int, isRead: Bool) async throws {
    let others = Array(repeating: "1", count: values - 5).joined(separator: ",")
    let peer = try RecipePeer(["filter.php?c=X": #"{"meals":[{"idMeal":"1","x":[\#(others)]}]}"#])

    do throws(ServiceError) {
      let meals = try await peer.repository.meals(.category("X"), .cacheFirst).value
      #expect(isRead && meals.count == 1)
    } catch {
      #expect(!isRead && error == .malformed(.tooManyValues(limit: 410_000)))
    }
  }

  private func text(_ length: Int) -> String {
    String(repeating: "å", count: length)
  }

  private func meal(_ members: String) async throws -> Meal {
    let peer = try RecipePeer(["lookup.php?i=1": "{\"meals\":[{\"idMeal\":\"1\",\(members)}]}"])
    return try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst).value
  }
}
