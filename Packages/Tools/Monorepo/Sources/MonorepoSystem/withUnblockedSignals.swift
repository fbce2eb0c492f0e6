import Foundation

/// Starts a child with no signal blocked.
///
/// Threads of the concurrency runtime block every signal, and a child starts with the mask of the thread that starts
/// it: left as it is, Ctrl-C and SIGTERM would not reach what the tool runs.
///
/// - Parameter body: Starts the child.
/// - Throws: What the body throws.
func withUnblockedSignals(_ body: () throws -> Void) rethrows {
  var (none, previous) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  try body()
}
