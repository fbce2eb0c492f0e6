#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A route of the streaming service.
enum StreamingRoute {
  case root(Catalogue)
  case section(CatalogueSection, pageSize: PageSize)
  case block(CatalogueSection, CatalogueShelf, ProductPage)
  case category(CatalogueSection, Category, ProductPage)
  case product(CatalogueSection, ProductPlace)

  /// Finds what an address leads to without writing any of it; `nil` where there is nothing.
  ///
  /// Unknown query items, such as `dtg`, change nothing.
  init?(_ url: URL) {
    let parts = url.path(percentEncoded: true).split(separator: "/")
    let query = QueryItems(of: url)
    guard let first = parts.first,
      let country = StreamingCountry.allCases.first(where: { $0.root.path == "/\(first)" })
    else { return nil }
    let catalogue = Catalogue.of(country)
    switch parts.count {
    case 1:
      self = .root(catalogue)
    case 2:
      guard let section = catalogue.section(slug: parts[1]) else { return nil }
      self.init(section, query: query)
    case 3:
      guard let section = catalogue.section(slug: parts[1]) else { return nil }
      self.init(section, child: parts[2], query: query)
    default:
      return nil
    }
  }

  private init?(_ section: CatalogueSection, query: QueryItems) {
    guard query.contains("block") else {
      self = .section(section, pageSize: PageSize(query))
      return
    }
    guard let shelf = query.number("block").flatMap(section.shelf(at:)),
      let page = ProductPage(of: shelf.places, query: query)
    else { return nil }
    self = .block(section, shelf, page)
  }

  private init?(_ section: CatalogueSection, child: Substring, query: QueryItems) {
    if let category = section.category(slug: child) {
      guard let page = ProductPage(of: section.places(in: category), query: query) else { return nil }
      self = .category(section, category, page)
    } else if let place = section.product(publicPath: child) {
      self = .product(section, place)
    } else {
      return nil
    }
  }

  /// The identity of the representation: equal for equal documents, different for different ones.
  var resource: String {
    switch self {
    case .root(let catalogue): catalogue.country.root.path
    case .section(let section, let size): "\(section.address.path)?\(size.products)"
    case .block(let section, let shelf, let page):
      "\(section.address.path)?\(shelf.plan.position)&\(page.number)&\(page.size.products)"
    case .category(let section, let category, let page):
      "\(section.address.path)/\(category.slug)?\(page.number)&\(page.size.products)"
    case .product(let section, let place):
      "\(section.address.path)/\(place.shelf.title(at: place.index))"
    }
  }
}

/// The address of a page of the streaming service, on the public service's host.
struct StreamingAddress: Hashable, Sendable {
  /// The host that serves pages.
  static let host = "content.viaplay.com"
  /// The host that image links point to; the sandbox serves no images.
  static let imageHost = "i.viaplay.com"
  /// The path, beginning with a slash.
  let path: String

  /// The address one level below.
  func child(_ slug: String) -> StreamingAddress {
    StreamingAddress(path: "\(path)/\(slug)")
  }

  /// The absolute address, followed by a query or a template part.
  func text(_ suffix: String = "") -> String {
    "https://\(Self.host)\(path)\(suffix)"
  }
}
