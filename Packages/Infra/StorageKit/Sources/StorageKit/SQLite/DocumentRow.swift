/// A document as it was found in the table, not yet verified.
struct DocumentRow {
  let id: Int64
  let checksum: UInt64
  /// Milliseconds since 1970.
  let usedAt: Int64
  let document: Document

  /// Whether this is what was saved under the key.
  func isIntact(for key: DocumentKey) -> Bool {
    document.checksum(for: key) == checksum
  }
}
