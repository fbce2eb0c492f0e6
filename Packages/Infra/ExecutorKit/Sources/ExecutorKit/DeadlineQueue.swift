#if os(Linux) && compiler(>=6.3)
  import CLinuxThreads
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Jobs that wait for their time on one clock of the system.
  ///
  /// One thread, which starts with the first job, reads the timer and wakes up only when a job is due. The runtime does
  /// not say that a sleep was cancelled: its job stays until its time, and does nothing then.
  final class DeadlineQueue: Sendable {
    private struct State {
      var jobs = DeadlineList<UnownedJob>()
      var isStarted = false
    }

    private let timer: Int32
    private let now: @Sendable () -> Duration
    private let state = Mutex(State())

    /// Makes a timer; `nil` where the system has no descriptor left.
    ///
    /// - Parameters:
    ///   - clock: The clock as the system names it.
    ///   - now: What that clock shows, since its epoch.
    init?(of clock: clockid_t, now: @escaping @Sendable () -> Duration) {
      timer = timerfd_create(clock, Int32(TFD_CLOEXEC))
      self.now = now
      guard timer >= 0 else { return nil }
    }

    deinit {
      if timer >= 0 { close(timer) }
    }

    /// Hands a job to a pool as soon as the clock shows a time since its epoch, and never before.
    func enqueue(_ job: UnownedJob, at deadline: Duration, on pool: ThreadPool) {
      let isStarted = state.withLock { state in
        // Setting the timer wakes no thread.
        if state.jobs.insert(job, at: deadline) { set(to: deadline) }
        defer { state.isStarted = true }
        return state.isStarted
      }
      guard !isStarted else { return }
      precondition(
        SystemThread.start { self.deliver(to: pool) },
        "The system has no thread left for tasks that sleep."
      )
    }

    private func deliver(to pool: ThreadPool) -> Never {
      var expirations: UInt64 = 0
      while true {
        let count = read(timer, &expirations, MemoryLayout.size(ofValue: expirations))
        precondition(
          count >= 0 || errno == EINTR,
          "The timer of tasks that sleep was closed by somebody else."
        )
        let due = state.withLock { state in
          let due = state.jobs.removeDue(at: now())
          if let next = state.jobs.earliest { set(to: next) }
          return due
        }
        for job in due { pool.enqueue(job) }
      }
    }

    private func set(to deadline: Duration) {
      // No time at all would switch the timer off. One that is too far for the system is looked at again on the way.
      let (seconds, attoseconds) = min(max(deadline, .nanoseconds(1)), .seconds(Int32.max)).components
      let nanoseconds = (attoseconds + 999_999_999) / 1_000_000_000
      var setting = itimerspec()
      setting.it_value.tv_sec = Int(seconds + nanoseconds / 1_000_000_000)
      setting.it_value.tv_nsec = Int(nanoseconds % 1_000_000_000)
      timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }
  }
#endif
