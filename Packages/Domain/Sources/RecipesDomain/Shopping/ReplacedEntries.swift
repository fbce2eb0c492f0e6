import DomainKernel

/// The entries of some meals that take the place of those that were stored for them.
///
/// An ingredient that was bought stays so as long as its measure is the same: the user has it already.
public struct ReplacedEntries: Hashable, Sendable {
  /// The entries to store, marked as bought where they were.
  public let entries: [ShoppingEntry]
  /// The meals that had no entry before.
  public let newMeals: Set<Meal.ID>
  /// The entries of ingredients that were bought in another amount, and are to buy again.
  public let unticked: [ShoppingEntry]

  /// Compares new entries with the stored ones.
  ///
  /// - Parameters:
  ///   - wanted: The new entries of each meal.
  ///   - stored: Everything that is stored and can be read; entries of other meals do not matter.
  public init(_ wanted: [Meal.ID: [ShoppingEntry]], replacing stored: [ShoppingEntry]) {
    var (entries, unticked): ([ShoppingEntry], [ShoppingEntry]) = ([], [])
    for (meal, new) in wanted {
      let bought = stored.filter { $0.id.meal == meal && $0.isTicked }
      let (marked, rest) = Self.marked(new, as: bought)
      entries += marked
      unticked += marked.filter { entry in
        !entry.isTicked && rest.contains { $0.ingredient == entry.ingredient }
          && !Self.wasToBuy(entry, in: stored)
      }
    }
    self.entries = entries
    self.unticked = unticked.sorted(by: ShoppingEntry.isBefore)
    newMeals = Set(wanted.keys).subtracting(stored.map(\.id.meal))
  }

  /// Marks new entries as the bought ones that they are like, those at the same place first.
  ///
  /// Each bought one marks one; the rest is like none of the new ones.
  private static func marked(
    _ entries: [ShoppingEntry],
    as bought: [ShoppingEntry]
  ) -> (entries: [ShoppingEntry], rest: [ShoppingEntry]) {
    var (entries, bought) = (entries, bought)
    for isAtSamePlace in [true, false] {
      for index in entries.indices where !entries[index].isTicked {
        let entry = entries[index]
        let place = bought.firstIndex { entry.isLike($0) && (!isAtSamePlace || entry.id == $0.id) }
        guard let place else { continue }
        bought.remove(at: place)
        entries[index].isTicked = true
      }
    }
    return (entries, bought)
  }

  private static func wasToBuy(_ entry: ShoppingEntry, in stored: [ShoppingEntry]) -> Bool {
    stored.contains { $0.id.meal == entry.id.meal && !$0.isTicked && entry.isLike($0) }
  }
}

extension ShoppingEntry {
  /// Whether it is the same amount of the same ingredient.
  fileprivate func isLike(_ other: ShoppingEntry) -> Bool {
    ingredient == other.ingredient && measure == other.measure
  }
}

/// The difference that meals made to the shopping list.
public struct ShoppingAddition: Hashable, Sendable {
  /// Which meals are new on the list, and which were on it.
  public let meals: AddedMeals
  /// The ingredients that were bought in another amount and are to buy again, each once as on the list.
  public let unticked: [String]

  /// Describes the difference.
  ///
  /// - Parameters:
  ///   - meals: Which meals are new on the list, and which were on it.
  ///   - unticked: The ingredients that were bought in another amount; one that is given twice counts once,
  ///     in its first spelling.
  public init(meals: AddedMeals, unticked: [String]) {
    self.meals = meals
    var listed: Set<String> = []
    self.unticked = unticked.filter { listed.insert(SearchFolding.folded($0)).inserted }
  }
}
