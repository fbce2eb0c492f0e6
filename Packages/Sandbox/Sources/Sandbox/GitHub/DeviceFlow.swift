import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The sign-ins under way, and the exchange of refresh tokens.
final class DeviceFlow: Sendable {
  /// A sign-in that waits for the user.
  private struct Grant {
    let client: String
    let scopes: Set<GitHubToken.Scope>
    let end: Date
    var interval = DeviceFlow.interval
    var lastPoll: Date?
    var polls = 0
  }

  private struct Memory {
    var grants: [String: Grant] = [:]
    var count: UInt64 = 0
  }

  private typealias Client = GitHubLoginService.Client

  private static let interval = 5
  private static let slowDown = 5
  private static let lifetime = 900
  private static let shortLifetime = 20
  private static let pendingPolls = 2

  private let revoked: RevokedGitHubTokens
  private let memory = Mutex(Memory())

  init(revoked: RevokedGitHubTokens) {
    self.revoked = revoked
  }

  /// Begins a sign-in: answers with the codes, or with the reason why there are none.
  func begin(_ parameters: LoginParameters, now: Date) -> LoginAnswer {
    guard let client = parameters["client_id"], Self.isKnown(client) else { return .unknownClient }
    switch Client(rawValue: client) {
    case .disabled:
      return LoginAnswer(error: "device_flow_disabled", "The app does not allow the device flow.")
    case .unauthorized:
      return LoginAnswer(error: "unauthorized_client", "The client may not use this grant.")
    default:
      break
    }
    let lifetime = Client(rawValue: client) == .expired ? Self.shortLifetime : Self.lifetime
    let scopes = parameters["scope"]?.split { $0 == " " || $0 == "," }
      .compactMap { GitHubToken.Scope(rawValue: String($0)) }
    let grant = Grant(
      client: client,
      scopes: Set(scopes ?? []),
      end: now.addingTimeInterval(TimeInterval(lifetime))
    )
    let codes = memory.withLock { memory in
      memory.count += 1
      let codes = DeviceCodes(client: client, serial: Self.serial(memory.count, now))
      memory.grants[codes.device] = grant
      return codes
    }
    return LoginAnswer([
      "device_code": .string(codes.device),
      "user_code": .string(codes.user),
      "verification_uri": "https://github.com/login/device",
      "expires_in": .integer(lifetime),
      "interval": .integer(grant.interval),
    ])
  }

  /// Answers a request for a token.
  func token(for parameters: LoginParameters, now: Date) -> LoginAnswer {
    guard let client = parameters["client_id"], Self.isKnown(client), Client(rawValue: client) != .incorrect
    else {
      return LoginAnswer(error: "incorrect_client_credentials", "The client id is not correct.")
    }
    switch parameters["grant_type"] {
    case "urn:ietf:params:oauth:grant-type:device_code":
      return memory.withLock { memory in
        poll(parameters["device_code"] ?? "", client: client, now: now, &memory)
      }
    case "refresh_token":
      return refresh(parameters["refresh_token"] ?? "", client: client, now: now)
    default:
      return LoginAnswer(error: "unsupported_grant_type", "The grant type is not supported.")
    }
  }

  private func poll(_ code: String, client: String, now: Date, _ memory: inout Memory) -> LoginAnswer {
    guard var grant = memory.grants[code], grant.client == client else {
      return LoginAnswer(error: "incorrect_device_code", "The device code is not correct.")
    }
    guard now < grant.end else {
      return LoginAnswer(error: "expired_token", "The device code has expired.")
    }
    let outcome = Client(rawValue: client)
    let isEarly = grant.lastPoll.map { now.timeIntervalSince($0) < TimeInterval(grant.interval) } ?? false
    let isSlowedDown = outcome == .slowedDown && grant.lastPoll == nil
    grant.lastPoll = now
    if isEarly || isSlowedDown {
      grant.interval += Self.slowDown
      memory.grants[code] = grant
      return LoginAnswer(error: "slow_down", "Too many requests for this code.", interval: grant.interval)
    }
    grant.polls += 1
    memory.grants[code] = grant
    if outcome == .denied, grant.polls > 1 {
      return LoginAnswer(error: "access_denied", "The user refused the request.")
    }
    guard grant.polls > Self.pendingPolls, outcome != .expired else {
      return LoginAnswer(error: "authorization_pending", "The user has not entered the code yet.")
    }
    // A code is good for one token.
    memory.grants[code] = nil
    memory.count += 1
    return answer(client: client, scopes: grant.scopes, serial: Self.serial(memory.count, now))
  }

  private func refresh(_ text: String, client: String, now: Date) -> LoginAnswer {
    guard Self.isGitHubApp(client), let token = GitHubToken(text), token.kind == .refresh,
      !token.isExpired(now: now), revoked.insert(token)
    else {
      return LoginAnswer(error: "bad_refresh_token", "The refresh token is not correct, or has expired.")
    }
    revoked.insert(
      GitHubToken(kind: .githubApp, accountID: token.accountID, scopes: [], serial: token.serial)
    )
    let serial = memory.withLock { memory in
      memory.count += 1
      return Self.serial(memory.count, now)
    }
    return answer(client: client, scopes: [], serial: serial)
  }

  private func answer(client: String, scopes: Set<GitHubToken.Scope>, serial: UInt64) -> LoginAnswer {
    guard let account = AccountCatalogue.all.account(named: GitHubLoginService.accountLogin) else {
      preconditionFailure("The content has no account \(GitHubLoginService.accountLogin).")
    }
    func token(_ kind: GitHubToken.Kind, _ scopes: Set<GitHubToken.Scope> = []) -> JSONValue {
      .string(GitHubToken(kind: kind, accountID: account.id, scopes: scopes, serial: serial).text)
    }
    guard Self.isGitHubApp(client) else {
      return LoginAnswer([
        "access_token": token(.oauthApp, scopes),
        "token_type": "bearer",
        "scope": .string(scopes.map(\.rawValue).sorted().joined(separator: ",")),
      ])
    }
    return LoginAnswer([
      "access_token": token(.githubApp),
      "expires_in": .integer(GitHubToken.Kind.accessLifetime),
      "refresh_token": token(.refresh),
      "refresh_token_expires_in": .integer(GitHubToken.Kind.refreshLifetime),
      "token_type": "bearer",
      "scope": "",
    ])
  }

  /// The number of a sign-in: the second in which it took place, and its number in this process.
  private static func serial(_ count: UInt64, _ now: Date) -> UInt64 {
    let second = UInt64(max(0, now.timeIntervalSince1970))
    return second * GitHubToken.serialsPerSecond + count % GitHubToken.serialsPerSecond
  }

  private static func isKnown(_ client: String) -> Bool {
    client.hasPrefix("Ov23") || isGitHubApp(client)
  }

  private static func isGitHubApp(_ client: String) -> Bool {
    client.hasPrefix("Iv")
  }
}
