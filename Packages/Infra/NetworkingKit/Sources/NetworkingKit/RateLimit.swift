#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The quota of requests of a client, as a response states it in its `X-RateLimit-…` fields.
public struct RequestQuota: Hashable, Sendable {
  /// How many requests may be sent in a period; `nil` when it is not said.
  public let limit: Int?
  /// How many are left, 0 or more.
  public let remaining: Int
  /// When the next period begins; `nil` when it is not said.
  public let resetsAt: Date?
  /// The part of the service that the quota is for, such as `core` or `search`; `nil` when it is not said.
  public let resource: String?

  /// Reads the quota of a response; `nil` when it does not say how many requests are left.
  ///
  /// - Parameter fields: The fields of the response. `X-RateLimit-Reset` is in seconds since 1970.
  public init?(_ fields: HTTPFields) {
    guard let remaining = fields["X-RateLimit-Remaining"].flatMap(Self.number) else { return nil }
    self.remaining = remaining
    limit = fields["X-RateLimit-Limit"].flatMap(Self.number)
    resetsAt = fields["X-RateLimit-Reset"].flatMap(Self.number)
      .map { Date(timeIntervalSince1970: TimeInterval($0)) }
    resource = fields["X-RateLimit-Resource"].flatMap { name in
      HTTPRequest.isToken(name) && name.utf8.count <= 100 ? name.lowercased() : nil
    }
  }

