import Dispatch
import Foundation
import MonorepoSystem

/// Makes Ctrl-C and a polite request to end stop the children, so that the program can say what was not run.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  init(stopping children: ChildProcessRunner) {
    sources = [SIGINT, SIGTERM].map { number in
      // A handler, where SIG_IGN would be inherited by every child.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { children.stop() }
      source.resume()
      return source
    }
  }

  /// Ends the watch.
  func cancel() {
    for source in sources { source.cancel() }
  }
}
