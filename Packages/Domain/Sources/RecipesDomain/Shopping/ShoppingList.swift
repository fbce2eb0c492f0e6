public import DomainKernel

/// The ingredients to buy for several meals, each once.
///
/// Entries of one ingredient (letter case and accents do not matter) become one line. Their measures are added
/// where that is right everywhere: grams with kilograms, millilitres with litres, ounces with pounds, the same
/// words with the same words, and each of two units with its like. Others stand beside each other. Every entry is
/// in exactly one amount. What is bought is never added to what is not.
public struct ShoppingList: Hashable, Sendable {
  /// The lines: first what is still to buy, each part in the order of the ingredients' names.
  public let lines: [ShoppingLine]
  /// Entries that are stored and cannot be read; nothing of them is in the lines.
  public let unreadable: [ShoppingEntry.ID]

  /// Puts a list together.
  ///
  /// - Parameter entries: What has to be bought, in any order; the same entries give the same list.
  public init(_ entries: [ShoppingEntry]) {
    self.init(PartialList(entries))
  }

  /// Puts a list together.
  ///
  /// - Parameter stored: What has to be bought as far as it can be read, in any order.
  public init(_ stored: PartialList<ShoppingEntry>) {
    unreadable = stored.unreadable
    let ordered = stored.entries.sorted(by: ShoppingEntry.isBefore)
    let groups = Dictionary(grouping: ordered) { entry in
      LineKey(isTicked: entry.isTicked, name: SearchFolding.folded(entry.ingredient))
    }
    lines = groups.sorted { $0.key < $1.key }
      .compactMap { key, entries in
        entries.first.map { first in
          ShoppingLine(
            ingredient: first.ingredient,
            isTicked: key.isTicked,
            amounts: Self.amounts(of: entries)
          )
        }
      }
  }

  private static func amounts(of entries: [ShoppingEntry]) -> [ShoppingAmount] {
    var heaps: [AmountGroup] = []
    for entry in entries {
      if let place = heaps.firstIndex(where: { $0.mayTake(entry) }) {
        heaps[place].take(entry)
      } else {
        heaps.append(AmountGroup(entry))
      }
    }
    return heaps.map(\.amount)
  }

  private struct LineKey: Hashable, Comparable {
    let isTicked: Bool
    let name: String

    static func < (first: LineKey, second: LineKey) -> Bool {
      first.isTicked == second.isTicked ? first.name < second.name : second.isTicked
    }
  }
}

/// One thing to buy: an ingredient with every amount that is needed of it.
public struct ShoppingLine: Hashable, Sendable {
  /// The ingredient to buy, in its first spelling.
  public let ingredient: String
  /// Whether it is bought.
  public let isTicked: Bool
  /// The amounts; several where measures cannot be added.
  public let amounts: [ShoppingAmount]

  /// The entries of the line.
  public var entries: [ShoppingEntry] { amounts.flatMap(\.entries) }
}

/// How much of an ingredient to buy, and for which meals.
public struct ShoppingAmount: Hashable, Sendable {
  /// How much, as a sum where measures can be added; `nil` where the recipe does not say.
  public let measure: Measure?
  /// The entries of the amount.
  public let entries: [ShoppingEntry]

  /// The meals it is for, in the order in which they were added, each once.
  public var meals: [MealSummary] {
    var seen = Set<Meal.ID>()
    return entries.filter { seen.insert($0.id.meal).inserted }
      .map { MealSummary(id: $0.id.meal, name: $0.mealName) }
  }
}

/// Entries of one ingredient whose measures are one amount together.
struct AmountGroup {
  private var entries: [ShoppingEntry]
  private var sum: AmountSum?

  init(_ entry: ShoppingEntry) {
    entries = [entry]
    sum = entry.measure.flatMap(AmountSum.init)
  }

  /// Whether an entry can be added: the sum is exact, or neither says how much.
  func mayTake(_ entry: ShoppingEntry) -> Bool {
    guard let measure = entry.measure else { return entries.allSatisfy { $0.measure == nil } }
    guard let sum, let other = AmountSum(measure) else { return false }
    return sum.adding(other) != nil
  }

  mutating func take(_ entry: ShoppingEntry) {
    if let other = entry.measure.flatMap(AmountSum.init) { sum = sum?.adding(other) }
    entries.append(entry)
  }

  /// A single measure stays in the words of its recipe.
  var amount: ShoppingAmount {
    guard entries.count > 1, let sum else {
      return ShoppingAmount(measure: entries.first?.measure, entries: entries)
    }
    return ShoppingAmount(measure: Measure(sum.text), entries: entries)
  }
}
