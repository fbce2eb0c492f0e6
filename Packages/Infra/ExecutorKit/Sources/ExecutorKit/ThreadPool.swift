#if os(Linux) && compiler(>=6.3)
  // monorepo:allow attribute: Swift has no other way to replace the executors of a program
  @_spi(ExperimentalScheduling) import _Concurrency
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Runs jobs on as many threads as there are cores, but at least 2 and at most 8.
  ///
  /// A thread is started when a job finds none that waits. It lives as long as the process, and waits without a wake-up.
  final class ThreadPool: TaskExecutor, SchedulingExecutor {
    private let state = Mutex(State())
    private let work: Semaphore
    private let continuous: DeadlineQueue
    private let suspending: DeadlineQueue

    /// `nil` where the system has no descriptors left for timers.
    init?() {
      // monorepo:allow ambient: these clocks are what sleeping tasks wait for
      let (counting, pausing) = (ContinuousClock(), SuspendingClock())
      guard
        let continuous = DeadlineQueue(
          of: CLOCK_BOOTTIME,
          now: { counting.systemEpoch.duration(to: counting.now) }
        ),
        let suspending = DeadlineQueue(
          of: CLOCK_MONOTONIC,
          now: { pausing.systemEpoch.duration(to: pausing.now) }
        )
      else { return nil }
      (self.continuous, self.suspending) = (continuous, suspending)
      work = Semaphore()
    }

    func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job)) }

    func enqueue(_ job: UnownedJob) {
      perform(
        state.withLock { state in
          state.jobs.append(job)
          return state.call()
        }
      )
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      after delay: C.Duration,
      tolerance: C.Duration?,
      clock: C
    ) {
      enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      at instant: C.Instant,
      tolerance: C.Duration?,
      clock: C
    ) {
      let job = UnownedJob(job)
      if let clock = clock as? ContinuousClock, let instant = instant as? ContinuousClock.Instant {
        continuous.enqueue(job, at: clock.systemEpoch.duration(to: instant), on: self)
      } else if let clock = clock as? SuspendingClock, let instant = instant as? SuspendingClock.Instant {
        suspending.enqueue(job, at: clock.systemEpoch.duration(to: instant), on: self)
      } else {
        preconditionFailure("Only the clocks of Swift wait by means of an executor.")
      }
    }

    private func perform(_ call: Call?) {
      switch call {
      case nil: break
      case .wake: work.signal()
      case .start:
        guard !SystemThread.start({ self.runJobs() }) else { return }
        let isWithoutThreads = state.withLock { state in
          state.threads -= 1
          state.isCalled = false
          return state.threads == 0
        }
        precondition(!isWithoutThreads, "The system has no thread left to run tasks on.")
      }
    }

    private func runJobs() -> Never {
      var isCalled = true
      while true {
        let (job, call) = state.withLock { state in
          if isCalled { state.isCalled = false }
          let job = state.jobs.popFirst()
          if job == nil { state.idle += 1 }
          return (job, state.call())
        }
        perform(call)
        isCalled = job == nil
        if let job { job.runSynchronously(on: .generic) } else { work.wait() }
      }
    }
  }

  private enum Call {
    case wake
    case start
  }

  private struct State {
    var jobs = JobQueue()
    var threads = 0
    /// The threads that wait and that nobody has called.
    var idle = 0
    /// Whether a thread is on its way that has not looked for a job yet.
    ///
    /// It calls the next one where more is to do, so that many jobs at once do not wake all threads for those that end
    /// quickly.
    var isCalled = false
    private var limit: Int?

    mutating func call() -> Call? {
      guard !isCalled, !jobs.isEmpty else { return nil }
      if idle > 0 {
        idle -= 1
        isCalled = true
        return .wake
      }
      guard threads < 2 || threads < knownLimit() else { return nil }
      threads += 1
      isCalled = true
      return .start
    }

    /// Counting the cores reads a file, and most commands need no third thread.
    private mutating func knownLimit() -> Int {
      let limit = limit ?? max(2, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
      self.limit = limit
      return limit
    }
  }

  extension UnownedSerialExecutor {
    /// The reference that the runtime has for no actor in particular; two zeros by its binary interface.
    ///
    /// A job that ran on the pool as the executor that its task prefers would leave it for a task without preference.
    static var generic: Self { unsafeBitCast((0, 0), to: Self.self) }
  }
#endif
