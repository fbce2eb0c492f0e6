#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls of the system that change or read a file, which tests let fail.
///
/// Each returns what the call of that name does, and sets `errno` as it does.
struct FileCalls: Sendable {
  var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32
  var read: @Sendable (_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  var fchmod: @Sendable (_ descriptor: Int32, _ mode: mode_t) -> Int32
  var fsync: @Sendable (_ descriptor: Int32) -> Int32
  var flock: @Sendable (_ descriptor: Int32, _ operation: Int32) -> Int32
  var rename: @Sendable (_ path: String, _ newPath: String) -> Int32
  var link: @Sendable (_ path: String, _ newPath: String) -> Int32

  /// The system itself.
  static let system = FileCalls(
    open: { systemOpen($0, $1, $2) },
    read: { systemRead($0, $1.baseAddress, $1.count) },
    write: { systemWrite($0, $1.baseAddress, $1.count) },
    fchmod: { systemChangeMode($0, $1) },
    fsync: { systemSynchronize($0) },
    flock: { systemLock($0, $1) },
    rename: { systemRename($0, $1) },
    link: { systemLink($0, $1) }
  )
}

// Under other names, as those of the calls mean the members within the type.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemLock(_ descriptor: Int32, _ operation: Int32) -> Int32 { flock(descriptor, operation) }
private let systemRead = read
private let systemWrite = write
private let systemChangeMode = fchmod
private let systemSynchronize = fsync
private func systemLink(_ path: String, _ newPath: String) -> Int32 { link(path, newPath) }
private let systemRename: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = { rename($0, $1) }
