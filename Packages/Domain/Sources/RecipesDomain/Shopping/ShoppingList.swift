public import DomainKernel

/// What to buy for several meals, each ingredient once.
///
/// Entries of one ingredient (letter case and accents do not matter) become one line. Their measures are added
/// where that is right everywhere: grams with kilograms, millilitres with litres, ounces with pounds, the same
/// words with the same words, and each of two units with its like. Others stand beside each other. Every entry is
/// in exactly one amount. What is in the basket is never added to what is not.
public struct ShoppingList: Hashable, Sendable {
  /// The lines: first what is still to buy, each part in the order of the ingredients' names.
  public let lines: [ShoppingLine]
  /// Entries that are kept and cannot be read; nothing of them is in the lines.
  public let unreadable: [ShoppingEntry.ID]

  /// Puts a list together.
  ///
  /// - Parameter entries: What has to be bought, in any order; the same entries give the same list.
  public init(_ entries: [ShoppingEntry]) {
    self.init(PartialList(entries))
  }

  /// Puts a list together.
  ///
  /// - Parameter kept: What has to be bought as far as it can be read, in any order.
  public init(_ kept: PartialList<ShoppingEntry>) {
    unreadable = kept.unreadable
    let ordered = kept.entries.sorted(by: ShoppingEntry.isBefore)
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
