public import NetworkingKit
import StorageKit
import Synchronization

/// Whose responses are read and stored: a partition of the store, and the credentials for the service.
///
/// The credentials are added below the cache, so that a response is found by what was asked and not by a token that is
/// renewed every hour; the partition alone keeps accounts apart. Two accounts must never share one.
public struct HTTPAccount: Sendable {
  /// The partition, for example a service and the id of the user there.
  public let partition: String
  /// The id of the user at the service; `nil` where it is not known, as for a token of the environment.
  public let id: String?
  /// Why nobody can tell whose account it is, so that its requests fail, also those for what is stored; `nil`
  /// where that is known.
  public let problem: HTTPClientError?
  let authorization: (any HTTPInterceptor)?
  let isSignedOut: @Sendable () -> Bool
  /// Whether the service has ended the session of the account, as far as this computer knows.
  public let hasEnded: @Sendable () -> Bool

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - partition: Where its responses are kept, and no one else's.
  ///   - id: The id of the user at the service, where it is known.
  ///   - authorization: Adds its credentials to a request, such as an `AuthorizationInterceptor`; `nil` for nobody.
  ///   - problem: Why nobody can tell whose account it is.
  ///   - isSignedOut: Whether the account was signed out meanwhile, by any process: what comes then is not stored.
  ///   - hasEnded: Whether the service has ended the session, so that its requests fail with `sessionEnded`.
  public init(
    partition: String,
    id: String? = nil,
    authorization: (any HTTPInterceptor)? = nil,
    problem: HTTPClientError? = nil,
    isSignedOut: @escaping @Sendable () -> Bool = { false },
    hasEnded: @escaping @Sendable () -> Bool = { false }
  ) {
    self.partition = partition
    self.id = id
    self.authorization = authorization
    self.problem = problem
    self.isSignedOut = isSignedOut
    self.hasEnded = hasEnded
  }

  /// A partition for a token whose account is not known, such as one from the environment.
  ///
  /// - Parameters:
  ///   - token: The token, which cannot be found again from the partition.
  ///   - service: The service that it is for.
  /// - Returns: A text that is the same for the same token.
  public static func partition(for token: String, at service: String) -> String {
    service + ":token-" + SHA256.hexadecimal(Array("tessera \(service) \(token)".utf8)).prefix(16)
  }
}

/// A partition between two wipes: what was begun before a wipe is over with it.
struct PartitionSession: Hashable, Sendable {
  let partition: String
  let wipes: Int
}

/// How often each partition was wiped, so that a response that arrives after a sign-out is not stored.
final class PartitionWipes: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func session(of partition: String) -> PartitionSession {
    PartitionSession(partition: partition, wipes: counts.withLock { $0[partition, default: 0] })
  }

  func isOver(_ session: PartitionSession) -> Bool { self.session(of: session.partition) != session }

  func end(_ partition: String) { counts.withLock { $0[partition, default: 0] += 1 } }
}
