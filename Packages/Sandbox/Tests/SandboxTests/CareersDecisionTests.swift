import Foundation
import Testing

@testable import Sandbox

/// What the operator decides, and why, by the records alone.
@Suite(.timeLimit(.minutes(5))) struct OrganizationDecisionTests {
  private let start = Date(timeIntervalSince1970: 1_764_547_200)

  private func verification(isNameEqual: Bool = true, hasNumber: Bool? = true) -> OrganizationVerification {
    OrganizationVerification(id: "v", isNameEqual: isNameEqual, hasNumber: hasNumber, requested: start)
  }

  @Test(
    arguments: [
      (true, true, false, "VERIFIED", []), (true, nil, false, "VERIFIED", []),
      (false, true, false, "MISMATCH", ["LEGAL_NAME_DIFFERS"]),
      (false, nil, false, "MISMATCH", ["LEGAL_NAME_DIFFERS"]),
      (true, false, false, "NOT_FOUND", ["REGISTRATION_NUMBER_UNKNOWN"]),
      (false, false, false, "NOT_FOUND", ["REGISTRATION_NUMBER_UNKNOWN"]),
      (true, true, true, "REJECTED", ["NOT_ELIGIBLE"]), (false, false, true, "REJECTED", ["NOT_ELIGIBLE"]),
    ] as [(Bool, Bool?, Bool, String, [String])]
  )
  func `a rejection comes first, then a number that is missing, then a name that differs`(
    isNameEqual: Bool,
    hasNumber: Bool?,
    isRejected: Bool,
    status: String,
    reasons: [String]
  ) {
    let verification = verification(isNameEqual: isNameEqual, hasNumber: hasNumber)

    let decision = verification.next(isRejected: isRejected, reason: nil, now: start + 1)

    #expect(decision?.status == status)
    #expect(decision?.reasons == reasons)
    #expect(decision?.date == start + 1)
  }

  @Test(
    arguments: [
      (true, true, false, []), (false, true, false, ["Why"]), (true, false, false, ["Why"]),
      (true, true, true, ["Why"]),
    ] as [(Bool, Bool, Bool, [String])]
  )
  func `a reason that is given takes the place of the code, where there is one`(
    isNameEqual: Bool,
    hasNumber: Bool,
    isRejected: Bool,
    reasons: [String]
  ) {
    let verification = verification(isNameEqual: isNameEqual, hasNumber: hasNumber)

    #expect(verification.next(isRejected: isRejected, reason: "Why", now: start)?.reasons == reasons)
  }

  @Test(arguments: [false, true])
  func `a verification is decided once`(isRejected: Bool) {
    var verification = verification()
    #expect(verification.status == "PENDING")
    #expect(verification.checked == start)

    verification.decision = verification.next(isRejected: false, reason: nil, now: start + 1)

    #expect(verification.next(isRejected: isRejected, reason: nil, now: start + 2) == nil)
    #expect(verification.status == "VERIFIED")
    #expect(verification.checked == start + 1)
  }
}

