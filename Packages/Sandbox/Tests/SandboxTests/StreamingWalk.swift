import Foundation
import NetworkingKit
import Sandbox
import Testing

/// Every list page that can be reached from the root pages, and a product page of each, in a repeatable order.
///
/// The `self` link of a product leads to the product's page with a query that changes nothing; it is left out.
struct StreamingWalk {
  let pages: [(address: String, body: Data)]
  let broken: [String]

  static func everything(limit: Int = 12_000) async throws -> StreamingWalk {
    let probe = StreamingProbe()
    var pages: [(String, Data)] = []
    var broken: [String] = []
    var open = StreamingCountry.allCases.map(\.rootAddress)
    var known = Set(open)
    while let address = open.popLast(), pages.count < limit {
      // Thousands of pages in a row would leave no thread for the suites beside this one.
      await Task.yield()
      let response = try await probe.get(address)
      guard response.status == .ok else {
        broken.append(address)
        continue
      }
      pages.append((address, response.body))
      let fresh = try JSONPage(response.body).contentAddresses
        .filter { known.insert($0).inserted && !$0.contains("?partial=true") }
      open.append(contentsOf: fresh.sorted())
    }
    return StreamingWalk(pages: pages, broken: broken + open)
  }
}
