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
  private static let path = "/dev/tty"

  /// Opens it for this program alone; `nil` without one, or where input or output has been redirected.
  static func open() -> Int32? {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = Musl.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
      let descriptor = Darwin.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { return nil }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Makes input arrive byte by byte and unechoed; characters typed before are not lost.
  static func setRaw(_ descriptor: Int32, from original: termios) {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(descriptor, TCSANOW, &raw)
  }

  /// Writes everything, or as much as a terminal takes that is gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if !waitToWriteAgain(descriptor) { return }
    }
  }

  /// The size of a terminal; `nil` for anything else, and for a terminal that does not tell its size.
  static func size(of descriptor: Int32) -> OutputChannel.Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return OutputChannel.Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// Waits after a failed write until another one may succeed.
///
/// Another program that shares a pipe or a terminal may have made it one that does not wait by itself.
///
/// - Parameter descriptor: The open file that was written to; `errno` has the reason.
/// - Returns: Whether to write again.
func waitToWriteAgain(_ descriptor: Int32) -> Bool {
  guard [EAGAIN, EWOULDBLOCK].contains(errno) else { return errno == EINTR }
  var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  while poll(&room, 1, -1) < 0 { if errno != EINTR { return false } }
  return true
}

private let systemWrite = write
