/// A request for a part of a list: the entries from an offset on, as many as the area reads at once.
public struct PageRequest: Hashable, Sendable {
  /// The number of entries before the part, 0 or more.
  public let offset: Int

  /// Makes a request.
  ///
  /// - Parameter offset: The number of entries before the part; 0 for less than 0.
  public init(offset: Int = 0) {
    self.offset = max(0, offset)
  }
}

/// A list of the service from its beginning on, or a part of it, with the place where it continues.
public struct EntryPage<Entry: Identifiable> {
  /// The entries in the order of the service, each id once.
  public let entries: [Entry]
  /// The part that follows; `nil` when the service said that the list ends.
  ///
  /// Behind the last part of a mixed list it is the beginning, since the list has to be read again.
  public let next: PageRequest?
  /// The number of entries of the whole list, as the service says it; `nil` when it does not, and of a mixed list.
  ///
  /// See ``plausibleTotal`` for a number to show.
  public let total: Int?
  /// How many more entries the service sent that could not be read.
  public let unreadableCount: Int
  /// How well its parts fit together.
  public let consistency: ListConsistency

  /// Makes a part of a list; of several entries with one id the first is used.
  ///
  /// - Parameters:
  ///   - entries: The entries in the order of the service.
  ///   - next: The part that follows; `nil` when the list ends.
  ///   - total: The number of entries of the whole list.
  ///   - unreadableCount: How many more entries the service sent that could not be read.
  ///   - consistency: How well its parts fit together.
  @inlinable
  public init(
    entries: [Entry],
    next: PageRequest? = nil,
    total: Int? = nil,
    unreadableCount: Int = 0,
    consistency: ListConsistency = .oneReading
  ) {
    self.entries = entries.firstOfEachID()
    self.next = next ?? (consistency == .mixed ? PageRequest() : nil)
    self.total = consistency == .mixed ? nil : total
    self.unreadableCount = unreadableCount
    self.consistency = consistency
  }

  /// Whether its parts are from different readings of the list.
  public var isMixed: Bool { consistency == .mixed }

  /// The number of entries of the whole list; `nil` also where more entries came than the service says that it has.
  public var plausibleTotal: Int? { total.flatMap { $0 < entries.count ? nil : $0 } }

  /// The same part with other entries in place of its own.
  ///
  /// - Parameter entries: The entries, in the order of the list.
  /// - Returns: The part, which continues as this one does.
  public func with<Other>(entries: [Other]) -> EntryPage<Other> {
    EntryPage<Other>(
      entries: entries,
      next: next,
      total: total,
      unreadableCount: unreadableCount,
      consistency: consistency
    )
  }

  /// The same part as one that fits no better than this to what is before it.
  func marked(as consistency: ListConsistency) -> EntryPage {
    guard self.consistency < consistency else { return self }
    return EntryPage(
      entries: entries,
      next: next,
      total: total,
      unreadableCount: unreadableCount,
      consistency: consistency
    )
  }

  /// Whether the list ends before all of its entries have come, and entries came again in later parts or
  /// the parts are from several times.
  ///
  /// It moved while it was read, as far as that can be told. A mixed list tells it by its end.
  public var isShort: Bool { doubt != nil }

  /// How well the parts of the list fit together where that may be why it ends before all of its entries have come.
  var doubt: ListConsistency? { doubt(with: entries.count + unreadableCount) }

  /// How well the parts of a list fit together that ends with fewer entries than it has; `nil` for one that may be
  /// whole.
  ///
  /// A service may count entries that it hides, so that a list of one reading is whole with fewer.
  func doubt(with count: Int) -> ListConsistency? {
    guard next == nil, consistency > .oneReading, let total, count < total else { return nil }
    return consistency
  }

  /// Whether it is a mixed list up to its end, which continues with nothing but another reading.
  var isMixedToItsEnd: Bool { isMixed && next == PageRequest() }

  /// The list with the part that follows; an entry that is there already is not repeated.
  ///
  /// - Parameter following: The part that follows, whose total and continuation count.
  /// - Returns: The longer list.
  public func appending(_ following: EntryPage) -> EntryPage {
    let list = EntryPage(
      entries: entries + following.entries,
      next: following.next,
      total: following.total ?? total,
      unreadableCount: unreadableCount + following.unreadableCount,
      consistency: max(consistency, following.consistency)
    )
    let overlaps = list.entries.count < entries.count + following.entries.count
    return overlaps ? list.marked(as: .overlapping) : list
  }
}

extension EntryPage: Sendable where Entry: Sendable {}
extension EntryPage: Equatable where Entry: Equatable {}
extension EntryPage: Hashable where Entry: Hashable {}

extension Sequence where Element: Identifiable {
  /// The elements in their order, each id once.
  ///
  /// - Returns: Of several elements with one id the first.
  @inlinable
  public func firstOfEachID() -> [Element] {
    var ids = Set<Element.ID>()
    return filter { ids.insert($0.id).inserted }
  }
}
