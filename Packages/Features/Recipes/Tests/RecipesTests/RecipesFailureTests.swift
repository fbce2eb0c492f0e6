import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

/// How a failure is told, and what scripts get of it.
@Suite struct RecipesFailureTests {
  private static let salt = RecipesFailure.Candidate(name: "Salt")

  @Test(
    arguments: [
      (.unknown(.meal, asked: "x", like: []), "not-found", .notFound, "not found"),
      (
        .unknown(.meal, asked: "x", like: [], unreadable: 1), "entries-unreadable", .failed,
        "unreadable entries"
      ),
      (.ambiguous(.meal, asked: "x", []), "ambiguous", .usage, "more than one match"),
      (.noIngredients([salt]), "no-ingredients", .notFound, "not found"),
      (.noIngredients([salt], unreadable: 1), "entries-unreadable", .failed, "unreadable entries"),
      (.notExported(1), "incomplete", .failed, "not exported completely"),
      (.service(.offline), "offline", .noConnection, "no connection"),
    ] as [(RecipesFailure, String, ExitCode, String)]
  )
  func `a failure has a code, an exit code and a few words`(
    failure: RecipesFailure,
    code: String,
    exitCode: ExitCode,
    words: String
  ) {
    #expect(failure.code == code)
    #expect(failure.exitCode == exitCode)
    #expect(failure.brief(in: Samples.context) == words)
  }

  @Test(
    arguments: [
      (
        .category, "There is no category 'x'.", "'x' matches more than one category.", Route("recipes")
      ),
      (
        .cuisine, "There is no cuisine 'x'.", "'x' matches more than one cuisine.", Route("recipes", "areas")
      ),
      (
        .ingredient, "There is no ingredient 'x'.", "'x' matches more than one ingredient.",
        Route("recipes", "ingredients")
      ),
      (.meal, "There is no meal 'x'.", "'x' matches more than one meal.", Route("recipes")),
      (
        .favourite, "'x' is not a favourite.", "'x' matches more than one favourite.",
        Route("recipes", "favourites")
      ),
      (
        .shoppingMeal, "'x' is not on the shopping list.",
        "'x' matches more than one meal on the shopping list.", Route("recipes", "shopping")
      ),
      (
        .shoppingLine, "'x' is not on the shopping list.",
        "'x' matches more than one item on the shopping list.", Route("recipes", "shopping")
      ),
    ] as [(RecipesFailure.Subject, String, String, Route)]
  )
  func `what was asked for is called by its kind, and its list is named`(
    subject: RecipesFailure.Subject,
    unknown: String,
    ambiguous: String,
    list: Route
  ) {
    let failure = RecipesFailure.unknown(subject, asked: "x", like: [])

    #expect(failure.summary(in: Samples.context) == unknown)
    #expect(RecipesFailure.ambiguous(subject, asked: "x", []).summary(in: Samples.context) == ambiguous)
    guard case .open(let route, purpose: _)? = failure.remedy(in: Samples.context) else {
      Issue.record("no list is named")
      return
    }
    #expect(route == list)
  }

