import Foundation
import Testing

/// A page of the streaming service as untyped JSON.
struct JSONPage {
  typealias Object = [String: Any]

  let object: Object

  init(_ data: Data) throws {
    object = try #require(JSONSerialization.jsonObject(with: data) as? Object)
  }

  var links: Object { object["_links"] as? Object ?? [:] }

  var sections: [Object] { links["viaplay:sections"] as? [Object] ?? [] }

  var categoryFilters: [Object] { links["viaplay:categoryFilters"] as? [Object] ?? [] }

  var blocks: [Object] {
    (object["_embedded"] as? Object)?["viaplay:blocks"] as? [Object] ?? []
  }

  static func products(of block: Object) -> [Object] {
    let embedded = block["_embedded"] as? Object
    return embedded?["viaplay:products"] as? [Object]
      ?? (embedded?["viaplay:product"] as? Object).map { [$0] } ?? []
  }

  static func content(of product: Object) -> Object { product["content"] as? Object ?? [:] }

  static func title(of product: Object) -> String {
    let content = content(of: product)
    return (content["title"] ?? (content["series"] as? Object)?["title"]) as? String ?? ""
  }

  static func synopsis(of product: Object) -> String {
    let content = content(of: product)
    return (content["synopsis"] ?? (content["series"] as? Object)?["synopsis"]) as? String ?? ""
  }

  static func link(_ name: String, of object: Object) -> String? {
    ((object["_links"] as? Object)?[name] as? Object)?["href"] as? String
  }

  /// Every `href` of the page that leads to the content host, with its template parts removed.
  ///
  /// Of the products in a list only the first is looked into: their pages are all written alike, and there are
  /// thousands.
  var contentAddresses: Set<String> {
    var found: Set<String> = []
    var open: [Any] = [object]
    while let next = open.popLast() {
      if let object = next as? Object {
        if let href = object["href"] as? String, href.hasPrefix("https://content.viaplay.com") {
          found.insert(Self.withoutTemplate(href))
        }
        for (name, value) in object {
          open.append(name == "viaplay:products" ? (value as? [Any])?.prefix(1).map(\.self) ?? [] : value)
        }
      } else if let array = next as? [Any] {
        open.append(contentsOf: array)
      }
    }
    return found
  }

  static func withoutTemplate(_ href: String) -> String {
    let template = href.range(of: "%7B")?.lowerBound ?? href.endIndex
    return String(href[..<template].prefix { $0 != "{" })
  }
}
