import CareersDomain
import Testing

@testable import CareersData

/// The words of the service; each is read in any letter case, and an unknown one stays as it is.
@Suite struct ServiceWordsTests {
  @Test(arguments: [
    ("FULL_TIME", EmploymentType.fullTime), ("PART_TIME", .partTime), ("CONTRACT", .contract),
    ("Gig", .other("Gig")),
  ])
  func `the employment of a job`(word: String, employment: EmploymentType) {
    #expect(EmploymentType(word: word) == employment)
    #expect(employment.word == word)
  }

  @Test(arguments: [
    ("SUBMITTED", ApplicationStatus.submitted), ("IN_REVIEW", .inReview), ("INTERVIEW", .interview),
    ("OFFERED", .offered), ("HIRED", .hired), ("REJECTED", .rejected), ("Paused", .other("Paused")),
  ])
  func `the status of an application`(word: String, status: ApplicationStatus) {
    #expect(ApplicationStatus(word: word) == status)
    #expect(status.word == word)
  }

  @Test(arguments: [
    ("user", JourneyEvent.Actor.user, VerificationEvent.Actor.user), ("ADMIN", .admin, .admin),
    ("System", .system, .system), ("Robot", .other("Robot"), .other("Robot")),
  ])
  func `who made an event`(word: String, actor: JourneyEvent.Actor, verifier: VerificationEvent.Actor) {
    #expect(JourneyEvent.Actor(word: word) == actor)
    #expect(VerificationEvent.Actor(word: word) == verifier)
  }

  @Test(arguments: [
    ("PENDING", ApplicationDocument.Review.pending), ("valid", .valid), ("INVALID", .invalid),
    ("Lost", .other("Lost")),
  ])
  func `the review of a document`(word: String, review: ApplicationDocument.Review) {
    #expect(ApplicationDocument.Review(word: word) == review)
  }

  @Test(arguments: [
    ("UNVERIFIED", TrustLabel.unverified), ("BUILDING_TRUST", .buildingTrust),
    ("UNDER_REVIEW", .underReview), ("trusted", .trusted), ("ACTION_REQUIRED", .actionRequired),
    ("New", .other("New")),
  ])
  func `the trust in a user`(word: String, label: TrustLabel) {
    #expect(TrustLabel(word: word) == label)
  }

  @Test(arguments: [
    ("NOT_STARTED", VerificationState.notStarted), ("IN_PROGRESS", .inProgress),
    ("MANUAL_REVIEW", .manualReview), ("verified", .verified), ("REJECTED", .rejected),
    ("Held", .other("Held")),
  ])
  func `the state of a verification`(word: String, state: VerificationState) {
    #expect(VerificationState(word: word) == state)
  }

  @Test(arguments: [
    ("CREATED", SessionStatus.created), ("SUBMITTED", .submitted), ("MANUAL_REVIEW", .manualReview),
    ("verified", .verified), ("REJECTED", .rejected), ("Held", .other("Held")),
  ])
  func `the status of a session`(word: String, status: SessionStatus) {
    #expect(SessionStatus(word: word) == status)
  }

  @Test(arguments: [
    ("MISSING", IdentityDocument.Status.missing), ("PENDING", .pending), ("verified", .verified),
    ("REJECTED", .rejected), ("Held", .other("Held")),
  ])
  func `the status of an identity document`(word: String, status: IdentityDocument.Status) {
    #expect(IdentityDocument.Status(word: word) == status)
  }
}
