import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about accounts, tokens and the verification of e-mail addresses.
struct AuthenticationAnswers {
  /// Seconds for which a refresh token is valid.
  static let refreshLifetime: TimeInterval = 604_800

  /// The body of the request.
  let fields: RequestFields
  /// The present.
  let now: Date

  /// Creates an account and signs its user in.
  func register(_ state: inout CareersState) throws(CareersFault) -> CareersReply {
    let name = fields.text("fullName")
    guard name.lengthInCodeUnits >= 2 else {
      throw .invalid("invalid_name", "fullName must have at least 2 characters")
    }
    let email = try fields.email()
    let password = try fields.password()
    guard password.lengthInCodeUnits >= 8 else {
      throw .invalid("invalid_password", "password must have at least 8 characters")
    }
    guard state.account(email: email) == nil else {
      throw .conflict("email_exists", "An account with this email already exists")
    }
    let account = CareersAccount(
      id: state.identifiers.uuid(),
      fullName: name,
      email: email,
      password: PasswordHash(password, salt: state.identifiers.token(bytes: 16)),
      created: now,
      code: VerificationCode(&state.identifiers, now: now)
    )
    state.accounts.append(account)
    let challenge = JSONMember(name: "emailVerification", value: challenge(account))
    return .created(.object(session(of: account, &state) + [challenge]))
  }

  /// Signs a user in; the address need not be verified.
  func login(_ state: inout CareersState) throws(CareersFault) -> CareersReply {
    let identifier = fields.text("identifier")
    let email = (identifier.isEmpty ? fields.text("email") : identifier).lowercased()
    let password = try fields.password()
    guard let place = state.account(email: email), state.accounts[place].password.matches(password) else {
      throw .unauthorized("invalid_credentials", "Email or password is incorrect")
    }
    return .ok(.object(session(of: state.accounts[place], &state)))
  }

  /// Exchanges a refresh token for two new tokens; the old one is of no use afterwards.
  func refresh(_ state: inout CareersState) throws(CareersFault) -> CareersReply {
    let token = fields.text("refreshToken")
    guard !token.isEmpty else { throw .invalid("invalid_refresh_token", "refreshToken is required") }
    let hash = SHA256.hexadecimal(token)
    guard
      let place = state.refreshTokens.firstIndex(where: { $0.hash == hash && now < $0.expires }),
      let account = state.accounts.first(where: { $0.id == state.refreshTokens[place].accountID })
    else { throw .unauthorized("invalid_refresh_token", "Refresh token is invalid or expired") }
    state.refreshTokens.remove(at: place)
    return .ok(.object(session(of: account, &state)))
  }

  /// Revokes a refresh token, if it is one.
  func logout(_ state: inout CareersState) -> CareersReply {
    let hash = SHA256.hexadecimal(fields.text("refreshToken"))
    state.refreshTokens.removeAll { $0.hash == hash }
    return .noContent
  }

  /// Compares a code with the one that was sent.
  func verify(_ state: inout CareersState) throws(CareersFault) -> CareersReply {
    let email = try fields.email()
    let code = fields.text("code").filter { !$0.isWhitespace }
    guard let place = state.account(email: email) else { throw Self.wrongCode }
    guard state.accounts[place].verified == nil else { return .ok(verified(email, already: true)) }
    guard code.utf8.count == 6, code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Self.wrongCode
    }
    let sent = state.accounts[place].code
    guard now < sent.sent + TimeInterval(VerificationCode.lifetime) else {
      throw .invalid("verification_code_expired", "Verification code has expired")
    }
    guard sent.failures < VerificationCode.attempts else { throw Self.lockedCode }
    guard sent.digits == code else {
      state.accounts[place].code.failures += 1
      throw sent.failures + 1 < VerificationCode.attempts ? Self.wrongCode : Self.lockedCode
    }
    state.accounts[place].verified = now
    return .ok(verified(email, already: false))
  }

  /// Sends another code, which voids the one before.
  func resend(_ state: inout CareersState) throws(CareersFault) -> CareersReply {
    let email = try fields.email()
    guard let place = state.account(email: email) else {
      throw .notFound("user_not_found", "User not found")
    }
    guard state.accounts[place].verified == nil else { return .ok(verified(email, already: true)) }
    let wait = secondsUntilResend(state.accounts[place].code)
    guard wait == 0 else {
      throw CareersFault(
        status: .tooManyRequests,
        code: "verification_code_throttled",
        message: "Please wait \(wait) seconds before requesting another code"
      )
    }
    state.accounts[place].code = VerificationCode(&state.identifiers, now: now)
    return .ok(challenge(state.accounts[place]))
  }

  private static let wrongCode = CareersFault.invalid(
    "verification_code_invalid",
    "Verification code is invalid"
  )
  private static let lockedCode = CareersFault.invalid(
    "verification_code_locked",
    "Too many wrong codes, request a new one"
  )

  private func session(of account: CareersAccount, _ state: inout CareersState) -> [JSONMember] {
    let refreshToken = state.identifiers.token(bytes: 48)
    state.refreshTokens.removeAll { $0.expires <= now }
    state.refreshTokens.append(
      RefreshToken(
        hash: SHA256.hexadecimal(refreshToken),
        accountID: account.id,
        expires: now + Self.refreshLifetime
      )
    )
    return [
      JSONMember(name: "user", value: account.userJSON),
      JSONMember(
        name: "accessToken",
        value: .string(AccessToken.text(for: account, in: &state, now: now))
      ),
      JSONMember(name: "refreshToken", value: .string(refreshToken)),
    ]
  }

  private func verified(_ email: String, already: Bool) -> JSONValue {
    .object(["email": .string(email), "verified": true, "alreadyVerified": .bool(already)])
  }

  private func challenge(_ account: CareersAccount) -> JSONValue {
    .object([
      "required": true,
      "verified": false,
      "email": .string(account.email),
      "sent": true,
      "expiresInSec": .integer(VerificationCode.lifetime),
      "resendAvailableInSec": .integer(secondsUntilResend(account.code)),
      // No mail leaves the sandbox, so the code is told here, as the service does outside production.
      "developmentCode": .string(account.code.digits),
    ])
  }

  private func secondsUntilResend(_ code: VerificationCode) -> Int {
    let next = code.sent + TimeInterval(VerificationCode.resendInterval)
    return max(0, Int(next.timeIntervalSince(now).rounded(.up)))
  }
}

extension CareersAccount {
  /// The user as the service shows it.
  var userJSON: JSONValue {
    .object([
      "id": .string(id),
      "fullName": .string(fullName),
      "email": .string(email),
      "emailVerified": .bool(verified != nil),
      "emailVerifiedAt": .date(verified),
      "createdAt": .date(created),
      "roles": .array(["sdm"]),
    ])
  }
}
