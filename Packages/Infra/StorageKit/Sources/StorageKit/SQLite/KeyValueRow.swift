/// A value as it was found in the table, not yet verified; its bytes are SQLite's, until the next row is asked for.
struct KeyValueRow {
  let key: String
  let checksum: UInt64
  let value: UnsafeRawBufferPointer

  /// Whether this is what was saved under the key.
  func isIntact(in collection: String) -> Bool {
    Self.checksum(of: value, for: key, in: collection) == checksum
  }

  /// The checksum of a value together with its place, so that a value in a wrong place does not pass.
  static func checksum(
    of value: UnsafeRawBufferPointer,
    for key: String,
    in collection: String
  ) -> UInt64 {
    var checksum = Checksum64()
    checksum.combine(collection)
    checksum.combine(key)
    checksum.combine(value)
    return checksum.value
  }
}
