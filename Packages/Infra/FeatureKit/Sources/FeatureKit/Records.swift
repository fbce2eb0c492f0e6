public import DesignKit
public import DomainKernel
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The records of a screen for scripts: one entity, or a list.
public struct Records: Sendable {
  /// Something that these records lack, or that may be wrong with them.
  public struct Warning: Sendable {
    /// The word for it in JSON documents.
    public let code: WarningCode
    /// The sentence for it, for what has no place for the word.
    public let sentence: @Sendable (ViewContext) -> String

    /// Makes a warning.
    ///
    /// - Parameters:
    ///   - code: The word for it in JSON documents.
    ///   - sentence: The sentence for it in the language of a view.
    public init(_ code: WarningCode, sentence: @escaping @Sendable (ViewContext) -> String) {
      self.code = code
      self.sentence = sentence
    }
  }

  /// Whether they are a list; one entity is no list.
  public let isList: Bool
  /// The number of records; 1 for one entity.
  public let count: Int
  private let source: @Sendable (_ now: Date) -> Provenance?
  private let total: Int?
  private let next: String?
  /// Whether the number of entries of the whole list is unknown, though these are all that came.
  private var isTotalUnknown = false
  /// How many more entries the list has than there are records.
  private var leftOutCount = 0
  /// Give what writes the record at an index, so that the fields are chosen once for all of them.
  private let object: @Sendable (FieldSelection) -> (Int) -> JSONValue
  private let row: @Sendable (FieldSelection) -> (Int) -> String
  /// The warnings about missing entries, in the order in which they were added.
  private(set) var warnings: [Warning] = []
  /// Whether they have one age, which is told beside rows that may be out of date.
  private(set) var isPage = true

  private init<Entity>(
    _ items: [Entity],
    in table: RecordTable<Entity>,
    isList: Bool,
    of total: Int? = nil,
    next: String? = nil,
    from source: @escaping @Sendable (_ now: Date) -> Provenance?
  ) {
    self.isList = isList
    self.source = source
    self.total = total
    self.next = next
    count = items.count
    object = { table.members($0).cells(of: items).object }
    row = { table.columns($0).cells(of: items).row }
  }

  /// The same records with a warning, which a document has in `warnings`.
  ///
  /// - Parameter warning: The warning; `nil` for none.
  /// - Returns: The records.
  public func with(_ warning: Warning?) -> Records {
    var copy = self
    if let warning { copy.warnings.append(warning) }
    return copy
  }

  /// The same records of a list that has more entries than these, which are in the `total` of a document too.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has.
  ///   - warning: The warning that they are left out; `nil` for none.
  /// - Returns: The records.
  public func leavingOut(_ count: Int, _ warning: Warning?) -> Records {
    var copy = with(warning)
    copy.leftOutCount += count
    return copy
  }

  /// The same records of a list whose number of entries is unknown, though it does not continue.
  ///
  /// - Parameter warning: Why, which a document has in `warnings`; `nil` where that is told otherwise.
  /// - Returns: The records.
  public func withoutTotal(_ warning: Warning? = nil) -> Records {
    var copy = with(warning)
    copy.isTotalUnknown = true
    return copy
  }

  /// The same records as ones that were found on this machine, each with an age of its own.
  ///
  /// No age of a page is told beside their rows, and a document has no `total`, which only the service knows.
  ///
  /// - Returns: The records.
  public func withoutPage() -> Records {
    var copy = withoutTotal()
    copy.isPage = false
    return copy
  }

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - items: The entities.
  ///   - table: Their fields.
  ///   - total: The number of entries in the whole list; `nil` when these are all of them, with those that are
  ///     left out, or when it is unknown.
  ///   - next: Identifies the next part of the list; `nil` at its end.
  ///   - provenance: Where they come from; `nil` for data of the program itself.
  /// - Returns: The list for scripts.
  public static func list<Entity>(
    _ items: [Entity],
    in table: RecordTable<Entity>,
    of total: Int? = nil,
    next: String? = nil,
    from provenance: Provenance?
  ) -> Records {
    Records(items, in: table, isList: true, of: total, next: next) { _ in provenance }
  }

  /// Describes a list of data that this machine owns, so that its age is zero.
  ///
  /// What a service once sent is described by ``list(_:in:of:next:from:)`` with its provenance.
  ///
  /// - Parameters:
  ///   - items: The entities.
  ///   - table: Their fields.
  /// - Returns: The list for scripts.
  public static func local<Entity>(_ items: [Entity], in table: RecordTable<Entity>) -> Records {
    Records(items, in: table, isList: true) { Provenance(kind: .stored, fetchedAt: $0) }
  }

  /// Describes one entity.
  ///
  /// - Parameters:
  ///   - item: The entity.
  ///   - table: Its fields.
  ///   - provenance: Where it comes from; `nil` for data of the program itself.
  /// - Returns: The entity for scripts.
  public static func one<Entity>(
    _ item: Entity,
    in table: RecordTable<Entity>,
    from provenance: Provenance?
  ) -> Records {
    Records([item], in: table, isList: false) { _ in provenance }
  }

