import RecipesDomain

/// A meal that was found, before it is known whether it is among the best.
struct MealCandidate: Comparable {
  let rank: MealSearchRank
  let name: [UInt8]
  let id: String

  static func < (first: MealCandidate, second: MealCandidate) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    if first.name != second.name { return first.name.lexicographicallyPrecedes(second.name) }
    return first.id < second.id
  }
}
