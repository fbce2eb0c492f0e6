/// Something a store did on its own, so that it can be said.
public enum DocumentStoreEvent: Hashable, Sendable {
  /// The file could not be read as a store; it now has the name that is given, and a new store was begun.
  case setAside(path: String, reason: String)

  /// A document was not what had been saved; it was removed and is treated as absent.
  case dropped(DocumentKey)

  /// The documents that were used longest ago went, to stay within the limit; `bytes` is their size.
  case evicted(documents: Int, bytes: Int)
}
