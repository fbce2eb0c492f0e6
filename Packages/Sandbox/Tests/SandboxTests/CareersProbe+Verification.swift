import ClockFakes
import Foundation
import NetworkingKit
import Testing

/// What tests of the verification do again and again.
extension CareersProbe {
  func begin(_ user: CareersUser) async throws -> String {
    try await object(.post, "/identity/kyc/sessions", token: user.token, status: 201)
      .object("session").text("id")
  }

  func verificationStatus(_ user: CareersUser) async throws -> String {
    try await get("/identity/kyc/status", token: user.token).text("status")
  }

  func completion(_ user: CareersUser) async throws -> Int? {
    try await get("/users/me/profile", token: user.token).object("profile")["profileCompletionPercent"]
      as? Int
  }

  func submittedUser() async throws -> CareersUser {
    let user = try await register()
    let session = try await begin(user)
    _ = try await add("PASSPORT", "a", to: session, user)
    _ = try await add("SELFIE", "b", to: session, user)
    _ = try await object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    return user
  }

  func verifiedUser() async throws -> (CareersUser, String) {
    let user = try await submittedUser()
    let session = try await get("/identity/kyc/status", token: user.token).object("session").text("id")
    try await advance(session, steps: 2)
    return (user, session)
  }

  func documentBody(
    _ type: String,
    _ digit: String,
    _ session: String,
    _ user: CareersUser,
    _ metadata: String = "null"
  ) -> String {
    let key = "kyc/\(user.id)/\(session)/\(digit).jpg"
    let checksum = String(repeating: digit, count: 64)
    return """
      {"documentType":"\(type)","objectKey":"\(key)","checksumSha256":"\(checksum)","metadata":\(metadata)}
      """
  }

  func add(
    _ type: String,
    _ digit: String,
    to session: String,
    _ user: CareersUser,
    metadata: String = "null"
  ) async throws -> CareersProbe.Object {
    let body = documentBody(type, digit, session, user, metadata)
    return try await object(
      .post,
      "/identity/kyc/documents",
      token: user.token,
      body: body,
      status: 201
    )
  }
}
