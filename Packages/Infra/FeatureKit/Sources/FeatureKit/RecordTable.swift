public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The fields of an entity, said once: the members of its JSON, the names for `--fields`, the columns on pipes.
public struct RecordTable<Entity: Sendable>: Sendable {
  /// A field of an entity.
  public struct Field: Sendable {
    /// Its name, which is a promise to scripts.
    public let name: String
    /// Whether it is a column where no fields are chosen.
    let isColumn: Bool
    let value: @Sendable (Entity) -> JSONValue

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - isColumn: Whether it is a column where no fields are chosen.
    ///   - value: Its value; `null` where an entity has none.
    public init(_ name: String, isColumn: Bool = true, _ value: @escaping @Sendable (Entity) -> JSONValue) {
      self.name = name
      self.isColumn = isColumn
      self.value = value
    }
  }

  /// The fields, in the order in which they are written.
  public let fields: [Field]

  /// Makes a table.
  ///
  /// - Parameter fields: The fields, in the order in which they are written; names are not repeated.
  public init(_ fields: [Field]) {
    self.fields = fields
  }

  /// The names of the fields, in order.
  public var names: [String] { fields.map(\.name) }

  /// The same fields for an entity that contains this one.
  ///
  /// - Parameter part: The part of the other entity that this table describes.
  /// - Returns: Fields of the other entity, to be followed by its own.
  public func fields<Whole: Sendable>(
    of part: @escaping @Sendable (Whole) -> Entity
  ) -> [RecordTable<Whole>.Field] {
    fields.map { field in
      RecordTable<Whole>.Field(field.name, isColumn: field.isColumn) { field.value(part($0)) }
    }
  }

  /// An entity as a JSON object with all of its fields, for an entity that contains it.
  ///
  /// - Parameter entity: The entity.
  /// - Returns: An object with the fields in their order.
  public func object(_ entity: Entity) -> JSONValue {
    .object(fields.map { JSONValue.Member($0.name, $0.value(entity)) })
  }

  /// The table of the fields that are members of a JSON object.
  fileprivate func members(_ selection: FieldSelection) -> RecordTable {
    selection.isEmpty ? self : chosen(selection)
  }

  /// The table of the fields that are columns of a row.
  fileprivate func columns(_ selection: FieldSelection) -> RecordTable {
    selection.isEmpty ? RecordTable(fields.filter { $0.isColumn }) : chosen(selection)
  }

  private func chosen(_ selection: FieldSelection) -> RecordTable {
    RecordTable(selection.names.compactMap { name in fields.first { $0.name == name } })
  }

  /// What gives the fields of entities by their index: free of their type, since what is generic is slow for thousands.
  fileprivate func cells(of entities: [Entity]) -> [RecordCell] {
    fields.map { field in RecordCell(name: field.name) { field.value(entities[$0]) } }
  }
}

/// A field of the entities of a list.
private struct RecordCell: Sendable {
  let name: String
  /// The value of the entity at an index.
  let value: @Sendable (Int) -> JSONValue
}

extension [RecordCell] {
  /// The entity at an index as a JSON object.
  fileprivate func object(_ index: Int) -> JSONValue {
    .object(map { JSONValue.Member($0.name, $0.value(index)) })
  }

  /// The entity at an index as a tab-separated row.
  fileprivate func row(_ index: Int) -> String {
    var row = first?.value(index).cell ?? ""
    for cell in dropFirst() {
      row += "\t"
      row += cell.value(index).cell
    }
    row += "\n"
    return row
  }
}

/// The records of a screen for scripts: one entity, or a list.
public struct Records: Sendable {
  /// Something that these records lack because it could not be read.
  public struct Warning: Sendable {
    /// The word for it in JSON documents; part of their promise.
    public let code: String
    /// The sentence for it, for what has no place for the word.
    public let sentence: @Sendable (ViewContext) -> String

    /// Describes what is lacking.
    ///
    /// - Parameters:
    ///   - code: The word for it in JSON documents.
    ///   - sentence: The sentence for it in the language of a view.
    public init(_ code: String, sentence: @escaping @Sendable (ViewContext) -> String) {
      self.code = code
      self.sentence = sentence
    }
  }

  /// Whether they are a list; one entity is no list.
  public let isList: Bool
  /// How many there are; 1 for one entity.
  public let count: Int
  private let source: @Sendable (_ now: Date) -> Provenance?
  private let total: Int?
  private let next: String?
  /// Give what writes the record at an index, so that the fields are chosen once for all of them.
  private let object: @Sendable (FieldSelection) -> (Int) -> JSONValue
  private let row: @Sendable (FieldSelection) -> (Int) -> String
  private var warnings: [Warning] = []

  /// The same records with a warning, which a document has in `warnings`.
  ///
  /// - Parameter warning: The warning; `nil` for none.
  /// - Returns: The records.
  public func with(_ warning: Warning?) -> Records {
    var copy = self
    if let warning { copy.warnings.append(warning) }
    return copy
  }

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - items: The entities.
  ///   - table: Their fields.
  ///   - total: How many the whole list has; `nil` when these are all, or where it continues and nobody knows.
  ///   - next: What continues the list; `nil` at its end.
  ///   - provenance: Where they come from; `nil` for what the program knows by itself.
  /// - Returns: The list for scripts.
  public static func list<Entity>(
    _ items: [Entity],
    in table: RecordTable<Entity>,
    of total: Int? = nil,
    next: String? = nil,
    from provenance: Provenance?
  ) -> Records {
    Records(
      isList: true,
      count: items.count,
      source: { _ in provenance },
      total: total,
      next: next,
      object: { table.members($0).cells(of: items).object },
      row: { table.columns($0).cells(of: items).row }
    )
  }

