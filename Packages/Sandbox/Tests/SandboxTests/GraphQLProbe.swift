import Foundation
import Testing

@testable import Sandbox

/// Asks the sandbox's GraphQL for its answers as they are written.
struct GraphQLProbe {
  /// 1 December 2025, 00:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_764_547_200)

  static func answer(
    _ query: String,
    _ variables: String = "{}",
    viewer: String = "robin-marsh",
    now: Date = now
  ) throws -> String {
    let account = try #require(AccountCatalogue.all.account(named: viewer))
    let text = String(decoding: JSONWriter.data(.string(query)), as: UTF8.self)
    let body = Data(#"{"query":\#(text),"variables":\#(variables)}"#.utf8)
    let json = try #require(GraphQLAnswer(viewer: account, now: now).json(body))
    return String(decoding: JSONWriter.data(json), as: UTF8.self)
  }
}
