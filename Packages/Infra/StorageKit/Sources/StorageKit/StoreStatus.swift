/// Where a store is and how much is in it.
public struct StoreStatus: Hashable, Sendable {
  /// Where a store is.
  public enum Place: Hashable, Sendable {
    /// In the memory of the process.
    case memory
    /// In a file that does not exist yet; nothing was kept so far.
    case missing(path: String)
    /// In a file; `bytes` is its size together with that of its log.
    case file(path: String, bytes: Int)
  }

  /// The content under one name: a partition of a cache, or a collection of records.
  public struct Group: Hashable, Sendable {
    /// The name of the partition or collection.
    public let name: String
    /// How many entries it has, damaged ones too.
    public let entries: Int

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - name: The name of the partition or collection.
    ///   - entries: How many entries it has.
    public init(name: String, entries: Int) {
      self.name = name
      self.entries = entries
    }
  }

  /// Where the store is.
  public let place: Place
  /// The groups in the byte order of their names, without empty ones.
  public let groups: [Group]
  /// The paths of the ``DamagedFiles`` beside the store, in the order in which they were set aside.
  public let setAside: [String]

  /// Makes a status.
  ///
  /// - Parameters:
  ///   - place: Where the store is.
  ///   - groups: What is stored, in the order of the bytes of the names.
  ///   - setAside: The paths of the damaged files beside the store.
  public init(place: Place, groups: [Group], setAside: [String] = []) {
    self.place = place
    self.groups = groups
    self.setAside = setAside
  }

  /// How many entries all groups have together.
  public var entries: Int { groups.reduce(0) { $0 + $1.entries } }
}

/// A store that tells how much it holds and can be emptied.
public protocol MaintainedStore: Sendable {
  /// Looks at the store without changing its content; a file that does not exist is not created.
  ///
  /// - Returns: Where the store is and how much is in it.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func status() async throws(StorageError) -> StoreStatus

  /// Removes everything, and its bytes from the disk, also of a file that was set aside as damaged.
  ///
  /// A file that does not exist is not created.
  ///
  /// - Throws: ``StorageError`` when the store cannot be changed, or another process reads and keeps the
  ///   bytes of what was removed on the disk.
  func removeAll() async throws(StorageError)
}

extension StoreStatus {
  /// The status of a store in memory.
  static func inMemory(_ counts: [[UInt8]: Int]) -> StoreStatus {
    let groups = counts.filter { $0.value > 0 }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { Group(name: String(decoding: $0.key, as: UTF8.self), entries: $0.value) }
    return StoreStatus(place: .memory, groups: groups)
  }
}
