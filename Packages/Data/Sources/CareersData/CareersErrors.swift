import DomainKernel
import LenientJSON
import NetworkingKit
import ResourceLoading

/// How the careers service says its errors: `{"error":{"code","message"}}`.
enum CareersErrors {
  /// The errors of most requests.
  static let standard = ServiceErrorClassifier(description: describe)

  /// The errors of signing in: 401 says that something sent was wrong, and 429 that a code was sent a moment ago.
  static let ofAuthentication = ServiceErrorClassifier(description: describe) { response, _ in
    guard [401, 404, 429].contains(response.status.rawValue) else { return nil }
    let (code, message) = describe(response)
    return code.flatMap { ownCodes.contains($0) ? .rejected(code: $0, message: message) : nil }
  }

  private static let ownCodes: Set = [
    "invalid_credentials", "invalid_refresh_token", "user_not_found", "verification_code_throttled",
  ]

  @Sendable
  private static func describe(_ response: HTTPResponse) -> (code: String?, message: String?) {
    // monorepo:allow swallowed-error: the status says the error; a body that cannot be read adds nothing
    let body = try? JSONBody.decode(ErrorDTO.self, from: response.body)
    return (body?.code, body?.message)
  }
}
