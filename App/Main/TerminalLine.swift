import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that controls the process.
enum TerminalLine {
  /// Opens it for this program alone; `nil` without one.
  ///
  /// A read or a write never waits by itself: while the system waits in a write, nobody else can give the
  /// terminal back.
  static func open() -> Int32? {
    let descriptor = openTerminal()
    guard descriptor != -1 else { return nil }
    return descriptor
  }

  /// Makes input arrive byte by byte and unechoed; characters typed before are not lost.
  static func setRaw(_ descriptor: Int32, from original: termios) {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(descriptor, TCSANOW, &raw)
  }

  /// The size of a terminal; `nil` for anything else, and for a terminal that does not tell its size.
  static func size(of descriptor: Int32) -> OutputChannel.Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col != 0, size.ws_row != 0 else {
      return nil
    }
    return OutputChannel.Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

private func openTerminal() -> Int32 {
  open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
}

/// Reads what an open file has at the moment, and waits while that is nothing.
///
/// - Parameters:
///   - descriptor: The number of the file.
///   - limit: The most bytes to read.
///   - report: Called with the number of the error when it cannot be read.
/// - Returns: The bytes, none at the end of the file; `nil` when it cannot be read.
func readBytes(
  from descriptor: Int32,
  atMost limit: Int = Int(BUFSIZ),
  onError report: (Int32) -> Void = { _ in }
) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: limit)
  while true {
    let count = read(descriptor, &bytes, limit)
    let error = errno
    if count != -1 { return Array(bytes.prefix(count)) }
    if !waitToTryAgain(descriptor, for: POLLIN, after: error) {
      report(error)
      return nil
    }
  }
}

/// Writes everything to an open file, however often that takes only a part.
///
/// - Parameters:
///   - bytes: What to write.
///   - descriptor: The number of the file.
///   - once: Writes a part, as the system's `write` does.
/// - Returns: The number of the error that ended it; `nil` when everything was written.
func writeAll(
  _ bytes: UnsafeRawBufferPointer,
  to descriptor: Int32,
  once: (UnsafeRawBufferPointer, Int32) -> Int = writeOnce
) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = once(UnsafeRawBufferPointer(rebasing: rest), descriptor)
    let error = errno
    if count != -1 {
      rest = rest.dropFirst(count)
    } else if !waitToTryAgain(descriptor, for: POLLOUT, after: error) {
      return error
    }
  }
  return nil
}

/// Writes a part to an open file, as the system's `write` does.
func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Waits after a read or a write that failed until another one may succeed.
///
/// This program, or another one that shares a pipe or a terminal, may have made it one that does not wait by
/// itself.
///
/// - Parameters:
///   - descriptor: The open file.
///   - event: What was tried, `POLLIN` or `POLLOUT`.
///   - error: The number of the error, which later calls would replace in `errno`.
/// - Returns: Whether to try again.
private func waitToTryAgain(_ descriptor: Int32, for event: Int32, after error: Int32) -> Bool {
  guard [EAGAIN, EWOULDBLOCK].contains(error) else { return error == EINTR }
  return readyFiles([descriptor], for: event) != nil
}

/// Waits until something can be done with one of several open files, or one of them has ended.
///
/// - Parameters:
///   - descriptors: Their numbers.
///   - event: The event to wait for, such as `POLLIN`.
///   - milliseconds: The longest wait; -1 for any.
/// - Returns: For each of them whether it is ready, none after the longest wait; `nil` when the system does
///   not wait.
func readyFiles(_ descriptors: [Int32], for event: Int32, within milliseconds: Int32 = -1) -> [Bool]? {
  var files = descriptors.map { pollfd(fd: $0, events: Int16(event), revents: 0) }
  while poll(&files, nfds_t(files.count), milliseconds) == -1 {
    guard errno == EINTR else { return nil }
  }
  return files.map { $0.revents != 0 }
}
