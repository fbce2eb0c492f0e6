import CareersDomain
import CareersFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct VerificationOverviewTests {
  private static let day = -86_400.0
  private static let hour = -3600.0

  private static func ago(_ seconds: Double) -> Date { CareersSamples.fetchedAt.addingTimeInterval(seconds) }

  private func overview(
    _ checklist: VerificationChecklist,
    request: Stated<FinalRequest> = .absent,
    events: [VerificationEvent] = []
  ) -> VerificationOverview {
    VerificationOverview(
      checklist: checklist,
      finalRequest: .success(request),
      events: .success(EntryList(events))
    )
  }

  // MARK: - Steps

  @Test(
    arguments: [
      (nil, .missing, .missing), (.created, .done(ago(2 * day)), .missing),
      (.submitted, .done(ago(2 * day)), .done(ago(day))),
      (.manualReview, .done(ago(2 * day)), .done(ago(day))),
      (.verified, .verified(ago(hour)), .done(ago(day))),
      (.rejected, .refused(reason: nil, ago(hour)), .done(ago(day))),
      (.other("PAUSED"), .unknown("PAUSED"), .done(ago(day))),
    ] as [(SessionStatus?, VerificationStep.State, VerificationStep.State)]
  )
  func `the first and the third step are those of the session`(
    status: SessionStatus?,
    session: VerificationStep.State,
    submission: VerificationStep.State
  ) {
    let steps = overview(CareersSamples.checklist(status)).steps

    #expect(
      steps.map(\.kind) == [
        .session, .document(.passport), .document(.selfie), .submission, .finalRequest,
      ]
    )
    #expect(steps.first?.state == session)
    #expect(steps.dropFirst(3).first?.state == submission)
  }

  @Test func `a session that was not submitted is unknown where its status is`() throws {
    let id = try #require(CareersSamples.session(.created)?.id)
    let statuses: [(SessionStatus?, String?)] = [(.other("PAUSED"), "PAUSED"), (nil, nil)]
    for (status, word) in statuses {
      let session = VerificationSession(id: id, status: status)
      let steps = overview(VerificationChecklist(session: session, documents: [])).steps

      #expect(steps.map(\.state) == [.unknown(word), .unknown(word), .missing])
    }
  }

  @Test func `a session of unknown status was submitted where the service says when`() throws {
    let id = try #require(CareersSamples.session(.created)?.id)
    let session = VerificationSession(id: id, submittedAt: Self.ago(Self.day))

    let steps = overview(VerificationChecklist(session: session, documents: [])).steps

    #expect(steps.map(\.state) == [.unknown(nil), .done(Self.ago(Self.day)), .missing])
  }

  @Test func `a session began with the first event that says so`() {
    let events = [
      VerificationEvent(id: "e0", to: .submitted, date: Self.ago(5 * Self.day)),
      VerificationEvent(id: "e1", to: .created, date: Self.ago(4 * Self.day)),
      VerificationEvent(id: "e2", to: .created, date: Self.ago(3 * Self.day)),
    ]

    let steps = overview(CareersSamples.checklist(.created), events: events).steps

    #expect(steps.first?.state == .done(Self.ago(4 * Self.day)))
  }

  @Test func `the last of several rejections has the reason`() {
    let events = [
      VerificationEvent(id: "e1", to: .rejected, reason: "First"),
      VerificationEvent(id: "e2", to: .rejected, reason: "Second"),
      VerificationEvent(id: "e3", to: .created, reason: "Third"),
    ]

    #expect(overview(CareersSamples.checklist(.rejected), events: events).rejectionReason == "Second")
  }

  @Test(
    arguments: [
      (.missing, .missing), (.pending, .done(ago(day))), (.verified, .verified(ago(hour))),
      (.rejected, .refused(reason: nil, ago(hour))), (.other("EXPIRED"), .unknown("EXPIRED")),
    ] as [(IdentityDocument.Status, VerificationStep.State)]
  )
  func `the step of a document is as far as the document`(
    status: IdentityDocument.Status,
    state: VerificationStep.State
  ) {
    let steps = overview(CareersSamples.checklist(.created, passport: status)).steps

    #expect(steps.dropFirst().first == VerificationStep(.document(.passport), state, isRequired: true))
  }

  @Test(
    arguments: [
      (.value(FinalRequest(id: "f", requestedAt: ago(hour))), .done(ago(hour))), (.absent, .missing),
      (.unknown, .unknown(nil)),
    ] as [(Stated<FinalRequest>, VerificationStep.State)]
  )
  func `the last step is the final request of the session`(
    request: Stated<FinalRequest>,
    state: VerificationStep.State
  ) {
    #expect(overview(CareersSamples.checklist(.submitted), request: request).steps.last?.state == state)
    #expect(overview(CareersSamples.checklist(nil), request: request).steps.last?.state == .missing)
  }

  @Test func `a document is listed once, and is missed unless it need not be there`() {
    let checklist = VerificationChecklist(
      session: nil,
      documents: [
        IdentityDocument(type: .passport, status: .missing, isRequired: false),
        IdentityDocument(type: .selfie, status: .missing),
        IdentityDocument(type: .selfie, status: .verified),
        IdentityDocument(type: IdentityDocument.Kind(rawValue: "visa"), status: .pending),
      ]
    )

    #expect(checklist.documents.map(\.type.rawValue) == ["PASSPORT", "SELFIE", "VISA"])
    #expect(checklist.documents.map(\.status) == [.missing, .missing, .pending])
    #expect(checklist.missing == [.selfie])
  }

  // MARK: - Reading

  @Test(arguments: [nil, 0, 1, 2])
  func `an overview is as stale as the stalest of its three parts`(stale: Int?) async throws {
    func reason(_ part: Int) -> StaleReason? { part == stale ? .timedOut : nil }
    let expected: StaleReason? = stale == nil ? nil : .timedOut
    let fake = FakeVerification {
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.manualReview), reason(0)))
      $0.profile = .success(CareersSamples.fetched(CareersSamples.profile, reason(1)))
      $0.history = .success(CareersSamples.fetched(CareersSamples.verificationEvents, reason(2)))
    }

    let overview = try await manage(fake).overview(.cacheFirst)

    #expect(overview.provenance.staleness == expected)
    #expect(try overview.finalRequest.get().value?.id == "f1")
    #expect(overview.events == .success(CareersSamples.verificationEvents))
  }

  @Test func `a history is that of the session, as stale as the status that names it`() async throws {
    let fake = FakeVerification {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.rejected), .offline))
      $0.history = .success(CareersSamples.fetched(CareersSamples.verificationEvents))
    }
    let session = try #require(CareersSamples.session(.rejected)?.id)

    let history = try await manage(fake).history(.cacheFirst)

    #expect(history.value == CareersSamples.verificationEvents)
    #expect(history.provenance.staleness == .offline)
    #expect(fake.requests == [.status(.cacheFirst), .history(session, .cacheFirst)])
  }

  @Test func `an overview counts the documents and the events that could not be read`() async throws {
    let checklist = VerificationChecklist(
      session: CareersSamples.session(.created),
      documents: [],
      unreadableCount: 2
    )
    let fake = FakeVerification {
      $0.checklist = .success(CareersSamples.fetched(checklist))
      $0.history = .success(CareersSamples.fetched(EntryList([], unreadableCount: 3)))
    }

    #expect(try await manage(fake).overview(.cacheFirst).unreadableCount == 5)
    fake.prepare { $0.history = .failure(.unavailable) }
    #expect(try await manage(fake).overview(.cacheFirst).unreadableCount == 2)
  }

  @Test func `a history says how many of its events could not be read`() async throws {
    let partial = EntryList([VerificationEvent(id: "e1")], unreadableCount: 2)
    let fake = FakeVerification {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.created)))
      $0.history = .success(CareersSamples.fetched(partial))
    }

    #expect(try await manage(fake).history(.cacheFirst).value == partial)
  }

  @Test func `without a session there is no history to ask for`() async throws {
    let fake = FakeVerification {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(nil)))
    }

    #expect(try await manage(fake).history(.networkFirst).value.isEmpty)
    #expect(fake.requests == [.status(.networkFirst)])
  }

  @Test func `a history that cannot be read is no empty one`() async {
    let fake = FakeVerification {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.created)))
      $0.history = .failure(.unavailable)
    }

    await #expect(throws: ServiceError.unavailable) { try await manage(fake).history(.cacheFirst) }
  }

  private func manage(_ fake: FakeVerification) -> ManageVerification {
    ManageVerification(verification: fake, profiles: fake, files: FakeUploads(), uploader: FakeUploads())
  }
}
