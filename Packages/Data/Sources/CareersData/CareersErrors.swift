import CareersDomain
import DomainKernel
import NetworkingKit
import ResourceLoading

/// How the careers service says its errors: `{"error":{"code","message"}}`.
enum CareersErrors {
  /// The errors of most requests.
  static let standard = ServiceErrorClassifier(code: ["error", "code"], message: ["error", "message"])

  /// The errors of a job: 404 may be of a path that the service does not have, and says nothing about the job
  /// then.
  static let ofJob = ServiceErrorClassifier(
    code: ["error", "code"],
    message: ["error", "message"],
    ownRule: { response, _ in
      guard response.status == .notFound else { return nil }
      return standard.words(of: response).code == unknownPathCode ? .malformed(.missingPage) : nil
    }
  )

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

  /// The code of a path that the service does not have; a job that is missing has its own.
  private static let unknownPathCode = "not_found"

  private static let ownCodes: Set = [
    "invalid_credentials", "invalid_refresh_token", "user_not_found", "verification_code_throttled",
  ]
}
