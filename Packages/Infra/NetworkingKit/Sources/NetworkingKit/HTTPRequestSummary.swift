#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A summary of a request for logs, without secrets.
///
/// The values of credential fields and of query items such as `token` or `code` are replaced, and user and
/// password are left out of the address. The text is as remote as its parts; who shows it takes care of
/// control characters.
public struct HTTPRequestSummary: Hashable, Sendable {
  /// The method.
  public let method: HTTPMethod
  /// The address without user, password, fragment and secret query values.
  public let address: String
  /// The fields, with secret values replaced.
  public let fields: HTTPFields

  /// Summarises a request.
  ///
  /// - Parameter request: What is about to be sent.
  public init(_ request: HTTPRequest) {
    method = request.method
    address = Self.address(of: request)
    fields = HTTPFields(
      request.fields.map { field in
        Self.secretFields.contains(field.name) ? HTTPField(name: field.name, value: Self.mask) : field
      }
    )
  }

  private static func address(of request: HTTPRequest) -> String {
    guard let origin = Origin(request.url) else { return "(no http address)" }
    let path = request.url.path(percentEncoded: true)
    let query = request.url.query(percentEncoded: true).map { "?" + masked(query: $0) } ?? ""
    return origin.description + path + query
  }

  private static func masked(query: String) -> String {
    query.split(separator: "&", omittingEmptySubsequences: false)
      .map { item in
        guard let equals = item.firstIndex(of: "=") else { return String(item) }
        let name = String(item[..<equals])
        // A service reads `to%6Ben` as `token`.
        let isSecret = secretItems.contains((PercentEncoding.decoded(name) ?? name).lowercased())
        return isSecret ? item[...equals] + mask : String(item)
      }
      .joined(separator: "&")
  }

  private static let mask = "<redacted>"

  /// The fields whose values are secret.
  public static let secretFields: Set<HTTPField.Name> = [
    .authorization, .cookie, "Proxy-Authorization", "Set-Cookie", "X-API-Key",
  ]

  /// The names of query items whose values are secret, in lower case.
  public static let secretItems: Set<String> = [
    "access_token", "api_key", "apikey", "client_secret", "code", "code_verifier", "device_code", "id_token",
    "key", "password", "refresh_token", "secret", "sig", "signature", "state", "token", "user_code",
    "x-amz-credential", "x-amz-security-token", "x-amz-signature", "x-goog-credential", "x-goog-signature",
  ]
}
