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

  /// Whether a field is wanted, so that unwanted ones need not be loaded.
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

/// A selection that is `nil` for a page, which wants every field.
extension FieldSelection? {
  /// Whether a field is wanted, so that unwanted ones need not be loaded.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: Whether it is chosen, or nothing is.
  public func includes(_ name: String) -> Bool { map { $0.includes(name) } ?? true }

  /// Whether a field of a table is wanted; for ``FieldSelection/columns``, whether it is a column.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - table: The fields of what is written.
  /// - Returns: Whether the field is written; `true` for a page.
  public func includes<Entity>(_ name: String, in table: RecordTable<Entity>) -> Bool {
    map { $0.includes(name, in: table) } ?? true
  }
}
