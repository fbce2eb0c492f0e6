import DomainKernel
import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stored response: what came, when, and for which request fields.
struct StoredResponse: Hashable, Sendable {
  let status: HTTPStatus
  /// Without the fields that belong to one connection.
  let fields: HTTPFields
  let body: Data
  /// When the request was sent that brought or last confirmed it.
  let requestedAt: Date
  /// When the answer to that request came.
  let receivedAt: Date
  let selecting: [SelectingField]
  /// The answer since then that was not believed.
  var doubt: Doubt?
  /// When a request had changed the content at the origin; `nil` while none has since the response came.
  var outdatedSince: Date?
  /// Whether the origin has sent other content since, which could not be stored.
  ///
  /// The origin is then asked before it is served, however long it is fresh; where that is not wanted or does
  /// not succeed, it may stand in like any other.
  var isReplaced: Bool
  /// The cache directives of the response, parsed once because every request needs them several times.
  let directives: ResponseDirectives
  /// The age of the response as stated in its fields, also parsed once.
  let statedAge: StatedAge

  init(
    status: HTTPStatus,
    fields: HTTPFields,
    body: Data,
    requestedAt: Date,
    receivedAt: Date,
    selecting: [SelectingField],
    doubt: Doubt? = nil,
    outdatedSince: Date? = nil,
    isReplaced: Bool = false,
    directives: ResponseDirectives? = nil
  ) {
    self.status = status
    self.fields = fields
    self.body = body
    self.requestedAt = requestedAt
    self.receivedAt = receivedAt
    self.selecting = selecting
    self.doubt = doubt
    self.outdatedSince = outdatedSince
    self.isReplaced = isReplaced
    let directives = directives ?? ResponseDirectives(fields)
    self.directives = directives
    statedAge = StatedAge(
      fields,
      maxAge: directives.maxAge,
      requestedAt: requestedAt,
      receivedAt: receivedAt
    )
  }

  /// Whether it shows content from before a change, until the origin confirms or replaces it.
  var isOutdated: Bool { outdatedSince != nil }

  /// Whether nobody knows if the change was made: a list that has lost entries is doubted then.
  ///
  /// It is stored as both outdated and replaced. The origin is asked about either, so that the second mark
  /// says nothing else of an outdated one.
  var isPossiblyOutdated: Bool { isOutdated && isReplaced }

  /// Whether the origin has said since that it does not have it, once or more.
  var isDenied: Bool { doubt?.suspicion == .gone }

  /// Whether the origin has said something else since, so that it is asked however long the response is fresh.
  var isContradicted: Bool { isReplaced || isDenied }

  /// The answer of the origin since then that speaks against it, if no change of the user is known after that.
  var contradiction: StaleReason? {
    guard !isOutdated else { return nil }
    return isDenied ? .gone : isReplaced ? .replaced : nil
  }

  /// Whether the origin can be asked if this is current.
  var hasValidator: Bool { validator(.etag) != nil || validator(.lastModified) != nil }

  /// A validator as a condition repeats it; `nil` when it cannot be sent (RFC 9110, 5.5).
  ///
  /// A server that once sends control characters must not spoil every later request.
  func validator(_ name: HTTPField.Name) -> String? {
    guard let value = fields[name], value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    return value
  }

  /// Whether it may answer a request, by its selecting fields (RFC 9111, 4.1).
  func answers(_ request: HTTPRequest) -> Bool {
    selecting.allSatisfy { SelectingField(name: $0.name, of: request) == $0 }
  }
}

extension StoredResponse {
  /// Takes a response for keeping; `nil` when no later request could match it.
  init?(_ response: HTTPResponse, to request: HTTPRequest, requestedAt: Date, receivedAt: Date) {
    guard let selecting = Vary(response.fields).selectingFields(of: request) else { return nil }
    self.init(
      status: response.status,
      fields: response.fields.storable,
      body: response.body,
      requestedAt: requestedAt,
      receivedAt: receivedAt,
      selecting: selecting
    )
  }

