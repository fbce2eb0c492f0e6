import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The owner of a quota.
enum GitHubCaller: Hashable, Sendable {
  case anonymous
  case account(id: Int)
}

/// Counts the requests of each caller.
///
/// An hour begins with the first request and is over when its last second has passed; so does a minute.
final class RequestQuota: Sendable {
  /// The quota of a caller for the current hour.
  struct State: Hashable {
    let limit: Int
    let used: Int
    /// When the next hour may begin, in seconds since 1970.
    let reset: Int

    var remaining: Int { limit - used }
  }

  /// The decision on a request.
  enum Admission: Hashable {
    case admitted
    /// The quota of the hour is spent.
    case primaryLimit
    /// The quota of the minute is spent.
    case secondaryLimit(SecondaryRefusal)
  }

  private struct Account {
    var hourEnd = 0
    var used = 0
    var minuteEnd = 0
    var points = 0
  }

  private struct Memory {
    var accounts: [GitHubCaller: Account] = [:]
    var refusals = 0
  }

  private let limits: GitHubLimits
  private let memory = Mutex(Memory())

  init(limits: GitHubLimits) {
    self.limits = limits
  }

  /// Counts a request, or refuses it; one that is refused is not counted.
  func admit(_ caller: GitHubCaller, points: Int, now: Date) -> Admission {
    let second = Self.second(of: now)
    return memory.withLock { memory in
      var account = current(memory.accounts[caller], second)
      defer { memory.accounts[caller] = account }
      guard account.used < limit(of: caller) else { return .primaryLimit }
      guard account.points + points <= limits.pointsPerMinute else {
        memory.refusals += 1
        return .secondaryLimit(
          SecondaryRefusal(number: memory.refusals, end: account.minuteEnd, second: second)
        )
      }
      account.used += 1
      account.points += points
      return .admitted
    }
  }

  /// Gives the last request back, because its answer is free.
  func refund(_ caller: GitHubCaller) {
    memory.withLock { memory in
      guard let used = memory.accounts[caller]?.used, used > 0 else { return }
      memory.accounts[caller]?.used = used - 1
    }
  }

  /// The quota of a caller for the current hour.
  func state(of caller: GitHubCaller, now: Date) -> State {
    memory.withLock { memory in
      let account = current(memory.accounts[caller], Self.second(of: now))
      return State(limit: limit(of: caller), used: account.used, reset: account.hourEnd)
    }
  }

  private func limit(of caller: GitHubCaller) -> Int {
    caller == .anonymous ? limits.anonymousRequests : limits.authenticatedRequests
  }

  private func current(_ account: Account?, _ second: Int) -> Account {
    var account = account ?? Account()
    if second >= account.hourEnd {
      account.hourEnd = second + 3_600
      account.used = 0
    }
    if second >= account.minuteEnd {
      account.minuteEnd = second + 60
      account.points = 0
    }
    return account
  }

  private static func second(of date: Date) -> Int {
    Int(date.timeIntervalSince1970.rounded(.down))
  }
}

/// The form in which the secondary limit announces the waiting time: GitHub has three, which are used in turn.
enum SecondaryRefusal: Hashable {
  /// 429 with a number of seconds.
  case seconds(Int)
  /// 403 with a date, in seconds since 1970.
  case date(Int)
  /// 403 with nothing but the text of the message.
  case text

  fileprivate init(number: Int, end: Int, second: Int) {
    switch number % 3 {
    case 1: self = .seconds(end - second)
    case 2: self = .date(end)
    default: self = .text
    }
  }
}
