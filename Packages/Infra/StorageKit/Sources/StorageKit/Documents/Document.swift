#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes with a few bytes about them.
public struct Document: Hashable, Sendable {
  /// The metadata in the owner's format, readable without the body.
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

  /// Whether both have the same bytes: two spellings of one letter are two keys, as in a file.
  public static func == (one: DocumentKey, other: DocumentKey) -> Bool {
    one.partition.utf8.elementsEqual(other.partition.utf8) && one.name.utf8.elementsEqual(other.name.utf8)
  }
}

/// A change of a document.
public enum DocumentChange: Hashable, Sendable {
  /// It stays as it is; nothing is written.
  case unchanged
  /// This takes its place.
  case save(Document)
  /// It gets this metadata, and its body is not written again; nothing happens when there is no document.
  case saveMetadata(Data)
  /// It is removed; nothing happens when there is no document.
  case remove
}

extension DocumentKey {
  /// The checksum of the key, which is part of that of the metadata and of the body, so that content under a wrong
  /// key does not pass.
  var checksum: Checksum64 {
    var checksum = Checksum64()
    checksum.combine(partition)
    checksum.combine(name)
    return checksum
  }

  /// A number by which the key is looked up; keys may have it in common.
  var hash: UInt64 { checksum.value }

  /// The checksum of a body under this key.
  func checksum(ofBody body: Data) -> UInt64 {
    var checksum = checksum
    checksum.combineInLanes(body)
    return checksum.value
  }

  /// The checksum of a body as files of versions 2 and 3 have it.
  func earlierChecksum(ofBody body: Data) -> UInt64 {
    var checksum = checksum
    checksum.combine(body)
    return checksum.value
  }

  /// The checksum of metadata under this key, together with the body that it is about.
  func checksum(ofMetadata metadata: Data, body: UInt64) -> UInt64 {
    var checksum = checksum
    checksum.combine(metadata)
    withUnsafeBytes(of: body.littleEndian) { checksum.combine($0) }
    return checksum.value
  }
}

extension Document {
  /// The accounted size of the document in bytes: content and key.
  func size(for key: DocumentKey) -> Int {
    metadata.count + body.count + key.partition.utf8.count + key.name.utf8.count
  }
}
