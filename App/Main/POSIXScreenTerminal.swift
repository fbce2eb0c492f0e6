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

    /// Answers that are still on their way are thrown away with `TCSAFLUSH`.
    func giveBack() {
      TerminalLine.write(restoring, to: descriptor)
      var original = original
      tcsetattr(descriptor, TCSAFLUSH, &original)
    }
  }

  private let session = Mutex<Session?>(nil)

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
    session.withLock { session in
      guard let ended = session else { return }
      session = nil
      ended.giveBack()
      SignalActions.restore(ended.oldActions)
      // The thread ends once it has read the end of the pipe, and the events with it.
      close(ended.pipe.writing)
    }
  }

  func suspend() {
    guard let suspended = session.withLock({ $0 }) else { return }
    suspended.giveBack()
    raise(SIGSTOP)
  }

  var size: (columns: Int, rows: Int) {
    let size = session.withLock { $0?.descriptor }.flatMap(TerminalLine.size(of:))
    return (size?.columns ?? 80, size?.rows ?? 24)
  }

  func write(_ frame: String) {
    guard let descriptor = session.withLock({ $0?.descriptor }) else { return }
    TerminalLine.write(Array(frame.utf8), to: descriptor)
  }

  /// Reads until the terminal or the pipe has ended.
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
      }
      if isReady[1] {
        guard let keys = readBytes(from: descriptor), !keys.isEmpty else { return }
        feed.yield(.bytes(keys))
      }
    }
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
