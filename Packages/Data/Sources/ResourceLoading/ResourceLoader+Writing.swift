public import DomainKernel
public import NetworkingKit
public import OfflineHTTP

extension ResourceLoader {
  /// Sends a request that changes something, and makes a value of the whole response.
  ///
  /// It goes to the service in any case, once, and is never stored. Unless the service refused it or nothing was sent,
  /// what is stored of the target, of what the response names (RFC 9111, 4.4) and of what the caller names is asked for
  /// again, also when no response came, or one that cannot be mapped.
  ///
  /// Only 200, 201 and 204 say that the request is done (RFC 9110, 15.3); a part of the content (206) was
  /// never asked for.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - invalidating: What the request changes besides its target: `CacheKey(url)`, or for a query its request.
  ///   - absence: What a 404 or 410 means; `impossible` for an address that names no item.
  ///   - isDoneWhenAccepted: Whether a 202 is a success too: the service was only to take the request.
  ///   - map: Makes the value, or refuses the response.
  /// - Returns: The value.
  /// - Throws: `ServiceError` when the service refused, or nobody knows whether it did what was asked.
  @discardableResult
  public func send<Value: Sendable>(
    _ request: HTTPRequest,
    invalidating: [CacheKey] = [],
    absence: Absence = .believed,
    isDoneWhenAccepted: Bool = false,
    map: @Sendable (HTTPResponse) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Value {
    let request = request.accepting("application/json")
    return try await traced(request, .write) { (id) throws(ServiceError) in
      let response = try await response(to: request, invalidating: invalidating)
      if let error = classifier.error(for: response, at: client.now()) {
        throw error == .notFound && absence == .impossible ? .malformed(.missingPage) : error
      }
      let status = response.status.rawValue
      guard [200, 201, 204].contains(status) || (status == 202 && isDoneWhenAccepted) else {
        throw .malformed(Self.unconfirmed(response))
      }
      do throws(InvalidResponse) {
        return try trace.mapping(id, request.url, bytes: response.body.count) {
          () throws(InvalidResponse) in try map(response)
        }
      } catch {
        throw ServiceError(error)
      }
    } provenance: { _ in
      .network
    }
  }

  /// Sends a request that changes something, and makes a value of the JSON document that comes back.
  ///
  /// - Parameters:
  ///   - type: The shape of the document.
  ///   - request: What to send.
  ///   - invalidating: What the request changes besides its target.
  ///   - absence: What a 404 or 410 means; `impossible` for an address that names no item.
  ///   - isDoneWhenAccepted: Whether a 202 is a success too: the service was only to take the request.
  ///   - limits: How much structure the document may have.
  ///   - map: Makes the value of the document and the head of the response, or refuses it.
  /// - Returns: The value.
  /// - Throws: `ServiceError` when the service refused, or nobody knows whether it did what was asked.
  @discardableResult
  public func send<Document: Decodable & SendableMetatype, Value: Sendable>(
    _ type: Document.Type,
    _ request: HTTPRequest,
    invalidating: [CacheKey] = [],
    absence: Absence = .believed,
    isDoneWhenAccepted: Bool = false,
    limits: JSONLimits = JSONLimits(),
    map: @Sendable (Document, HTTPResponseHead) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Value {
    try await send(
      request,
      invalidating: invalidating,
      absence: absence,
      isDoneWhenAccepted: isDoneWhenAccepted
    ) { (response) throws(InvalidResponse) in
      try map(try Self.document(type, response, limits), HTTPResponseHead(response))
    }
  }

  /// Sends a request that changes data and that the service answers without content (204).
  ///
  /// Another success is none of such a service: it may be the sign-in page of a network.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - invalidating: What the request changes besides its target.
  ///   - absence: What a 404 or 410 means; `impossible` for an address that names no item.
  /// - Throws: `ServiceError` when the service refused, or nobody knows whether it did what was asked.
  public func send(
    _ request: HTTPRequest,
    invalidating: [CacheKey] = [],
    absence: Absence = .believed
  ) async throws(ServiceError) {
    try await send(request, invalidating: invalidating, absence: absence) {
      (response) throws(InvalidResponse) -> Void in
      guard response.status.rawValue == 204 else {
        throw InvalidResponse(Self.unconfirmed(response))
      }
    }
  }

  /// Why a response with a status of success does not say that a request is done.
  private static func unconfirmed(_ response: HTTPResponse) -> MalformedReason {
    response.isWebPage ? .webPage : .unexpectedStatus(response.status.rawValue)
  }

  /// Makes stored copies be asked for again, as after a change, because the service was found to have something else.
  ///
  /// - Parameter keys: The outdated copies: `CacheKey(url)`, or for a query its request.
  public func outdate(_ keys: [CacheKey]) async { await current.outdate(keys) }

  /// Reads again what a change has outdated, in the background, so that it opens as it is now without a connection.
  ///
  /// After a read that fails, the copy from before the change stays, which is said where it is shown.
  ///
  /// - Parameters:
  ///   - includesMissing: Whether it is read also where nothing is stored, as what the user has just begun.
  ///   - read: Reads it as its users do.
  public func renew<Value: Sendable, Failure: Error>(
    includesMissing: Bool = false,
    _ read: @escaping @Sendable (FetchPolicy) async throws(Failure) -> Fetched<Value>
  ) {
    client.beginInBackground {
      do throws(Failure) {
        if !includesMissing {
          guard try await read(.cacheOnly).provenance.staleness?.isOwnChange == true else { return }
        }
        _ = try await read(.networkFirst)
        // monorepo:allow swallowed-error: nothing is stored, or the next reader asks for it
      } catch {}
    }
  }

  private func response(
    to request: HTTPRequest,
    invalidating: [CacheKey]
  ) async throws(ServiceError) -> HTTPResponse {
    do throws(HTTPClientError) {
      return try await current.send(request, invalidating: invalidating)
    } catch {
      throw ServiceError(error)
    }
  }
}
