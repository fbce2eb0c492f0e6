import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe by which signal handlers wake the thread that waits for input.
struct SelfPipe {
  /// Where handlers write to; -1 until something listens.
  static let target = Atomic<Int32>(-1)

  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }
}

/// The reaction to signals while a full-screen program runs.
enum SignalActions {
  private static let reported = [SIGWINCH, SIGCONT]
  /// Who starts the program may have decided that these have no effect, as `nohup` and `trap` do.
  private static let requests = [SIGTERM, SIGHUP, SIGINT, SIGTSTP]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  /// They end a program that does not know them, unless it was started to ignore them.
  private static let ending = [SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM]

  /// Sets what signals do from now on, on a stack of its own for the calling thread: a handler needs room where the
  /// usual stack has none left.
  ///
  /// - Returns: What they did before.
  static func install() -> [(signal: Int32, action: sigaction)] {
    provideStack()
    return (reported + requests.filter { !isIgnored($0) }).map { ($0, set($0, reportSignal)) }
      + (fatal + ending.filter { !isIgnored($0) }).map { ($0, set($0, restoreAndDie)) }
  }

  static func restore(_ actions: [(signal: Int32, action: sigaction)]) {
    for (signal, action) in actions {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  private static func set(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var (new, old) = (sigaction(), sigaction())
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = handler
    #else
      new.__sigaction_handler.sa_handler = handler
    #endif
    new.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    sigaction(signal, &new, &old)
    return old
  }

  /// Whether a signal has no effect, as `nohup` and `trap` can decide for a program that they start.
  static func isIgnored(_ signal: Int32) -> Bool {
    var current = sigaction()
    sigaction(signal, nil, &current)
    #if canImport(Darwin)
      let handler = current.__sigaction_u.__sa_handler
    #else
      let handler = current.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops the process as `SIGTSTP` does by default: not where no shell could let it continue (POSIX,
  /// orphaned process groups).
  ///
  /// It may be called from signal handlers, and returns once the process continues.
  static func stop() {
    guard !isIgnored(SIGTSTP) else { return }
    // All zeros are the default action without flags.
    var (usual, old) = (sigaction(), sigaction())
    var (stop, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    sigaction(SIGTSTP, &usual, &old)
    pthread_sigmask(SIG_UNBLOCK, &stop, &blocked)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    sigaction(SIGTSTP, &old, nil)
  }

  /// Memory that is never given back: a handler may run until the process is gone.
  private static func provideStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 0x10000
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

/// The data for the handler of a fatal signal, prepared in advance because it may neither lock nor allocate.
struct CrashRestoration {
  /// The address of the data; set before there is a handler that reads it.
  static let place = Atomic<UInt>(0)

  let terminal: Int32
  let text: UnsafeRawBufferPointer
  var settings: termios

  /// Keeps copies for the handlers; they live as long as the process, so that no handler can find them gone.
  static func arm(_ terminal: Int32, _ restoring: [UInt8], _ original: termios) {
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: restoring.count)
    _ = text.initialize(from: restoring)
    let data = UnsafeMutablePointer<CrashRestoration>.allocate(capacity: 1)
    data.initialize(
      to: CrashRestoration(terminal: terminal, text: UnsafeRawBufferPointer(text), settings: original)
    )
    place.store(UInt(bitPattern: data), ordering: .releasing)
  }
}

/// Wakes the thread that waits for input.
private func reportSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(SelfPipe.target.load(ordering: .acquiring), &byte, 1)
  errno = error
}

extension CrashRestoration {
  /// Gives the terminal back from a handler, which may neither lock nor allocate.
  static func giveBack() {
    let address = place.load(ordering: .acquiring)
    guard var data = UnsafePointer<CrashRestoration>(bitPattern: address)?.pointee else { return }
    writeNow(data.text, to: data.terminal, within: 1000)
    tcsetattr(data.terminal, TCSANOW, &data.settings)
  }
}

/// Writes from a handler, so without a lock and without memory, to an open file that does not wait by itself.
///
/// - Parameters:
///   - bytes: What to write.
///   - descriptor: The number of the file.
///   - milliseconds: The longest time in which it may take nothing.
/// - Returns: Whether everything was written.
@discardableResult
func writeNow(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, within milliseconds: Int32) -> Bool {
  var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  var written = 0
  while written < bytes.count {
    let count = write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
    if count != -1 {
      written += count
    } else if errno != EAGAIN || poll(&file, 1, milliseconds) != 1 {
      return false
    }
  }
  return true
}

/// Ends the process as it does after a signal, although the terminal takes no output.
///
/// The output that the terminal has not taken is thrown away, so that there is room to give it back.
///
/// - Parameters:
///   - number: The signal that asked for the end.
///   - terminal: The open file of the terminal.
func endWithoutOutput(_ number: Int32, of terminal: Int32) -> Never {
  tcflush(terminal, TCOFLUSH)
  CrashRestoration.giveBack()
  _exit(128 + number)
}

/// Gives the terminal back, and lets the signal do what it does by default.
private func restoreAndDie(_ number: Int32) {
  CrashRestoration.giveBack()
  signal(number, SIG_DFL)
  raise(number)
}
