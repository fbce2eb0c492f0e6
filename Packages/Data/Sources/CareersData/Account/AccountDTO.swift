import CareersDomain
import DomainKernel
import LenientJSON
import OfflineHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The account of a user in an answer.
struct UserDTO: Decodable {
  let user: CareersUser

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    let verifiedAt = sent.date("emailVerifiedAt")
    let isVerified = sent.lenient(Bool.self, "emailVerified") ?? (verifiedAt != nil)
    user = CareersUser(
      id: CareersUser.ID(rawValue: try sent.requiredID("id")),
      name: sent.text("fullName") ?? "",
      email: try sent.requiredText("email"),
      emailState: isVerified ? .verified(verifiedAt) : .unverified,
      createdAt: sent.date("createdAt")
    )
  }
}

/// The answer that says whose session it is.
struct OwnAccountDTO: Decodable {
  let user: UserDTO
}

/// The answer to a registration or a sign-in.
struct SessionDTO: Decodable {
  let user: UserDTO
  let tokens: TokensDTO
  let challenge: ChallengeDTO?

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    user = try sent.decode(UserDTO.self, forKey: "user")
    tokens = try TokensDTO(from: decoder)
    challenge = sent.lenient(ChallengeDTO.self, "emailVerification")
  }
}

/// A code that was sent, or the statement that the address is verified already: the service sends both shapes.
struct ChallengeDTO: Decodable {
  private let email: String?
  private let isVerified: Bool
  private let isSent: Bool
  private let lifetime: Int?
  private let wait: Int?
  private let developmentCode: String?

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    try sent.require(anyOf: "sent", "verified")
    email = sent.text("email")
    isVerified = sent.lenient(Bool.self, "verified") ?? false
    isSent = sent.lenient(Bool.self, "sent") ?? false
    lifetime = sent.wholeNumber("expiresInSec")
    wait = sent.wholeNumber("resendAvailableInSec")
    developmentCode = sent.exactText("developmentCode").flatMap { $0.utf8.count <= 20 ? $0 : nil }
  }

  /// The code; `nil` for an address that is verified.
  ///
  /// A service that does not say when another code can be asked for takes a minute.
  func challenge(for address: String, at now: Date) -> EmailChallenge? {
    guard !isVerified else { return nil }
    let day = 0...86_400
    let wait = wait.flatMap { day.contains($0) ? $0 : nil } ?? 60
    return EmailChallenge(
      email: email ?? address,
      isSent: isSent,
      resendAt: now.addingTimeInterval(Double(wait)),
      lifetime: lifetime.flatMap { day.contains($0) ? .seconds($0) : nil },
      developmentCode: developmentCode
    )
  }
}

/// The answer to a code.
struct VerificationDTO: Decodable {
  let verified: Bool
  let alreadyVerified: Bool?
}
