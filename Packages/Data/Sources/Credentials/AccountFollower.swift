public import ResourceLoading
import Synchronization

/// Takes over for the requests of a program what other processes change about who is signed in at a service.
///
/// The record of accounts is read each time: once before a load or a change, not for each request of it.
public final class AccountFollower: Sendable {
  private let accounts: ServiceAccounts
  private let current: CurrentAccount
  /// The record as it was last read; `nil` before that.
  private let followed = Mutex<Result<SignedInAccount?, CredentialsError>?>(nil)

  /// Makes a follower, which has not looked at the record yet.
  ///
  /// - Parameters:
  ///   - accounts: The accounts of the service.
  ///   - current: The account for which requests are made, to be changed.
  public init(of accounts: ServiceAccounts, current: CurrentAccount) {
    self.accounts = accounts
    self.current = current
  }

  /// Makes requests for the account that the record names now; one that it still names stays as it is.
  ///
  /// Where the record cannot be read, requests fail with the reason until it can be.
  public func follow() {
    followed.withLock { followed in
      let record = accounts.record
      guard followed != record else { return }
      followed = record
      current.use(accounts.account(of: record))
    }
  }
}
