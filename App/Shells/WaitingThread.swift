#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of its own for work that waits, which the threads of tasks must not do.
public enum WaitingThread {
  /// Runs a closure on a new thread, which ends with it.
  ///
  /// - Parameter work: What waits.
  /// - Returns: Whether the system had a thread for it; without one nothing is run.
  public static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, runWork, context.toOpaque())
      if code == 0, let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, runWork, context.toOpaque())
      if code == 0 { pthread_detach(thread) }
    #endif
    if code != 0 { context.release() }
    return code == 0
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
