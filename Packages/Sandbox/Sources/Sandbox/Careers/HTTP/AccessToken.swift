import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The credential of a user for some minutes: readable JSON and its signature, in two parts.
struct AccessToken {
  /// Seconds for which a token is valid.
  static let lifetime = 900

  private struct Claims: Codable {
    let sub: String
    let email: String
    let exp: Int
    let jti: String
  }

  /// Writes a token for an account.
  static func text(for account: CareersAccount, in state: inout CareersState, now: Date) -> String {
    let claims: JSONValue = .object([
      "sub": .string(account.id),
      "email": .string(account.email),
      "exp": .integer(Int(now.timeIntervalSince1970.rounded(.down)) + lifetime),
      "jti": .string(state.identifiers.uuid()),
    ])
    let payload = JSONWriter.data(claims).base64URLText
    return "\(payload).\(SHA256.authenticationCode(of: payload, key: state.signingKey))"
  }

  /// The place of the account that a request's credentials name; `nil` for a guest.
  ///
  /// The scheme is compared with its letter case, and any other one counts as none.
  static func account(of request: HTTPRequest, in state: CareersState, now: Date) throws(CareersFault) -> Int?
  {
    guard let token = text(in: request) else { return nil }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard
      parts.count == 2,
      SHA256.authenticationCode(of: String(parts[0]), key: state.signingKey) == parts[1],
      let payload = Data(base64URLText: parts[0]),
      let claims = try? JSONDecoder().decode(Claims.self, from: payload),
      let place = state.accounts.firstIndex(where: { $0.id == claims.sub })
    else { throw .unauthorized("invalid_access_token", "Access token is invalid") }
    guard now.timeIntervalSince1970 < Double(claims.exp) else {
      throw .unauthorized("expired_access_token", "Access token has expired")
    }
    return place
  }

  /// The token that a request carries.
  static func text(in request: HTTPRequest) -> String? {
    guard let value = request.fields[.authorization], value.hasPrefix("Bearer ") else { return nil }
    let token = String(value.dropFirst("Bearer ".count)).trimmed
    return token.isEmpty ? nil : token
  }
}
