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
      guard let place = lines.firstIndex(where: { $0.name == name }) else {
        if let newValue { lines.append(HTTPField(name: name, value: newValue)) }
        return
      }
      if lines[(place + 1)...].contains(where: { $0.name == name }) {
        self[values: name] = newValue.map { [$0] } ?? []
      } else if let newValue {
        lines[place] = HTTPField(name: name, value: newValue)
      } else {
        lines.remove(at: place)
      }
    }
  }

  /// The values of all lines with this name, in order.
  ///
  /// Setting replaces every line of that name at the place of the first one.
  public subscript(values name: HTTPField.Name) -> [String] {
    get { lines.compactMap { $0.name == name ? $0.value : nil } }
    set {
      let place = lines.firstIndex { $0.name == name } ?? lines.endIndex
      lines.removeAll { $0.name == name }
      lines.insert(contentsOf: newValue.map { HTTPField(name: name, value: $0) }, at: place)
    }
  }

  /// Whether other fields have the same lines with a name, in the same order.
  ///
  /// - Parameters:
  ///   - name: The name of the lines.
  ///   - other: The fields to compare with.
  /// - Returns: `true` when the values are the same, also when there is no such line in either.
  public func hasSameLines(_ name: HTTPField.Name, as other: HTTPFields) -> Bool {
    var rest = other.lines[...]
    for line in lines where line.name == name {
      guard let place = rest.firstIndex(where: { $0.name == name }), rest[place].value == line.value else {
        return false
      }
      rest = rest[(place + 1)...]
    }
    return !rest.contains { $0.name == name }
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
