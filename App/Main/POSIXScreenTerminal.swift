import ScreenKit
import Synchronization
import TesseraApp

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
///
/// It is taken over once in a process, and the system closes with that what was opened for it.
final class POSIXScreenTerminal: ScreenTerminal {
  private struct Session {
    let descriptor: Int32
    let restoring: [UInt8]
    let original: termios
    let oldActions: [(signal: Int32, action: sigaction)]
    let pipe: SelfPipe
  }

  private let session = Mutex<Session?>(nil)
  private let output = TerminalOutput()

  func enter(restoring: String) -> AsyncStream<TerminalEvent>? {
    session.withLock { session in
      let (events, feed) = AsyncStream.makeStream(of: TerminalEvent.self)
      var original = termios()
      guard session == nil, let descriptor = TerminalLine.open(), tcgetattr(descriptor, &original) == 0,
        let pipe = SelfPipe(), WaitingThread.start({ self.read(descriptor, pipe.reading, feed) })
      else { return nil }
      let restoring = Array(restoring.utf8)
      CrashRestoration.arm(descriptor, restoring, original)
      SelfPipe.target.store(pipe.writing, ordering: .releasing)
      TerminalLine.setRaw(descriptor, from: original)
      session = Session(
        descriptor: descriptor,
        restoring: restoring,
        original: original,
        oldActions: SignalActions.install(),
        pipe: pipe
      )
      return events
    }
  }

  func leave() {
    let ended = session.withLock { session -> Session? in
      defer { session = nil }
      return session
    }
    guard let ended else { return }
    // Not under the lock: where the terminal takes no output, the thread has to hear of signals meanwhile.
    giveBack(ended)
    SignalActions.restore(ended.oldActions)
    // The thread ends once it has read the end of the pipe, and the events with it.
    close(ended.pipe.writing)
  }

  func suspend() {
    guard let suspended = session.withLock({ $0 }) else { return }
    giveBack(suspended)
    SignalActions.stop()
    // Where the process was not stopped, nobody lets it continue either.
    raise(SIGCONT)
  }

  var size: (columns: Int, rows: Int) {
    let size = session.withLock { $0?.descriptor }.flatMap(TerminalLine.size(of:))
    return (size?.columns ?? 80, size?.rows ?? 24)
  }

  func write(_ frame: String) {
    guard let descriptor = session.withLock({ $0?.descriptor }) else { return }
    output.write(Array(frame.utf8), to: descriptor)
  }

  /// Answers that are still on their way are thrown away with `TCSAFLUSH`.
  private func giveBack(_ session: Session) {
    output.write(session.restoring, to: session.descriptor)
    var original = session.original
    tcsetattr(session.descriptor, TCSAFLUSH, &original)
  }

  /// Reads until the terminal or the pipe has ended, or a signal asks for the end.
  private func read(
    _ descriptor: Int32,
    _ pipe: Int32,
    _ feed: AsyncStream<TerminalEvent>.Continuation
  ) {
    defer { feed.finish() }
    while let isReady = readyFiles([pipe, descriptor], for: POLLIN) {
      if isReady[0] {
        guard let signals = readBytes(from: pipe), !signals.isEmpty else { return }
        for signal in signals { report(Int32(signal), feed) }
        if let ending = signals.first(where: Self.asksForEnd) {
          return awaitEnd(after: Int32(ending), descriptor, pipe)
        }
      }
      if isReady[1] {
        guard let keys = readBytes(from: descriptor), !keys.isEmpty else { return }
        feed.yield(.bytes(keys))
      }
    }
  }

  /// Waits until the terminal is given back, as a signal has asked for.
  ///
  /// A write to a terminal that takes no output keeps the program from hearing of the signal: after a while, or
  /// with the next such signal, the process ends from here.
  private func awaitEnd(after ending: Int32, _ descriptor: Int32, _ pipe: Int32) {
    while let isReady = readyFiles([pipe], for: POLLIN, within: Self.patience) {
      if isReady[0] {
        guard let signals = readBytes(from: pipe), !signals.isEmpty else { return }
        guard signals.contains(where: Self.asksForEnd) else { continue }
      }
      if readyFiles([descriptor], for: POLLOUT, within: 0) == [false] {
        // The turn is not given up: a frame that waits for room would follow.
        output.inTurn { () -> Never in endWithoutOutput(ending, of: descriptor) }
      }
    }
  }

  /// The milliseconds after a signal in which a terminal has to take output.
  private static let patience: Int32 = 1000

  private static func asksForEnd(_ signal: UInt8) -> Bool {
    [SIGTERM, SIGHUP, SIGINT].contains(Int32(signal))
  }

  private func report(_ signal: Int32, _ feed: AsyncStream<TerminalEvent>.Continuation) {
    switch signal {
    case SIGWINCH: feed.yield(.resized)
    case SIGCONT:
      session.withLock { session in
        guard let session else { return }
        TerminalLine.setRaw(session.descriptor, from: session.original)
        feed.yield(.continued)
      }
    case SIGTSTP: feed.yield(.stopRequested)
    default: feed.yield(.terminated(signal: signal))
    }
  }
}