  /// Describes a list that this machine holds: as it is when it is written, so that its age is zero.
  ///
  /// - Parameters:
  ///   - items: The entities.
  ///   - table: Their fields.
  /// - Returns: The list for scripts.
  public static func local<Entity>(_ items: [Entity], in table: RecordTable<Entity>) -> Records {
    Records(
      isList: true,
      count: items.count,
      source: { Provenance(kind: .stored, fetchedAt: $0) },
      total: nil,
      next: nil,
      object: { table.members($0).cells(of: items).object },
      row: { table.columns($0).cells(of: items).row }
    )
  }

  /// Describes one entity.
  ///
  /// - Parameters:
  ///   - item: The entity.
  ///   - table: Its fields.
  ///   - provenance: Where it comes from; `nil` for what the program knows by itself.
  /// - Returns: The entity for scripts.
  public static func one<Entity>(
    _ item: Entity,
    in table: RecordTable<Entity>,
    from provenance: Provenance?
  ) -> Records {
    Records(
      isList: false,
      count: 1,
      source: { _ in provenance },
      total: nil,
      next: nil,
      object: { table.members($0).cells(of: [item]).object },
      row: { table.columns($0).cells(of: [item]).row }
    )
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
      ? [] : [JSONValue.Member("warnings", .array(warnings.map { .string($0.code) }))]
    guard let provenance = source(now) else { return warnings }
    let source = JSONValue.Member("source", Self.source(provenance, at: now))
    guard isList else { return [source] + warnings }
    let page = JSONValue.object([
      JSONValue.Member("count", .integer(count)), JSONValue.Member("next", .optional(next)),
      JSONValue.Member("total", .optional(total ?? (next == nil ? count : nil))),
    ])
    return [source, JSONValue.Member("page", page)] + warnings
  }

  private static func source(_ provenance: Provenance, at now: Date) -> JSONValue {
    .object([
      JSONValue.Member("kind", .string(provenance.kind.rawValue)),
      JSONValue.Member("fetchedAt", .string(provenance.fetchedAt.formatted(.iso8601))),
      JSONValue.Member("ageSeconds", .optional(provenance.ageInSeconds(at: now))),
      JSONValue.Member("stale", .bool(provenance.isStale)),
      JSONValue.Member("reason", .optional(provenance.staleness?.code)),
    ])
  }
}

/// Writes the JSON document of a list part by part, with the text that ``Records/document(_:at:)`` gives for the whole.
///
/// Nothing of what was written is kept but the number of records.
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

/// The fields that the user chose, each once, in the order in which they were named.
public struct FieldSelection: Hashable, Sendable {
  /// The names; empty when nothing was chosen.
  public let names: [String]
  private let isLimitedToColumns: Bool

  /// Makes a selection.
  ///
  /// - Parameter names: The names of fields that exist; a repeated one counts once.
  public init(_ names: [String] = []) {
    var known: Set<String> = []
    self.names = names.filter { known.insert($0).inserted }
    isLimitedToColumns = false
  }

  /// The columns that a list has where no fields are chosen.
  public static let columns = FieldSelection(columnsOnly: ())

  private init(columnsOnly: Void) {
    names = []
    isLimitedToColumns = true
  }

  /// Whether no field was chosen, so that all are wanted.
  public var isEmpty: Bool { names.isEmpty }

  /// Whether a field is wanted, so that what nobody asked for need not be loaded.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: Whether it is chosen, or nothing is.
  public func includes(_ name: String) -> Bool {
    names.isEmpty || names.contains(name)
  }

  /// Whether a field of a table is wanted; for ``columns``, whether it is a column.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - table: The fields of what is written.
  /// - Returns: Whether the field is written; `false` for one that the table does not have.
  public func includes<Entity>(_ name: String, in table: RecordTable<Entity>) -> Bool {
    guard let field = table.fields.first(where: { $0.name == name }) else { return false }
    return isLimitedToColumns ? field.isColumn : includes(name)
  }
}

extension JSONValue {
  /// The value as one cell of a tab-separated row: text without tabs and line breaks, nothing for `null`, and the
  /// elements of a list of texts with commas; everything else is compact JSON.
  var cell: String {
    switch self {
    case .null: ""
    case .string(let text): Self.oneLine(text)
    case .bool, .integer, .tenths: text
    case .array(let values):
      values.allSatisfy(\.isScalar) ? values.map(\.cell).joined(separator: ", ") : Self.oneLine(compactText)
    case .object: Self.oneLine(compactText)
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .string, .bool, .integer, .tenths: true
    }
  }

  /// Control characters and marks that change the direction of text become blanks: rows end up on terminals too.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar.isUnsafeOnTerminals ? " " : scalar)
    }
    return String(line)
  }
}
