extension StorageError {
  /// The reason in a few technical words, to stand behind a colon; the file that it is about is named where known.
  public var reason: String {
    switch self {
    case .corrupted(let reason): reason
    case .io(let path, let reason): "\(path): \(reason)"
    case .schemaTooNew: "it was made by a newer version"
    case .busy(let path): "\(path): another process keeps it locked"
    case .tooLarge(bytes: _, let limit): "it is full at \(limit / 1_048_576) MiB"
    }
  }
}
