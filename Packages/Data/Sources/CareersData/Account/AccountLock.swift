public import CareersDomain
import DomainKernel
import ResourceLoading
public import StorageKit

extension AccountTurns {
  /// Gives the commands of all processes of this computer their turns with a lock file.
  ///
  /// - Parameter lock: The lock; who waits longer than it allows gets no turn.
  public init(_ lock: InterprocessLock) {
    self.init { () async throws(Problem) in
      do throws(StorageError) {
        let hold = try await lock.acquire()
        return Turn { hold.release() }
      } catch {
        throw Task.isCancelled ? .cancelled : .persistence(PersistenceError(saving: error))
      }
    }
  }
}
