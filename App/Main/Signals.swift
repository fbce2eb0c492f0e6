import Synchronization
import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The address of the terminal's settings as they were before its echo was switched off; 0 while it is on.
///
/// A signal handler may read an atomic number and nothing that needs a lock.
private let settingsWithEcho = Atomic<UInt>(0)
/// The terminal whose echo is switched off.
private let silentTerminal = Atomic<Int32>(STDIN_FILENO)

/// Where the handler tells of an interruption.
private let interruptionTarget = Atomic<Int32>(-1)

/// The reaction of the process to interruption and to a closed pipe.
enum Signals {
  /// Ends at once with 128 and the signal's number on Ctrl-C, SIGTERM and SIGHUP, with a line break after Ctrl-C, and
  /// lets writes to a closed pipe fail quietly.
  ///
  /// Installs the handlers, which restore the echo of the terminal; stored data needs no care.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { end(on: number) }
  }

  fileprivate static func end(on number: Int32) {
    signal(number) { number in
      giveEchoBack()
      var lineBreak = UInt8(ascii: "\n")
      if number == SIGINT { write(STDERR_FILENO, &lineBreak, 1) }
      _exit(128 + number)
    }
  }

  /// Calls a closure at the next Ctrl-C instead of ending; the one after it ends the process.
  ///
  /// The thread that waits for it, and its pipe, live as long as the process: a handler may still write to it.
  ///
  /// - Parameter act: What to do; called on a thread of its own.
  /// - Returns: Lets Ctrl-C end the process again.
  static func atNextInterruption(_ act: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard !isIgnored(SIGINT), let pipe = SelfPipe() else { return {} }
    let isWaiting = WaitingThread.start {
      var end = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
      while poll(&end, 1, -1) < 0, errno == EINTR {}
      act()
    }
    if isWaiting {
      interruptionTarget.store(pipe.writing, ordering: .releasing)
      signal(SIGINT, tellInterruption)
    } else {
      end(on: SIGINT)
    }
    return { end(on: SIGINT) }
  }

  /// Runs a task with the echo of the terminal off, and restores the echo in every case.
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
    silentTerminal.store(descriptor, ordering: .relaxed)
    settingsWithEcho.store(UInt(bitPattern: before), ordering: .releasing)
    // Keys can stop the program or end it meanwhile.
    let changed = [SIGTSTP, SIGQUIT].filter { !isIgnored($0) }
    for number in changed {
      if number == SIGTSTP { signal(number, stopWithEcho) } else { signal(number, quitWithEcho) }
    }
    tcsetattr(descriptor, TCSAFLUSH, &silent)
    defer {
      tcsetattr(descriptor, TCSAFLUSH, before)
      for number in changed { signal(number, SIG_DFL) }
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

/// Wakes the thread that waits for an interruption, and lets the next one end the process.
private func tellInterruption(_ number: Int32) {
  let error = errno
  var byte = UInt8(ascii: "\n")
  write(STDERR_FILENO, &byte, 1)
  _ = write(interruptionTarget.load(ordering: .acquiring), &byte, 1)
  Signals.end(on: number)
  errno = error
}

/// Switches the echo on again where it is off; made for signal handlers.
///
/// - Returns: The settings without echo, to set again; `nil` where nothing was done.
@discardableResult
private func giveEchoBack() -> termios? {
  guard let settings = UnsafePointer<termios>(bitPattern: settingsWithEcho.load(ordering: .acquiring)) else {
    return nil
  }
  let terminal = silentTerminal.load(ordering: .relaxed)
  var silent = termios()
  let isKnown = tcgetattr(terminal, &silent) == 0
  tcsetattr(terminal, TCSANOW, settings)
  return isKnown ? silent : nil
}

/// Stops the process with the echo on, and switches it off again when the process goes on.
private func stopWithEcho(_ number: Int32) {
  let error = errno
  let silent = giveEchoBack()
  raise(SIGSTOP)
  if var silent { tcsetattr(silentTerminal.load(ordering: .relaxed), TCSANOW, &silent) }
  errno = error
}

/// Switches the echo on, and lets the signal do what it does by default.
private func quitWithEcho(_ number: Int32) {
  giveEchoBack()
  signal(number, SIG_DFL)
  raise(number)
}
