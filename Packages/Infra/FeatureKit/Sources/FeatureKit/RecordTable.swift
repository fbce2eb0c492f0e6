/// The fields of an entity, declared once: the members of its JSON, the names for `--fields`, the columns on pipes.
public struct RecordTable<Entity: Sendable>: Sendable {
  /// A field of an entity.
  public struct Field: Sendable {
    /// Its name, which is a promise to scripts.
    public let name: String
    /// Whether it is a column where no fields are chosen.
    let isColumn: Bool
    /// Whether an object has no such member where the value is `null`.
    let isOmittedWhenNull: Bool
    let value: @Sendable (Entity) -> JSONValue

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - isColumn: Whether it is a column where no fields are chosen.
    ///   - isOmittedWhenNull: Whether an object has no such member where the value is `null`, since the service says
    ///     it of few entities.
    ///   - value: Its value; `null` where an entity has none.
    public init(
      _ name: String,
      isColumn: Bool = true,
      isOmittedWhenNull: Bool = false,
      _ value: @escaping @Sendable (Entity) -> JSONValue
    ) {
      self.name = name
      self.isColumn = isColumn
      self.isOmittedWhenNull = isOmittedWhenNull
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
  public var names: [String] { fields.map { $0.name } }

  /// The same fields for an entity that contains this one.
  ///
  /// - Parameter part: The part of the other entity that this table describes.
  /// - Returns: Fields of the other entity, to be followed by its own.
  public func fields<Whole: Sendable>(
    of part: @escaping @Sendable (Whole) -> Entity
  ) -> [RecordTable<Whole>.Field] {
    fields.map { field in
      RecordTable<Whole>.Field(
        field.name,
        isColumn: field.isColumn,
        isOmittedWhenNull: field.isOmittedWhenNull
      ) { field.value(part($0)) }
    }
  }

  /// An entity as a JSON object with all of its fields, for an entity that contains it.
  ///
  /// - Parameter entity: The entity.
  /// - Returns: An object with the fields in their order.
  public func object(_ entity: Entity) -> JSONValue {
    .object(cells(of: [entity]).compactMap { $0.member(0) })
  }

  /// The table of the fields that are members of a JSON object.
  func members(_ selection: FieldSelection) -> RecordTable {
    selection.isEmpty ? self : chosen(selection)
  }

  /// The table of the fields that are columns of a row.
  func columns(_ selection: FieldSelection) -> RecordTable {
    selection.isEmpty ? RecordTable(fields.filter { $0.isColumn }) : chosen(selection)
  }

  private func chosen(_ selection: FieldSelection) -> RecordTable {
    RecordTable(selection.names.compactMap { name in fields.first { $0.name == name } })
  }

  /// What gives the fields of entities by their index: free of their type, since what is generic is slow for thousands.
  func cells(of entities: [Entity]) -> [RecordCell] {
    fields.map { field in
      RecordCell(name: field.name, isOmittedWhenNull: field.isOmittedWhenNull) { index in
        // An entity is not copied for each of its fields.
        entities.withUnsafeBufferPointer { field.value($0[index]) }
      }
    }
  }
}

/// A field of the entities of a list.
struct RecordCell: Sendable {
  let name: String
  let isOmittedWhenNull: Bool
  /// The value of the entity at an index.
  let value: @Sendable (Int) -> JSONValue

  /// The member of the entity at an index; `nil` where it is left out.
  func member(_ index: Int) -> JSONValue.Member? {
    let value = value(index)
    return isOmittedWhenNull && value == .null ? nil : JSONValue.Member(name, value)
  }
}

extension [RecordCell] {
  /// The entity at an index as a JSON object.
  func object(_ index: Int) -> JSONValue {
    .object(compactMap { $0.member(index) })
  }

  /// The entity at an index as a tab-separated row.
  func row(_ index: Int) -> String {
    var cells = map { $0.value(index).cell }
    guard !cells.isEmpty else { return "\n" }
    // Appending to a text costs as much as all the rest.
    let size = cells.reduce(cells.count) { $0 + $1.utf8.count }
    return String(unsafeUninitializedCapacity: size) { row in
      var place = 0
      for column in cells.indices {
        cells[column].withUTF8 { place = row[place...].update(fromContentsOf: $0) }
        row[place] = column == cells.count - 1 ? UInt8(ascii: "\n") : UInt8(ascii: "\t")
        place += 1
      }
      return size
    }
  }
}

extension JSONValue {
  /// The value as one cell of a tab-separated row: text without tabs and line breaks, nothing for `null`, and the
  /// elements of a list of texts with commas; everything else is compact JSON.
  var cell: String {
    switch self {
    case .null: ""
    case .string(let text): Self.oneLine(text)
    case .integer(let number): String(number)
    case .bool, .tenths: text
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
  ///
  /// Words of Persian have U+200C between their letters.
  private static func oneLine(_ text: String) -> String {
    if text.isPrintableASCII { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar.isUnsafeOnTerminals && scalar != "\u{200C}" ? " " : scalar)
    }
    return String(line)
  }
}

extension String {
  /// Whether all characters are of ASCII and none controls a terminal; eight of them are looked at together.
  fileprivate var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        // A byte below 0x20 borrows from its highest bit, and 0x7F carries into it.
        let marks = word | ((word &- 0x2020_2020_2020_2020) & ~word) | (word &+ 0x0101_0101_0101_0101)
        guard marks & 0x8080_8080_8080_8080 == 0 else { return false }
        place += 8
      }
      return bytes[place...].allSatisfy { (0x20..<0x7F).contains($0) }
    }
  }
}
