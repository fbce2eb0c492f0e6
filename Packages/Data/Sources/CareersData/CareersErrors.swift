import CareersDomain
import DomainKernel
import NetworkingKit
import ResourceLoading

/// How the careers service says its errors: `{"error":{"code","message"}}`.
enum CareersErrors {
  /// The errors of most requests.
  static let standard = ServiceErrorClassifier(code: ["error", "code"], message: ["error", "message"])

  /// The errors of organisations: 404 may say that there is an organisation, whose verification was never requested.
  static let ofOrganizations = ServiceErrorClassifier(
    code: ["error", "code"],
    message: ["error", "message"],
    ownRule: { response, _ in
      guard response.status == .notFound else { return nil }
      let (code, message) = standard.words(of: response)
      return code == OrganizationVerification.notRequestedCode ? .rejected(code: code, message: message) : nil
    }
  )

  /// The errors of signing in: 401 says that something sent was wrong, and 429 that a code was sent a moment ago.
  static let ofAuthentication = ServiceErrorClassifier(
    code: ["error", "code"],
    message: ["error", "message"],
    ownRule: { response, _ in
      guard [401, 404, 429].contains(response.status.rawValue) else { return nil }
      let (code, message) = standard.words(of: response)
      return code.flatMap { ownCodes.contains($0) ? .rejected(code: $0, message: message) : nil }
    }
  )

  private static let ownCodes: Set = [
    "invalid_credentials", "invalid_refresh_token", "user_not_found", "verification_code_throttled",
  ]
}
