#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work for a thread of its own, because it waits and no task has to.
final class ThreadWork: Sendable {
  private let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  /// Starts the thread, which ends with the work.
  func start() {
    let argument = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    if pthread_create(&thread, &attributes, performThreadWork, argument) != 0 {
      Unmanaged<ThreadWork>.fromOpaque(argument).release()
    }
    pthread_attr_destroy(&attributes)
  }

  fileprivate func perform() { run() }
}

#if canImport(Darwin)
  private func performThreadWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().perform()
    return nil
  }
#else
  private func performThreadWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().perform() }
    return nil
  }
#endif
