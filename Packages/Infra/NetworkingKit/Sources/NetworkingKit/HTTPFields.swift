/// The fields of a message, in order, with names compared without regard to letter case.
public struct HTTPFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private(set) var lines: [HTTPField]

  /// Makes an empty set of fields.
  public init() {
    lines = []
  }

  /// Makes fields from lines, in their order.
  ///
  /// - Parameter fields: The field lines; a name may occur several times.
  public init(_ fields: some Sequence<HTTPField>) {
    lines = Array(fields)
  }

  /// Makes fields from a literal, in its order.
  ///
  /// - Parameter elements: Names and values; a name may occur several times.
  public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {
    lines = elements.map { HTTPField(name: $0.0, value: $0.1) }
  }

  /// The combined value of a field, its lines joined with a comma (RFC 9110, 5.3).
  ///
  /// Setting replaces every line of that name at the place of the first one; `nil` removes them.
  public subscript(name: HTTPField.Name) -> String? {
    get {
      guard let first = lines.firstIndex(where: { $0.name == name }) else { return nil }
      // Nearly every field has one line.
      guard lines[(first + 1)...].contains(where: { $0.name == name }) else { return lines[first].value }
      return self[values: name].joined(separator: ", ")
    }
    set {
      self[values: name] = newValue.map { [$0] } ?? []
    }
  }

  /// The values of all lines with this name, in order.
  ///
  /// Setting replaces every line of that name at the place of the first one.
  public subscript(values name: HTTPField.Name) -> [String] {
    get { lines.filter { $0.name == name }.map(\.value) }
    set {
      let place = lines.firstIndex { $0.name == name } ?? lines.endIndex
      lines.removeAll { $0.name == name }
      lines.insert(contentsOf: newValue.map { HTTPField(name: name, value: $0) }, at: place)
    }
  }

  /// Adds a line at the end.
  ///
  /// - Parameter field: The line; earlier lines of the same name stay.
  public mutating func append(_ field: HTTPField) {
    lines.append(field)
  }
}

extension HTTPFields: RandomAccessCollection {
  /// Place of the first line.
  public var startIndex: Int { lines.startIndex }
  /// Place after the last line.
  public var endIndex: Int { lines.endIndex }

  /// The line at a place.
  public subscript(position: Int) -> HTTPField { lines[position] }
}

extension HTTPFields {
  /// Removes every line of these names.
  mutating func removeAll(_ names: [HTTPField.Name]) {
    for name in names { self[values: name] = [] }
  }
}
