public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Looks for changes of the user's applications again and again, as long as a program is open.
///
/// It is polite: a look a minute at most, ever longer delays while looks fail, none before the time that a service names
/// when it limits requests, and none at all while nobody is signed in or the user wants no connection.
public struct WatchNotifications: Sendable {
  /// The time between two looks.
  public static let interval = Duration.seconds(60)
  /// The longest time between two looks while they fail, but for a time that the service names.
  public static let longestDelay = Duration.seconds(960)

  private let check: CheckNotifications
  private let isSignedIn: @Sendable () -> Bool
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - check: Looks for changes.
  ///   - isSignedIn: Whether somebody is signed in.
  ///   - clock: Measures the time between looks.
  ///   - now: Gives the present.
  public init(
    check: CheckNotifications,
    isSignedIn: @escaping @Sendable () -> Bool,
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) {
    self.check = check
    self.isSignedIn = isSignedIn
    self.clock = clock
    self.now = now
  }

  /// Watches until its task is cancelled; without a connection it only tells what is known.
  ///
  /// - Parameters:
  ///   - policy: `cacheOnly` when no connection may be made.
  ///   - receive: Told the number of notifications that the user has not read, at first as it was at the last look.
  public func callAsFunction(
    _ policy: FetchPolicy,
    receive: @Sendable (Int) async -> Void
  ) async {
    if isSignedIn(), case .done(let unread) = await look(.cacheOnly) { await receive(unread) }
    guard policy != .cacheOnly else { return }
    var failures = 0
    while !Task.isCancelled {
      var delay = Self.interval
      if isSignedIn() {
        switch await look(.networkFirst) {
        case .done(let unread):
          failures = 0
          await receive(unread)
        case .failed(let until):
          failures += 1
          delay = self.delay(after: failures, until: until)
        }
      } else {
        failures = 0
        await receive(0)
      }
      do { try await clock.sleep(for: delay) } catch { return }
    }
  }

  private enum Look {
    case done(unread: Int)
    /// It failed; the service wants no other request before that time.
    case failed(until: Date?)
  }

  private func look(_ policy: FetchPolicy) async -> Look {
    do throws(NotificationError) {
      let report = try await check(policy)
      switch report.provenance.staleness {
      case .rateLimited(let until)?: return .failed(until: until)
      case .notChecked?, nil: return .done(unread: report.ledger.unreadCount)
      default: return .failed(until: nil)
      }
    } catch {
      if case .service(let failure) = error, case .rateLimited(let until) = failure.cause {
        return .failed(until: until)
      }
      return .failed(until: nil)
    }
  }

  /// Twice as long after each failure, and not before the time that the service names.
  private func delay(after failures: Int, until: Date?) -> Duration {
    let usual = min(Self.interval * (1 << min(failures, 10)), Self.longestDelay)
    guard let until else { return usual }
    let wait = until.timeIntervalSince(now())
    guard (0...).contains(wait) else { return usual }
    return max(usual, .seconds(min(wait, 86_400)))
  }
}
