public import DomainKernel

/// Lets one command at a time check the state of the account at the service and change it, among all processes.
///
/// The service takes most changes as often as they are sent. A command that sees that something is still to be done
/// therefore does it before another one looks. A user is never asked anything meanwhile.
public struct AccountTurns: Sendable {
  /// Why a command did not get its turn; nothing was sent.
  public enum Problem: Error, Hashable, Sendable {
    /// The user interrupted it.
    case cancelled
    /// Another command took too long, or nobody can tell whose turn it is.
    case persistence(PersistenceError)
  }

  /// The turn of a command.
  public struct Turn: Sendable {
    private let giveBack: @Sendable () -> Void

    /// Makes a turn.
    ///
    /// - Parameter end: Lets the next command go on; called once.
    public init(end: @escaping @Sendable () -> Void) {
      giveBack = end
    }

    /// Lets the next command go on; to be called once.
    public func end() { giveBack() }
  }

  /// Turns that nobody waits for, where no other process can know of the account.
  public static let free = AccountTurns { Turn {} }

  private let next: @Sendable () async throws(Problem) -> Turn

  /// Makes turns.
  ///
  /// - Parameter next: Waits until no other command has its turn.
  public init(next: @escaping @Sendable () async throws(Problem) -> Turn) {
    self.next = next
  }

  /// Checks and changes something while no other command does.
  ///
  /// - Parameter operation: The check and the change, without a question to the user.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation, or that there was no turn.
  func take<Value, Failure: TurnFailure>(
    _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let turn: Turn
    do throws(Problem) { turn = try await next() } catch {
      switch error {
      case .cancelled: throw .interrupted
      case .persistence(let error): throw .persistence(error)
      }
    }
    defer { turn.end() }
    return try await operation()
  }
}

/// The error of a command that takes a turn, which it may not get.
protocol TurnFailure: Error {
  /// The user interrupted the command.
  static var interrupted: Self { get }
  /// Another command took too long, or nobody can tell whose turn it is.
  static func persistence(_ error: PersistenceError) -> Self
}
