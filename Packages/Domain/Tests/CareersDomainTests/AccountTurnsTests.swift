import CareersFakes
import DomainKernel
import OutboxFakes
import Synchronization
import Testing

@testable import CareersDomain

/// What each command finds when another one was faster: the fakes change while the command waits for its turn.
@Suite(.timeLimit(.minutes(5))) struct AccountTurnsTests {
  // MARK: - Turns

  @Test func `a turn ends with the operation, also when that fails`() async {
    let ended = Counter()
    let turns = AccountTurns { () async throws(AccountTurns.Problem) in AccountTurns.Turn { ended.add() } }

    await #expect(throws: AccountError.cancelled) {
      try await turns.take { () async throws(AccountError) in
        #expect(ended.count == 0)
        throw .cancelled
      }
    }

    #expect(ended.count == 1)
  }

  @Test func `a wait for a turn that is cancelled does nothing, and says so`() async throws {
    let (fake, id) = (FakeApplications(), CareersSamples.applicationID(1))
    let cancelled = AccountTurns { () async throws(AccountTurns.Problem) in throw .cancelled }

    await #expect(throws: DecideOfferError.service(.cancelled)) {
      try await DecideOffer(repository: fake, turns: cancelled)(OfferDecision(isAccepted: true), of: id)
    }
    #expect(fake.requests.isEmpty)
    #expect(UploadDocumentError.interrupted == .upload(.service(.cancelled)))
    #expect(ApplyError.interrupted == .service(.cancelled))
    #expect(AccountError.interrupted == .cancelled)
    #expect(OrganizationError.interrupted == .service(.cancelled))
    #expect(VerificationError.interrupted == .service(.cancelled))
  }

  // MARK: - Applications

  @Test func `an offer that another command has just accepted is not decided about again`() async throws {
    let (fake, id) = (FakeApplications(), CareersSamples.applicationID(1))
    let decide = DecideOffer(
      repository: fake,
      turns: .after {
        let journey = Journey(application: CareersSamples.application(1, .hired), events: [])
        fake.prepare { $0.journeys[id] = .success(CareersSamples.fetched(journey)) }
      }
    )

    await #expect(throws: DecideOfferError.noOffer) {
      try await decide(OfferDecision(isAccepted: true), of: id)
    }
    #expect(fake.requests == [.journey(id, .current)])
    await #expect(throws: DecideOfferError.persistence(.busy(reason: "lock"))) {
      try await DecideOffer(repository: fake, turns: .busy)(OfferDecision(isAccepted: true), of: id)
    }
  }

  @Test func `a file that another command has just uploaded is not sent again`() async throws {
    let (fake, uploads, id) = (FakeApplications(), FakeUploads(), CareersSamples.applicationID(1))
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    fake.prepare { $0.documents[id] = .success(CareersSamples.fetched([])) }
    let upload = UploadDocument(
      repository: fake,
      files: uploads,
      uploader: uploads,
      turns: .after {
        fake.prepare { $0.documents[id] = .success(CareersSamples.fetched([CareersSamples.document()])) }
      }
    )

    await #expect(throws: UploadDocumentError.alreadyThere) { try await upload("cv.pdf", .cv, to: id) }
    #expect(uploads.sent.isEmpty)
  }

  @Test func `a job that another command has just applied for is not applied for again`() async throws {
    let (applying, applications, files) = (FakeApplying(), FakeApplications(), FakeUploads())
    let (store, outbox) = (FakeSentApplications(), FakeOutbox(now: { CareersSamples.fetchedAt }))
    let made = CareersSamples.application(1)
    let job = try #require(made.jobID)
    let sender = JobApplySender(
      applying: applying,
      applications: applications,
      files: files,
      upload: UploadDocument(repository: applications, files: files, uploader: files),
      applied: AppliedJobs(store: store, repository: applications)
    )
    let route = OutboxRoute(
      careersAccount: "a",
      jobs: FakeSaved<Job>([]),
      posts: FakeSaved<Post>([]),
      others: [JobApplySender.outboxKind: sender]
    )
    let apply = ApplyForJob(
      repository: FakeCareers(),
      sender: sender,
      files: files,
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }),
      account: { () async throws(ServiceError) in route },
      turns: .after {
        applications.prepare {
          $0.pages[0] = .success(CareersSamples.page([made], total: 1))
          $0.documents[made.id] = .success(CareersSamples.fetched([]))
        }
        try? await store.remember(SentApplication(id: made.id, isNew: true), for: job)
      }
    )

    let result = try await apply(to: job, note: nil, cv: nil)

    #expect(applying.count == 0)
    #expect(try await outbox.entries().isEmpty)
    let earlier = SentApplication(id: made.id, isNew: false, note: made.note, createdAt: made.createdAt)
    #expect(result == .sent(JobApplicationOutcome(application: earlier, cv: .none)))
  }

  // MARK: - Accounts

  @Test func `an account that another command has just made is not made again`() async throws {
    let repository = FakeCareersAccount()
    let account = try NewAccount(name: "Mai", email: "MAI@example.com", password: "12345678")
    let signIn = SignInToCareers(
      repository: repository,
      records: FakeAccountRecords(),
      turns: .after { repository.prepare { $0.session = CareersSamples.session() } }
    )

    await #expect(throws: AccountError.emailTaken) { try await signIn.register(account, in: .file) }
    #expect(repository.state.registrations.isEmpty)
  }

  @Test func `a damaged record keeps nobody from making an account`() async throws {
    let repository = FakeCareersAccount()
    repository.prepare { $0.failure = .accountsDamaged }
    let account = try NewAccount(name: "Mai", email: "mai@example.com", password: "12345678")
    let signIn = SignInToCareers(repository: repository, records: FakeAccountRecords(), turns: .after {})

    _ = try await signIn.register(account, in: .file)

    #expect(repository.state.registrations.count == 1)
  }

  @Test(arguments: [true, false])
  func `an account of the address that is signed in is made again only where the service does not know it`(
    isKnown: Bool
  ) async throws {
    var state = FakeCareersAccount.State()
    state.session = CareersSamples.session()
    state.user = isKnown ? .success(CareersSamples.fetched(CareersSamples.user)) : .failure(.sessionEnded)
    let repository = FakeCareersAccount(state)
    let signIn = SignInToCareers(repository: repository, records: FakeAccountRecords())
    let account = try NewAccount(name: "Mai", email: "mai@example.com", password: "12345678")

    do throws(AccountError) {
      _ = try await signIn.register(account, in: .file)
      #expect(!isKnown)
    } catch {
      #expect(isKnown && error == .emailTaken)
    }

    #expect(repository.state.registrations.isEmpty == isKnown)
  }

  // MARK: - Organisations

  @Test func `an organisation that another command has just registered is not registered again`() async throws
  {
    let (fake, organization) = (FakeOrganizations(), try #require(CareersSamples.organization))
    fake.prepare { $0.registration = .success(organization) }
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")
    let manage = ManageOrganizations(repository: fake, store: fake) { true }
    _ = try await manage.register(draft)

    await #expect(throws: OrganizationError.alreadyRegistered(organization.id)) {
      try await manage.register(draft)
    }
    #expect(fake.requests.count == 1)
    _ = try await manage.register(try OrganizationDraft(name: "Sakura", type: "lpk", country: "id"))
    #expect(fake.requests.count == 2)
  }

  @Test func `nothing is registered where the list of organisations cannot be read`() async throws {
    let fake = FakeOrganizations()
    fake.prepare { $0.storage = .cannotBeRead(reason: "damaged") }
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")

    await #expect(throws: OrganizationError.persistence(.cannotBeRead(reason: "damaged"))) {
      try await ManageOrganizations(repository: fake, store: fake) { true }.register(draft)
    }
    #expect(fake.requests.isEmpty)
  }
}

/// Counts what happened.
private final class Counter: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock(\.self) }

  func add() { state.withLock { $0 += 1 } }
}
