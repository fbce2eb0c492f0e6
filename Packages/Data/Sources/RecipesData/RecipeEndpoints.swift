public import NetworkingKit
import RecipesDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of the recipe service.
public struct RecipeEndpoints: ServiceEndpoints {
  /// The address that all others begin with: `https://…/api/json/v1/1`.
  public let base: ServiceBase

  /// Makes the addresses of a service.
  ///
  /// - Parameter root: The address that all others begin with; `nil` is returned unless it is an absolute web
  ///   address without a query.
  public init?(root: URL) {
    guard let base = ServiceBase(root) else { return nil }
    self.base = base
  }

  var categories: URL { root.appending(path: "categories.php") }
  var random: URL { root.appending(path: "random.php") }
  var cuisines: URL { address("list.php", "a", "list") }
  var ingredients: URL { address("list.php", "i", "list") }

  func meals(_ filter: MealFilter) -> URL {
    switch filter {
    case .category(let name): address("filter.php", "c", name)
    case .cuisine(let name): address("filter.php", "a", name)
    case .ingredient(let name): address("filter.php", "i", name)
    }
  }

  func meal(_ id: Meal.ID) -> URL { address("lookup.php", "i", id.rawValue) }

  func search(_ lookup: MealLookup) -> URL {
    switch lookup {
    case .name(let text): address("search.php", "s", text)
    case .firstLetter(let letter): address("search.php", "f", String(letter))
    }
  }

  /// Everything but letters, digits and `-._~` is encoded, so that no value can end the query or add to it.
  private func address(_ file: String, _ name: String, _ value: String) -> URL {
    let plain = root.appending(path: file)
    let query = URITemplate("{?\(name)}").expanded(with: [name: value])
    return URL(string: plain.absoluteString + query) ?? plain
  }
}
