import NetworkingKit

/// What a request asks of the cache (RFC 9111, 5.2.1 and 5.4; RFC 5861, 4).
struct RequestDirectives: Hashable, Sendable {
  /// Neither to be answered from the store nor to be stored.
  let noStore: Bool
  /// The origin has to be asked.
  let noCache: Bool
  /// Nothing may be sent.
  let onlyIfCached: Bool
  /// The greatest age that is accepted, in seconds.
  let maxAge: Int?
  /// Seconds for which the response must stay fresh.
  let minFresh: Int
  /// Seconds past the lifetime that are accepted; any number when the directive has no argument.
  let maxStale: Int?
  /// Seconds past the lifetime that are accepted when the origin fails.
  let staleIfError: Int?

  init(_ fields: HTTPFields) {
    let control = CacheControl(fields)
    let pragma = control.isEmpty ? fields["Pragma"].map { FieldList.elements(of: $0) } ?? [] : []
    noStore = control.contains("no-store")
    noCache = control.contains("no-cache") || pragma.contains { $0.lowercased() == "no-cache" }
    onlyIfCached = control.contains("only-if-cached")
    maxAge = control.seconds("max-age")
    minFresh = control.seconds("min-fresh") ?? 0
    maxStale = control.containsUnqualified("max-stale") ? .max : control.seconds("max-stale")
    staleIfError = control.seconds("stale-if-error")
  }
}
