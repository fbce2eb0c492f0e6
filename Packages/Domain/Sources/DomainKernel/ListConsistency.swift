#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How well the parts of a list fit together, from the best to the worst.
///
/// A service says no more of a list than its length. Where an entry was removed in front of a part and
/// another was added behind it, an entry between two parts is missing although the list has its total: this
/// does not show. Where one was added in front of a part and another was removed behind it, an entry comes twice.
public enum ListConsistency: Comparable, Hashable, Sendable {
  /// They are from one reading of the list, as far as that shows.
  case oneReading
  /// An entry came again in a later part: the list moved between them, or the service lets its parts overlap.
  case overlapping
  /// One is from the store, and was sent before the part in front of it or long after that.
  ///
  /// The list may have changed meanwhile, though its total is the same.
  case severalTimes
  /// They are from different readings of the list, so that entries may be missing between them.
  case mixed

  /// The most seconds between two stored parts that count as one reading.
  static var longestReading: Double { 3600 }
}

extension Fetched {
  /// The list with the part that follows; mixed also where it ends short and is from several times, while one
  /// whose parts overlap stays as it is.
  func joined<Entry: Identifiable>(with part: Fetched<EntryPage<Entry>>) -> Fetched<EntryPage<Entry>>
  where Value == EntryPage<Entry> {
    let longer = value.appending(part.value.marked(as: fit(of: part)))
    return Fetched<EntryPage<Entry>>(
      longer.doubt == .severalTimes ? longer.marked(as: .mixed) : longer,
      provenance: provenance.combined(with: part.provenance)
    )
  }

  /// How well a part fits to the list before it.
  ///
  /// It is from another reading where the list had another length or, where its length is not known, where
  /// one of both may be out of date and they are from different times. A list of the same length is taken for
  /// the same up to its end: the first part is refreshed more often than the others, and mostly nothing has
  /// changed.
  func fit<Entry: Identifiable>(of part: Fetched<EntryPage<Entry>>) -> ListConsistency
  where Value == EntryPage<Entry> {
    let isOfOtherTime = part.provenance.isOfOtherTime(behind: provenance)
    if let total = part.value.total, let before = value.total {
      guard total == before else { return .mixed }
    } else if isOfOtherTime, part.provenance.isStale || provenance.isStale {
      return .mixed
    }
    return isOfOtherTime ? .severalTimes : .oneReading
  }
}

extension Provenance {
  /// Whether a part or what is before it is stored, and the part is older than that, or much younger.
  fileprivate func isOfOtherTime(behind before: Provenance) -> Bool {
    guard kind == .stored || before.kind == .stored, wasFetched, before.wasFetched else { return false }
    let seconds = fetchedAt.timeIntervalSince(before.fetchedAt)
    return !(0...ListConsistency.longestReading).contains(seconds)
  }
}
