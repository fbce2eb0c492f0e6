public import DomainKernel
public import NetworkingKit
public import OfflineHTTP
import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The one door from repositories to a service: a request and a mapping in, a fetched value out.
///
/// Behind it is the offline cache, so that policy, provenance and errors mean the same for every area. Reads obey a
/// `FetchPolicy` and open offline, also those by `POST` (GraphQL); writes are sent, and make what they change be asked
/// for again. Everything happens for the account that is current when an operation begins.
///
/// Copies of a loader share everything but the classifier.
public struct ResourceLoader: Sendable {
  private(set) var client: OfflineHTTPClient
  private var account: CurrentAccount
  private(set) var classifier = ServiceErrorClassifier()
  private var needsAccount = false
  private var standsInForUnknownAccount = false
  let trace: ResourceTrace

  /// Makes a loader for a service, for nobody's account: responses go to the partition of the client.
  ///
  /// - Parameters:
  ///   - client: The caching client that carries requests.
  ///   - elapsed: Measures how long mapping takes; `nil` for events without durations.
  ///   - observe: Told about each operation, for diagnosis.
  public init(
    client: OfflineHTTPClient,
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (ResourceEvent) -> Void = { _ in }
  ) {
    self.init(client: client, account: CurrentAccount(nil), elapsed: elapsed, observe: observe)
  }

  /// Makes a loader for a service that knows its users.
  ///
  /// - Parameters:
  ///   - client: The caching client that carries requests.
  ///   - account: Who is signed in; the same value for all loaders of the service, so that they change together.
  ///   - elapsed: Measures how long mapping takes; `nil` for events without durations.
  ///   - observe: Told about each operation, for diagnosis.
  public init(
    client: OfflineHTTPClient,
    account: CurrentAccount,
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (ResourceEvent) -> Void = { _ in }
  ) {
    self.client = client
    self.account = account
    trace = ResourceTrace(elapsed: elapsed, observe: observe)
  }

  /// The same loader for a service that says its errors in its own way.
  ///
  /// - Parameter classifier: Tells which responses are errors, and which.
  /// - Returns: A loader that shares everything else with this one.
  public func classifyingErrors(by classifier: ServiceErrorClassifier) -> ResourceLoader {
    var loader = self
    loader.classifier = classifier
    return loader
  }

  /// The same loader for what belongs to an account.
  ///
  /// Without an account nothing is asked for: its operations end with `ServiceError.signInNeeded` while nobody is
  /// signed in.
  public var forAccount: ResourceLoader {
    var loader = self
    loader.needsAccount = true
    return loader
  }

  /// The same loader for reading from the store in place of something else that the service did not give.
  ///
  /// A copy that may not stand in for a failure (`stale-if-error`) counts as one that is not stored.
  public var standingIn: ResourceLoader {
    var loader = self
    loader.client = client.standingIn
    return loader
  }