  @Test(arguments: [
    (RecipesFailure.Subject.category, "category"), (.cuisine, "cuisine"), (.ingredient, "ingredient"),
  ])
  func `what a cached list lacks is the failure of the service`(
    subject: RecipesFailure.Subject,
    noun: String
  ) throws {
    let provenance = RecipesSamples.provenance.stale(because: .rateLimited(until: nil))
    let list = try #require(UnconfirmedList(provenance))
    let failure = RecipesFailure.unlisted(subject, asked: "x", like: [], in: list)

    #expect(
      failure.summary(in: Samples.context)
        == "The cached list has no \(noun) 'x'. The service is rate-limiting requests. "
        + "The list was cached 3 minutes ago."
    )
    #expect(failure.code == "rate-limited" && failure.exitCode == .rateLimited)
    #expect(failure.brief(in: Samples.context) == "too many requests")
    #expect(failure.remedy(in: Samples.context) == list.remedy(in: Samples.context))
  }

  @Test func `a name of a cached list is suggested, after what could not be read, and in Chinese`() throws {
    let list = try #require(UnconfirmedList(RecipesSamples.provenance.stale(because: .offline)))
    let like = [RecipesFailure.Candidate(name: "Greece")]
    let failure = RecipesFailure.unlisted(.cuisine, asked: "Greek", like: like, unreadable: 1, in: list)

    #expect(
      failure.summary(in: Samples.context)
        == "Nothing that could be read is called 'Greek'. 1 entry could not be read. "
        + "No connection to the service. The list was cached 3 minutes ago. Did you mean 'Greece'?"
    )
    #expect(failure.exitCode == .noConnection)
    #expect(failure.remedy(in: Samples.context) == nil)
    #expect(
      RecipesFailure.unlisted(.cuisine, asked: "Greek", like: [], in: list)
        .summary(in: Samples.context(in: .simplifiedChinese))
        == "缓存的列表中没有菜系“Greek”。无法连接到服务。列表是3分钟前缓存的。"
    )
  }

  @Test(
    arguments: [
      (.favourite, Route("recipes", "favourites", "remove", "7")),
      (.shoppingMeal, Route("recipes", "shopping", "remove", "7")),
      (.shoppingLine, Route("recipes", "shopping", "add", "7")),
    ] as [(RecipesFailure.Subject, Route)]
  )
  func `entries that cannot be read and may be meant are named, with what to do about the first`(
    subject: RecipesFailure.Subject,
    expected: Route
  ) {
    let meals = ["7", "8"].map { RecipesFailure.Candidate(name: "", id: $0) }

    for (count, language) in [(1, Language.english), (2, .english), (1, .simplifiedChinese)] {
      let context = ViewContext(now: Samples.now, language: language)
      let failure = RecipesFailure.unknown(
        subject,
        asked: "x",
        like: [.init(name: "xy")],
        unreadable: count,
        of: Array(meals.prefix(count))
      )
      let summary = failure.summary(in: context)
      #expect(summary.contains("7") && summary.contains("xy"))
      #expect(summary.contains("8") == (count == 2))
      #expect(failure.exitCode == .failed && failure.code == "entries-unreadable")
      guard case .open(let route, purpose: _)? = failure.remedy(in: context) else {
        Issue.record("no remedy is named")
        return
      }
      #expect(route == expected)
    }
  }

  @Test func `of many names like the text five are suggested`() {
    let like = (1...6).map { RecipesFailure.Candidate(name: "Soup \($0)") }

    let summary = RecipesFailure.unknown(.meal, asked: "x", like: like).summary(in: Samples.context)

    #expect(summary.contains("'Soup 5'?"))
    #expect(!summary.contains("Soup 6"))
  }

  @Test(arguments: [(100, false), (101, true)])
  func `a text of more than a hundred characters is cut where it is quoted`(length: Int, isCut: Bool) {
    let text = String(repeating: "x", count: length)

    for failure in [
      RecipesFailure.unknown(.meal, asked: text, like: []), .ambiguous(.meal, asked: text, []),
    ] {
      #expect(failure.summary(in: Samples.context).contains("…") == isCut)
    }
  }

  @Test func `meals to choose from are told with their names, where they have one`() {
    let meals = [Samples.soup, Samples.nameless].map { RecipesFailure.Candidate($0) }

    #expect(
      RecipesFailure.ambiguous(.meal, asked: "x", meals).remedy(in: Samples.context)
        == .sentence("Choose one of: '70101' (Skärgårdssoppa), 'meal/with a long id'.")
    )
  }

  @Test func `meals without ingredients are told together, with the way to others`() {
    let meals = [Samples.soup, Samples.nameless].map { RecipesFailure.Candidate($0) }
    let failure = RecipesFailure.noIngredients(meals)

    #expect(
      failure.summary(in: Samples.context)
        == "No ingredients are known for 70101 (Skärgårdssoppa) and meal/with a long id."
    )
    #expect(failure.remedy(in: Samples.context) == Strings(.english).list(of: .meal))
  }
}
