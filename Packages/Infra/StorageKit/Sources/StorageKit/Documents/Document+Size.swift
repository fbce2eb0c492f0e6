extension Document {
  /// What the document counts for against the limit of a store, in bytes: its content and its key.
  func size(for key: DocumentKey) -> Int {
    metadata.count + body.count + key.partition.utf8.count + key.name.utf8.count
  }
}