  /// Reads a JSON document and makes a value of it.
  ///
  /// - Parameters:
  ///   - type: The shape of the document.
  ///   - request: What to ask. A method other than `GET` is taken as a query that changes nothing: it is found again
  ///     by address, method, `Content-Type` and content. Without an `Accept`, JSON is asked for.
  ///   - policy: How fresh the value should be.
  ///   - replacement: When a value may replace the stored one; always unless told otherwise.
  ///   - limits: How much structure the document may have.
  ///   - members: The names of all members that the shape asks for; all others are passed over, which makes large
  ///     documents cheap. All members are decoded when there are no names.
  ///   - plainly: How a long list is read without a decoder where it is written plainly; see ``PlainList``.
  ///   - expecting: Told of the head of a response that is no error before the document is read, to ask for what follows
  ///     meanwhile; what it hears may still be refused.
  ///   - map: Makes the value of the document and the head of the response, or refuses it; what is refused is not
  ///     stored. `InvalidResponse.notFound` is how it says that the service does not have the item.
  /// - Returns: The value and where it comes from.
  /// - Throws: `ServiceError` when neither the service nor the store can give it.
  public func read<Document: Decodable & SendableMetatype, Value: Sendable>(
    _ type: Document.Type,
    _ request: HTTPRequest,
    _ policy: FetchPolicy,
    replacing replacement: Replacement<Value> = .always,
    limits: JSONLimits = JSONLimits(),
    members: [String]? = nil,
    plainly: PlainList<Document>? = nil,
    expecting: (@Sendable (HTTPResponseHead) -> Void)? = nil,
    map: @escaping @Sendable (Document, HTTPResponseHead) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Fetched<Value> {
    let request = request.accepting("application/json")
    return try await traced(request, .read) { (id) throws(ServiceError) in
      let (classifier, now) = (classifier, client.now)
      do throws(OfflineHTTPError) {
        return try await current.load(request, policy: policy, replacing: replacement) { response in
          classifier.error(for: response, at: now())
        } decode: { [trace] (response, isStored) throws(InvalidResponse) in
          expecting?(HTTPResponseHead(response))
          return try trace.mapping(id, request.url, bytes: response.body.count) {
            () throws(InvalidResponse) in
            try map(
              try Self.document(
                type,
                response,
                limits,
                isChecked: isStored,
                members: members,
                plainly: plainly
              ),
              HTTPResponseHead(response)
            )
          }
        }
      } catch {
        throw ServiceError(error, classifier: classifier, at: now(), absence: replacement.absence)
      }
    } provenance: {
      $0.provenance.kind
    }
  }

  /// Reads the JSON document at an address and makes a value of it.
  ///
  /// - Parameters:
  ///   - type: The shape of the document.
  ///   - url: Where it is.
  ///   - policy: How fresh the value should be.
  ///   - replacement: When a value may replace the stored one; always unless told otherwise.
  ///   - limits: How much structure the document may have.
  ///   - map: Makes the value, or refuses the document; what is refused is not stored. `InvalidResponse.notFound` is
  ///     how it says that the service does not have the item.
  /// - Returns: The value and where it comes from.
  /// - Throws: `ServiceError` when neither the service nor the store can give it.
  public func read<Document: Decodable & SendableMetatype, Value: Sendable>(
    _ type: Document.Type,
    at url: URL,
    _ policy: FetchPolicy,
    replacing replacement: Replacement<Value> = .always,
    limits: JSONLimits = JSONLimits(),
    map: @escaping @Sendable (Document) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Fetched<Value> {
    try await read(type, HTTPRequest(url: url), policy, replacing: replacement, limits: limits) {
      (document, _) throws(InvalidResponse) in
      try map(document)
    }
  }

  /// Removes everything that is stored of an account, at sign-out; what is under way for it is not stored any more.
  ///
  /// - Parameter partition: The partition of the account.
  /// - Throws: `PersistenceError` when the store could not be changed; something may be left then.
  public func wipe(_ partition: String) async throws(PersistenceError) {
    do throws(StorageError) {
      try await client.wipe(partition)
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// The cache for the account that is current now.
  var current: OfflineHTTPClient {
    account.value.map { client.using($0) } ?? client
  }

  /// The id of the current account at the service; `nil` without one, and where it is not known.
  public var accountID: String? { account.value?.id }

  /// Why nobody can tell whose the current account is; `nil` where that is known, and without an account.
  var accountProblem: ServiceError? { account.value?.problem.map { ServiceError($0) } }

  /// Whether there is a current account.
  public var isSignedIn: Bool { account.value != nil }

  /// Whether the service has ended the session of the current account.
  var hasEndedSession: Bool { account.value?.hasEnded() ?? false }

  /// The same loader for nobody's account.
  var ofGuests: ResourceLoader {
    var loader = self
    loader.account = CurrentAccount(nil)
    return loader
  }

  /// The same loader for nobody's account, where the record of who is signed in is damaged; `nil` elsewhere.
  var insteadOfUnknownAccount: ResourceLoader? {
    guard case .credentialsUnavailable(reason: _, fault: .damagedAccounts?)? = account.value?.problem else {
      return nil
    }
    var loader = ofGuests
    loader.standsInForUnknownAccount = true
    return loader
  }

  /// Tells how an operation begins and ends.
  func traced<Outcome: Sendable>(
    _ request: HTTPRequest,
    _ intent: ResourceEvent.Intent,
    operation: (ResourceEvent.ID) async throws(ServiceError) -> Outcome,
    provenance: (Outcome) -> Provenance.Kind
  ) async throws(ServiceError) -> Outcome {
    let id = trace.nextID()
    trace.report(id, request.url, .began(request.method, intent))
    if standsInForUnknownAccount { trace.report(id, request.url, .openedWithoutAccount) }
    do throws(ServiceError) {
      if needsAccount, !isSignedIn { throw .signInNeeded }
      let outcome = try await operation(id)
      trace.report(id, request.url, .succeeded(provenance(outcome)))
      return outcome
    } catch {
      trace.report(id, request.url, .failed(error))
      throw error
    }
  }
}
