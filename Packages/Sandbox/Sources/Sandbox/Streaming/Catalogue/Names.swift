/// Invented people and places.
enum Names {
  private static let lists = ContentRecord.all(in: LexiconContent.names)
  private static let firstNames = lists.flatMap { $0.list("first") }
  private static let surnames = lists.flatMap { $0.list("last") }
  private static let places = lists.flatMap { $0.list("place") }

  /// The first and last name of an invented person.
  static func person(random: inout SplitMix64) -> String {
    let first = random.element(of: firstNames, else: "Åsa")
    return "\(first) \(random.element(of: surnames, else: "Rask"))"
  }

  /// Different people.
  static func people(_ count: Int, random: inout SplitMix64) -> [String] {
    distinct(count) { person(random: &random) }
  }

  /// Different villages or towns; no more than there are.
  static func places(_ count: Int, random: inout SplitMix64) -> [String] {
    distinct(min(count, places.count)) { random.element(of: places, else: "Norrhamn") }
  }

  private static func distinct(_ count: Int, draw: () -> String) -> [String] {
    var drawn: [String] = []
    while drawn.count < count {
      let next = draw()
      if !drawn.contains(next) { drawn.append(next) }
    }
    return drawn
  }
}
