import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A code that the user enters on another device (RFC 8628, 3.2).
public struct DeviceCode: Hashable, Sendable {
  /// The code for the program, which is secret.
  public let deviceCode: AccessToken
  /// The code for the user.
  public let userCode: String
  /// Where the user enters it: an address of GitHub.
  public let page: URL
  /// How long it is valid.
  public let lifetime: Duration
  /// How long to wait between two questions.
  public let interval: Duration

  /// Makes a code.
  ///
  /// - Parameters:
  ///   - deviceCode: The code for the program.
  ///   - userCode: The code for the user.
  ///   - page: Where the user enters it.
  ///   - lifetime: How long it is valid.
  ///   - interval: How long to wait between two questions.
  public init(
    deviceCode: AccessToken,
    userCode: String,
    page: URL,
    lifetime: Duration,
    interval: Duration
  ) {
    self.deviceCode = deviceCode
    self.userCode = userCode
    self.page = page
    self.lifetime = lifetime
    self.interval = interval
  }
}

/// What GitHub says when it is asked whether a code was entered (RFC 8628, 3.5).
public enum DevicePoll: Hashable, Sendable {
  /// The user signed in.
  case granted(TokenGrant)
  /// The user has not entered it yet.
  case pending
  /// The question came too early; the next ones need a longer interval, this one where it is given.
  case slowDown(Duration?)
  /// The code is no longer valid.
  case expired
  /// The user declined.
  case denied
}

/// Waits until the user has entered a code.
public struct DeviceApproval: Sendable {
  /// How the waiting ended.
  public enum Outcome: Hashable, Sendable {
    /// The user signed in.
    case granted(TokenGrant)
    /// The code is no longer valid; another one may be asked for.
    case expired
  }

  private let authorization: any DeviceAuthorization
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - authorization: Asks GitHub.
  ///   - clock: What to wait on.
  ///   - elapsed: The time on that clock since some moment.
  ///   - now: The present, on the clock that has the date.
  public init(
    _ authorization: any DeviceAuthorization,
    clock: any Clock<Duration>,
    elapsed: @escaping @Sendable () -> Duration,
    now: @escaping @Sendable () -> Date
  ) {
    self.authorization = authorization
    self.clock = clock
    self.elapsed = elapsed
    self.now = now
  }

  /// Waits for the user.
  ///
  /// The pauses are 1.2 times the interval. After a request to slow down they are 1.4 times a longer one: that of the
  /// response, or five seconds more. A second request means that the clock runs fast, as in virtual machines, and ends
  /// the wait. While GitHub cannot be reached, each pause is twice the one before (RFC 8628, 3.5).
  ///
  /// - Parameters:
  ///   - code: The code that the user was shown.
  ///   - progress: Told at least once a second how long the code is still valid.
  /// - Returns: How the waiting ended.
  /// - Throws: ``SignInError``: `deviceDenied`, `clockDrift`, `cancelled` or another failure.
  public func wait(
    for code: DeviceCode,
    progress: @Sendable (_ left: Duration) async -> Void
  ) async throws(SignInError) -> Outcome {
    let (start, startDate) = (elapsed(), now())
    var interval = max(code.interval, .seconds(1))
    var factor = 1.2
    var delay = interval * factor
    while true {
      guard try await pause(delay, start, code, progress) else { return .expired }
      do throws(SignInError) {
        switch try await authorization.poll(code) {
        case .granted(let grant): return .granted(grant)
        case .expired: return .expired
        case .denied: throw .deviceDenied
        case .pending: delay = interval * factor
        case .slowDown(let longer):
          guard factor < 1.4 else {
            let wall = Duration.seconds(now().timeIntervalSince(startDate))
            throw .clockDrift(elapsed() - start - wall, during: wall)
          }
          interval = max(longer ?? interval + .seconds(5), interval)
          factor = 1.4
          delay = interval * factor
        }
      } catch {
        guard error.isTransient else { throw error }
        delay = delay * 2
      }
    }
  }

  /// Waits a second at a time; whether the code is still valid then.
  private func pause(
    _ delay: Duration,
    _ start: Duration,
    _ code: DeviceCode,
    _ progress: @Sendable (Duration) async -> Void
  ) async throws(SignInError) -> Bool {
    let end = elapsed() + delay
    while true {
      let (time, expiry) = (elapsed(), start + code.lifetime)
      guard time < expiry else { return false }
      await progress(expiry - time)
      guard time < end else { return true }
      do {
        try await clock.sleep(for: min(.seconds(1), end - time, expiry - time))
      } catch {
        throw .cancelled
      }
    }
  }
}

extension SignInError {
  /// Whether the same question may succeed later.
  fileprivate var isTransient: Bool {
    switch self {
    case .service(.offline), .service(.connectionLost), .service(.timedOut), .service(.serverError): true
    default: false
    }
  }
}
