/// Something a key-value store did on its own, so that it can be said.
public enum KeyValueStoreEvent: Hashable, Sendable {
  /// The file could not be read as a store; it now has the name that is given, and a new store was begun.
  case setAside(path: String, reason: String)

  /// A value is not what had been saved; it is treated as absent, and stays in the file until it is replaced.
  case damaged(key: String, collection: String)
}
