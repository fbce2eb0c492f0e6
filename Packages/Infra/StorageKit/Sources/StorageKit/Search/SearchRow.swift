#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A row of a search table: texts in which it is found, and what its owner keeps about it.
public struct SearchRow: Hashable, Sendable {
  /// The name of the row within its partition; any text.
  public let id: String
  /// When the row was last updated, to the millisecond; the rows that were updated longest ago are evicted first.
  public let seenAt: Date
  /// The texts in which the row is found by column, folded as the words of queries are; none of them is empty.
  ///
  /// The character U+0000, at which the index of the durable table would stop reading, is U+FFFD here and in queries.
  public let texts: [String: String]
  /// The summary of the row, in the owner's format.
  public let summary: Data
  /// The whole of what the row stands for, in the owner's format; `nil` while only the summary is known.
  public let payload: Data?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: The name of the row within its partition.
  ///   - seenAt: When the row was last updated; kept to the millisecond.
  ///   - texts: The folded texts by column; empty ones are left out.
  ///   - summary: What a list shows of the row, in the owner's format.
  ///   - payload: The whole of what the row stands for; `nil` while only the summary is known.
  public init(id: String, seenAt: Date, texts: [String: String], summary: Data = Data(), payload: Data? = nil)
  {
    self.id = id
    self.seenAt = Date(milliseconds: seenAt.milliseconds)
    self.texts = texts.filter { !$0.value.isEmpty }.mapValues(\.withoutZeros)
    self.summary = summary
    self.payload = payload
  }
}

/// A query of a search table.
///
/// A row is found when each word is contained in one of the columns, anywhere in it.
public struct SearchQuery: Hashable, Sendable {
  /// How many different words are searched for; those that follow are not looked at.
  public static let wordLimit = 32

  /// The words, without repetitions.
  public let words: [String]
  /// The columns that are searched.
  public let columns: Set<String>
  /// The words with a blank between them, to judge how well a row fits.
  let phrase: String

  /// Makes a query; `nil` when there is no word to search for or no column to search in.
  ///
  /// - Parameters:
  ///   - words: The words, folded as the texts of the rows are; any text. Empty ones are left out.
  ///   - columns: The columns to search.
  public init?(words: [String], in columns: Set<String>) {
    let given = words.filter { !$0.isEmpty }.map(\.withoutZeros)
    var known: Set<[UInt8]> = []
    // By their bytes: texts that are equal to Swift may be found in different rows.
    let different = given.filter { known.insert(Array($0.utf8)).inserted }
    guard !different.isEmpty, !columns.isEmpty else { return nil }
    self.words = Array(different.prefix(Self.wordLimit))
    self.columns = columns
    phrase = given.prefix(Self.wordLimit).joined(separator: " ")
  }
}

extension String {
  fileprivate var withoutZeros: String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
