#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A question to the recipes service.
enum RecipesRoute: Hashable {
  case categories
  case categoryNames
  case areaNames
  case ingredients
  case meals(MealCriterion)
  case meal(id: String)
  case mealsNamed(String)
  case mealsBeginning(String)
  case random
  /// A known address that asks for nothing, which is answered with nothing.
  case nothing

  /// Reads an address; `nil` where there is no such script or the key is unknown.
  ///
  /// Where an address names several criteria, the first of those the script knows counts.
  init?(_ url: URL) {
    let path = url.path(percentEncoded: true)
    guard path.hasPrefix(RecipesAddress.root) else { return nil }
    let query = QueryItems(of: url)
    switch path.dropFirst(RecipesAddress.root.count) {
    case "categories.php": self = .categories
    case "filter.php": self = Self.filter(query)
    case "list.php": self = Self.list(query)
    case "lookup.php": self = query.text("i").map { .meal(id: $0) } ?? .nothing
    case "random.php": self = .random
    case "search.php": self = Self.search(query)
    default: return nil
    }
  }

  private static func filter(_ query: QueryItems) -> RecipesRoute {
    query.text("c").map { .meals(.category($0)) }
      ?? query.text("a").map { .meals(.area($0)) }
      ?? query.text("i").map { .meals(.ingredient($0)) }
      ?? .nothing
  }

  private static func list(_ query: QueryItems) -> RecipesRoute {
    let lists: [(Substring, RecipesRoute)] = [
      ("c", .categoryNames), ("a", .areaNames), ("i", .ingredients),
    ]
    return lists.first { query.text($0.0) == "list" }?.1 ?? .nothing
  }

  private static func search(_ query: QueryItems) -> RecipesRoute {
    query.text("s").map { .mealsNamed($0) }
      ?? query.text("f").map { .mealsBeginning($0) }
      ?? .nothing
  }

  /// The identity of the representation: equal for equal documents, different for different ones.
  var resource: String {
    switch self {
    case .categories: "categories"
    case .categoryNames: "list/c"
    case .areaNames: "list/a"
    case .ingredients: "list/i"
    case .meals(.category(let name)): "filter/c/\(name)"
    case .meals(.area(let name)): "filter/a/\(name)"
    case .meals(.ingredient(let name)): "filter/i/\(name)"
    case .meal(let id): "lookup/\(id)"
    case .mealsNamed(let text): "search/s/\(text)"
    case .mealsBeginning(let text): "search/f/\(text)"
    case .random: "random"
    case .nothing: ""
    }
  }
}

/// The addresses of the recipes service; the same as the public service's.
enum RecipesAddress {
  /// The host that serves answers, and that picture links point to; the sandbox serves no pictures.
  static let host = "www.themealdb.com"
  /// The path that every route begins with; the last part is the public test key.
  static let root = "/api/json/v1/1/"

  /// The absolute address of a picture.
  static func picture(_ path: String) -> String {
    "https://\(host)/images/\(path)"
  }
}

/// The filter of a list of meals; the service accepts one at a time.
enum MealCriterion: Hashable, Sendable {
  case category(String)
  case area(String)
  case ingredient(String)
}
