public import Credentials
import DomainKernel
public import NetworkingKit
import OfflineHTTP
public import PeopleDomain
public import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sign-in on another device at GitHub (RFC 8628), and the renewal of the tokens of a GitHub App.
///
/// Neither needs a secret of the app, only its public client id.
public struct GitHubOAuth: DeviceAuthorization {
  private let loader: ResourceLoader
  private let root: URL
  private let clientID: String?
  /// Why it cannot be used, as far as is known before anything is sent.
  public let problem: DeviceFlowProblem?

  /// Makes the sign-in.
  ///
  /// - Parameters:
  ///   - loader: Sends requests to the sign-in pages, for nobody's account.
  ///   - root: The base of the sign-in pages, such as `https://github.com`.
  ///   - clientID: The public id of a registered app; `nil` without one.
  ///   - problem: Another reason why it cannot be used; `nil` without one.
  public init(loader: ResourceLoader, root: URL, clientID: String?, problem: DeviceFlowProblem? = nil) {
    self.loader = loader
    self.root = root
    self.clientID = clientID
    self.problem = problem ?? (clientID == nil ? .noClientID : nil)
  }

  /// Asks for a code.
  ///
  /// No scope is asked for: public data needs none.
  public func requestCode() async throws(SignInError) -> DeviceCode {
    guard problem == nil, let clientID else { throw .deviceFlowUnavailable(problem ?? .noClientID) }
    let loader = loader.classifyingErrors(by: Self.codeErrors)
    let fields: OAuthFields
    do throws(ServiceError) {
      fields = try await Self.send(
        loader,
        to: root.appending(path: "login/device/code"),
        [("client_id", clientID)]
      )
    } catch {
      if case .rejected(code: Self.notOffered, let word) = error {
        throw .deviceFlowUnavailable(Self.problem(word))
      }
      throw SignInError(error)
    }
    if let code = fields["error"] { throw .deviceFlowUnavailable(Self.problem(code)) }
    // A document with neither a code nor a refusal is no answer of GitHub to this question.
    guard fields["device_code"] != nil else { throw .service(.malformed(.nothingUsable)) }
    guard let address = fields["verification_uri"] ?? fields["verification_url"] else {
      throw .deviceFlowUnavailable(.notOffered(code: nil))
    }
    guard let page = URL(string: address), isOwn(page) else { throw .deviceFlowUnavailable(.foreignAddress) }
    guard let userCode = fields["user_code"], userCode.utf8.count <= 64,
      let deviceCode = fields["device_code"].flatMap(AccessToken.init)
    else { throw .service(.malformed(.nothingUsable)) }
    return DeviceCode(
      deviceCode: deviceCode,
      userCode: userCode,
      page: page,
      lifetime: fields.seconds("expires_in") ?? .seconds(900),
      interval: fields.seconds("interval") ?? .seconds(5)
    )
  }

  /// Whether an address is one of GitHub, or of the server in its place; any other could be there to steal the sign-in.
  private func isOwn(_ page: URL) -> Bool {
    guard let origin = Origin(page), page.user() == nil, page.password() == nil else { return false }
    return origin == Origin(root) || origin.description == "https://github.com"
  }

  /// Asks once whether the user has entered a code.
  public func poll(_ code: DeviceCode) async throws(SignInError) -> DevicePoll {
    guard let clientID else { throw .deviceFlowUnavailable(.noClientID) }
    let fields: OAuthFields
    do throws(ServiceError) {
      fields = try await token([
        ("client_id", clientID), ("device_code", code.deviceCode.text),
        ("grant_type", "urn:ietf:params:oauth:grant-type:device_code"),
      ])
    } catch {
      throw SignInError(error)
    }
    switch fields["error"] {
    case nil:
      guard let grant = fields.grant else { throw .service(.malformed(.nothingUsable)) }
      return .granted(grant)
    case "authorization_pending": return .pending
    case "slow_down": return .slowDown(fields.seconds("interval"))
    // What GitHub does not know any more is of no more use than what is too old.
    case "expired_token", "token_expired", "incorrect_device_code": return .expired
    case "access_denied": return .denied
    case let word? where Self.refusals.contains(word):
      throw .deviceFlowUnavailable(Self.problem(word))
    case let word?: throw .service(.rejected(code: word, message: fields["error_description"]))
    }
  }

