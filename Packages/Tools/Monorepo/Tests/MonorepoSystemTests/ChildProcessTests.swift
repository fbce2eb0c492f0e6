import Foundation
import Testing

@testable import MonorepoSystem

/// One child from its beginning to its end, without a process.
@Suite struct ChildProcessTests {
  private struct Failure: Error, Equatable {}

  /// A number that the system never gives, so that no signal reaches anything.
  private static let nobody: Int32 = 5_000_001
  private let files = FileSystem(manager: .default)

  @Test func `a child that was ended before is not started`() throws {
    let child = ChildProcess()
    var isLaunched = false

    child.end()
    let runs = try child.start {
      isLaunched = true
      return Self.nobody
    }

    #expect(!runs)
    #expect(!isLaunched)
  }

  @Test func `a child that is started runs, and ends once`() throws {
    let child = ChildProcess()

    #expect(!child.isRunning)
    #expect(try child.start { Self.nobody })
    #expect(child.isRunning)
    #expect(child.hasEnded(files) != nil)
    #expect(!child.isRunning)
    #expect(child.hasEnded(files) == nil)
  }

  @Test func `a child that is asked to end and does ends once as well`() throws {
    let child = ChildProcess()

    _ = try child.start { Self.nobody }
    child.end()
    child.end()

    #expect(!child.isRunning)
    #expect(child.hasEnded(files) != nil)
    #expect(child.hasEnded(files) == nil)
  }

  @Test func `a child that cannot be started may be started again`() throws {
    let child = ChildProcess()

    #expect(throws: Failure()) { try child.start { throw Failure() } }
    let runs = try child.start { Self.nobody }

    #expect(runs)
  }

  @Test func `no signal is blocked while a child is started, and as before afterwards`() {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    var (meanwhile, afterwards) = (sigset_t(), sigset_t())
    withUnblockedSignals { _ = pthread_sigmask(SIG_SETMASK, nil, &meanwhile) }
    pthread_sigmask(SIG_SETMASK, nil, &afterwards)

    let isBlocked = (sigismember(&meanwhile, SIGUSR1), sigismember(&afterwards, SIGUSR1))
    #expect(isBlocked == (0, 1))
  }

  @Test func `signals are as before when a child cannot be started`() {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    #expect(throws: Failure()) { try withUnblockedSignals { throw Failure() } }
    var afterwards = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &afterwards)

    let isBlocked = sigismember(&afterwards, SIGUSR1)
    #expect(isBlocked == 1)
  }
}
