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
final class POSIXScreenTerminal: ScreenTerminal {
  private struct Session {
    let descriptor: Int32
    let restoring: [UInt8]
    let original: termios
    let oldActions: [(signal: Int32, action: sigaction)]
    let pipe: SelfPipe
    let feed: AsyncStream<TerminalEvent>.Continuation

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
      guard session == nil, let descriptor = TerminalLine.open() else { return nil }
      var original = termios()
      guard tcgetattr(descriptor, &original) == 0, let pipe = SelfPipe() else {
        close(descriptor)
        return nil
      }
      let (events, feed) = AsyncStream.makeStream(of: TerminalEvent.self)
      guard WaitingThread.start({ self.read(descriptor, pipe.reading, feed) }) else {
        for end in [descriptor, pipe.reading, pipe.writing] { close(end) }
        return nil
      }
      let restoring = Array(restoring.utf8)
      CrashRestoration.arm(descriptor, restoring, original)
      SelfPipe.target.store(pipe.writing, ordering: .releasing)
      TerminalLine.setRaw(descriptor, from: original)
      session = Session(
        descriptor: descriptor,
        restoring: restoring,
        original: original,
        oldActions: SignalActions.install(),
        pipe: pipe,
        feed: feed
      )
      return events
    }
  }

  func leave() {
    session.withLock { session in
      guard let ended = session else { return }
      session = nil
      ended.giveBack()
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
    suspended.giveBack()
    raise(SIGSTOP)
  }

  var size: (columns: Int, rows: Int) {
    let size = TerminalLine.size(of: session.withLock { $0?.descriptor } ?? STDOUT_FILENO)
    return (size?.columns ?? 80, size?.rows ?? 24)
  }

  func write(_ frame: String) {
    guard let descriptor = session.withLock({ $0?.descriptor }) else { return }
    TerminalLine.write(Array(frame.utf8), to: descriptor)
  }

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
      if poll(&waited, 2, -1) < 0, errno != EINTR { return }
      if waited[0].revents != 0 {
        let count = systemRead(pipe, &buffer, buffer.count)
        if count == 0 { return }
        for number in buffer.prefix(max(count, 0)) { report(Int32(number), feed) }
      }
      if waited[1].revents != 0 {
        let count = systemRead(descriptor, &buffer, buffer.count)
        if count > 0 {
          feed.yield(.bytes(Array(buffer.prefix(count))))
        } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
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
        TerminalLine.setRaw(session.descriptor, from: session.original)
        feed.yield(.continued)
      }
    case SIGTSTP: feed.yield(.stopRequested)
    default: feed.yield(.terminated(signal: signal))
    }
  }
}

private let systemRead = read
