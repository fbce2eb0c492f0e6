public import OfflineHTTP
import Synchronization

/// Who is signed in at a service; may change while the program runs.
///
/// An operation is for the account that is current when it begins, until it ends. Signing out is: set the account to
/// `nil` or to another one, then wipe the partition of the one before.
public final class CurrentAccount: Sendable {
  private let state: Mutex<HTTPAccount?>

  /// Begins with an account.
  ///
  /// - Parameter account: Who is signed in; `nil` for nobody.
  public init(_ account: HTTPAccount?) {
    state = Mutex(account)
  }

  /// Who is signed in; `nil` for nobody.
  public var value: HTTPAccount? { state.withLock(\.self) }

  /// Changes who is signed in, for every operation that begins from now on.
  ///
  /// - Parameter account: Who is signed in; `nil` for nobody.
  public func use(_ account: HTTPAccount?) {
    state.withLock { $0 = account }
  }
}
