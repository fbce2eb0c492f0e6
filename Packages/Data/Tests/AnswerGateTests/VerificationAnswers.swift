import CareersDomain
import DomainKernel

/// Answers about profile and verification in the shape of the careers service, written for these tests.
enum VerificationAnswers {
  static let session = "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"
  private static let other = "7c1f3d6f-1e20-4b68-9a2f-7b2e4b9a3d22"

  static let profile = profile("u1")
  static let otherProfile = profile("u2")
  static let checklist: JSONNode = [
    "session": sessionNode(session),
    "documents": .list([document("PASSPORT"), document("SELFIE")]),
    "summary": [
      "requiredTotal": 2, "uploadedRequired": 2, "verifiedRequired": 1, "missingRequired": 1,
    ],
  ]
  static let status: JSONNode = ["status": "MANUAL_REVIEW", "session": sessionNode(session)]
  static let events = history(session)
  static let otherEvents = history(other)

  private static func profile(_ id: String) -> JSONNode {
    [
      "profile": [
        "id": .text(id), "fullName": "Siti Aminah", "email": "siti@example.com",
        "profileCompletionPercent": 90, "trustScoreLabel": "UNDER_REVIEW",
        "verificationStatus": "MANUAL_REVIEW",
        "verification": [
          "trustStatus": "MANUAL_REVIEW", "documentsUploaded": 2, "requiredDocuments": 2,
          "requiredDocumentsUploaded": 2,
        ],
      ]
    ]
  }

  private static func sessionNode(_ id: String) -> JSONNode {
    [
      "id": .text(id), "status": "MANUAL_REVIEW", "provider": "manual",
      "createdAt": "2026-02-27T12:00:00.000Z", "updatedAt": "2026-03-01T11:00:00.000Z",
    ]
  }

  private static func document(_ type: String) -> JSONNode {
    ["documentType": .text(type), "status": "PENDING"]
  }

  private static func history(_ id: String) -> JSONNode {
    let events = ["CREATED", "SUBMITTED", "MANUAL_REVIEW", "VERIFIED", "REJECTED"].map { status -> JSONNode in
      [
        "id": .text("\(status) of \(id)"), "fromStatus": "CREATED", "toStatus": .text(status),
        "actorType": "USER", "reason": "A reason.", "createdAt": "2026-02-27T12:00:00.000Z",
      ]
    }
    return ["session": sessionNode(id), "events": .list(events)]
  }
}

extension Endpoint {
  /// Picture, dates and documents beside the required ones are left out: a new session may take them away.
  static let verification: [Endpoint] = [
    Endpoint(
      "profile",
      CareersAnswers.root + "/users/me/profile",
      VerificationAnswers.profile,
      other: VerificationAnswers.otherProfile
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.profiles.profile(policy).map { profile in
        var facts = Facts("profile")
        facts.add("name", if: profile.name != nil)
        facts.add("email", if: profile.email != nil)
        facts.add("completion", if: profile.completion != nil)
        facts.add("trust", if: profile.trust != nil)
        facts.add("state", if: profile.state != nil)
        facts.add("progress state", if: profile.progress?.state != nil)
        facts.add("documents", if: profile.progress?.documents != nil)
        facts.add("required", if: profile.progress?.required != nil)
        facts.add("uploaded", if: profile.progress?.requiredUploaded != nil)
        return facts.list
      }
    },
    Endpoint(
      "verification documents",
      CareersAnswers.root + "/users/me/verification-documents",
      VerificationAnswers.checklist
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.verification.checklist(policy).map { checklist in
        var whole = Facts("checklist")
        whole.add("session", if: checklist.session != nil)
        whole.add("session status", if: checklist.session?.status != nil)
        whole.add("required", if: checklist.summary?.required != nil)
        whole.add("uploaded", if: checklist.summary?.uploaded != nil)
        whole.add("verified", if: checklist.summary?.verified != nil)
        whole.add("missing", if: checklist.summary?.missing != nil)
        return whole.list + checklist.documents.flatMap { Facts("document \($0.type.rawValue)").list }
      }
    },
    Endpoint("verification status", CareersAnswers.root + "/identity/kyc/status", VerificationAnswers.status)
    {
      peer,
      policy throws(ServiceError) in
      try await peer.verification.status(policy).map { status in
        var facts = Facts("status")
        facts.add("state", if: status.state != nil)
        facts.add("session", if: status.session != nil)
        facts.add("session status", if: status.session?.status != nil)
        facts.add("provider", if: status.session?.provider != nil)
        facts.add("created", if: status.session?.createdAt != nil)
        facts.add("updated", if: status.session?.updatedAt != nil)
        return facts.list
      }
    },
    Endpoint(
      "verification history",
      CareersAnswers.root + "/identity/kyc/history?sessionId=" + VerificationAnswers.session,
      VerificationAnswers.events,
      other: VerificationAnswers.otherEvents
    ) {
      peer,
      policy throws(ServiceError) in
      guard let session = VerificationSession.ID(VerificationAnswers.session) else { throw .notFound }
      return try await peer.verification.history(of: session, policy).map { events in
        events.flatMap { event in
          var facts = Facts("event \(event.id)")
          facts.add("from", if: event.from != nil)
          facts.add("to", if: event.to != nil)
          facts.add("actor", if: event.actor != nil)
          facts.add("reason", if: event.reason != nil)
          facts.add("date", if: event.date != nil)
          return facts.list
        }
      }
    },
  ]
}