@Suite(.timeLimit(.minutes(5))) struct VerificationSessionTests {
  typealias Status = VerificationSession.Status

  private let start = Date(timeIntervalSince1970: 1_764_547_200)

  /// A session with documents of some types, which was submitted after ten seconds.
  private func session(
    _ types: [String] = ["PASSPORT", "SELFIE"],
    isSubmitted: Bool = true,
    reviews: [Status] = []
  ) -> VerificationSession {
    var session = VerificationSession(id: "s", provider: "manual", created: start)
    session.documents = types.enumerated().map { place, type in
      VerificationDocument(
        id: "\(place)",
        documentType: type,
        objectKey: "k",
        checksum: "c",
        metadata: .null,
        created: start
      )
    }
    session.submitted = isSubmitted ? start + 10 : nil
    for (place, status) in reviews.enumerated() {
      let review = VerificationSession.Review(status: status, reason: "r", date: start + Double(20 + place))
      session.reviews = (session.reviews ?? []) + [review]
    }
    return session
  }

  @Test(
    arguments: [
      ([], false, .manualReview, "manual_review"), ([], true, .rejected, "identity_not_confirmed"),
      ([.manualReview], false, .verified, "documents_match"),
      ([.manualReview], true, .rejected, "identity_not_confirmed"),
    ] as [([Status], Bool, Status, String)]
  )
  func `a step has a reason of its own unless one is given`(
    reviews: [Status],
    isRejected: Bool,
    status: Status,
    reason: String
  ) {
    let session = session(reviews: reviews)

    let step = session.next(isRejected: isRejected, reason: nil, now: start + 30)

    #expect(step?.status == status)
    #expect(step?.reason == reason)
    #expect(step?.date == start + 30)
    #expect(session.next(isRejected: isRejected, reason: "Why", now: start)?.reason == "Why")
  }

  @Test(
    arguments: [
      (["PASSPORT"], 1, .rejected), (["PASSPORT", "PASSPORT"], 1, .rejected),
      (["VISA", "KTP"], 0, .rejected),
      (["SELFIE", "VISA", "PASSPORT"], 2, .verified), (["PASSPORT", "SELFIE", "SELFIE"], 2, .verified),
    ] as [([String], Int, Status)]
  )
  func `only the types that are required count, each once`(types: [String], count: Int, status: Status) {
    let session = session(types, reviews: [.manualReview])

    #expect(session.requiredDocumentCount == count)
    #expect(session.next(isRejected: false, reason: nil, now: start)?.status == status)
  }

  @Test func `a decision against a session without its documents may have a reason that is given`() {
    let session = session(["VISA"], reviews: [.manualReview])

    let reasons = [nil, "Why"].map { session.next(isRejected: false, reason: $0, now: start)?.reason }

    #expect(reasons == ["required_documents_missing", "Why"])
  }

  @Test(
    arguments: [
      (false, [], .created), (true, [.verified], .verified), (true, [.rejected], .rejected),
      (true, [.manualReview, .verified], .verified),
    ] as [(Bool, [Status], Status)]
  )
  func `a session that is not submitted or is decided has no next step`(
    isSubmitted: Bool,
    reviews: [Status],
    status: Status
  ) {
    let session = session(isSubmitted: isSubmitted, reviews: reviews)

    #expect(session.status == status)
    #expect(session.next(isRejected: false, reason: nil, now: start) == nil)
    #expect(session.next(isRejected: true, reason: nil, now: start) == nil)
  }

  @Test func `a review by hand is no decision yet`() {
    #expect(session(reviews: [.manualReview]).reviewed == nil)
    #expect(session(reviews: [.manualReview, .verified]).reviewed == start + 21)
    #expect(session(reviews: [.rejected]).reviewed == start + 20)
  }

  @Test(
    arguments: [
      (.created, "IN_PROGRESS", false), (.submitted, "IN_PROGRESS", false),
      (.manualReview, "MANUAL_REVIEW", false), (.verified, "VERIFIED", true), (.rejected, "REJECTED", true),
    ] as [(Status, String, Bool)]
  )
  func `a user is shown whether the verification is under way`(status: Status, trust: String, isFinal: Bool) {
    #expect(status.trust == trust)
    #expect(status.isFinal == isFinal)
  }

  @Test(arguments: [(nil, 20), (19, 20), (20, 20), (21, 21)] as [(Double?, Double)])
  func `a session was updated by its last event or its last addition`(changed: Double?, updated: Double) {
    var session = session(reviews: [.manualReview])
    session.changed = changed.map { start + $0 }

    #expect(session.updated == start + updated)
  }

  @Test func `of documents of one type the last counts, and other types follow by name`() {
    let newest = session(["VISA", "SELFIE", "KTP", "SELFIE"]).newestDocuments

    #expect(newest.map(\.type) == ["PASSPORT", "SELFIE", "KTP", "VISA"])
    #expect(newest.map { $0.document?.id } == [nil, "3", "2", "0"])
  }

  @Test func `a member of the additions is replaced by one of its name, which is then the last`() {
    var session = session()
    for (name, value) in [("a", 1), ("b", 2), ("a", 3)] {
      session.set(JSONMember(name: name, value: .integer(value)))
    }

    #expect(session.metadata.map(\.name) == ["b", "a"])
    #expect(session.metadata.map(\.value) == [JSONValue.integer(2), JSONValue.integer(3)])
  }
}
