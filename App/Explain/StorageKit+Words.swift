import StorageKit

extension StorageError {
  /// The error as one sentence, with what to do.
  var words: String {
    switch self {
    case .corrupted(let reason): "the file is damaged (\(reason))."
    case .io(let path, let reason): "\(path): \(reason). Check its permissions and the free space."
    case .schemaTooNew:
      "it was written by a newer tessera. Use that one, or set TESSERA_HOME to another folder."
    case .busy(let path): "\(path) is in use. Try again."
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the \(limit) that are kept in all."
    }
  }
}

extension DocumentStoreEvent {
  /// The event as one sentence.
  var words: String {
    switch self {
    case .setAside(let path, _): "the store was damaged and is begun anew; the damaged file is now \(path)"
    case .dropped(let key): "drops a damaged document: \(key.name)"
    case .evicted(let documents, let bytes): "makes room: \(documents) documents, \(bytes) bytes"
    }
  }
}
