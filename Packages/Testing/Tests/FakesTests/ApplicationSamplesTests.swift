import CareersDomain
import CareersFakes
import Testing

@Suite struct ApplicationSamplesTests {
  @Test(arguments: [(0, "0000"), (7, "0007"), (123, "0123"), (9999, "9999")])
  func `the id of an application ends with four digits`(number: Int, digits: String) {
    let id = CareersSamples.applicationID(number)

    #expect(id.rawValue == "00000000-0000-4000-8000-00000000" + digits)
  }

  @Test(arguments: [(1, .submitted, 24), (2, .offered, 3.5)] as [(Int, ApplicationStatus, Double)])
  func `an application is two days old, and was changed some hours ago`(
    number: Int,
    status: ApplicationStatus,
    hours: Double
  ) {
    let expected = Application(
      id: CareersSamples.applicationID(number),
      status: status,
      jobID: CareersSamples.welder.id,
      job: CareersSamples.welder,
      note: "I can start in April.",
      createdAt: moment(-48),
      updatedAt: moment(-hours)
    )
    #expect(CareersSamples.application(number, status, changed: hours) == expected)
  }

  @Test func `an application was submitted and changed a day ago where nothing else is said`() {
    #expect(CareersSamples.application() == CareersSamples.application(1, .submitted, changed: 24))
  }

  @Test func `a history goes up to an offer`() {
    let expected = """
      0.id: e1
      0.status: submitted
      0.title: Application submitted
      0.description: I can start in April.
      0.actor: user
      0.date: -48.0 h
      1.id: e2
      1.status: inReview
      1.title: Application in review
      1.description: Application status updated to IN_REVIEW by Aiko.
      1.actor: admin
      1.date: -40.0 h
      2.id: e3
      2.status: offered
      2.title: Offer stage
      2.description: Application status updated to OFFERED by Aiko.
      2.actor: admin
      2.date: -24.0 h
      """
    #expect(outline(CareersSamples.offeredJourney.events) == expected)
    #expect(CareersSamples.offeredJourney.application == CareersSamples.application(1, .offered))
  }

  @Test func `an event is by an operator, without a description, where nothing else is said`() {
    let expected = JourneyEvent(
      id: "e9",
      status: .hired,
      title: "Hired",
      actor: .admin,
      date: moment(-1.5)
    )
    #expect(CareersSamples.event("e9", .hired, "Hired", hours: 1.5) == expected)
  }

  @Test(
    arguments: [
      (.pending, nil), (.valid, -20), (.invalid, -20), (.other("NEW"), -20),
    ] as [(ApplicationDocument.Review, Double?)]
  )
  func `a document that is not pending was reviewed`(review: ApplicationDocument.Review, hours: Double?) {
    let expected = ApplicationDocument(
      id: "d2",
      type: "ID",
      fileName: "cv.pdf",
      mediaType: "application/pdf",
      size: 123_456,
      checksum: String(repeating: "0f", count: 32),
      review: review,
      reviewReason: "Blurred",
      reviewedAt: hours.map(moment),
      createdAt: moment(-30)
    )
    #expect(CareersSamples.document("d2", review, reason: "Blurred", type: "ID") == expected)
  }

  @Test func `a document is a pending curriculum vitae where nothing else is said`() {
    #expect(CareersSamples.document() == CareersSamples.document("d1", .pending, reason: nil, type: "CV"))
  }
}
