/// A pattern over paths or names: `*` stands for any letters but `/`, `**` for any letters at all.
public struct PathPattern: Equatable, Sendable {
  private let pattern: String

  /// Makes a pattern.
  public init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Tells whether the whole text fits the pattern.
  public func matches(_ text: String) -> Bool {
    Self.match(Array(pattern.utf8)[...], Array(text.utf8)[...])
  }

  private static func match(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
    guard let first = pattern.first else { return text.isEmpty }
    guard first == star else {
      return text.first == first && match(pattern.dropFirst(), text.dropFirst())
    }
    let crossesFolders = pattern.dropFirst().first == star
    let rest = pattern.dropFirst(crossesFolders ? 2 : 1)
    var remaining = text
    while true {
      if match(rest, remaining) { return true }
      guard let next = remaining.first, crossesFolders || next != slash else { return false }
      remaining = remaining.dropFirst()
    }
  }

  /// Tells whether a text fits one of some patterns.
  package static func matches(_ text: String, any patterns: [String]) -> Bool {
    patterns.contains { PathPattern($0).matches(text) }
  }
}
