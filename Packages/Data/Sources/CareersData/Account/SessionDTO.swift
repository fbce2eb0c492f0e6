import Credentials
import LenientJSON
import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answer to a renewal: new tokens, and the user whose they are.
struct RenewedTokensDTO: Decodable, Sendable {
  let tokens: TokensDTO
  /// The id of the user; `nil` where the answer does not have it.
  let owner: String?

  init(from decoder: any Decoder) throws {
    tokens = try TokensDTO(from: decoder)
    owner = try decoder.container(keyedBy: NamedKey.self).lenient(Owner.self, "user")?.id
  }

  private struct Owner: Decodable {
    let id: String

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: NamedKey.self).requiredID("id")
    }
  }
}

/// The tokens in an answer of the service that signs a user in.
struct TokensDTO: Decodable, Sendable {
  let accessToken: String
  let refreshToken: String

  /// The tokens with the moments at which they expire; `nil` for texts that cannot be tokens.
  ///
  /// The service does not say how long they are valid: 900 seconds and 7 days.
  func credentials(at now: Date) -> AccountCredentials? {
    guard Self.isToken(accessToken), Self.isToken(refreshToken) else { return nil }
    return AccountCredentials(
      accessToken: Secret(accessToken),
      accessExpiresAt: now.addingTimeInterval(900),
      refreshToken: Secret(refreshToken),
      refreshExpiresAt: now.addingTimeInterval(7 * 86_400)
    )
  }

  /// Visible ASCII characters, which cannot end a header field or add to it.
  private static func isToken(_ text: String) -> Bool {
    (1...8192).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

extension HTTPRequest {
  /// A request with a JSON object of texts as its body.
  static func post(_ members: [String: String], to url: URL) -> HTTPRequest {
    HTTPRequest(
      method: .post,
      url: url,
      fields: [.contentType: "application/json"],
      body: Data(JSONText.object(members).utf8)
    )
  }

  /// A request that signs in, or shows who the user is: how often the service takes one of these says nothing about
  /// other requests, so that a code can be entered although another one was asked for too early.
  static func authentication(_ members: [String: String], to url: URL) -> HTTPRequest {
    var request = post(members, to: url)
    request.hasOwnLimit = true
    return request
  }
}

/// Writes JSON (RFC 8259); unlike an encoder, it cannot fail.
private enum JSONText {
  static func object(_ members: [String: String]) -> String {
    let written = members.sorted { $0.key < $1.key }.map { string($0.key) + ":" + string($0.value) }
    return "{" + written.joined(separator: ",") + "}"
  }

  private static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case "\u{0}"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
