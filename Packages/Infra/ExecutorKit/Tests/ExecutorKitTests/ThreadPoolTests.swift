#if os(Linux) && compiler(>=6.3)
  import Glibc
  import Synchronization
  import Testing

  @testable import ExecutorKit

  @Suite(.timeLimit(.minutes(5))) struct ThreadPoolTests {
    private let pool: ThreadPool

    init() throws {
      pool = try #require(ThreadPool())
    }

    @Test func `ten thousand tasks run`() async {
      let sum = await withTaskExecutorPreference(pool) {
        await withTaskGroup(of: Int.self) { group in
          for number in 1...10_000 { group.addTask { number } }
          return await group.reduce(0, +)
        }
      }

      #expect(sum == 50_005_000)
    }

    @Test func `an actor that thousands of tasks call at once does one thing at a time`() async {
      let counter = Counter()

      await withTaskExecutorPreference(pool) {
        await withDiscardingTaskGroup { group in
          for _ in 0..<5_000 { group.addTask { await counter.add() } }
        }
      }

      #expect(await counter.value == 5_000)
    }

    @Test func `a job that waits for one that it enqueued gets it`() async {
      await Task(executorPreference: pool) { [pool] in
        let isDone = Semaphore()
        Task(executorPreference: pool) { isDone.signal() }
        isDone.wait()
      }.value
    }

    @Test func `a sleep ends while another job keeps its thread`() async throws {
      let isDone = Semaphore()
      let long = Task(executorPreference: pool) { isDone.wait() }

      try await Task(executorPreference: pool) { try await Task.sleep(for: .milliseconds(1)) }.value
      isDone.signal()

      await long.value
    }

    @Test(arguments: [ContinuousClock(), SuspendingClock()] as [any Clock<Duration>])
    func `a sleep does not end before its time`(clock: any Clock<Duration>) async throws {
      let time = try await measure(clock)

      #expect(time >= .milliseconds(20))
    }

    @Test func `a sleep to a time that is over ends`() async throws {
      try await Task(executorPreference: pool) {
        try await Task.sleep(until: ContinuousClock().systemEpoch, clock: .continuous)
        try await Task.sleep(until: .now - .seconds(1), clock: .suspending)
      }.value
    }

    @Test func `a later sleep that ends earlier is not held up by the first one`() async throws {
      let first = Task(executorPreference: pool) { try await Task.sleep(for: .seconds(Int64(1) << 40)) }

      try await Task(executorPreference: pool) { try await Task.sleep(for: .milliseconds(1)) }.value

      first.cancel()
    }

    @Test func `of many sleeps at once each one ends`() async throws {
      let ended = try await withTaskExecutorPreference(pool) {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for number in 0..<100 {
            group.addTask {
              try await Task.sleep(for: .milliseconds(20 - number % 20))
              return number
            }
          }
          return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
      }

      #expect(ended.count == 100)
    }

    @Test func `no more threads run jobs than there are cores, or two, and eight at most`() async {
      let limit = max(2, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

      let threads = await withTaskExecutorPreference(pool) {
        await withTaskGroup(of: Int.self) { group in
          for seed in 0..<200 {
            group.addTask {
              // Long enough that others are waiting meanwhile.
              let sum = (0..<10_000).reduce(seed) { $0 &+ $1 }
              return sum < 0 ? 0 : SystemThread.current
            }
          }
          return await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
      }

      #expect((1...limit).contains(threads.count), "\(threads.count)")
    }

    @Test func `a job may use as much of the stack as the main thread usually has`() async {
      await #expect(processExitsWith: .exitCode(42)) {
        guard let pool = ThreadPool() else { exit(1) }
        let used = await Task(executorPreference: pool) { descend(0, from: nil, until: 7 << 20) }.value
        exit(used >= 7 << 20 ? 42 : 2)
      }
    }

    @Test func `a cancelled sleep ends`() async {
      let sleeping = Task(executorPreference: pool) { try await Task.sleep(for: .seconds(3_600)) }

      sleeping.cancel()

      await #expect(throws: CancellationError.self) { try await sleeping.value }
    }

    @Test func `no thread of the pool takes a signal from the main thread`() async {
      let isBlocked = await Task(executorPreference: pool) {
        var blocked = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &blocked)
        return [SIGINT, SIGTERM, SIGWINCH, SIGSEGV].map { sigismember(&blocked, $0) == 1 }
      }.value

      #expect(isBlocked == [true, true, true, false])
    }

    @Test func `the faults of a thread of the pool have their handlers`() async {
      let isBlocked = await Task(executorPreference: pool) {
        var blocked = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &blocked)
        return [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS].contains {
          sigismember(&blocked, $0) == 1
        }
      }.value

      #expect(!isBlocked)
    }

    @Test func `who starts a thread still gets its own signals`() {
      var (none, usual, after) = (sigset_t(), sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &usual)

      let isStarted = SystemThread.start { while true { pause() } }
      pthread_sigmask(SIG_SETMASK, &usual, &after)

      let isBlocked = [SIGINT, SIGTERM, SIGHUP].map { sigismember(&after, $0) == 1 }
      #expect(isStarted)
      #expect(isBlocked == [false, false, false])
    }

    private func measure<C: Clock>(_ clock: C) async throws -> Duration where C.Duration == Duration {
      try await Task(executorPreference: pool) {
        let start = clock.now
        try await Task.sleep(for: .milliseconds(20), clock: clock)
        return start.duration(to: clock.now)
      }.value
    }
  }

  private actor Counter {
    private(set) var value = 0

    func add() { value += 1 }
  }

  /// Calls itself until a number of bytes of the stack is in use.
  private func descend(_ depth: UInt, from top: UInt?, until bytes: UInt) -> UInt {
    var place = depth
    let address = withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    let used = (top ?? address) - address
    return used >= bytes ? used : max(used, descend(depth + 1, from: top ?? address, until: bytes))
  }
#endif