  /// Gets a new pair of tokens for a refresh token; a token from the device flow needs no secret for it.
  ///
  /// - Parameters:
  ///   - credentials: The old pair.
  ///   - now: The present, for when the new ones expire.
  /// - Returns: The new pair; `nil` when GitHub refuses the refresh token, so that the user has to sign in.
  /// - Throws: `HTTPClientError` when GitHub cannot be asked; `renewalFailed` when it fails, and
  ///   `renewalUnanswered` when it does not answer.
  public func renewed(
    _ credentials: AccountCredentials,
    at now: Date
  ) async throws(HTTPClientError) -> AccountCredentials? {
    guard let clientID, let refresh = credentials.refreshToken else { return nil }
    // GitHub would refuse the client, which must not end the session.
    guard problem != .invalidClientID else {
      throw .credentialsUnavailable(reason: Self.invalidClientID)
    }
    let fields: OAuthFields
    do throws(ServiceError) {
      fields = try await token([
        ("client_id", clientID), ("grant_type", "refresh_token"), ("refresh_token", refresh.text),
      ])
    } catch {
      switch error {
      case .offline: throw .notConnected(reason: "the token could not be renewed")
      case .cancelled: throw .cancelled
      case .connectionLost: throw .renewalUnanswered(isTimeout: false)
      case .timedOut: throw .renewalUnanswered(isTimeout: true)
      default: throw .renewalFailed
      }
    }
    if let grant = fields.grant { return AccountCredentials(grant, at: now) }
    // The tokens of a refusal are removed; what is no answer to the request, or passes, must not end the session.
    guard let word = fields["error"], !Self.passingErrors.contains(word) else {
      throw .renewalFailed
    }
    return nil
  }

  private func token(_ form: [(name: String, value: String)]) async throws(ServiceError) -> OAuthFields {
    // An error may come with 400 or 401 as RFC 6749 has it, where GitHub sends 200.
    let loader = loader.classifyingErrors(
      by: ServiceErrorClassifier(description: { (OAuthFields.error(in: $0), nil) }) { response, _ in
        guard response.status == .unauthorized else { return nil }
        return OAuthFields.error(in: response).map { .rejected(code: $0, message: nil) }
      }
    )
    do throws(ServiceError) {
      return try await Self.send(loader, to: root.appending(path: "login/oauth/access_token"), form)
    } catch {
      guard case .rejected(let word?, _) = error else { throw error }
      return OAuthFields(error: word)
    }
  }

  private static func send(
    _ loader: ResourceLoader,
    to url: URL,
    _ form: [(name: String, value: String)]
  ) async throws(ServiceError) -> OAuthFields {
    let request = HTTPRequest(
      method: .post,
      url: url,
      fields: [.accept: "application/json", .contentType: "application/x-www-form-urlencoded"],
      body: OAuthFields.body(form)
    )
    return try await loader.send(request) { (response) throws(InvalidResponse) in
      do throws(JSONBodyError) { return try OAuthFields(response) } catch {
        throw .malformed(MalformedReason(error, of: response))
      }
    }
  }

  private static let invalidClientID = KnownReason.invalidClientID.rawValue
  private static let passingErrors: Set = ["server_error", "slow_down", "temporarily_unavailable"]
  private static let notOffered = "device_flow_not_offered"
  private static let refusals: Set = [
    "device_flow_disabled", "unauthorized_client", "unsupported_grant_type", unknownClient,
  ]
  private static let unknownClient = "incorrect_client_credentials"

  /// The problem with the client id that a refusal names.
  private static func problem(_ word: String?) -> DeviceFlowProblem {
    word == unknownClient ? .unknownClientID : .notOffered(code: word)
  }

  /// Tells a refusal of the device flow as such from another failure.
  private static let codeErrors = ServiceErrorClassifier(ownRule: { response, _ in
    let word = OAuthFields.error(in: response)
    switch response.status.rawValue {
    case _ where response.isRateLimited: return nil
    case 401, 403, 404, 422: return .rejected(code: notOffered, message: word)
    case 400 where word.map(refusals.contains) == true: return .rejected(code: notOffered, message: word)
    default: return nil
    }
  })
}

extension OAuthFields {
  /// An error that came as the status of a response.
  fileprivate init(error: String) {
    self.init(values: ["error": error])
  }

  /// The word for an error that a response has, if its body can be read.
  fileprivate static func error(in response: HTTPResponse) -> String? {
    // monorepo:allow swallowed-error: the status is the error already; a body without a word adds nothing to it
    (try? OAuthFields(response))?["error"]
  }

  /// The tokens, if there are any.
  fileprivate var grant: TokenGrant? {
    self["access_token"].flatMap(AccessToken.init).map { token in
      TokenGrant(
        token,
        lifetime: seconds("expires_in"),
        refreshToken: self["refresh_token"].flatMap(AccessToken.init),
        refreshLifetime: seconds("refresh_token_expires_in")
      )
    }
  }
}

extension AccountCredentials {
  /// The tokens of a sign-in, with the moments at which they expire.
  ///
  /// - Parameters:
  ///   - grant: The tokens.
  ///   - now: When they were given.
  public init(_ grant: TokenGrant, at now: Date) {
    self.init(
      accessToken: Secret(grant.token.text),
      accessExpiresAt: grant.lifetime.map { now.addingTimeInterval(Double($0.components.seconds)) },
      refreshToken: grant.refreshToken.map { Secret($0.text) },
      refreshExpiresAt: grant.refreshLifetime.map { now.addingTimeInterval(Double($0.components.seconds)) }
    )
  }
}

extension SignInError {
  fileprivate init(_ error: ServiceError) {
    self = error == .cancelled ? .cancelled : .service(error)
  }
}
