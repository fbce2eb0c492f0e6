#if os(Linux) && compiler(>=6.3)
  import Glibc
  import Synchronization
  import Testing
  @_spi(ExperimentalCustomExecutors) import _Concurrency

  @testable import ExecutorKit

  @Suite(.timeLimit(.minutes(5))) struct ProgramExecutorsTests {
    @Test func `the jobs of the main actor run on one thread, until it is stopped`() async {
      let threads = Mutex<Set<Int>>([])
      let (executors, feed) = AsyncStream.makeStream(of: MainThreadExecutor.self)
      let isStopped = Semaphore()
      _ = SystemThread.start {
        let executor = MainThreadExecutor()
        feed.yield(executor)
        executor.run()
        isStopped.signal()
        while true { pause() }
      }
      var iterator = executors.makeAsyncIterator()
      guard let executor = await iterator.next() else { return }
      let isolated = Isolated(executor: executor)

      for _ in 0..<100 {
        let thread = await isolated.thread()
        threads.withLock { _ = $0.insert(thread) }
      }
      executor.stop()

      isStopped.wait()
      #expect(threads.withLock(\.count) == 1)
      #expect(threads.withLock { !$0.contains(SystemThread.current) })
      #expect(executor.isIsolatingCurrentContext() == false)
    }

    @Test func `a main executor that was stopped runs again, with the jobs that came meanwhile`() async {
      let (executors, feed) = AsyncStream.makeStream(of: MainThreadExecutor.self)
      let (isStopped, mayGoOn, isOver) = (Semaphore(), Semaphore(), Semaphore())
      let hasRun = Mutex(false)
      _ = SystemThread.start {
        let executor = MainThreadExecutor()
        feed.yield(executor)
        executor.run()
        isStopped.signal()
        mayGoOn.wait()
        executor.run()
        isOver.signal()
        while true { pause() }
      }
      var iterator = executors.makeAsyncIterator()
      guard let executor = await iterator.next() else { return }
      executor.stop()
      isStopped.wait()

      executor.enqueue(
        _swift_createJobForTestingOnly {
          hasRun.withLock { $0 = true }
          executor.stop()
        }
      )
      mayGoOn.signal()
      isOver.wait()

      #expect(hasRun.withLock { $0 })
    }

    @Test func `tasks, groups, actors and sleeps work in a program that installed them`() async {
      await #expect(processExitsWith: .exitCode(42)) {
        ProgramExecutors.install()
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...1_000 {
            group.addTask(priority: number % 2 == 0 ? .high : .background) {
              await Task.yield()
              return number
            }
          }
          return await group.reduce(0, +)
        }
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(5))
        let isLateEnough = ContinuousClock.now - start >= .milliseconds(5)
        exit(sum == 500_500 && isLateEnough && Task.defaultExecutor is ThreadPool ? 42 : 1)
      }
    }

    @Test func `without descriptors for timers the executors of Swift stay, and have what is left`() async {
      await #expect(processExitsWith: .exitCode(42)) {
        let free = dup(STDOUT_FILENO)
        close(free)
        // One descriptor more can be opened, and two timers are needed.
        var limit = rlimit(rlim_cur: rlim_t(free) + 1, rlim_max: rlim_t(free) + 1)
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(1) }

        ProgramExecutors.install()

        guard !(Task.defaultExecutor is ThreadPool) else { exit(2) }
        // Its number may be another one, as the library of the tests closes descriptors meanwhile.
        exit(dup(STDOUT_FILENO) != -1 ? 42 : 3)
      }
    }
  }

  private actor Isolated {
    private let executor: MainThreadExecutor

    init(executor: MainThreadExecutor) { self.executor = executor }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func thread() -> Int {
      assertIsolated()
      return SystemThread.current
    }
  }
#endif
