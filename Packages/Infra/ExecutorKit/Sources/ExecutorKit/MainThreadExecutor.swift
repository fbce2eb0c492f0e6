#if os(Linux) && compiler(>=6.3)
  // monorepo:allow attribute: Swift has no other way to replace the executors of a program
  @_spi(ExperimentalCustomExecutors) import _Concurrency
  import Synchronization

  /// Runs the jobs of the main actor on the thread that calls `run()`, which is the one that made it.
  final class MainThreadExecutor: MainExecutor {
    private struct State {
      var jobs = JobQueue()
      var isWaiting = false
      var isStopped = false
    }

    private let state = Mutex(State())
    private let work = Semaphore()
    private let thread = SystemThread.current

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      wake { $0.jobs.append(job) }
    }

    /// Returns after `stop()`, which any thread may call, with the jobs that are left waiting for the next `run()`.
    func run() {
      while true {
        let (job, isStopped) = state.withLock { state -> (UnownedJob?, Bool) in
          if state.isStopped {
            state.isStopped = false
            return (nil, true)
          }
          let job = state.jobs.popFirst()
          state.isWaiting = job == nil
          return (job, false)
        }
        if isStopped { return }
        if let job { job.runSynchronously(on: asUnownedSerialExecutor()) } else { work.wait() }
      }
    }

    func stop() {
      wake { $0.isStopped = true }
    }

    func checkIsolated() {
      precondition(SystemThread.current == thread, "This is only allowed on the main thread.")
    }

    func isIsolatingCurrentContext() -> Bool? { SystemThread.current == thread }

    private func wake(_ change: (inout sending State) -> Void) {
      let wasWaiting = state.withLock { state in
        change(&state)
        let wasWaiting = state.isWaiting
        state.isWaiting = false
        return wasWaiting
      }
      if wasWaiting { work.signal() }
    }
  }
#endif
