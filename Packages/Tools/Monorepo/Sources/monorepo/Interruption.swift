import Dispatch
import Foundation
import MonorepoSystem

extension ChildProcessRunner {
  /// Makes Ctrl-C, Ctrl-\, a polite request to end, and a terminal that goes away stop the children, as long as the
  /// sources are there; when the program has not ended five seconds later, it is told to leave.
  func stopOnSignals(leave: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    [SIGINT, SIGQUIT, SIGTERM, SIGHUP].compactMap { number in
      // A handler, where SIG_IGN would be inherited by every child.
      let previous = signal(number) { _ in }
      // Who starts it with nohup wants it to go on without a terminal.
      if number == SIGHUP, unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
        return nil
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.stop(leave: leave) }
      source.resume()
      return source
    }
  }
}
