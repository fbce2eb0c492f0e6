import RecipesDomain

/// Keeps the best of many candidates without sorting them all.
struct BestMeals {
  private let limit: Int
  private var kept: [MealCandidate] = []
  /// The last of the best, once there were enough; what is not better is not kept.
  private var bound: MealCandidate?

  /// Makes an empty selection.
  ///
  /// - Parameter limit: How many to keep.
  init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// Takes in a meal; its name is not looked at when its rank says that it is not among the best.
  mutating func insert(_ rank: MealSearchRank, _ record: FoldedRecord, _ id: String) {
    if let bound, bound.rank < rank { return }
    let candidate = MealCandidate(rank: rank, name: record.name, id: id)
    if let bound, bound < candidate { return }
    kept.append(candidate)
    // Selecting now and then costs less than finding the place of each.
    if kept.count / 2 > limit { select() }
  }

  /// The best, in order.
  var candidates: [MealCandidate] { Array(kept.sorted().prefix(limit)) }

  private mutating func select() {
    kept = candidates
    bound = kept.last
  }
}
