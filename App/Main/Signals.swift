#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process does when it is interrupted or when its reader goes away.
enum Signals {
  /// Ends at once with 130 on Ctrl-C, after a line break, and lets writes to a closed pipe fail quietly.
  ///
  /// Nothing has to be cleaned up: what is stored is safe at every moment.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in
      var lineBreak = UInt8(ascii: "\n")
      write(STDERR_FILENO, &lineBreak, 1)
      _exit(130)
    }
  }
}
