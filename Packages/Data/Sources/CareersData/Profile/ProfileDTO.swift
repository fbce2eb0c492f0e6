import CareersDomain
import LenientJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An answer with the user's own profile; of no use without an id.
struct ProfileEnvelope: Decodable {
  let profile: UserProfile

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    let sent = try answer.nestedContainer(keyedBy: NamedKey.self, forKey: "profile")
    try sent.require(anyOf: "profileCompletionPercent", "verificationStatus", "trustScoreLabel")
    profile = UserProfile(
      id: UserProfile.ID(rawValue: try sent.requiredID("id")),
      name: sent.text("fullName"),
      email: sent.text("email"),
      avatar: sent.stated("avatarUrl") { sent.exactText("avatarUrl") },
      completion: sent.percentage("profileCompletionPercent"),
      trust: sent.text("trustScoreLabel").map(TrustLabel.init(word:)),
      state: sent.text("verificationStatus").map(VerificationState.init(word:)),
      progress: sent.lenient(ProgressDTO.self, "verification")?.progress
    )
  }
}

/// How far the verification has come, in a profile.
private struct ProgressDTO: Decodable {
  let progress: VerificationProgress

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    progress = VerificationProgress(
      session: sent.stated("sessionId") { sent.exactText("sessionId").flatMap(VerificationSession.ID.init) },
      sessionStatus: sent.stated("sessionStatus") {
        sent.text("sessionStatus").map(SessionStatus.init(word:))
      },
      state: sent.text("trustStatus").map(VerificationState.init(word:)),
      documents: sent.count("documentsUploaded"),
      required: sent.count("requiredDocuments"),
      requiredUploaded: sent.count("requiredDocumentsUploaded"),
      finalRequest: sent.stated("finalRequest") {
        sent.lenient(FinalRequestDTO.self, "finalRequest")?.request
      }
    )
  }
}

/// A final request; its date is there only in the answer that made it.
struct FinalRequestDTO: Decodable {
  let request: FinalRequest

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    request = FinalRequest(
      id: try sent.requiredID("id"),
      status: sent.text("status"),
      note: sent.text("note", CareersLimits.sentences),
      requestedAt: sent.date("requestedAt"),
      documents: sent.count("documentsCount")
    )
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads a member that is `null` or left out where there is no value: an unreadable one is not taken for none.
  func stated<Value>(_ key: NamedKey, _ value: () -> Value?) -> Stated<Value> {
    guard contains(key), !isNull(key) else { return .absent }
    return value().map(Stated.value) ?? .unknown
  }

  /// Reads a percentage, rounded down to a whole one: what is not complete is never told to be.
  func percentage(_ key: NamedKey) -> Int? {
    let number =
      lenient(Double.self, key) ?? lenient(LenientDecimal.self, key)?.thousandths.map { Double($0) / 1000 }
    return number.flatMap { (0...100).contains($0) ? Int($0) : nil }
  }

  /// Reads a number of things, 0 or more.
  func count(_ key: NamedKey) -> Int? {
    wholeNumber(key).flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension TrustLabel {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "UNVERIFIED": self = .unverified
    case "BUILDING_TRUST": self = .buildingTrust
    case "UNDER_REVIEW": self = .underReview
    case "TRUSTED": self = .trusted
    case "ACTION_REQUIRED": self = .actionRequired
    default: self = .other(word)
    }
  }
}

extension VerificationState {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "NOT_STARTED": self = .notStarted
    case "IN_PROGRESS": self = .inProgress
    case "MANUAL_REVIEW": self = .manualReview
    case "VERIFIED": self = .verified
    case "REJECTED": self = .rejected
    default: self = .other(word)
    }
  }
}