  /// The stored response with the fields of a 304 or of a response to `HEAD` (RFC 9111, 3.2).
  ///
  /// Fields that describe the stored body stay, and the age counts from now on. A `Vary` that is new selects by the
  /// request that was answered.
  func freshened(
    by response: HTTPResponse,
    to request: HTTPRequest,
    requestedAt: Date,
    receivedAt: Date
  ) -> StoredResponse {
    // Most confirmations repeat what is stored: comparing takes less time than reading it again, or replacing it.
    let update = response.fields
    let repeatsControl = update.hasSameLines(.cacheControl, as: fields)
    let control = repeatsControl ? directives : ResponseDirectives(update)
    let unstored = update.unstoredNames(control.noCacheFields)
    var fields = fields
    fields[.age] = nil
    for line in update where !fields.hasSameLines(line.name, as: update) {
      guard !HTTPFields.neverStored.contains(line.name), !HTTPFields.ofStoredBody.contains(line.name),
        !unstored.contains(line.name)
      else { continue }
      let (old, new) = (fields[values: line.name], update[values: line.name])
      // A service may send other names with each confirmation.
      guard new.count <= old.count || fields.count - old.count + new.count <= HTTPFields.mostStored
      else { continue }
      fields[values: line.name] = new
    }
    if update[.date] == nil || unstored.contains(.date) { fields[.date] = HTTPDate.format(receivedAt) }
    let selectsAsBefore = fields.hasSameLines(.vary, as: self.fields)
    return StoredResponse(
      status: status,
      fields: fields,
      body: body,
      requestedAt: requestedAt,
      receivedAt: receivedAt,
      selecting: selectsAsBefore ? selecting : Vary(fields).selectingFields(of: request) ?? selecting,
      directives: fields.hasSameLines(.cacheControl, as: self.fields) ? directives : nil
    )
  }
}

extension HTTPFields {
  /// Fields that belong to one connection, besides those that `Connection` lists (RFC 9111, 3.1; RFC 9110, 7.6.1).
  private static let hopByHop: Set<HTTPField.Name> = [
    "Connection", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    "Proxy-Connection", "TE", "Transfer-Encoding", "Upgrade",
  ]

  /// Fields that hold secrets of a session, which must not get into the store.
  private static let secret: Set<HTTPField.Name> = ["Set-Cookie", "Set-Cookie2"]

  fileprivate static let neverStored = hopByHop.union(secret)
  /// The most lines that a stored response has.
  fileprivate static let mostStored = 1000
  private static let connection: HTTPField.Name = "Connection"

  /// Fields that describe the body that is stored, which a response without one cannot change (RFC 9111, 3.2).
  fileprivate static let ofStoredBody: Set<HTTPField.Name> = [
    .contentLength, .contentEncoding, "Content-Range",
  ]

  /// The fields that may be kept and sent again without asking the origin.
  var storable: HTTPFields {
    let unstored = unstoredNames(CacheControl(self).fieldNames(of: "no-cache"))
    return HTTPFields(filter { !Self.neverStored.contains($0.name) && !unstored.contains($0.name) })
  }

  /// The names that must not be kept because the message says so: those that `Connection` lists, and those that
  /// `no-cache` is limited to.
  fileprivate func unstoredNames(_ noCacheFields: [HTTPField.Name]) -> [HTTPField.Name] {
    let listed = self[values: Self.connection].flatMap { FieldList.elements(of: $0) }
    return listed.map { HTTPField.Name($0) } + noCacheFields
  }
}

extension StoredResponse {
  /// The response for a caller at a moment, with its age (RFC 9111, 5.1).
  func response(at now: Date) -> HTTPResponse {
    var fields = fields
    fields[.age] = String(Int(freshness(at: now, heuristic: nil).age))
    return HTTPResponse(status: status, fields: fields, body: body)
  }
}

extension HTTPResponse {
  /// The answer to a particular request, made from a whole stored response.
  ///
  /// The caller's own conditions are decided here (RFC 9111, 4.3.2), a range is cut out (RFC 9110, 14.2), and
  /// `HEAD` gets no body.
  func tailored(to request: HTTPRequest, now: Date) -> HTTPResponse {
    if meetsCondition(of: request, now: now) { return HTTPResponse(status: .notModified, fields: fields) }
    if request.method == .head { return HTTPResponse(status: status, fields: fields) }
    guard
      status == .ok, request.fields["If-Range"] == nil,
      let range = request.fields["Range"].flatMap(ByteRange.init),
      let positions = range.positions(within: body.count)
    else { return self }
    var part = HTTPResponse(status: HTTPStatus(rawValue: 206), fields: fields)
    part.body = Data(body.dropFirst(positions.lowerBound).prefix(positions.count))
    part.fields[.contentLength] = String(positions.count)
    part.fields["Content-Range"] = "bytes \(positions.lowerBound)-\(positions.upperBound - 1)/\(body.count)"
    return part
  }

  /// Whether the caller already has this response.
  ///
  /// `If-None-Match` goes before a date (RFC 9110, 13.2.2); a response that does not say when it changed did not
  /// change after it was made.
  private func meetsCondition(of request: HTTPRequest, now: Date) -> Bool {
    if let list = request.fields[.ifNoneMatch] {
      return fields[.etag].map { EntityTag.isListed($0, in: list) } ?? false
    }
    guard
      let since = request.fields[.ifModifiedSince].flatMap({ HTTPDate.parse($0, now: now) }),
      let modified = (fields[.lastModified] ?? fields[.date]).flatMap({ HTTPDate.parse($0, now: now) })
    else { return false }
    return modified <= since
  }
}
