#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes with a few bytes about them.
public struct Document: Hashable, Sendable {
  /// What the owner needs to know before reading the body, in the owner's format.
  public var metadata: Data
  /// The content.
  public var body: Data

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - metadata: What the owner needs to know about the body, in the owner's format.
  ///   - body: The content.
  public init(metadata: Data, body: Data) {
    self.metadata = metadata
    self.body = body
  }
}

/// Where a document is stored: a name within a partition.
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

extension Document {
  /// What the document counts for against the limit of a store, in bytes: its content and its key.
  func size(for key: DocumentKey) -> Int {
    metadata.count + body.count + key.partition.utf8.count + key.name.utf8.count
  }
}
