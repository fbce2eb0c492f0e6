import NetworkingKit

/// The directives of a response for a private cache (RFC 9111, 5.2.2; RFC 5861; RFC 8246).
///
/// What concerns shared caches only (`s-maxage`, `proxy-revalidate`, `private`) is not read.
struct ResponseDirectives: Hashable, Sendable {
  /// Nothing may be stored.
  let noStore: Bool
  /// Never to be used without asking the origin.
  let noCache: Bool
  /// Fields that must not be reused without asking the origin.
  let noCacheFields: [HTTPField.Name]
  /// Never to be used when stale.
  let mustRevalidate: Bool
  /// Only to be stored by those who know what the status means.
  let mustUnderstand: Bool
  /// Will not change while it is fresh.
  let immutable: Bool
  /// May be stored with any status.
  let isPublic: Bool
  /// Lifetime in seconds.
  let maxAge: Int?
  /// Seconds after the lifetime in which it may be served while it is refreshed.
  let staleWhileRevalidate: Int?
  /// Seconds after the lifetime in which it may be served when the origin fails.
  let staleIfError: Int?

  init(_ fields: HTTPFields) {
    let control = CacheControl(fields)
    noStore = control.contains("no-store")
    noCacheFields = control.fieldNames(of: "no-cache")
    // One that names no field is meant for all of them.
    noCache =
      control.containsUnqualified("no-cache") || (control.contains("no-cache") && noCacheFields.isEmpty)
    mustRevalidate = control.contains("must-revalidate")
    mustUnderstand = control.contains("must-understand")
    immutable = control.contains("immutable")
    isPublic = control.contains("public")
    maxAge = control.seconds("max-age")
    staleWhileRevalidate = control.seconds("stale-while-revalidate")
    staleIfError = control.seconds("stale-if-error")
  }
}

/// The directives of a request for the cache (RFC 9111, 5.2.1 and 5.4; RFC 5861, 4).
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
