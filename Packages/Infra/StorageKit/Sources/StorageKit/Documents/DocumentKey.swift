/// Where a document is kept: a name within a partition.
///
/// Both parts may hold any text; no store turns them into a path.
public struct DocumentKey: Hashable, Sendable {
  /// The group that is removed at once, for example an account.
  public let partition: String
  /// The name within the partition, for example an address.
  public let name: String

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - partition: The group that is removed at once.
  ///   - name: The name within the partition.
  public init(partition: String, name: String) {
    self.partition = partition
    self.name = name
  }
}
