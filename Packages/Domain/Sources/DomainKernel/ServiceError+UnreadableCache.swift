extension ServiceError {
  /// The error of a part of the cache that cannot be read; `nil` for an error of another kind.
  ///
  /// The cache has nothing that the user saved, so that it is not reported as saved data.
  ///
  /// - Parameter error: Why the part cannot be read.
  public init?(readingCache error: PersistenceError) {
    switch error {
    case .cannotBeRead(let reason): self = .cacheUnreadable(reason: reason)
    case .damagedRecord: self = .cacheUnreadable(reason: KnownReason.damagedRecord.rawValue)
    case .madeByNewerVersion: self = .cacheUnreadable(reason: KnownReason.madeByNewerVersion.rawValue)
    case .cannotBeSaved, .busy: return nil
    }
  }
}
