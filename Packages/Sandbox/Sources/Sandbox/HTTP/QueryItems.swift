#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The query of an address, as far as a service needs it: the first value of each name.
struct QueryItems {
  private let values: [Substring: Substring]

  /// Takes the query of an address apart.
  init(of url: URL) {
    let pairs = (url.query(percentEncoded: true) ?? "").split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (halves[0], halves.count == 2 ? halves[1] : "")
    }
    values = Dictionary(pairs) { first, _ in first }
  }

  /// Whether the query names an item.
  func contains(_ name: Substring) -> Bool {
    values[name] != nil
  }

  /// The text of an item, without escapes; `nil` when it is absent or not UTF-8.
  func text(_ name: Substring) -> String? {
    values[name].flatMap(FormText.init)?.text
  }

  /// The value of an item as a whole number; `nil` when it is absent or something else.
  func number(_ name: Substring) -> Int? {
    values[name].flatMap { Int($0) }
  }
}
