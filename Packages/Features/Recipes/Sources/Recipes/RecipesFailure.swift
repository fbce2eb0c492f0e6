import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// Why a screen of recipes has nothing to show, or why a change was not made.
enum RecipesFailure: PresentableFailure {
  case service(ServiceError)
  case persistence(PersistenceError)
  /// Nothing that could be read is called so; some things are called like it.
  ///
  /// Only where nothing was unreadable is there no such thing. Unreadable entries of a list on this computer are
  /// named by their meals.
  case unknown(Subject, asked: String, like: [Candidate], unreadable: Int = 0, of: [Candidate] = [])
  /// Nothing is called so in a cached list that the service did not confirm.
  case unlisted(Subject, asked: String, like: [Candidate], unreadable: Int = 0, in: UnconfirmedList)
  /// Several things are called so.
  case ambiguous(Subject, asked: String, [Candidate])
  /// No ingredients are known of some meals.
  ///
  /// Only where nothing was unreadable do they have none.
  case noIngredients([Candidate], unreadable: Int = 0)
  /// The shopping list was exported without entries that could not be read.
  case notExported(Int)

  /// The request.
  enum Subject: Hashable, Sendable {
    case category
    case cuisine
    case ingredient
    case meal
    case favourite
    case shoppingMeal
    case shoppingLine
  }

  /// Something that can be named instead.
  struct Candidate: Hashable, Sendable {
    let name: String
    var id: String?
  }

  init(_ error: BrowseMealsError, for query: TextQuery) {
    switch error {
    case .service(let error): self = .service(error)
    case .category(let error, let unreadable, let list):
      self.init(error, .category, for: query, unreadable: unreadable, list: list) { Candidate(name: $0.name) }
    case .cuisine(let error, let unreadable, let list):
      self.init(error, .cuisine, for: query, unreadable: unreadable, list: list) { Candidate(name: $0.name) }
    case .ingredient(let error, let unreadable, let list):
      self.init(error, .ingredient, for: query, unreadable: unreadable, list: list) {
        Candidate(name: $0.name)
      }
    }
  }

  init(_ error: ResolveMealError, for query: TextQuery) {
    switch error {
    case .service(let error): self = .service(error)
    case .persistence(let error): self.init(ofHistory: error)
    case .meal(let error, let unreadable):
      self.init(error, .meal, for: query, unreadable: unreadable, naming: Candidate.init)
    }
  }

  init(_ error: FindMealsError) {
    switch error {
    case .service(let error): self = .service(error)
    case .persistence(let error): self.init(ofHistory: error)
    }
  }

  /// The failure of the history, which is a part of the cache.
  private init(ofHistory error: PersistenceError) {
    self = ServiceError(readingCache: error).map(Self.service) ?? .persistence(error)
  }

  init<Item>(
    _ error: TextQueryError<Item>,
    _ subject: Subject,
    for query: TextQuery,
    unreadable: Int = 0,
    of meals: [Candidate] = [],
    list: Provenance? = nil,
    naming candidate: (Item) -> Candidate
  ) {
    switch error {
    case .noMatch(let like):
      if let list = list.flatMap(UnconfirmedList.init) {
        self = .unlisted(
          subject,
          asked: query.text,
          like: like.map(candidate),
          unreadable: unreadable,
          in: list
        )
        return
      }
      self = .unknown(
        subject,
        asked: query.text,
        like: like.map(candidate),
        unreadable: unreadable,
        of: meals
      )
    case .ambiguous(let items): self = .ambiguous(subject, asked: query.text, items.map(candidate))
    }
  }
}

extension RecipesFailure.Candidate {
  init(_ meal: MealSummary) {
    self.init(name: meal.name ?? "", id: meal.id.rawValue)
  }
}

extension RecipesFailure {
  var code: String {
    switch self {
    case .service(let error): error.code
    case .persistence(let error): error.code
    case .unknown(_, asked: _, like: _, unreadable: 0, of: _): "not-found"
    case .unlisted(_, asked: _, like: _, unreadable: _, in: let list): list.error.code
    case .ambiguous: "ambiguous"
    case .noIngredients(_, unreadable: 0): "no-ingredients"
    case .unknown, .noIngredients: "entries-unreadable"
    case .notExported: "incomplete"
    }
  }

  var isCancellation: Bool {
    if case .service(let error) = self { error.isCancellation } else { false }
  }

  var exitCode: ExitCode {
    switch self {
    case .service(let error): error.exitCode
    case .persistence(let error): error.exitCode
    case .unknown(_, asked: _, like: _, unreadable: 0, of: _), .noIngredients(_, unreadable: 0): .notFound
    case .unlisted(_, asked: _, like: _, unreadable: _, in: let list): list.error.exitCode
    case .unknown, .noIngredients, .notExported: .failed
    case .ambiguous: .usage
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch self {
    case .service(let error): return error.summary(in: context)
    case .persistence(let error): return error.summary(in: context)
    case .unknown(let subject, let asked, let like, let unreadable, let meals):
      let absence = strings.noSuch(subject, asked.shortened(), unreadable: unreadable, of: meals)
      return like.isEmpty ? absence : strings.language.paragraph([absence, strings.didYouMean(like)])
    case .unlisted(let subject, let asked, let like, let unreadable, let list):
      let absence = strings.notListed(subject, asked.shortened(), unreadable: unreadable)
      let words = list.words(in: context)
      return strings.language.paragraph([absence, words] + (like.isEmpty ? [] : [strings.didYouMean(like)]))
    case .ambiguous(let subject, let asked, _): return strings.ambiguous(subject, asked.shortened())
    case .noIngredients(let meals, let unreadable):
      return strings.noIngredients(of: meals, unreadable: unreadable)
    case .notExported(let entries): return FileWords.notExported(entries: entries, in: context.language)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch self {
    case .service(let error): return error.brief(in: context)
    case .persistence(let error): return error.brief(in: context)
    case .unknown(_, asked: _, like: _, unreadable: 0, of: _), .noIngredients(_, unreadable: 0):
      return strings.notFound
    case .unlisted(_, asked: _, like: _, unreadable: _, in: let list): return list.error.brief(in: context)
    case .unknown, .noIngredients: return strings.notAllReadable
    case .ambiguous: return strings.severalMatches
    case .notExported: return FileWords.notExported(in: context.language)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    switch self {
    case .service(let error): return error.remedy(in: context)
    case .persistence(let error): return error.remedy(in: context)
    case .unknown(let subject, _, let like, _, let meals):
      if let id = meals.first?.id { return strings.replacing(id, isOnly: meals.count == 1, in: subject) }
      return like.isEmpty ? strings.list(of: subject) : nil
    case .unlisted(_, asked: _, let like, unreadable: _, in: let list):
      return like.isEmpty ? list.remedy(in: context) : nil
    case .ambiguous(_, _, let candidates):
      return .sentence(strings.chooseOne(of: Self.likeliest(of: candidates)))
    case .noIngredients: return strings.list(of: .meal)
    // The warning beside the list says how to go on.
    case .notExported: return nil
    }
  }

  /// Of many names, the shortest are the likeliest to be meant.
  private static func likeliest(of candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > Strings.mostNames else { return candidates }
    return zip(0..., candidates).sorted { ($0.1.name.count, $0.0) < ($1.1.name.count, $1.0) }.map(\.1)
  }
}
