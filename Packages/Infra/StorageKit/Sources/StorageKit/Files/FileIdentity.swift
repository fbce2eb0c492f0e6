#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file a path leads to, whatever its name is later.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  /// Whether only the owner may read and write.
  let isPrivate: Bool

  /// Looks a file up; `nil` when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isPrivate = status.st_mode & 0o077 == 0
  }

  static func == (left: Self, right: Self) -> Bool {
    left.device == right.device && left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(number)
  }
}
