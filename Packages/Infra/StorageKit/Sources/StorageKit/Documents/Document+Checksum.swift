extension Document {
  /// The checksum of the content together with its key, so that content under a wrong key does not pass.
  func checksum(for key: DocumentKey) -> UInt64 {
    var checksum = Checksum64()
    checksum.combine(key.partition)
    checksum.combine(key.name)
    checksum.combine(metadata)
    checksum.combine(body)
    return checksum.value
  }
}
