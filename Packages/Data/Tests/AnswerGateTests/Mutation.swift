/// An answer with status 200 that is not the good one.
struct Mutation: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case flip
    case cut
    case swap
    case null
    case removal
    case other
  }

  let kind: Kind
  /// Where and what, for the report of a failure.
  let place: String
  let body: [UInt8]

  /// Flips of single bits all over a text, the same in every run.
  static func flips(of good: [UInt8], count: Int) -> [Mutation] {
    var random = SeededRandom(seed: UInt64(good.count))
    return (0..<count).map { index in
      // One flip in each of as many parts of the text.
      let part =
        (index * good.count / count)..<max(index * good.count / count + 1, (index + 1) * good.count / count)
      let place = Int.random(in: part, using: &random)
      let bit = Int.random(in: 0..<8, using: &random)
      var body = good
      body[place] ^= 1 << bit
      return Mutation(kind: .flip, place: "bit \(bit) of byte \(place)", body: body)
    }
  }

  /// The text cut at offsets all over it.
  static func cuts(of good: [UInt8], count: Int) -> [Mutation] {
    let step = max(1, good.count / count)
    return stride(from: 0, to: good.count, by: step).map { length in
      Mutation(kind: .cut, place: "after \(length) bytes", body: Array(good[..<length]))
    }
  }

  /// Each node of another type, null, and left out; of lists, whose elements are alike, in the first two.
  static func shapes(of good: JSONNode) -> [Mutation] {
    good.paths.filter { !good.isBeyondSecondElement($0) }.flatMap { path in
      let node = good[path[...]]
      let others: [JSONNode] =
        switch node {
        case .text: [7, [:]]
        case .number, .flag: ["x", []]
        case .list: [[:], "x"]
        case .object: [[], 7]
        case .null: [[]]
        }
      let swaps = others.map { (Kind.swap, JSONNode?.some($0)) }
      return (swaps + [(.null, .some(.null)), (.removal, nil)]).map { kind, other in
        Mutation(
          kind: kind,
          place: "\(path) as \(other?.written ?? "nothing")",
          body: Array(good.replacing(path[...], with: other).written.utf8)
        )
      }
    }
  }

  /// What answers to something else, or to nothing.
  static func others(_ answers: [String: String]) -> [Mutation] {
    let nothing = [
      "nothing": "", "blank": " \n", "null": "null", "no object": "[]", "no member": "{}", "page": webPage,
      "no list": #"{"meals":null,"categories":null}"#, "error": #"{"code":5100,"message":"Not found"}"#,
    ]
    return (answers.map { ($0, $1) } + nothing.map { ($0, $1) }).sorted { $0.0 < $1.0 }.map { name, text in
      Mutation(kind: .other, place: name, body: Array(text.utf8))
    }
  }

  private static let webPage =
    "<!DOCTYPE html><html><head><title>Maintenance</title></head><body></body></html>"
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
