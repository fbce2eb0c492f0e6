import CareersDomain
import CareersFakes
import Testing

@Suite struct VerificationSamplesTests {
  @Test(
    arguments: [
      (.created, nil, nil), (.submitted, -24, nil), (.manualReview, -24, nil), (.verified, -24, -1),
      (.rejected, -24, -1), (.other("PAUSED"), -24, nil),
    ] as [(SessionStatus, Double?, Double?)]
  )
  func `a session has the moments of what has happened to it, after its start two days ago`(
    status: SessionStatus,
    submitted: Double?,
    reviewed: Double?
  ) throws {
    let id = try #require(VerificationSession.ID("5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"))
    let expected = VerificationSession(
      id: id,
      status: status,
      provider: "manual",
      createdAt: moment(-48),
      submittedAt: submitted.map(moment),
      reviewedAt: reviewed.map(moment),
      updatedAt: moment(-1)
    )
    #expect(CareersSamples.session(status) == expected)
  }

  @Test(
    arguments: [
      (nil, .notStarted), (.created, .inProgress), (.submitted, .inProgress), (.manualReview, .manualReview),
      (.verified, .verified), (.rejected, .rejected), (.other("PAUSED"), .other("PAUSED")),
    ] as [(SessionStatus?, VerificationState)]
  )
  func `a state fits to the status of its session`(status: SessionStatus?, state: VerificationState) {
    let verification = CareersSamples.verification(status)

    #expect(verification.state == state)
    #expect(verification.session == status.flatMap(CareersSamples.session))
  }

  @Test(
    arguments: [
      (.missing, .missing, [2, 0, 0, 2], false), (.pending, .missing, [2, 1, 0, 1], false),
      (.verified, .rejected, [2, 2, 1, 0], true), (.verified, .verified, [2, 2, 2, 0], true),
    ] as [(IdentityDocument.Status, IdentityDocument.Status, [Int], Bool)]
  )
  func `the summary of a checklist counts its documents`(
    passport: IdentityDocument.Status,
    selfie: IdentityDocument.Status,
    counts: [Int],
    isComplete: Bool
  ) throws {
    let checklist = CareersSamples.checklist(.created, passport: passport, selfie: selfie)

    let summary = try #require(checklist.summary)
    #expect([summary.required, summary.uploaded, summary.verified, summary.missing] == counts)
    #expect(summary.isComplete == isComplete)
    #expect(checklist.documents.map(\.type) == [.passport, .selfie])
    #expect(checklist.documents.map(\.status) == [passport, selfie])
    #expect(checklist.session == CareersSamples.session(.created))
  }

  @Test func `a checklist has no session and no document where nothing else is said`() {
    let checklist = CareersSamples.checklist(nil)

    #expect(checklist.session == nil)
    #expect(checklist.missing == [.passport, .selfie])
  }

  @Test(
    arguments: [
      (.missing, nil, nil, nil), (.pending, "document-PASSPORT", -24, nil),
      (.verified, "document-PASSPORT", -24, -1), (.rejected, "document-PASSPORT", -24, -1),
    ] as [(IdentityDocument.Status, String?, Double?, Double?)]
  )
  func `a document has an id and the moments of what has happened to it`(
    status: IdentityDocument.Status,
    id: String?,
    uploaded: Double?,
    reviewed: Double?
  ) {
    let expected = IdentityDocument(
      type: .passport,
      status: status,
      isRequired: true,
      id: id,
      uploadedAt: uploaded.map(moment),
      reviewedAt: reviewed.map(moment)
    )
    #expect(CareersSamples.checklist(nil, passport: status).documents.first == expected)
  }
}
