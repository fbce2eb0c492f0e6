import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sends nothing to a server that said it wants no request until a later moment.
///
/// What responses say (see ``RateLimit``) is kept in a store, so that processes that follow each other, or run at once,
/// obey it together: until the moment every request fails at once with ``HTTPClientError/rateLimited(until:)``. A refusal
/// that names no moment, or one that is too far, is passed on with the moment that is obeyed in `Retry-After`.
///
/// A limit is for an origin and an account, which a fingerprint of `Authorization` stands for: services count by
/// credentials, and by address those without any. A limit of one resource of the service (`X-RateLimit-Resource`, other
/// than `core`) is only for addresses whose first path segment is that of the request which met it, and that of a
/// request with ``HTTPRequest/hasOwnLimit`` is for its address alone. One without a moment is for the service where the
/// response speaks of a limit of the service; a bare one is for what the interceptor was made with, and a bare one of a
/// change that is for its address holds nothing back.
///
/// A 503 with `Retry-After` that answers a change holds back further changes at its address until then, and nothing
/// else: what the service has can still be read.
///
/// Placed behind retries and redirects it sees each exchange; behind what adds credentials it tells accounts apart.
public struct RateLimitInterceptor: HTTPInterceptor {
  private let store: any RateLimitStore
  private let bareRefusals: RateLimitScope
  private let now: @Sendable () -> Date
  private let report: @Sendable (HTTPEvent) -> Void

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - store: Keeps the limits; the same one for everything that is to obey together.
  ///   - bareRefusals: The scope of a refusal with 429 that neither names a moment nor speaks of a limit. Nothing in it
  ///     says that it holds for more than the address; a service may be known for limits of no other kind.
  ///   - now: The present.
  ///   - report: Is told of each request that is not sent.
  public init(
    store: any RateLimitStore,
    bareRefusals: RateLimitScope = .address,
    now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (HTTPEvent) -> Void = { _ in }
  ) {
    self.store = store
    self.bareRefusals = bareRefusals
    self.now = now
    self.report = report
  }

  /// Sends the request unless a limit is in force, and keeps the limit that the response sets.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    guard let keys = Keys(request) else { return try await next.send(request) }
    let known = await store.limits(for: keys.all).values
    let present = now()
    // Of several limits the last to end is the one to wait for.
    if let until = known.filter({ $0.isInForce(at: present) }).map(\.until).max() {
      let error = HTTPClientError.rateLimited(until: until)
      report(.failed(HTTPRequestSummary(request), error, duration: .zero))
      throw error
    }
    var response = try await next.send(request)
    let moment = now()
    if let changes = keys.changes, response.status == .serviceUnavailable,
      let until = response.retryMoment(after: moment)
    {
      await store.set(RateLimit(until: until, saidAt: moment), for: changes)
    }
    // Most responses set no limit, and an earlier one changes nothing about that.
    guard RateLimit(response, at: moment) != nil else { return response }
    let key = keys.key(for: response, at: moment, bareRefusals)
    let earlier = await store.limit(for: key)
    guard let limit = RateLimit(response, at: moment, after: earlier, bareRefusals: bareRefusals) else {
      return response
    }
    // Nobody guesses when a change may be sent again: the service tells its user what it refuses.
    if !limit.isStated, !request.isSafe, !request.hasOwnLimit, !keys.isOfService(key) { return response }
    if !limit.isCovered(by: earlier, at: moment) { await store.set(limit, for: key) }
    if response.isRateLimited, response.retryMoment(after: moment) != limit.until {
      // The caller is told the moment that is obeyed.
      let wait = limit.until.timeIntervalSince(moment).rounded(.up)
      response.fields[.retryAfter] = String(Int(wait))
    }
    return response
  }

  /// The keys of a request, to which a limit may apply.
  private struct Keys {
    private let service: String
    /// The resource of the service; `nil` for an address with a limit of its own.
    private let part: String?
    private let address: String
    /// The changes at the address; `nil` for a request that changes nothing.
    let changes: String?

    init?(_ request: HTTPRequest) {
      guard let origin = Origin(request.url) else { return nil }
      service = origin.description + (request.fields[.authorization]?.credentialFingerprint ?? "")
      let path = request.url.path()
      // Not to be taken for the key of a part, which has a path of one segment.
      address = service + "=" + path
      changes = request.isSafe ? nil : service + "!" + path
      part =
        request.hasOwnLimit ? nil : service + "/" + (path.split(separator: "/").first.map(String.init) ?? "")
    }

    /// Whether a limit is for the whole service.
    func isOfService(_ key: String) -> Bool { key == service }

    var all: Set<String> { Set([service, part, address, changes].compactMap(\.self)) }

    /// The key of the limit that a response sets.
    func key(for response: HTTPResponse, at now: Date, _ bareRefusals: RateLimitScope) -> String {
      guard let part else { return address }
      let resource = RequestQuota(response.fields)?.resource
      if let resource, resource != "core" { return part }
      let isStated = !response.isRateLimited || response.retryMoment(after: now) != nil
      return isStated || (response.refusalScope ?? bareRefusals) == .service ? service : address
    }
  }
}

extension String {
  /// A mark that tells credentials apart and can be stored in their place (FNV-1a, 64 bits).
  public var credentialFingerprint: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "#" + String(hash, radix: 16)
  }
}

extension RateLimit {
  /// Whether another one that is in force lasts at least as long: of requests that were under way together, each may
  /// bring a limit.
  fileprivate func isCovered(by other: RateLimit?, at now: Date) -> Bool {
    other.map { $0.isInForce(at: now) && $0.until >= until } ?? false
  }
}

/// Keeps the limits that servers set, for everything that is to obey them together.
///
/// A store that cannot be read or written reports that by itself and goes on with what it has in memory.
public protocol RateLimitStore: Sendable {
  /// Gives the limits that were said last.
  ///
  /// - Parameter keys: What they are for.
  /// - Returns: The limits that are known, which may be over, by what they are for.
  func limits(for keys: Set<String>) async -> [String: RateLimit]

  /// Keeps a limit in place of an earlier one.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - key: What it is for.
  func set(_ limit: RateLimit, for key: String) async
}

extension RateLimitStore {
  /// Gives the limit that was said last.
  ///
  /// - Parameter key: What it is for.
  /// - Returns: The limit, which may be over; `nil` when none is known.
  public func limit(for key: String) async -> RateLimit? { await limits(for: [key])[key] }
}

/// Keeps limits for as long as the process runs.
public final class InMemoryRateLimits: RateLimitStore {
  private let known = Mutex<[String: RateLimit]>([:])

  /// Begins without limits.
  public init() {}

  /// Gives the limits that were said last.
  public func limits(for keys: Set<String>) async -> [String: RateLimit] {
    known.withLock { known in known.filter { keys.contains($0.key) } }
  }

  /// Keeps a limit in place of an earlier one.
  public func set(_ limit: RateLimit, for key: String) async { known.withLock { $0[key] = limit } }
}
