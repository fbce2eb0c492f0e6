import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The address of the terminal's settings as they were before its echo was switched off; 0 while it is on.
///
/// A signal handler may read an atomic number and nothing that needs a lock.
private let settingsWithEcho = Atomic<UInt>(0)

/// What the process does when it is interrupted or when its reader goes away.
enum Signals {
  /// Ends at once with 128 and the signal's number on Ctrl-C, SIGTERM and SIGHUP, with a line break after Ctrl-C, and
  /// lets writes to a closed pipe fail quietly.
  ///
  /// What is stored is safe at every moment; only the terminal's echo has to be given back.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { end(on: number) }
  }

  private static func end(on number: Int32) {
    signal(number) { number in
      if let settings = UnsafePointer<termios>(bitPattern: settingsWithEcho.load(ordering: .acquiring)) {
        tcsetattr(STDIN_FILENO, TCSANOW, settings)
      }
      var lineBreak = UInt8(ascii: "\n")
      if number == SIGINT { write(STDERR_FILENO, &lineBreak, 1) }
      _exit(128 + number)
    }
  }

  /// Does something while the terminal shows nothing that is typed, and gives the echo back whatever happens.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - body: What to do.
  /// - Returns: What the body gave.
  static func withoutEcho<Value>(on descriptor: Int32, _ body: () -> Value) -> Value {
    let before = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    before.initialize(to: termios())
    defer { before.deallocate() }
    guard tcgetattr(descriptor, before) == 0 else { return body() }
    var silent = before.pointee
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    settingsWithEcho.store(UInt(bitPattern: before), ordering: .releasing)
    tcsetattr(descriptor, TCSAFLUSH, &silent)
    defer {
      tcsetattr(descriptor, TCSAFLUSH, before)
      settingsWithEcho.store(0, ordering: .releasing)
    }
    return body()
  }

  /// Who starts the program may have decided that it is not to be interrupted, as `nohup` and `trap` do.
  private static func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_DFL)
    let ignored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if ignored { signal(number, SIG_IGN) }
    return ignored
  }
}
