public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A recipes service with fourteen categories and some 300 meals of many kitchens, all written for it.
///
/// It answers at the addresses of the public service, so that a client shares every URL between the two. The
/// content follows from the code alone, and the sequence of random meals from the seed: two instances give equal
/// bytes. Every answer but the random one has a strong validator; none states a lifetime, so a client that keeps
/// copies asks again each time.
public struct RecipesService: SandboxService {
  /// The number of the content; it must rise whenever any answer is written differently, because validators
  /// are made from it and not from the answers.
  static let contentVersion = 2

  private let lottery: MealLottery
  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - seed: Decides the sequence of random meals.
  ///   - now: Returns the current date, for the `Date` field.
  public init(seed: UInt64, now: @escaping @Sendable () -> Date) {
    lottery = MealLottery(seed: seed)
    self.now = now
  }

  /// The host of the public service.
  public var hosts: Set<String> { [RecipesAddress.host] }

  /// Answers `GET` and `HEAD`; any other method gets 405, any other path than a script's 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, 304 without a body when the client's copy is still good, or an error. What is not
  ///   found is answered with status 200 and `{"meals":null}`.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    ReadOnlyAnswers(now: now(), errorBody: errorBody).response(to: request) { url in
      RecipesRoute(url).map(representation)
    }
  }

  /// Writes an error as a web page, as web servers do: this service has no errors in JSON.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed; nothing of it is repeated.
  /// - Returns: A page in HTML.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    let page = """
      <!DOCTYPE html>
      <html><head><title>Error \(status.rawValue)</title></head>
      <body><h1>Error \(status.rawValue)</h1><p>The kitchen cannot serve this.</p></body></html>

      """
    return ServiceBody(mediaType: "text/html; charset=utf-8", data: Data(page.utf8))
  }

  /// Read at the first request that needs a meal, not when the service is opened.
  private var catalogue: MealCatalogue { .all }

  private func representation(of route: RecipesRoute) -> Representation {
    guard route == .random else { return representation(of: route, resource: route.resource) }
    // Drawn before anything is written: the tag is that of the meal.
    let drawn = RecipesRoute.meal(id: String(lottery.draw(from: catalogue).id))
    return representation(of: drawn, resource: "\(route.resource) \(drawn.resource)", "no-cache")
  }

  private func representation(
    of route: RecipesRoute,
    resource: String,
    _ cacheControl: String? = nil
  ) -> Representation {
    Representation(
      etag: EntityTag(version: Self.contentVersion, resource: resource),
      lastModified: nil,
      cacheControl: cacheControl,
      body: { JSONWriter.data(document(of: route), escapesSlashes: true) }
    )
  }

  private func document(of route: RecipesRoute) -> JSONValue {
    switch route {
    case .categories: CategoriesDocument().json
    case .categoryNames: MealsDocument(names: MealCategory.all.map(\.name), key: "strCategory").json
    case .areaNames: MealsDocument(names: MealArea.all.map(\.name), key: "strArea").json
    case .ingredients: IngredientsDocument(names: catalogue.ingredientNames).json
    case .meals(let criterion): MealsDocument(rows: catalogue.meals(criterion), of: criterion).json
    case .meal(let id): MealsDocument(records: catalogue.meal(id: id).map { [$0] } ?? []).json
    case .mealsNamed(let text): MealsDocument(records: catalogue.meals(named: text)).json
    case .mealsBeginning(let text): MealsDocument(records: catalogue.meals(beginningWith: text)).json
    // A random meal is written by its id, once it is drawn.
    case .nothing, .random: MealsDocument(records: []).json
    }
  }
}
