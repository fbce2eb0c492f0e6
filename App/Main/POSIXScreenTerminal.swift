import ScreenKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal of the process, taken over for a full-screen program.
///
/// A thread of its own waits for input and for signals, whose handlers only write their number to a pipe. Signals that
/// end the process at once, traps among them, restore the terminal first.
final class POSIXScreenTerminal: ScreenTerminal {
  private struct Session {
    let descriptor: Int32
    let restoring: [UInt8]
    let original: termios
    let oldActions: [(signal: Int32, action: sigaction)]
    let pipe: SelfPipe
    let feed: AsyncStream<TerminalEvent>.Continuation
  }

  private let session = Mutex<Session?>(nil)

  /// The terminal that controls the process, opened for this program alone.
  private static let path = "/dev/tty"

  func enter(restoring: String) -> AsyncStream<TerminalEvent>? {
    session.withLock { session in
      guard session == nil, let descriptor = Self.open() else { return nil }
      var original = termios()
      guard tcgetattr(descriptor, &original) == 0, let pipe = SelfPipe() else {
        close(descriptor)
        return nil
      }
      let (events, feed) = AsyncStream.makeStream(of: TerminalEvent.self)
      let restoring = Array(restoring.utf8)
      CrashRestoration.arm(descriptor, restoring, original)
      SelfPipe.target.store(pipe.writing, ordering: .releasing)
      Self.setRaw(descriptor, from: original)
      session = Session(
        descriptor: descriptor,
        restoring: restoring,
        original: original,
        oldActions: SignalActions.install(),
        pipe: pipe,
        feed: feed
      )
      ThreadWork { self.read(descriptor, pipe.reading, feed) }.start()
      return events
    }
  }

  func leave() {
    session.withLock { session in
      guard let ended = session else { return }
      session = nil
      Self.giveBack(ended)
      CrashRestoration.disarm()
      SelfPipe.target.store(-1, ordering: .releasing)
      SignalActions.restore(ended.oldActions)
      ended.feed.finish()
      // The thread closes the other end and the terminal once it has read the end of the pipe.
      close(ended.pipe.writing)
    }
  }

  func suspend() {
    guard let suspended = session.withLock({ $0 }) else { return }
    Self.giveBack(suspended)
    raise(SIGSTOP)
  }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    let descriptor = session.withLock { $0?.descriptor } ?? STDOUT_FILENO
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func write(_ frame: String) {
    guard let descriptor = session.withLock({ $0?.descriptor }) else { return }
    Self.write(Array(frame.utf8), to: descriptor)
  }

  // MARK: - The line

  private static func open() -> Int32? {
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

  /// What was typed already is kept.
  private static func setRaw(_ descriptor: Int32, from original: termios) {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(descriptor, TCSANOW, &raw)
  }

  /// Answers that are still on their way are thrown away with `TCSAFLUSH`.
  private static func giveBack(_ session: Session) {
    write(session.restoring, to: session.descriptor)
    var original = session.original
    tcsetattr(session.descriptor, TCSAFLUSH, &original)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  // MARK: - The thread

  private func read(
    _ descriptor: Int32,
    _ pipe: Int32,
    _ feed: AsyncStream<TerminalEvent>.Continuation
  ) {
    defer {
      feed.finish()
      close(pipe)
      close(descriptor)
    }
    var waited = [
      pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      guard poll(&waited, 2, -1) >= 0 || errno == EINTR else { return }
      if waited[0].revents != 0 {
        let count = systemRead(pipe, &buffer, buffer.count)
        if count == 0 { return }
        for number in buffer.prefix(max(count, 0)) { report(Int32(number), feed) }
      }
      if waited[1].revents != 0 {
        let count = systemRead(descriptor, &buffer, buffer.count)
        if count > 0 {
          feed.yield(.bytes(Array(buffer.prefix(count))))
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          // The end of the input; only the pipe is waited for from now on.
          feed.finish()
          waited[1].fd = -1
        }
      }
      waited[0].revents = 0
      waited[1].revents = 0
    }
  }

  private func report(_ signal: Int32, _ feed: AsyncStream<TerminalEvent>.Continuation) {
    switch signal {
    case SIGWINCH: feed.yield(.resized)
    case SIGCONT:
      session.withLock { session in
        guard let session else { return }
        Self.setRaw(session.descriptor, from: session.original)
        feed.yield(.continued)
      }
    default: feed.yield(.terminated(signal: signal))
    }
  }
}

/// Work for a thread of its own, because it waits and no task has to.
private final class ThreadWork: Sendable {
  private let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  /// Starts the thread, which ends with the work.
  func start() {
    let argument = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    if pthread_create(&thread, &attributes, performThreadWork, argument) != 0 {
      Unmanaged<ThreadWork>.fromOpaque(argument).release()
    }
    pthread_attr_destroy(&attributes)
  }

  fileprivate func perform() { run() }
}

#if canImport(Darwin)
  private func performThreadWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().perform()
    return nil
  }
#else
  private func performThreadWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().perform() }
    return nil
  }
#endif

private let systemRead = read
private let systemWrite = write

/// A pipe by which signal handlers wake the thread that waits for input.
private struct SelfPipe {
  /// Where handlers write to; -1 while nothing listens.
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

/// What signals do while a full-screen program runs.
private enum SignalActions {
  private static let reported = [SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGINT]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static func install() -> [(signal: Int32, action: sigaction)] {
    reported.map { ($0, set($0, reportSignal)) } + fatal.map { ($0, set($0, restoreAndDie)) }
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
    new.sa_flags = Int32(SA_RESTART)
    sigemptyset(&new.sa_mask)
    sigaction(signal, &new, &old)
    return old
  }
}

/// What a handler of a fatal signal needs, laid out in advance: it may neither lock nor allocate.
private enum CrashRestoration {
  static let descriptor = Atomic<Int32>(-1)
  static let bytes = Atomic<UInt>(0)
  static let count = Atomic<Int>(0)
  static let settings = Atomic<UInt>(0)

  /// Keeps copies for the handlers; they live as long as the process, so that no handler can find them gone.
  static func arm(_ terminal: Int32, _ restoring: [UInt8], _ original: termios) {
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(restoring.count, 1))
    _ = text.initialize(from: restoring)
    let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    saved.initialize(to: original)
    bytes.store(UInt(bitPattern: text.baseAddress), ordering: .relaxed)
    count.store(restoring.count, ordering: .relaxed)
    settings.store(UInt(bitPattern: saved), ordering: .relaxed)
    descriptor.store(terminal, ordering: .releasing)
  }

  static func disarm() { descriptor.store(-1, ordering: .releasing) }
}

/// Wakes the thread that waits for input.
private func reportSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  let target = SelfPipe.target.load(ordering: .acquiring)
  if target >= 0 { _ = systemWrite(target, &byte, 1) }
  errno = error
}

/// Gives the terminal back, and lets the signal do what it does by default.
private func restoreAndDie(_ number: Int32) {
  let terminal = CrashRestoration.descriptor.load(ordering: .acquiring)
  if terminal >= 0 {
    let bytes = UnsafeRawPointer(bitPattern: CrashRestoration.bytes.load(ordering: .relaxed))
    _ = systemWrite(terminal, bytes, CrashRestoration.count.load(ordering: .relaxed))
    let settings = UnsafePointer<termios>(bitPattern: CrashRestoration.settings.load(ordering: .relaxed))
    tcsetattr(terminal, TCSANOW, settings)
  }
  signal(number, SIG_DFL)
  raise(number)
}
