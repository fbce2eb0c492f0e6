import Foundation

/// Reports the end of a child process, even if it leaves processes behind.
///
/// Foundation on Linux tells of it only when everything that the child has started has ended as well, because all of
/// it inherits the socket that Foundation listens to.
struct ChildWatch {
  /// A child of this process.
  let identifier: Int32

  /// Begins to watch, on a thread of its own.
  ///
  /// - Parameter onEnd: Is told how the child ended, unless Foundation has noticed it before.
  func begin(onEnd: @escaping @Sendable (SubprocessOutcome.Ending) -> Void) {
    Thread.detachNewThread {
      var info = siginfo_t()
      var result: Int32
      // The status is left where it is: Foundation collects it.
      repeat {
        result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT)
      } while result == -1 && errno == EINTR
      if result == 0 { onEnd(SubprocessOutcome.Ending(info)) }
    }
  }
}

extension SubprocessOutcome.Ending {
  /// The outcome of a process that has ended, from Foundation.
  init(_ process: Process) {
    self =
      process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
  }

  /// The outcome of a child that has ended, from the system.
  fileprivate init(_ info: siginfo_t) {
    #if os(Linux)
      let status = info._sifields._sigchld.si_status
    #else
      let status = info.si_status
    #endif
    self = info.si_code == Int32(CLD_EXITED) ? .exited(status) : .signalled(status)
  }
}
