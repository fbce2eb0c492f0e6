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
#endif