  /// Describes one entity that this machine owns, so that its age is zero.
  ///
  /// What a service once sent is described by ``one(_:in:from:)`` with its provenance.
  ///
  /// - Parameters:
  ///   - item: The entity.
  ///   - table: Its fields.
  /// - Returns: The entity for scripts.
  public static func local<Entity>(one item: Entity, in table: RecordTable<Entity>) -> Records {
    Records([item], in: table, isList: false) { Provenance(kind: .stored, fetchedAt: $0) }
  }

  /// The tab-separated rows of a list from an index on, each ended by a line break.
  ///
  /// - Parameters:
  ///   - first: The index of the first row, because those before it were written already; 0 for less than 0.
  ///   - selection: The columns.
  /// - Returns: A lazy sequence, so that a long list is never held as text as a whole.
  public func rows(from first: Int = 0, _ selection: FieldSelection) -> some Sequence<String> {
    (min(max(first, 0), count)..<count).lazy.map(row(selection))
  }

  func provenance(at now: Date) -> Provenance? { source(now) }

  /// The one shape of `--json`: `data`, `source`, for lists `page`, and `warnings` where there are some.
  ///
  /// - Parameters:
  ///   - selection: The members of `data`.
  ///   - now: The present, for the age.
  /// - Returns: An object.
  public func document(_ selection: FieldSelection, at now: Date) -> JSONValue {
    let data = isList ? .array(objects(selection).map(\.self)) : object(selection)(0)
    return .object([JSONValue.Member("data", data)] + description(ofAll: count, at: now))
  }

  fileprivate func objects(_ selection: FieldSelection) -> some Sequence<JSONValue> {
    (0..<count).lazy.map(object(selection))
  }

  /// The members of a document beside `data`, for a list of which these may be the last part.
  fileprivate func description(ofAll count: Int, at now: Date) -> [JSONValue.Member] {
    let warnings =
      warnings.isEmpty
      ? [] : [JSONValue.Member("warnings", .array(warnings.map { .string($0.code.rawValue) }))]
    guard let provenance = source(now) else { return warnings }
    let source = JSONValue.Member("source", Self.source(provenance, at: now))
    guard isList else { return [source] + warnings }
    let isWhole = next == nil && !isTotalUnknown
    let page = JSONValue.object([
      JSONValue.Member("count", .integer(count)), JSONValue.Member("next", .optional(next)),
      JSONValue.Member("total", .optional(total ?? (isWhole ? count + leftOutCount : nil))),
    ])
    return [source, JSONValue.Member("page", page)] + warnings
  }

  private static func source(_ provenance: Provenance, at now: Date) -> JSONValue {
    .object([
      JSONValue.Member("kind", .string(provenance.kind.rawValue)),
      JSONValue.Member(
        "fetchedAt",
        .optional(provenance.wasFetched ? provenance.fetchedAt.formatted(.iso8601) : nil)
      ),
      JSONValue.Member("ageSeconds", .optional(provenance.ageInSeconds(at: now))),
      JSONValue.Member("stale", .bool(provenance.isStale)),
      JSONValue.Member("reason", .optional(provenance.staleness?.code)),
    ])
  }
}

/// Writes the JSON document of a list part by part, with the text that ``Records/document(_:at:)`` gives for the whole.
///
/// Of the records that were written, it keeps only the number.
public struct RecordsDocumentWriter: Sendable {
  private let selection: FieldSelection
  private var count = 0

  /// Makes a writer at the beginning of a document.
  ///
  /// - Parameter selection: The members of each record.
  public init(_ selection: FieldSelection) {
    self.selection = selection
  }

  /// The text of some records, with the beginning of the document before the first.
  ///
  /// - Parameter records: A list; what follows it is added next.
  /// - Returns: The next part of the document.
  public mutating func add(_ records: Records) -> String {
    var text = ""
    for object in records.objects(selection) {
      text += count == 0 ? "{\n  \"data\": [\n    " : ",\n    "
      text += object.text(indentedBy: 2)
      count += 1
    }
    return text
  }

  /// The end of the document, without a line break behind it.
  ///
  /// - Parameters:
  ///   - records: The last part of the list, with its source and what continues it.
  ///   - now: The present, for the age.
  /// - Returns: The last part of the document.
  public mutating func end(_ records: Records, at now: Date) -> String {
    let rest = add(records)
    let end = count == 0 ? "{\n  \"data\": []" : rest + "\n  ]"
    let members = records.description(ofAll: count, at: now).map { member in
      ",\n  " + JSONValue.string(member.name).text + ": " + member.value.text(indentedBy: 1)
    }
    return end + members.joined() + "\n}"
  }
}

extension Language {
  /// A sentence as a warning, to stand beside data or the confirmation of a change.
  ///
  /// - Parameter sentence: The sentence, with its full stop.
  /// - Returns: The sentence behind the word for a warning.
  public func warning(_ sentence: String) -> String {
    choose(en: "Warning: \(sentence)", zhHans: "警告：\(sentence)", id: "Peringatan: \(sentence)")
  }

  /// A clause as a warning, such as the title of a callout that a page has in place of it.
  ///
  /// - Parameter clause: The clause, without a full stop.
  /// - Returns: The clause as a sentence, behind the word for a warning.
  public func warning(clause: SafeText) -> String { warning(sentence(clause.string)) }
}
