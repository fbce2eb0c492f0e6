import Foundation
import Testing

/// A JSON document that a command wrote, for looking into.
struct JSONDocument {
  private let root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  var keys: Set<String> { Set(root.keys) }

  /// The members of `source`.
  var source: [String: Any] { root["source"] as? [String: Any] ?? [:] }

  /// The members of `page`.
  var page: [String: Any] { root["page"] as? [String: Any] ?? [:] }

  /// The members of `data`, where it is an object.
  var object: [String: Any] { root["data"] as? [String: Any] ?? [:] }

  /// The members of each item of `data`, where it is a list.
  var items: [[String: Any]] { root["data"] as? [[String: Any]] ?? [] }
}
