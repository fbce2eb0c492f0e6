/// A country that the streaming service has a root page for, which decides the language of its catalogue.
///
/// Both catalogues have the same sections, blocks and products; titles and descriptions differ.
public enum StreamingCountry: String, CaseIterable, Hashable, Sendable {
  /// The United Kingdom: an English catalogue.
  case unitedKingdom = "gb"
  /// Sweden: a Swedish catalogue, at the address of the public service's root page.
  case sweden = "se"

  /// The absolute address of the root page.
  public var rootAddress: String { root.text() }

  /// The address of the root page, above all other pages of the country.
  var root: StreamingAddress { StreamingAddress(path: "/ios-\(rawValue)") }

  /// What ends the keywords of a content text whose values are for this country only; see ``ContentRecord``.
  var keywordSuffix: String? {
    switch self {
    case .unitedKingdom: nil
    case .sweden: ".sv"
    }
  }

  /// Picks the text in the language of the country.
  func choose<Value>(en english: Value, sv swedish: Value) -> Value {
    switch self {
    case .unitedKingdom: english
    case .sweden: swedish
    }
  }
}
