import DomainKernel
import NetworkingKit
import ResourceLoading

/// How the careers service says its errors: `{"error":{"code","message"}}`.
///
/// A 404 with the code of a path that the service does not have says nothing about an item, which has its own
/// code.
enum CareersErrors {
  /// The errors of most requests.
  static let standard = classifier { _, _ in nil }

  /// The errors of a change that names an item in its body: 404 says that the service does not have the item
  /// only with a code for that, as the address names none and may be wrong.
  static let ofItemInBody = classifier { response, now in
    guard envelope.error(for: response, at: now) == .notFound else { return nil }
    return envelope.words(of: response).code == nil ? .malformed(.missingPage) : nil
  }

  /// The errors of the status of an organisation: 404 may say that there is the organisation, whose verification was
  /// never requested, which is an answer.
  static let ofOrganizationStatus = classifier(
    { _, _ in nil },
    isAnswer: { $0.status == .notFound && envelope.words(of: $0).code == notRequestedCode }
  )

  /// The errors of signing in: 401 says that something sent was wrong, and 429 that a code was sent a moment ago.
  static let ofAuthentication = classifier { response, _ in
    guard [401, 404, 429].contains(response.status.rawValue) else { return nil }
    let (code, message) = envelope.words(of: response)
    return code.flatMap { ownCodes.contains($0) ? .rejected(code: $0, message: message) : nil }
  }

  /// Reads the words of the service, without a rule of its own.
  private static let envelope = ServiceErrorClassifier(
    code: ["error", "code"],
    message: ["error", "message"]
  )

  /// The code of a path that the service does not have.
  private static let unknownPathCode = "not_found"

  /// The code of an organisation whose verification was never requested.
  private static let notRequestedCode = "org_verification_not_found"

  private static let ownCodes: Set = [
    "invalid_credentials", "invalid_refresh_token", "user_not_found", "verification_code_throttled",
  ]

  private static func classifier(
    _ ownRule: @escaping ServiceErrorClassifier.OwnRule,
    isAnswer: @escaping ServiceErrorClassifier.AnswerRule = { _ in false }
  ) -> ServiceErrorClassifier {
    ServiceErrorClassifier(
      description: { envelope.words(of: $0) },
      ownRule: { response, now in
        guard envelope.error(for: response, at: now) == .notFound,
          envelope.words(of: response).code == unknownPathCode
        else { return ownRule(response, now) }
        return .malformed(.missingPage)
      },
      isAnswer: isAnswer
    )
  }
}
