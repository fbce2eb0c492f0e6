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
  ///
  /// - Parameters:
  ///   - descriptor: Its number.
  ///   - explain: What to say when it cannot be written to, for a reason in the words of the system.
  init(descriptor: Int32, explain: @escaping @Sendable (String) -> String) {
    let isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isMeasured = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    self.init(
      isTerminal: isTerminal,
      columns: isMeasured && size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: isMeasured && size.ws_row > 0 ? Int(size.ws_row) : nil
    ) { Self.write($0, to: descriptor, explain) }
  }

  /// Writes all of a text, or ends the program: a result that is cut must not look like one that is whole.
  ///
  /// A reader that has gone away, as `head` does, is no failure.
  private static func write(_ text: String, to descriptor: Int32, _ explain: (String) -> String) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return Self.fail(descriptor, errno, explain) }
        written += count
      }
    }
  }

  private static func fail(_ descriptor: Int32, _ code: Int32, _ explain: (String) -> String) {
    guard code != EPIPE, descriptor != STDERR_FILENO else { return }
    write(explain(String(cString: strerror(code))) + "\n", to: STDERR_FILENO, explain)
    exit(CommandKit.ExitCode.failed.rawValue)
  }
}
