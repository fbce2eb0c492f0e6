#if os(Linux) && compiler(>=6.3)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Threads of the system.
  enum SystemThread {
    /// As much as the main thread usually has, so that recursion ends in the same place wherever a job runs.
    ///
    /// Memory that a thread does not touch costs nothing.
    private static let stackSize = 8 << 20
    /// These come from what the thread itself does, and are to have their handlers.
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

    /// A number that no other living thread of the process has.
    static var current: Int { Int(bitPattern: pthread_self()) }

    /// Runs a closure on a new thread that leaves all signals for the process to the main thread.
    ///
    /// - Returns: Whether the system had a thread for it; without one nothing is run.
    static func start(_ work: @escaping @Sendable () -> Never) -> Bool {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, stackSize)
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      var (blocked, usual) = (sigset_t(), sigset_t())
      sigfillset(&blocked)
      for signal in faults { sigdelset(&blocked, signal) }
      let context = Unmanaged.passRetained(ThreadWork(work))
      #if canImport(Musl)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      // A new thread takes over the signals of its maker.
      pthread_sigmask(SIG_SETMASK, &blocked, &usual)
      let code = pthread_create(&thread, &attributes, runThreadWork, context.toOpaque())
      pthread_sigmask(SIG_SETMASK, &usual, nil)
      pthread_attr_destroy(&attributes)
      if code != 0 { context.release() }
      return code == 0
    }
  }

  /// Lets threads wait until others have something for them.
  ///
  /// Unchecked: the address never changes, and the functions of the system are made for many threads. It lives as long
  /// as the process, as the threads that wait for it do.
  final class Semaphore: @unchecked Sendable {
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() { sem_init(semaphore, 0, 0) }

    func signal() { sem_post(semaphore) }

    func wait() {
      while sem_wait(semaphore) != 0 && errno == EINTR {}
    }
  }

  private final class ThreadWork: Sendable {
    let run: @Sendable () -> Never

    init(_ run: @escaping @Sendable () -> Never) {
      self.run = run
    }
  }

  private func runThreadWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().run()
  }
#endif
