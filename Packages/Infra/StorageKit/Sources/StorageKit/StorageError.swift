/// Why a store could not do what it was asked.
public enum StorageError: Error, Hashable, Sendable {
  /// The file is not a readable store; it was set aside under another name.
  ///
  /// ## Troubleshooting
  /// Nothing to do: a new store is created. The file that was set aside can be deleted.
  case corrupted(reason: String)

  /// The disk refused: no space, no permission, or a failing device.
  ///
  /// ## Troubleshooting
  /// Check free space and the permissions of the folder that is named.
  case io(path: String, reason: String)

  /// A symbolic link stands where a file or folder of the store should be. Links are not followed there: someone else
  /// may have put it there, to have another file changed.
  ///
  /// ## Troubleshooting
  /// Remove the link, or point the program at another folder.
  case symbolicLink(path: String)

  /// The store was written by a newer version of the program; it is left untouched.
  ///
  /// ## Troubleshooting
  /// Use the newer version, or point this one at another folder.
  case schemaTooNew(found: Int, known: Int)

  /// Another process kept the store locked for too long.
  ///
  /// ## Troubleshooting
  /// Try again; if it persists, look for a process that hangs.
  case busy(path: String)

  /// The document is larger than the whole store may be.
  ///
  /// ## Troubleshooting
  /// Raise the limit where the store is built.
  case tooLarge(bytes: Int, limit: Int)
}

extension StorageError {
  /// The error of a change during which another file took the place of the one that was changed.
  static func replaced(path: String) -> StorageError {
    .io(path: path, reason: "the file was replaced during the change, which may be lost")
  }

  /// The reason in a few technical words, to stand behind a colon; the file that it is about is named where known.
  public var reason: String {
    switch self {
    case .corrupted(let reason): reason
    case .io(let path, let reason): "\(path): \(reason)"
    case .symbolicLink(let path): "\(path): it is a symbolic link, which is not followed here"
    case .schemaTooNew: "it was made by a newer version"
    case .busy(let path): "\(path): another process keeps it locked"
    case .tooLarge(bytes: _, let limit): "it is full at \(limit / 1_048_576) MiB"
    }
  }
}
