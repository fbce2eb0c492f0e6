/// A whole list of the service, with how many of its entries could not be read.
///
/// An empty list is not always "none": there may be entries that nobody can show. See ``isNone``.
public struct EntryList<Entry> {
  /// The entries that can be read, in the order of the list.
  public let entries: [Entry]
  /// How many more entries the list has that could not be read, or are more than are read of one answer.
  public let unreadableCount: Int
  /// The ids of those among them of which at least that is known, as the user can write them.
  public let unreadableIDs: [String]
  /// How many of ``unreadableCount`` are only more than are read of one answer.
  public let omittedCount: Int

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - entries: The entries that can be read, in the order of the list.
  ///   - unreadableCount: How many more entries the list has that could not be read.
  ///   - unreadableIDs: The ids of those among them of which at least that is known.
  ///   - omittedCount: How many of them are only more than are read of one answer.
  public init(
    _ entries: [Entry],
    unreadableCount: Int = 0,
    unreadableIDs: [String] = [],
    omittedCount: Int = 0
  ) {
    self.entries = entries
    self.unreadableCount = unreadableCount
    self.unreadableIDs = unreadableIDs
    self.omittedCount = omittedCount
  }

  /// Whether every entry could be read.
  public var isWhole: Bool { unreadableCount == 0 }

  /// Whether the service says that there is none; entries that cannot be read are some.
  public var isNone: Bool { isEmpty && isWhole }

  /// The same list with other entries in place of its own.
  ///
  /// - Parameter entries: The entries, in the order of the list.
  /// - Returns: The list, of which as many entries could not be read.
  public func with<Other>(entries: [Other]) -> EntryList<Other> {
    EntryList<Other>(
      entries,
      unreadableCount: unreadableCount,
      unreadableIDs: unreadableIDs,
      omittedCount: omittedCount
    )
  }
}

extension EntryList: RandomAccessCollection {
  /// The position of the first entry.
  public var startIndex: Int { entries.startIndex }
  /// The position behind the last entry.
  public var endIndex: Int { entries.endIndex }
  /// The entry at a position.
  public subscript(position: Int) -> Entry { entries[position] }
}

extension EntryList: ExpressibleByArrayLiteral {
  /// Makes a list of which every entry could be read.
  ///
  /// - Parameter elements: The entries, in the order of the list.
  public init(arrayLiteral elements: Entry...) { self.init(elements) }
}

extension EntryList: Sendable where Entry: Sendable {}
extension EntryList: Equatable where Entry: Equatable {}
extension EntryList: Hashable where Entry: Hashable {}
