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
    guard !isIgnored(SIGINT) else { return }
    signal(SIGINT) { _ in
      var lineBreak = UInt8(ascii: "\n")
      write(STDERR_FILENO, &lineBreak, 1)
      _exit(130)
    }
  }

  /// Who starts the program may have decided that it is not to be interrupted, as `nohup` and `trap` do.
  private static func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_DFL)
    let ignored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if ignored { signal(number, SIG_IGN) }
    return ignored
  }
}
