public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A streaming service with nine sections and some 2,500 titles, all of them invented.
///
/// It answers at the addresses of the public service, so that a client shares every URL between the two, with a root
/// page and a catalogue for each ``StreamingCountry``. The content follows from the code alone: two instances give
/// equal bytes. Copies stay fresh for 300 s (root page, product pages) or 120 s (sections, blocks, categories).
public struct StreamingService: SandboxService {
  /// The number of the content; it must rise whenever any page is written differently, because validators are
  /// made from it and not from the pages.
  static let contentVersion = 2
  /// When the content last changed: 1 September 2025, 05:00 GMT.
  static let contentDate = Date(timeIntervalSince1970: 1_756_702_800)

  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameter now: Returns the current date, for the `Date` field.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The host of the public service.
  public var hosts: Set<String> { [StreamingAddress.host] }

  /// Answers `GET` and `HEAD`; any other method gets 405, any other path than a page's 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: The page, 304 without a body when the client's copy is still good, or an error.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    ReadOnlyAnswers(now: now(), errorBody: errorBody).response(to: request) { url in
      StreamingRoute(url).map(representation)
    }
  }

  /// Writes an error as the public service does: a code, the page to go to instead, and the requested path.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed.
  /// - Returns: A JSON object.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    let document = ErrorDocument(status: status, path: request.url.path(percentEncoded: true))
    return ServiceBody(mediaType: "application/json; charset=utf-8", data: JSONWriter.data(document.json))
  }

  private func representation(of route: StreamingRoute) -> Representation {
    Representation(
      etag: EntityTag(version: Self.contentVersion, resource: route.resource),
      lastModified: Self.contentDate,
      cacheControl: "max-age=\(maxAge(of: route))",
      body: { JSONWriter.data(document(of: route)) }
    )
  }

  private func maxAge(of route: StreamingRoute) -> Int {
    switch route {
    case .root, .product: 300
    case .section, .block, .category: 120
    }
  }

  private func document(of route: StreamingRoute) -> JSONValue {
    switch route {
    case .root(let catalogue):
      RootPage(catalogue: catalogue).json
    case .section(let section, let size):
      SectionPage(catalogue: .of(section.country), section: section, pageSize: size).json
    case .block(let section, let shelf, let page):
      BlockPage(section: section, shelf: shelf, page: page).json
    case .category(let section, let category, let page):
      CategoryPage(catalogue: .of(section.country), section: section, category: category, page: page).json
    case .product(let section, let place):
      ProductPageDocument(catalogue: .of(section.country), section: section, product: place.product).json
    }
  }
}

/// The body of an error answer.
struct ErrorDocument {
  /// The status of the answer.
  let status: HTTPStatus
  /// The requested path.
  let path: String

  /// The document as it goes over the wire; 5100 is the public service's code for 404, the others are unknown.
  var json: JSONValue {
    .object([
      "code": status == .notFound ? 5_100 : 5_000,
      "redirectPath": .string(parentPath),
      "url": .string(path),
    ])
  }

  /// The path one level up, but never above a root page; the public service's where no country is named.
  private var parentPath: String {
    let parts = path.split(separator: "/").dropLast()
    let parent = "/" + parts.joined(separator: "/")
    let isBelowRoot = StreamingCountry.allCases.contains { parent.hasPrefix($0.root.path) }
    return isBelowRoot ? parent : StreamingCountry.sweden.root.path
  }
}
