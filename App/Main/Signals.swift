import Synchronization
import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal whose echo is switched off, with settings of it.
private struct SilentTerminal {
  let descriptor: Int32
  var settings: termios
}

/// The address of the terminal without echo and of its settings before that; 0 while there is none.
///
/// A signal handler may read an atomic number and nothing that needs a lock.
private let silentTerminal = Atomic<UInt>(0)

/// Where the handler tells of an interruption.
private let interruptionTarget = Atomic<Int32>(-1)

/// Where the handler tells that the process continues after a stop.
private let continuationTarget = Atomic<Int32>(-1)

/// How much is under way that the first signal must not cut off.
private let unfinishedWork = Atomic<Int>(0)

/// Whether a signal has asked for the end.
private let isAskedToEnd = Atomic<Bool>(false)

/// The signal with which the process ends once that work is done; 0 for none.
private let awaitedEnd = Atomic<Int32>(0)

/// The reaction of the process to interruption and to a closed pipe.
enum Signals {
  /// Ends with 128 and the signal's number on Ctrl-C, SIGTERM and SIGHUP, with a line break after Ctrl-C on a terminal, lets
  /// Ctrl-\ end the process as it does by default, and lets writes to a closed pipe fail quietly.
  ///
  /// Installs the handlers, which restore the echo of the terminal and end the process at once, unless
  /// ``deferringEnd()`` holds it. Other work needs no care: files are replaced as a whole.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    // The runtime of Swift takes it for a crash: it writes a backtrace, and lets the program continue.
    if !SignalActions.isIgnored(SIGQUIT) { signal(SIGQUIT, SIG_DFL) }
    for number in [SIGINT, SIGTERM, SIGHUP] where !SignalActions.isIgnored(number) { end(on: number) }
  }

  fileprivate static func end(on number: Int32) {
    signal(number) { number in
      let error = errno
      giveEchoBack()
      if number == SIGINT { breakLine() }
      let isRepeated = isAskedToEnd.exchange(true, ordering: .sequentiallyConsistent)
      // In this order: work that ends meanwhile finds the signal, or is found to be done.
      awaitedEnd.store(number, ordering: .sequentiallyConsistent)
      if isRepeated || unfinishedWork.load(ordering: .sequentiallyConsistent) == 0 { _exit(128 + number) }
      signal(SIGALRM, endWithoutWaiting)
      alarm(30)
      errno = error
    }
  }

  /// Lets the first signal end the process only when some work is done, at the latest after half a minute;
  /// the next one ends it at once.
  ///
  /// - Returns: To be called once the work is done; ends the process where a signal has asked for it.
  static func deferringEnd() -> @Sendable () -> Void {
    _ = unfinishedWork.wrappingAdd(1, ordering: .sequentiallyConsistent)
    return {
      let left = unfinishedWork.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
      let number = awaitedEnd.load(ordering: .sequentiallyConsistent)
      if left == 0, number != 0 { _exit(128 + number) }
    }
  }

  /// Calls a closure at the next Ctrl-C instead of ending; the one after it ends the process.
  ///
  /// The thread that waits for it, and its pipe, live as long as the process: a handler may still write to it.
  ///
  /// - Parameter act: What to do; called on a thread of its own.
  /// - Returns: Lets Ctrl-C end the process again.
  static func atNextInterruption(_ act: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard !SignalActions.isIgnored(SIGINT), let pipe = SelfPipe(),
      WaitingThread.start({
        _ = readyFiles([pipe.reading], for: POLLIN)
        act()
      })
    else { return {} }
    interruptionTarget.store(pipe.writing, ordering: .releasing)
    signal(SIGINT, tellInterruption)
    return { end(on: SIGINT) }
  }

  /// A pipe that gets a byte whenever the process continues after a stop, from its first use on; `nil` where there
  /// is none.
  ///
  /// It lives as long as the process: a handler may still write to it.
  static let continuations: SelfPipe? = {
    guard let pipe = SelfPipe() else { return nil }
    continuationTarget.store(pipe.writing, ordering: .releasing)
    signal(SIGCONT, tellContinuation)
    return pipe
  }()

  /// Runs a task with the echo of the terminal off, and restores the echo in every case.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - body: What to do; the closure that it gets switches the echo off again after a stop of the process.
  /// - Returns: What the body gave.
  static func withoutEcho<Value>(on descriptor: Int32, _ body: (_ silence: () -> Void) -> Value) -> Value {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return body({}) }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    let terminal = SilentTerminal(descriptor: descriptor, settings: before)
    return withUnsafePointer(to: terminal) { terminal -> Value in
      silentTerminal.store(UInt(bitPattern: terminal), ordering: .releasing)
      // Keys can stop the program or end it meanwhile.
      let changed = [SIGTSTP, SIGQUIT].filter { !SignalActions.isIgnored($0) }
      for number in changed {
        if number == SIGTSTP { signal(number, stopWithEcho) } else { signal(number, quitWithEcho) }
      }
      tcsetattr(descriptor, TCSAFLUSH, &silent)
      defer {
        tcsetattr(descriptor, TCSAFLUSH, &before)
        for number in changed { signal(number, SIG_DFL) }
        silentTerminal.store(0, ordering: .releasing)
      }
      // What was typed meanwhile is an answer already.
      return body { tcsetattr(descriptor, TCSANOW, &silent) }
    }
  }
}

