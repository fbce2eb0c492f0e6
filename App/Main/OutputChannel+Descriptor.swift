import CommandKit
import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

private let systemWrite = write

extension OutputChannel {
  /// A stream of the process.
  init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isMeasured = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    self.init(
      isTerminal: isTerminal,
      columns: isMeasured && size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: isMeasured && size.ws_row > 0 ? Int(size.ws_row) : nil
    ) { Self.write($0, to: descriptor) }
  }

  /// Writes all of a text, or ends the program: a result that is cut must not look like one that is whole.
  ///
  /// A reader that has gone away, as `head` does, is no failure.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return Self.fail(descriptor, errno) }
        written += count
      }
    }
  }

  private static func fail(_ descriptor: Int32, _ code: Int32) {
    guard code != EPIPE, descriptor != STDERR_FILENO else { return }
    write("Error: The result could not be written: \(String(cString: strerror(code))).\n", to: STDERR_FILENO)
    exit(CommandKit.ExitCode.failed.rawValue)
  }
}
