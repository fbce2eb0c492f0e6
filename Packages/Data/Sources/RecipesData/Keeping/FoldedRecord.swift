import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folded form of a meal as it is kept, with what has to be known of all meals at once.
///
/// One byte for the version, one that is 1 for a meal that is kept as a whole and 0 for others, eight for the time
/// when it was seen (milliseconds since 1970, the highest first; 0 when it is not known), then the folded bytes.
struct FoldedRecord {
  /// The bytes, lent by who has them.
  private let bytes: UnsafeRawBufferPointer

  /// Takes over what was kept.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Folds a meal, to be kept.
  static func value(of seen: HistoryMeal, isWhole: Bool) -> Data {
    let time = UInt64(bitPattern: seen.seenAt?.milliseconds ?? 0)
    let bytesOfTime = (0..<8).reversed().map { UInt8(truncatingIfNeeded: time >> (8 * UInt64($0))) }
    return Data([version, isWhole ? 1 : 0] + bytesOfTime + NormalizedMeal(seen.meal).bytes)
  }

  /// Whether this is what this version makes.
  var isCurrent: Bool { bytes.first == Self.version && bytes.count >= Self.headerSize }

  /// Whether the meal is kept as a whole.
  var isWhole: Bool { isCurrent && bytes[1] == 1 }

  /// When the meal was seen, in milliseconds since 1970; what is not known was long ago.
  var seenAt: Int64 {
    Int64(bitPattern: bytes.dropFirst(2).prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Judges the meal without making anything of it.
  func rank(for query: MealSearchQuery) -> MealSearchRank? {
    bytes.dropFirst(Self.headerSize).withMemoryRebound(to: UInt8.self, query.rank(ofFolded:))
  }

  /// The folded name, for the order of meals.
  var name: [UInt8] {
    Array(bytes.dropFirst(Self.headerSize).prefix { $0 != NormalizedMeal.endOfField })
  }

  /// The form of the record in the upper half, that of the folding in the lower one.
  private static let version = 1 << 4 | NormalizedMeal.version
  private static let headerSize = 10
}
