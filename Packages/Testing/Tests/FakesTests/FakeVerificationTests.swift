import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct FakeVerificationTests {
  private let session: VerificationSession.ID
  private let edit: ProfileEdit
  private let note: ReviewNote
  private let file: UploadFile
  private let address = CareersSamples.presigned("key")

  init() throws {
    session = try #require(CareersSamples.session(.created)).id
    edit = try ProfileEdit(name: "Siti", avatar: nil)
    note = try #require(try ReviewNote("New passport"))
    file = try CareersSamples.pdf()
  }

  @Test func `without answers the service is offline, and requests are remembered in order`() async {
    let verification = FakeVerification()
    let (session, edit, note, file) = (session, edit, note, file)

    await expectEach(
      of: [
        { _ = try await $0.profile(.cacheOnly) }, { _ = try await $0.update(edit) },
        { _ = try await $0.checklist(.networkFirst) }, { _ = try await $0.status(.cacheFirst) },
        { _ = try await $0.history(of: session, .cacheOnly) }, { _ = try await $0.start() },
        { _ = try await $0.uploadAddress(for: .selfie, file, in: session) },
        { _ = try await $0.submit(session) }, { _ = try await $0.requestReview(note) },
      ],
      of: verification,
      toThrow: ServiceError.offline
    )

    let requests: [FakeVerification.Request] = [
      .profile(.cacheOnly), .update(edit), .checklist(.networkFirst), .status(.cacheFirst),
      .history(session, .cacheOnly), .start, .address(.selfie, session), .submit(session), .request(note),
    ]
    #expect(verification.requests == requests)
  }

  @Test func `prepared answers are given, each to its own request`() async throws {
    let (profile, checklist) = (CareersSamples.profile, CareersSamples.checklist(.created))
    let (started, submitted) = (
      CareersSamples.verification(.created), CareersSamples.verification(.submitted)
    )
    let receipt = FinalRequestReceipt(request: FinalRequest(id: "f1"), isNew: true)
    let verification = FakeVerification { answers in
      answers.profile = .success(CareersSamples.fetched(profile))
      answers.update = .success(CareersSamples.newProfile)
      answers.checklist = .success(CareersSamples.fetched(checklist))
      answers.status = .success(CareersSamples.fetched(CareersSamples.verification(.rejected)))
    }
    verification.prepare { answers in
      answers.history = .success(CareersSamples.fetched(CareersSamples.verificationEvents))
      answers.start = .success(started)
      answers.address = .success(address)
      answers.submission = .success(submitted)
      answers.receipt = .success(receipt)
    }

    #expect(try await verification.profile(.cacheFirst).value == profile)
    #expect(try await verification.update(edit) == CareersSamples.newProfile)
    #expect(try await verification.checklist(.cacheFirst).value == checklist)
    #expect(try await verification.status(.cacheFirst).value == CareersSamples.verification(.rejected))
    let events = try await verification.history(of: session, .cacheFirst).value
    #expect(events == CareersSamples.verificationEvents)
    #expect(try await verification.start() == started)
    #expect(try await verification.uploadAddress(for: .passport, file, in: session) == address)
    #expect(try await verification.submit(session) == submitted)
    #expect(try await verification.requestReview(nil) == receipt)
  }

  @Test func `the sessions that were to be read again are remembered`() async {
    let verification = FakeVerification()

    await verification.refreshStored(of: session)
    await verification.refreshStored(of: nil)

    #expect(verification.refreshed == [session, nil])
  }

  @Test func `a document is registered unless it is refused`() async throws {
    let verification = FakeVerification()
    try await verification.register(.passport, file, as: "key", in: session)

    verification.prepare { $0.registration = .unavailable }

    await #expect(throws: ServiceError.unavailable) {
      try await verification.register(.selfie, file, as: "other", in: session)
    }
    let requests: [FakeVerification.Request] = [
      .register(.passport, "key", session), .register(.selfie, "other", session),
    ]
    #expect(verification.requests == requests)
  }
}
