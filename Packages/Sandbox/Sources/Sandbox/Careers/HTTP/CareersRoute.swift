import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request that the careers service answers; `*` stands for one part of the path.
enum CareersEndpoint: String, CaseIterable, Sendable {
  case health = "GET /health"
  case register = "POST /auth/register"
  case login = "POST /auth/login"
  case refresh = "POST /auth/refresh"
  case logout = "POST /auth/logout"
  case verifyEmail = "POST /auth/email-verification/verify"
  case resendCode = "POST /auth/email-verification/resend"
  case me = "GET /auth/me"
  case jobs = "GET /jobs"
  case job = "GET /jobs/*"
  case posts = "GET /feed/posts"
  case savedJobs = "GET /users/me/saved-jobs"
  case saveJob = "POST /users/me/saved-jobs"
  case unsaveJob = "DELETE /users/me/saved-jobs/*"
  case savedPosts = "GET /users/me/saved-posts"
  case savePost = "POST /users/me/saved-posts"
  case unsavePost = "DELETE /users/me/saved-posts/*"
  case apply = "POST /jobs/*/applications"
  case applications = "GET /users/me/applications"
  case journey = "GET /users/me/applications/*/journey"
  case uploadDocument = "POST /users/me/applications/*/documents/upload-url"
  case addDocument = "POST /users/me/applications/*/documents"
  case documents = "GET /users/me/applications/*/documents"
  case acceptOffer = "POST /users/me/applications/*/offer/accept"
  case declineOffer = "POST /users/me/applications/*/offer/decline"
  case profile = "GET /users/me/profile"
  case trustProfile = "GET /trust/profile"
  case updateProfile = "PATCH /users/me/profile"
  case checklist = "GET /users/me/verification-documents"
  case requestVerification = "POST /users/me/verification/final-request"
  case beginVerification = "POST /identity/kyc/sessions"
  case verificationStatus = "GET /identity/kyc/status"
  case uploadVerification = "POST /identity/kyc/upload-url"
  case addVerification = "POST /identity/kyc/documents"
  case submitVerification = "POST /identity/kyc/sessions/*/submit"
  case addProviderMetadata = "POST /identity/kyc/sessions/*/provider-metadata"
  case verificationHistory = "GET /identity/kyc/history"
  case createOrganization = "POST /organizations"
  case verifyOrganization = "POST /organizations/*/verification"
  case organizationStatus = "GET /organizations/*/verification/status"

  /// Who may ask.
  var access: Access {
    switch self {
    case .health, .register, .login, .refresh, .logout, .verifyEmail, .resendCode: .everyone
    case .jobs, .job, .posts: .everyoneOrUser
    default: .user
    }
  }

  /// Who may ask for something.
  enum Access {
    /// Everyone; credentials are not read.
    case everyone
    /// Everyone; credentials that are given must be valid.
    case everyoneOrUser
    /// Users who are signed in.
    case user
  }

  fileprivate var path: [Substring] {
    rawValue.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(\.self)
  }

  fileprivate var method: Substring {
    rawValue.prefix { $0 != " " }
  }
}

/// Where a request goes.
struct CareersRoute: Hashable, Sendable {
  /// The endpoint that is asked for.
  let endpoint: CareersEndpoint
  /// The identifier in the path, with its percent escapes; empty where the endpoint has none.
  let id: String

  /// Reads a method and a path, with or without `/v1`; `nil` where there is no such route.
  ///
  /// Letter case matters, and a slash at the end is not forgiven.
  init?(_ request: HTTPRequest) {
    var parts = request.url.path(percentEncoded: true)
      .split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.first == "v1" { parts = parts.dropFirst() }
    let path = Array(parts)
    for endpoint in CareersEndpoint.allCases where endpoint.method == request.method.rawValue {
      guard let id = Self.id(in: path, of: endpoint.path) else { continue }
      self.endpoint = endpoint
      self.id = id
      return
    }
    return nil
  }

  private static func id(in path: [Substring], of template: [Substring]) -> String? {
    guard path.count == template.count else { return nil }
    var id = ""
    for (part, expected) in zip(path, template) {
      if expected == "*", !part.isEmpty {
        id = String(part)
      } else if part != expected {
        return nil
      }
    }
    return id
  }
}
