/// Why something could not be stored on this computer, or not be read again.
public enum PersistenceError: Error, Hashable, Sendable {
  /// The saved data cannot be read.
  ///
  /// ## Troubleshooting
  /// Check the permissions of the file that the reason names.
  case cannotBeRead(reason: String)

  /// One record is not what had been saved, or makes no sense; the others can be read.
  ///
  /// ## Troubleshooting
  /// Remove the record, or save it again.
  case damagedRecord

  /// It could not be stored; what was stored before is unchanged.
  ///
  /// ## Troubleshooting
  /// Check free space and the permissions of the folder that the reason names.
  case cannotBeSaved(reason: String)

  /// Another account is signed in than the one whose data was to be changed, or none; nothing was changed.
  ///
  /// ## Troubleshooting
  /// Sign in to that account, and try again.
  case signedOut

  /// Another process holds the lock for too long; nothing was changed.
  ///
  /// ## Troubleshooting
  /// Wait until the other process has finished, and try again.
  case busy(reason: String)

  /// It was stored by a newer version of this program, and is left as it is.
  ///
  /// ## Troubleshooting
  /// Use the newer version.
  case madeByNewerVersion
}

/// Does what saves something, at once or later, in the order in which it is handed over.
///
/// A program that shows an answer first and saves it afterwards returns before the work is done, and waits for the work
/// before it ends.
public typealias SaveLater = @Sendable (_ work: @escaping @Sendable () async -> Void) async -> Void

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
    case .cannotBeSaved, .signedOut, .busy: return nil
    }
  }
}
