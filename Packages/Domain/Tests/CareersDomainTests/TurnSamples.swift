import CareersDomain
import DomainKernel

extension AccountTurns {
  /// Turns that begin after another command has done something.
  static func after(_ other: @escaping @Sendable () async -> Void) -> AccountTurns {
    AccountTurns { () async throws(Problem) in
      await other()
      return Turn {}
    }
  }

  /// Turns that nobody gets.
  static let busy = AccountTurns { () async throws(Problem) in
    throw .persistence(.busy(reason: "lock"))
  }
}
