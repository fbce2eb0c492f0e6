public import NetworkingKit
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How the OctoDeck service says that something went wrong.
public enum OctoDeckBehaviour: Hashable, Sendable, CaseIterable {
  /// With statuses that say what it was: 404 for what does not exist, 409 for what is there already, 400 for a period
  /// that cannot be counted.
  case corrected
  /// As the public service does: status 500 without a body, no guard against duplicates, the year 1 instead of periods,
  /// and best members only after a refresh.
  case reference
}

/// A service of cards, decks and communities over the accounts of ``GitHubService``.
///
/// It answers at the address of the public service and takes the tokens of the sandbox's GitHub. Cards and contributions
/// follow from the code alone; decks and communities are kept in the store that is given. Two communities are there from
/// the beginning. A request that breaks the contract is refused before its token is looked at, as the public service
/// does. Identicons are those that the public service draws.
public struct OctoDeckService: SandboxService {
  static let host = "api.octodeck.furari.co"

  private let store: StateStore<OctoDeckState>
  private let behaviour: OctoDeckBehaviour
  private let revoked: RevokedGitHubTokens
  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - store: Keeps decks and communities; in memory without one.
  ///   - seed: Decides the ids of communities; different for each run of the program.
  ///   - behaviour: How errors are said.
  ///   - revoked: The tokens that a sign-in of this process withdrew; the same as that of ``GitHubService``.
  ///   - now: Returns the current date.
  public init(
    store: any RecordStore = InMemoryRecordStore(),
    seed: UInt64,
    behaviour: OctoDeckBehaviour = .corrected,
    revoked: RevokedGitHubTokens = RevokedGitHubTokens(),
    now: @escaping @Sendable () -> Date
  ) {
    self.store = .octoDeck(store, seed: seed, now: now)
    self.behaviour = behaviour
    self.revoked = revoked
    self.now = now
  }

  /// The host of the public service.
  public var hosts: Set<String> { [Self.host] }

  /// Answers a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer; errors have a JSON body with a reason, or none with ``OctoDeckBehaviour/reference``.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    let now = now()
    var fields: HTTPFields = [.date: HTTPDate.format(now)]
    let json: JSONValue
    do throws(OctoDeckFault) {
      json = try await answer(request, now: now)
    } catch {
      let isHidden = behaviour == .reference && error.comesFromHandler
      guard !isHidden else { return HTTPResponse(status: .internalServerError, fields: fields) }
      return OctoDeckFault.body(error.reason).response(
        HTTPStatus(rawValue: error.status),
        to: request,
        now: now
      )
    }
    let body = JSONWriter.data(json)
    fields[.contentType] = "application/json"
    fields[.contentLength] = String(body.count)
    return HTTPResponse(status: .ok, fields: fields, body: body)
  }

  /// Writes an error as the service does.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed.
  /// - Returns: A JSON object, or nothing from status 500.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    status.isServerError
      ? ServiceBody(mediaType: "application/json", data: Data())
      : OctoDeckFault.body("The request failed with status \(status)")
  }

  private func answer(_ request: HTTPRequest, now: Date) async throws(OctoDeckFault) -> JSONValue {
    let call = try OctoDeckCall(request)
    let viewer: GitHubAccount
    let field = request.fields[.authorization].flatMap { $0.isEmpty ? nil : $0 }
    // The service looks for the scheme itself, by its letters, and asks GitHub only then.
    guard field?.hasPrefix("Bearer ") != false else {
      throw OctoDeckFault(401, "Invalid authorization format, expected 'Bearer <token>'")
    }
    switch GitHubCredential(field, revoked: revoked, now: now) {
    case .token(_, let account): viewer = account
    case .none: throw OctoDeckFault(401, "Authorization header is required")
    case .invalid: throw OctoDeckFault(401, "Invalid or expired token")
    }
    let result: Result<JSONValue, OctoDeckFault>
    do throws(StorageError) {
      result = try await store.update { state in
        Result { () throws(OctoDeckFault) in
          try OctoDeckAnswers(viewer: viewer, behaviour: behaviour, now: now).json(call, &state)
        }
      }
    } catch {
      throw OctoDeckFault(500, "The sandbox cannot keep its data: \(error.reason)", comesFromHandler: true)
    }
    return try result.get()
  }
}

