#if canImport(Glibc)
  import CLinuxThreads
#endif
#if os(Linux) && compiler(>=6.3)
  // monorepo:allow attribute: Swift has no other way to replace the executors of a program
  @_spi(ExperimentalCustomExecutors) import _Concurrency
#endif

/// The threads that run all tasks of a program.
public enum ProgramExecutors {
  /// Replaces the executors of Swift on Linux, whose thread pool wakes up once a second as long as the program runs.
  ///
  /// Tasks then run on a pool of threads that are started when there is work for them, and wait without a wake-up when
  /// there is none. The main actor stays on the main thread. Where the system has no descriptors left for timers, and
  /// on other systems, Swift's own executors stay in place. On Linux the threads share two heaps, which keep some free
  /// memory.
  ///
  /// To be called once, as the first statement of `main.swift`: tasks that were started before may never go on.
  public static func install() {
    #if os(Linux) && compiler(>=6.3)
      guard LinuxExecutors.areAvailable else { return }
      _createExecutors(factory: LinuxExecutors.self)
    #endif
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 2)
      mallopt(M_TOP_PAD, 1 << 20)
      mallopt(M_TRIM_THRESHOLD, 4 << 20)
    #endif
  }
}

#if os(Linux) && compiler(>=6.3)
  private enum LinuxExecutors: ExecutorFactory {
    private static let pool = ThreadPool()

    static var areAvailable: Bool { pool != nil }

    static let mainExecutor: any MainExecutor = MainThreadExecutor()

    static var defaultExecutor: any TaskExecutor {
      guard let pool else { preconditionFailure("These executors are not available.") }
      return pool
    }
  }
#endif