/// Ends the line in which a terminal shows the Ctrl-C; made for signal handlers.
///
/// A pipe or a file shows none, and would get an empty line.
private func breakLine() {
  var (settings, lineBreak) = (termios(), UInt8(ascii: "\n"))
  guard tcgetattr(STDERR_FILENO, &settings) == 0 else { return }
  _ = write(STDERR_FILENO, &lineBreak, 1)
}

/// Wakes the thread that waits for an interruption, and lets the next one end the process.
private func tellInterruption(_ number: Int32) {
  let error = errno
  breakLine()
  var byte = UInt8(ascii: "\n")
  _ = write(interruptionTarget.load(ordering: .acquiring), &byte, 1)
  isAskedToEnd.store(true, ordering: .sequentiallyConsistent)
  Signals.end(on: number)
  errno = error
}

/// Wakes the thread that waits for an answer.
private func tellContinuation(_: Int32) {
  let error = errno
  var byte = UInt8(ascii: "\n")
  _ = write(continuationTarget.load(ordering: .acquiring), &byte, 1)
  errno = error
}

/// Ends the process with the signal that has asked for it, although work is under way.
private func endWithoutWaiting(_: Int32) {
  _exit(128 + awaitedEnd.load(ordering: .sequentiallyConsistent))
}

/// Switches the echo on again where it is off; made for signal handlers.
///
/// - Returns: The terminal with its settings without echo, to set again; `nil` where nothing was done.
@discardableResult
private func giveEchoBack() -> SilentTerminal? {
  let place = silentTerminal.load(ordering: .acquiring)
  guard var terminal = UnsafePointer<SilentTerminal>(bitPattern: place)?.pointee else { return nil }
  var silent = terminal
  let isKnown = tcgetattr(terminal.descriptor, &silent.settings) == 0
  tcsetattr(terminal.descriptor, TCSANOW, &terminal.settings)
  return isKnown ? silent : nil
}

/// Stops the process with the echo on, and switches it off again when the process goes on.
private func stopWithEcho(_ number: Int32) {
  let error = errno
  let silent = giveEchoBack()
  SignalActions.stop()
  if var silent { tcsetattr(silent.descriptor, TCSANOW, &silent.settings) }
  errno = error
}

/// Switches the echo on, and lets the signal do what it does by default.
private func quitWithEcho(_ number: Int32) {
  giveEchoBack()
  signal(number, SIG_DFL)
  raise(number)
}