/// Why a request is refused.
struct OctoDeckFault: Error, Hashable {
  /// The status of a service that says it.
  let status: Int
  /// The reason.
  let reason: String
  /// Whether the reference answers 500 instead.
  let comesFromHandler: Bool

  /// Describes a refusal.
  init(_ status: Int, _ reason: String, comesFromHandler: Bool = false) {
    self.status = status
    self.reason = reason
    self.comesFromHandler = comesFromHandler
  }

  /// The refusal of an account or a community that does not exist.
  static let notFound = OctoDeckFault(404, "not found", comesFromHandler: true)
  /// A membership, or a card in a deck, that is there already.
  static let alreadyThere = OctoDeckFault(409, "already there", comesFromHandler: true)

  /// The body of a refusal.
  static func body(_ reason: String) -> ServiceBody {
    ServiceBody(
      mediaType: "application/json",
      data: JSONWriter.data(.object(["error": .string(reason)]))
    )
  }
}

/// A request that keeps the contract.
enum OctoDeckCall: Hashable {
  case deck
  case add(String)
  case myCard
  case card(String)
  case remove(String)
  case refreshCards
  case communities
  case create(name: String, start: String, end: String)
  case community(String)
  case delete(String)
  case members(String)
  case join(String)
  case leave(String)
  case refresh(String)
  case statistics(String)

  /// Reads a request, as the validator of the contract does.
  init(_ request: HTTPRequest) throws(OctoDeckFault) {
    let path = request.url.path(percentEncoded: true).split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst().map(String.init)
    switch (request.method, path.first, path.dropFirst().first, path.dropFirst(2).first, path.count) {
    case (.get, "cards", nil, nil, 1): self = .deck
    case (.post, "cards", nil, nil, 1): self = .add(try Self.text(request))
    case (.get, "cards", "me", nil, 2): self = .myCard
    case (.put, "cards", "refresh", nil, 2): self = .refreshCards
    case (.get, "cards", let id?, nil, 2): self = .card(id)
    case (.delete, "cards", let id?, nil, 2): self = .remove(id)
    case (.get, "communities", nil, nil, 1): self = .communities
    case (.post, "communities", nil, nil, 1): self = try Self.creation(request)
    case (.get, "communities", let id?, nil, 2): self = .community(id)
    case (.delete, "communities", let id?, nil, 2): self = .delete(id)
    case (.get, "communities", let id?, "cards", 3): self = .members(id)
    case (.post, "communities", let id?, "cards", 3): self = .join(id)
    case (.delete, "communities", let id?, "cards", 3): self = .leave(id)
    case (.put, "communities", let id?, "refresh", 3): self = .refresh(id)
    case (.get, "stats", let id?, nil, 2): self = .statistics(id)
    default: throw OctoDeckFault(404, "no matching operation was found")
    }
  }

  private static func text(_ request: HTTPRequest) throws(OctoDeckFault) -> String {
    guard mediaType(request) == "text/plain", let body = request.body, !body.isEmpty else {
      throw OctoDeckFault(400, "request body has an error: a text is required")
    }
    return String(decoding: body, as: UTF8.self)
  }

  private static func creation(_ request: HTTPRequest) throws(OctoDeckFault) -> OctoDeckCall {
    guard mediaType(request) == "application/json",
      let body = (try? JSONDecoder().decode(JSONValue.self, from: request.body ?? Data()))?.members,
      case .string(let name) = body["name"], case .string(let start) = body["startDateTime"],
      case .string(let end) = body["endDateTime"]
    else { throw OctoDeckFault(400, "request body has an error: doesn't match schema") }
    return .create(name: name, start: start, end: end)
  }

  private static func mediaType(_ request: HTTPRequest) -> String? {
    request.fields[.contentType]?.split(separator: ";").first?.lowercased()
  }
}
