import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about a user's profile and the checklist of documents.
struct ProfileAnswers {
  /// The name of the provider metadata in which the service keeps the final request, as a client can see.
  private static let finalRequestKey = "finalVerification"

  /// The present.
  let now: Date

  /// The profile.
  func profile(_ account: CareersAccount) -> CareersReply {
    .ok(.object(["profile": json(account)]))
  }

  /// Changes name and picture, both or neither.
  func update(_ account: inout CareersAccount, _ fields: RequestFields) throws(CareersFault) -> CareersReply {
    guard fields.contains("fullName") || fields.contains("avatarUrl") else {
      throw .invalid("invalid_profile_update", "fullName or avatarUrl is required")
    }
    let name = fields.text("fullName")
    guard !fields.contains("fullName") || (2...120).contains(name.lengthInCodeUnits) else {
      throw .invalid("invalid_full_name", "fullName must have 2 to 120 characters")
    }
    let avatar = try fields.optionalText("avatarUrl", upTo: 500, or: "invalid_avatar_url")
    let scheme = avatar.flatMap { URL(string: $0) }.flatMap {
      $0.host() == nil ? nil : $0.scheme?.lowercased()
    }
    guard avatar == nil || scheme == "http" || scheme == "https" else {
      throw .invalid("invalid_avatar_url", "avatarUrl must be an http or https address")
    }
    if fields.contains("fullName") { account.fullName = name }
    if fields.contains("avatarUrl") { account.avatar = avatar }
    return profile(account)
  }

  /// The checklist of documents of the newest session.
  func checklist(_ account: CareersAccount) -> CareersReply {
    let session = account.sessions.last
    let documents =
      session?.newestDocuments ?? VerificationSession.requiredTypes.map { ($0, nil as VerificationDocument?) }
    let items = documents.map { item(type: $0.type, $0.document, of: session) }
    return .ok(
      .object([
        "session": session.map(summary) ?? .null,
        "documents": .array(items),
        "summary": summary(of: session),
      ])
    )
  }

  /// Asks for the final verification; the first request stays.
  func requestVerification(
    _ account: inout CareersAccount,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    guard let place = account.sessions.indices.last else {
      throw .conflict("verification_session_required", "Start a KYC session first")
    }
    let session = account.sessions[place]
    guard session.submitted != nil else {
      throw .conflict("kyc_session_not_submitted", "Submit the KYC session first")
    }
    guard !session.documents.isEmpty else {
      throw .conflict("verification_documents_missing", "Upload at least one document first")
    }
    if let known = Self.finalRequest(of: session) {
      return .ok(.object(["created": false, "request": .object(known), "session": summary(session)]))
    }
    let source = try fields.optionalText("source", upTo: 64, or: "invalid_source") ?? "UNKNOWN"
    let note = try fields.optionalText("note", upTo: 500, or: "invalid_note")
    let request = [
      JSONMember(name: "id", value: .string(identifiers.uuid())),
      JSONMember(name: "sessionId", value: .string(session.id)),
      JSONMember(name: "status", value: "REQUESTED"),
      JSONMember(name: "source", value: .string(source)),
      JSONMember(name: "note", value: note.map { .string($0) } ?? .null),
      JSONMember(name: "documentsCount", value: .integer(session.documents.count)),
    ]
    account.sessions[place].set(JSONMember(name: Self.finalRequestKey, value: .object(request)))
    account.sessions[place].changed = now
    let requested = JSONMember(name: "requestedAt", value: .date(now))
    return .created(
      .object([
        "created": true,
        // The moment is told once and not kept, as by the public service.
        "request": .object(request + [requested]),
        "session": summary(account.sessions[place]),
      ])
    )
  }

  // MARK: - Parts

  /// A client may write over it, and then there is none.
  private static func finalRequest(of session: VerificationSession) -> [JSONMember]? {
    guard
      case .object(let members) = session.metadata.first(where: { $0.name == finalRequestKey })?.value,
      members.contains(where: { $0.name == "id" })
    else { return nil }
    return members
  }

  private func json(_ account: CareersAccount) -> JSONValue {
    let session = account.sessions.last
    let trust = session?.status.trust ?? "NOT_STARTED"
    let verification: JSONValue = .object([
      "sessionId": session.map { JSONValue.string($0.id) } ?? .null,
      "sessionStatus": session.map { JSONValue.string($0.status.rawValue) } ?? .null,
      "trustStatus": .string(trust),
      "documentsUploaded": .integer(session?.documents.count ?? 0),
      "requiredDocuments": .integer(VerificationSession.requiredTypes.count),
      "requiredDocumentsUploaded": .integer(session?.requiredDocumentCount ?? 0),
      "finalRequest": session.flatMap(Self.finalRequest).map { JSONValue.object($0) } ?? .null,
    ])
    return .object([
      "id": .string(account.id),
      "fullName": .string(account.fullName),
      "email": .string(account.email),
      "avatarUrl": account.avatar.map(JSONValue.string) ?? .null,
      "profileCompletionPercent": .integer(completion(of: session)),
      "trustScoreLabel": .string(Self.label(of: trust)),
      "verificationStatus": .string(trust),
      "verification": verification,
    ])
  }

  /// Name and address count 40 of 100; both are always there.
  private func completion(of session: VerificationSession?) -> Int {
    guard let session else { return 40 }
    let documents = session.documents.isEmpty ? 0 : 20
    let required = session.requiredDocumentCount == VerificationSession.requiredTypes.count ? 10 : 0
    return 60 + documents + required + (session.submitted == nil ? 0 : 10)
  }

  private static func label(of trust: String) -> String {
    switch trust {
    case "NOT_STARTED": "UNVERIFIED"
    case "IN_PROGRESS": "BUILDING_TRUST"
    case "MANUAL_REVIEW": "UNDER_REVIEW"
    case "VERIFIED": "TRUSTED"
    default: "ACTION_REQUIRED"
    }
  }

  private func item(
    type: String,
    _ document: VerificationDocument?,
    of session: VerificationSession?
  ) -> JSONValue {
    .object([
      "documentType": .string(type),
      "status": .string(status(of: document, session)),
      "required": .bool(VerificationSession.requiredTypes.contains(type)),
      "documentId": document.map { .string($0.id) } ?? .null,
      "objectKey": document.map { .string($0.objectKey) } ?? .null,
      "uploadedAt": .date(document?.created),
      "reviewedAt": document == nil ? .null : .date(session?.reviewed),
    ])
  }

  private func status(of document: VerificationDocument?, _ session: VerificationSession?) -> String {
    guard document != nil, let session else { return "MISSING" }
    let status = session.status
    return status.isFinal ? status.rawValue : "PENDING"
  }

  private func summary(_ session: VerificationSession) -> JSONValue {
    let status = session.status
    return .object([
      "id": .string(session.id),
      "status": .string(status.rawValue),
      "trustStatus": .string(status.trust),
      "submittedAt": .date(session.submitted),
      "reviewedAt": .date(session.reviewed),
      "updatedAt": .date(session.updated),
    ])
  }

  private func summary(of session: VerificationSession?) -> JSONValue {
    let total = VerificationSession.requiredTypes.count
    let uploaded = session?.requiredDocumentCount ?? 0
    let isVerified = session?.status == .verified
    return .object([
      "requiredTotal": .integer(total),
      "uploadedRequired": .integer(uploaded),
      "verifiedRequired": .integer(isVerified ? uploaded : 0),
      "missingRequired": .integer(total - uploaded),
      "allRequiredUploaded": .bool(uploaded == total),
    ])
  }
}
