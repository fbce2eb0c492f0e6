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
  /// Whether its parts are from different readings of the list, so that entries may be missing between them.
  public let isMixed: Bool
  /// Whether a part is from the store and was sent before the part in front of it, or long after that.
  ///
  /// The list may have changed meanwhile, though its total is the same.
  public let isOfSeveralTimes: Bool

  /// Makes a part of a list; of several entries with one id the first is used.
  ///
  /// - Parameters:
  ///   - entries: The entries in the order of the service.
  ///   - next: The part that follows; `nil` when the list ends.
  ///   - total: The number of entries of the whole list.
  ///   - unreadableCount: How many more entries the service sent that could not be read.
  ///   - isMixed: Whether its parts are from different readings of the list.
  ///   - isOfSeveralTimes: Whether a part is from the store and was sent before the part in front of it, or long
  ///     after that.
  @inlinable
  public init(
    entries: [Entry],
    next: PageRequest? = nil,
    total: Int? = nil,
    unreadableCount: Int = 0,
    isMixed: Bool = false,
    isOfSeveralTimes: Bool = false
  ) {
    var known = Set<Entry.ID>()
    self.entries = entries.filter { known.insert($0.id).inserted }
    self.next = next ?? (isMixed ? PageRequest() : nil)
    self.total = isMixed ? nil : total
    self.unreadableCount = unreadableCount
    self.isMixed = isMixed
    self.isOfSeveralTimes = isOfSeveralTimes
  }

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
      isMixed: isMixed,
      isOfSeveralTimes: isOfSeveralTimes
    )
  }

  /// The same part as one that is from another reading of the list than what is before it.
  var mixed: EntryPage { marked(isMixed: true, isOfSeveralTimes: isOfSeveralTimes) }

  /// The same part as one that is from another time than what is before it.
  var ofOtherTime: EntryPage { marked(isMixed: isMixed, isOfSeveralTimes: true) }

  private func marked(isMixed: Bool, isOfSeveralTimes: Bool) -> EntryPage {
    EntryPage(
      entries: entries,
      next: next,
      total: total,
      unreadableCount: unreadableCount,
      isMixed: isMixed,
      isOfSeveralTimes: isOfSeveralTimes
    )
  }

  /// Whether the list ends before all of its entries have come, and its parts are from different times.
  ///
  /// A service may count entries that it hides, so that a list of one time is whole with fewer.
  var isShort: Bool {
    guard next == nil, isOfSeveralTimes, let total else { return false }
    return entries.count + unreadableCount < total
  }

  /// Whether it is a mixed list up to its end, which continues with nothing but another reading.
  var isMixedToItsEnd: Bool { isMixed && next == PageRequest() }

  /// The list with the part that follows; an entry that is there already is not repeated.
  ///
  /// - Parameter following: The part that follows, whose total and continuation count.
  /// - Returns: The longer list.
  public func appending(_ following: EntryPage) -> EntryPage {
    EntryPage(
      entries: entries + following.entries,
      next: following.next,
      total: following.total ?? total,
      unreadableCount: unreadableCount + following.unreadableCount,
      isMixed: isMixed || following.isMixed,
      isOfSeveralTimes: isOfSeveralTimes || following.isOfSeveralTimes
    )
  }
}

extension EntryPage: Sendable where Entry: Sendable {}
extension EntryPage: Equatable where Entry: Equatable {}
extension EntryPage: Hashable where Entry: Hashable {}
