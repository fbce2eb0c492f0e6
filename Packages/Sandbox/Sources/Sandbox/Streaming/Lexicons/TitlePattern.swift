/// Titles of two parts, each of which goes with any of the other.
struct TitlePattern: Sendable {
  private let heads: [String]
  private let joiner: String
  private let tails: [String]

  /// Makes a pattern; both lists must have elements, none of them twice.
  init(_ heads: [String], _ joiner: String, _ tails: [String]) {
    self.heads = heads
    self.joiner = joiner
    self.tails = tails
  }

  /// How many different titles there are.
  var count: Int { heads.count * tails.count }

  /// The title with a number; all titles of one round through ``count`` differ, and neighbours share no part.
  func title(_ number: Int) -> String {
    let head = number % heads.count
    let tail = (head * 5 + number / heads.count) % tails.count
    return heads[head] + joiner + tails[tail]
  }
}
