extension HTTPFields {
  /// Removes every line of these names.
  mutating func removeAll(_ names: [HTTPField.Name]) {
    for name in names { self[values: name] = [] }
  }
}
