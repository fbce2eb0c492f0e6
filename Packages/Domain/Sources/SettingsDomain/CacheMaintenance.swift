public import DomainKernel

/// A part of the cache, with how much it holds.
public struct CachedStore: Hashable, Sendable {
  /// The kind of content in a part of the cache.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Responses of services, which can be fetched again.
    case responses
    /// The browsing history, for searching and opening pages offline.
    case history
  }

  /// The kind of content.
  public let kind: Kind
  /// The name, unique among parts of its kind.
  public let name: String
  /// Where it is; `nil` when it is in memory only.
  public let path: String?
  /// How many bytes it takes on the disk.
  public let bytes: Int
  /// How many responses or browsed items it has.
  public let entries: Int

  /// Describes a part of the cache.
  ///
  /// - Parameters:
  ///   - kind: What it holds.
  ///   - name: What it is called among those of its kind.
  ///   - path: Where it is; `nil` when it is in memory only.
  ///   - bytes: How many bytes it takes on the disk.
  ///   - entries: How many responses or browsed items it has.
  public init(kind: Kind, name: String, path: String?, bytes: Int, entries: Int) {
    self.kind = kind
    self.name = name
    self.path = path
    self.bytes = bytes
    self.entries = entries
  }
}

/// Measures and clears the cache on this computer.
///
/// Saved data, such as favourites, lists and settings, is not part of the cache and is never touched.
public protocol CacheMaintenance: Sendable {
  /// Measures every part of the cache.
  ///
  /// - Returns: The parts, in the order shown, the empty ones among them.
  /// - Throws: ``/DomainKernel/PersistenceError`` when a part cannot be read.
  func status() async throws(PersistenceError) -> [CachedStore]

  /// Removes what some parts of the cache hold.
  ///
  /// - Parameter kinds: Which parts.
  /// - Returns: Those parts, each with the bytes and entries that were removed.
  /// - Throws: The first ``/DomainKernel/PersistenceError`` after every part was tried; what was removed stays
  ///   removed.
  func clear(_ kinds: Set<CachedStore.Kind>) async throws(PersistenceError) -> [CachedStore]
}
