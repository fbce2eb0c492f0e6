import CareersDomain
import DomainKernel
import NetworkingKit
import ResourceLoading

/// How the careers service says its errors: `{"error":{"code","message"}}`.
enum CareersErrors {
  /// The errors of most requests.
  static let standard = ServiceErrorClassifier(code: ["error", "code"], message: ["error", "message"])

  /// The errors where the address names a job or a post: 404 may be of a path that the service does not have,
  /// and says nothing about the entry then.
  static let ofEntryInAddress = ServiceErrorClassifier(
    code: ["error", "code"],
    message: ["error", "message"],
    ownRule: { response, _ in
      guard response.status == .notFound else { return nil }
      return standard.words(of: response).code == unknownPathCode ? .malformed(.missingPage) : nil
    }
  )

  /// The errors of a change that names an item in its body: 404 says that the service does not have the item
  /// only with a code for that, as the address names none and may be wrong.
  static let ofItemInBody = ServiceErrorClassifier(
    code: ["error", "code"],
    message: ["error", "message"],
    ownRule: { response, now in
      guard standard.error(for: response, at: now) == .notFound else { return nil }
      let code = standard.words(of: response).code
      return code == nil || code == unknownPathCode ? .malformed(.missingPage) : nil
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

  /// The code of a path that the service does not have; an item that is missing has its own.
  private static let unknownPathCode = "not_found"

  private static let ownCodes: Set = [
    "invalid_credentials", "invalid_refresh_token", "user_not_found", "verification_code_throttled",
  ]
}
