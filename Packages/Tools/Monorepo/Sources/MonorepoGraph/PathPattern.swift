/// A pattern over paths or names: `*` stands for any letters but `/`, `**` for any letters at all.
///
/// The slash behind `**` is a letter of its own: `**/main.swift` is no file at the root.
package struct PathPattern: Equatable, Sendable {
  private let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  package func matches(_ text: String) -> Bool {
    let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
    // What stands in front of the first star tells most texts apart, at once.
    let plain = pattern.firstIndex(of: UInt8(ascii: "*")) ?? pattern.count
    return text.starts(with: pattern[..<plain]) && Self.match(pattern[plain...], Array(text[plain...]))
  }

  /// Goes over the pattern once, with every place of the text at which the part so far can end: a search for
  /// each star within the search for the one before takes a time that doubles with each star.
  private static func match(_ pattern: ArraySlice<UInt8>, _ text: [UInt8]) -> Bool {
    let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
    var (rest, ends) = (pattern, [true] + Array(repeating: false, count: text.count))
    while let first = rest.popFirst() {
      if first == star {
        let crossesFolders = rest.first == star
        if crossesFolders { rest.removeFirst() }
        for index in text.indices where ends[index] && (crossesFolders || text[index] != slash) {
          ends[index + 1] = true
        }
      } else {
        for index in text.indices.reversed() { ends[index + 1] = ends[index] && text[index] == first }
        ends[0] = false
      }
    }
    return ends[text.count]
  }

  package static func matches(_ text: String, any patterns: [String]) -> Bool {
    patterns.contains { PathPattern($0).matches(text) }
  }

  /// The area of a module whose name fits a pattern in which `{Area}` stands for the name of an area: empty
  /// when the pattern has none, nil when the name does not fit.
  package static func area(of module: String, in pattern: String) -> String? {
    let parts = pattern.split(separator: "{Area}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return PathPattern(pattern).matches(module) ? "" : nil }
    guard module.hasPrefix(parts[0]), module.hasSuffix(parts[1]),
      module.count > parts[0].count + parts[1].count
    else { return nil }
    return String(module.dropFirst(parts[0].count).dropLast(parts[1].count))
  }
}