  private static func number(_ text: String) -> Int? {
    guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

/// The requests that a limit is about.
public enum RateLimitScope: Hashable, Sendable {
  /// Those to the address that was asked.
  case address
  /// All that a client sends to the service.
  case service
}

/// The time for which a server wants no further request of a client.
///
/// A limit is in force from the moment at which it was said up to but not including ``until``. One that was said more
/// than five seconds in the future is not in force: the clock was set back since, so nobody knows how long it lasts.
public struct RateLimit: Hashable, Sendable {
  /// The first moment at which a request may be sent again.
  public let until: Date
  /// When the server said so.
  public let saidAt: Date
  /// Whether the server named the moment; otherwise it is a guess.
  public let isStated: Bool

  /// The longest limit that is obeyed, 2 hours in seconds.
  ///
  /// Quotas are counted by the hour; a moment beyond is a mistake of the server or of a clock.
  public static let longest: TimeInterval = 7200
  /// The shortest guess for a limit of the whole service, in seconds: what GitHub asks of clients after a secondary limit
  /// that names no moment.
  public static let shortestGuess: TimeInterval = 60
  /// The shortest guess for a limit that is only known of one address, in seconds.
  public static let shortestGuessForAddress: TimeInterval = 10

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - until: The first moment at which a request may be sent again; held within ``longest``.
  ///   - saidAt: When the server said so.
  ///   - isStated: Whether the server named the moment.
  public init(until: Date, saidAt: Date, isStated: Bool = true) {
    self.until = min(until, saidAt.addingTimeInterval(Self.longest))
    self.saidAt = saidAt
    self.isStated = isStated
  }

  /// Reads the limit that a response sets; `nil` when it sets none.
  ///
  /// A refusal because of too many requests sets one, and so does any response that states a spent quota and when it is
  /// filled again. Without a moment it is a guess: a minute for a limit of the service, ten seconds for one of an
  /// address; after a guess that ended less than an hour ago twice that one.
  ///
  /// - Parameters:
  ///   - response: The response of the server.
  ///   - now: The present.
  ///   - earlier: The limit that was said last.
  ///   - bareRefusals: The scope of a refusal that neither states a quota nor speaks of a limit.
  public init?(
    _ response: HTTPResponse,
    at now: Date,
    after earlier: RateLimit? = nil,
    bareRefusals: RateLimitScope = .address
  ) {
    if response.isRateLimited {
      if let moment = response.retryMoment(after: now) {
        self.init(until: moment, saidAt: now)
      } else if response.mayBeAskedAgain(at: now) {
        return nil
      } else {
        let scope = response.refusalScope ?? bareRefusals
        self.init(
          until: now.addingTimeInterval(Self.guess(scope, at: now, after: earlier)),
          saidAt: now,
          isStated: false
        )
      }
    } else if let quota = RequestQuota(response.fields), quota.remaining == 0,
      let reset = quota.resetsAt.map({ response.localMoment($0, at: now) }), reset > now
    {
      self.init(until: reset, saidAt: now)
    } else {
      return nil
    }
  }

  /// Whether no request may be sent.
  ///
  /// - Parameter now: The present.
  /// - Returns: `true` from the moment at which the limit was said up to but not including ``until``.
  public func isInForce(at now: Date) -> Bool {
    now < until && saidAt.timeIntervalSince(now) <= Self.clockTolerance
  }

  private static func guess(
    _ scope: RateLimitScope,
    at now: Date,
    after earlier: RateLimit?
  ) -> TimeInterval {
    let shortest = scope == .service ? shortestGuess : shortestGuessForAddress
    guard let earlier, !earlier.isStated, (0..<3600).contains(now.timeIntervalSince(earlier.until)) else {
      return shortest
    }
    return max(shortest, 2 * earlier.until.timeIntervalSince(earlier.saidAt))
  }

  private static let clockTolerance: TimeInterval = 5
}

extension HTTPResponse {
  /// Whether the server refuses because it was asked too often.
  ///
  /// That is 429, and 403 with a spent quota (`X-RateLimit-Remaining: 0`), with a body that speaks of a rate limit, or
  /// with a time to wait; but a JSON body that gives another reason, such as missing rights, is a refusal in spite of a
  /// time to wait. GitHub does all of these.
  public var isRateLimited: Bool {
    switch status {
    case .tooManyRequests: true
    case .forbidden: quotaIsSpent || saysRateLimit || (fields[.retryAfter] != nil && !isJSONObject)
    default: false
    }
  }

  /// The moment until which the server wants to be left alone.
  ///
  /// `Retry-After` goes first (RFC 9110, 10.2.3); otherwise, when the limit of requests is reached and no quota is said
  /// to be left, the moment of `X-RateLimit-Reset`, in seconds since 1970. Both are by the clock of the server, which
  /// its `Date` tells.
  ///
  /// - Parameter now: The present.
  /// - Returns: A moment ahead; `nil` when none is said, or none that is ahead.
  public func retryMoment(after now: Date) -> Date? {
    let delay = retryDelay(at: now) ?? .zero
    if delay > .zero { return now.addingTimeInterval(delay / .seconds(1)) }
    guard isRateLimited, RequestQuota(fields)?.remaining ?? 0 == 0,
      let reset = fields["X-RateLimit-Reset"].flatMap({ RetryAfter($0, now: now) }),
      case .seconds(let seconds) = reset
    else { return nil }
    let moment = localMoment(Date(timeIntervalSince1970: TimeInterval(seconds)), at: now)
    return moment > now ? moment : nil
  }

  /// Whether the server says that it may be asked again at once: with a `Retry-After` of 0, or of a moment that has
  /// passed.
  ///
  /// - Parameter now: The present.
  /// - Returns: `false` where it names a moment ahead, or does not say it.
  public func mayBeAskedAgain(at now: Date) -> Bool {
    retryDelay(at: now) == Duration.zero
  }

  /// How long `Retry-After` asks to wait; `nil` where it is missing or has no meaning.
  func retryDelay(at now: Date) -> Duration? {
    fields[.retryAfter].flatMap { RetryAfter($0, now: now) }?.delay(from: serverTime(at: now) ?? now)
  }

  /// The moment of this machine's clock for one of the server's clock, which may be wrong, as may this one.
  func localMoment(_ moment: Date, at now: Date) -> Date {
    guard let serverTime = serverTime(at: now) else { return moment }
    return now.addingTimeInterval(moment.timeIntervalSince(serverTime))
  }

  /// The present by the clock of the server: `Date` and `Age` together; `nil` without a date.
  private func serverTime(at now: Date) -> Date? {
    fields[.date].flatMap { HTTPDate.parse($0, now: now) }?
      .addingTimeInterval(TimeInterval(fields[.age].flatMap { UInt($0) } ?? 0))
  }

  /// The scope of a refusal without a moment that states a quota of the service, or speaks of a limit; `nil` for a bare
  /// one.
  var refusalScope: RateLimitScope? { RequestQuota(fields) != nil || saysRateLimit ? .service : nil }

  private var quotaIsSpent: Bool { fields["X-RateLimit-Remaining"] == "0" }

  private var isJSONObject: Bool {
    body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  private var saysRateLimit: Bool {
    let beginning = String(decoding: body.prefix(2048), as: UTF8.self).lowercased()
    return ["rate limit", "abuse detection"].contains(where: beginning.contains)
  }
}
