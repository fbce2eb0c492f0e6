import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite(.timeLimit(.minutes(5))) struct OrganizationTests {
  private let repository = FakeOrganizations()
  private let id: Organization.ID

  init() throws {
    id = try #require(CareersSamples.organization.map(\.id))
  }

  private func organizations(isSignedIn: Bool = true) -> ManageOrganizations {
    ManageOrganizations(repository: repository, store: repository) { isSignedIn }
  }

  // MARK: - Values

  @Test(arguments: [
    (OrganizationField.name, 2, 180), (.legalName, 2, 180), (.number, 1, 128),
  ])
  func `a value has as many UTF-16 units as the service takes`(
    field: OrganizationField,
    least: Int,
    most: Int
  ) {
    #expect(!field.accepts(String(repeating: "x", count: least - 1)))
    #expect(field.accepts(" " + String(repeating: "x", count: least) + "\u{FEFF}"))
    #expect(field.accepts(String(repeating: "😀", count: most / 2)))
    #expect(!field.accepts(String(repeating: "😀", count: most / 2) + "x"))
    for hostile in ["a\0b", "a\nb", "a\u{1B}[31mb", "a\u{9B}b", "a\u{2028}b"] {
      #expect(!field.accepts(hostile))
    }
  }

  @Test(arguments: [
    (OrganizationField.type, "lpk", true), (.type, " Employer ", true), (.type, "SCHOOL", false),
    (.type, "", false), (.country, "jp", true), (.country, "ID", true), (.country, "JPN", false),
    (.country, "J1", false), (.country, "日本", false), (.country, "é", false), (.country, "J", false),
  ])
  func `type and country are those of the service, in any letter case`(
    field: OrganizationField,
    value: String,
    isAccepted: Bool
  ) {
    #expect(field.accepts(value) == isAccepted)
  }

  @Test func `every field says how long its value may be`() {
    let lengths = [2...180, 1...64, 2...2, 1...128, 2...180]
    #expect(OrganizationField.allCases.map(\.lengths) == lengths)
  }

  @Test func `a draft is trimmed, and its country in capital letters`() throws {
    let draft = try OrganizationDraft(name: " Sakura ", type: "lpk", country: " id\u{FEFF}")

    #expect(draft.name == "Sakura")
    #expect(draft.kind == .lpk)
    #expect(draft.country == "ID")
  }

  @Test func `a draft names every value that the service would refuse`() {
    #expect(throws: InvalidOrganizationFields.self) {
      try OrganizationDraft(name: "x", type: "lpk", country: "Japan")
    }
    do {
      _ = try OrganizationDraft(name: "x", type: "lpk", country: "Japan")
    } catch {
      #expect(error.fields == [.name, .country])
    }
  }

  @Test(arguments: ["", "x", "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c1", "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c1g"])
  func `an id that is no UUID is none`(text: String) {
    #expect(Organization.ID(text) == nil)
  }

  // MARK: - Registering

  @Test func `what was registered is remembered, in its order and once`() async throws {
    let organizations = organizations()
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")
    repository.prepare { $0.registration = CareersSamples.organization.map { .success($0) } }

    let outcome = try await organizations.register(draft)
    repository.prepare { $0.request = .success(CareersSamples.organizationVerification(.pending, of: id)) }
    _ = try await organizations.verify(id, try OrganizationEvidence(number: "1", legalName: "Sakura"))

    #expect(outcome.value == CareersSamples.organization)
    #expect(outcome.recordProblem == nil)
    // The request knows the id only, and takes no facts away.
    #expect(try await repository.organizations() == [outcome.value])
  }

  @Test func `an organisation from elsewhere is remembered when its verification is requested`() async throws
  {
    repository.prepare { $0.request = .success(CareersSamples.organizationVerification(.pending, of: id)) }

    _ = try await organizations().verify(id, try OrganizationEvidence(number: "1", legalName: "Sakura"))

    #expect(try await repository.organizations() == [Organization(id: id)])
  }

  @Test func `a registration that cannot be remembered is made all the same, and says so`() async throws {
    repository.prepare {
      $0.registration = CareersSamples.organization.map { .success($0) }
      $0.storage = .cannotBeSaved(reason: "full")
    }
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")

    let outcome = try await organizations().register(draft)

    #expect(outcome.value.id == id)
    #expect(outcome.recordProblem == .cannotBeSaved(reason: "full"))
  }

  @Test(arguments: [
    (ServiceError.connectionLost, OrganizationError.unknownOutcome(.connectionLost)),
    (.timedOut, .unknownOutcome(.timedOut)), (.unavailable, .unknownOutcome(.unavailable)),
    (.offline, .service(.offline)), (.signInNeeded, .service(.signInNeeded)),
    (.rejected(code: "invalid_org_name", message: "m"), .refused(.name, message: "m")),
    (.rejected(code: "invalid_country_code", message: nil), .refused(.country, message: nil)),
    (.rejected(code: "invalid_org_type", message: "m"), .refused(.type, message: "m")),
    (.rejected(code: "other", message: nil), .service(.rejected(code: "other", message: nil))),
    (.notFound, .service(.notFound)), (.cancelled, .unknownOutcome(.cancelled)),
  ])
  func `a registration that failed says whether it may have been made`(
    error: ServiceError,
    expected: OrganizationError
  ) async throws {
    repository.prepare { $0.registration = .failure(error) }
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")

    await #expect(throws: expected) { try await organizations().register(draft) }
    #expect(try await repository.organizations().isEmpty)
    #expect(repository.requests == [.register(draft)])
  }

  @Test(arguments: [
    (ServiceError.rejected(code: "invalid_registration_number", message: "m"), OrganizationField.number),
    (.rejected(code: "invalid_legal_name", message: "m"), .legalName),
  ])
  func `evidence that is refused names its field`(error: ServiceError, field: OrganizationField)
    async throws
  {
    repository.prepare { $0.request = .failure(error) }
    let evidence = try OrganizationEvidence(number: "1", legalName: "Sakura")

    await #expect(throws: OrganizationError.refused(field, message: "m")) {
      try await organizations().verify(id, evidence)
    }
  }

  @Test func `a request for a verification that failed says of which organisation, or that it may be made`()
    async throws
  {
    let evidence = try OrganizationEvidence(number: "1", legalName: "Sakura")
    repository.prepare { $0.request = .failure(.notFound) }
    await #expect(throws: OrganizationError.unknown(id)) { try await organizations().verify(id, evidence) }

    repository.prepare { $0.request = .failure(.timedOut) }
    await #expect(throws: OrganizationError.unknownOutcome(.timedOut)) {
      try await organizations().verify(id, evidence)
    }
    #expect(try await repository.organizations().isEmpty)
  }

  @Test func `a verification that cannot be remembered is requested all the same, and says so`() async throws
  {
    repository.prepare {
      $0.request = .success(CareersSamples.organizationVerification(.pending, of: id))
      $0.storage = .cannotBeSaved(reason: "full")
    }

    let outcome = try await organizations()
      .verify(id, try OrganizationEvidence(number: "1", legalName: "Sakura"))

    #expect(outcome.value.status == .pending)
    #expect(outcome.recordProblem == .cannotBeSaved(reason: "full"))
  }

  @Test(arguments: [("tsk", "id"), ("lpk", "jp")])
  func `an organisation of the same name with another type or country is another one`(
    type: String,
    country: String
  ) async throws {
    let known = try #require(CareersSamples.organization)
    try await repository.remember(known)
    repository.prepare { $0.registration = .success(known) }
    let draft = try OrganizationDraft(name: "Sakura Training", type: type, country: country)

    _ = try await organizations().register(draft)

    #expect(repository.requests == [.register(draft)])
  }

  @Test(arguments: [
    ("tsk", Organization.Kind.tsk, "TSK"), ("Lpk", .lpk, "LPK"), ("EMPLOYER", .employer, "EMPLOYER"),
    ("School", .other("School"), "School"),
  ])
  func `a type is known by its word in any letter case`(text: String, kind: Organization.Kind, word: String) {
    #expect(Organization.Kind(word: text) == kind)
    #expect(kind.word == word)
  }

  // MARK: - Reading

  @Test func `an organisation is shown with what is remembered of it, and its verification`() async throws {
    let known = try #require(CareersSamples.organization)
    let verification = CareersSamples.organizationVerification(.verified, of: id)
    try await repository.remember(known)
    repository.prepare { $0.verifications[id] = .success(CareersSamples.fetched(verification, .timedOut)) }

    let overview = try await organizations().organization(id, .cacheFirst)

    #expect(overview.organizations == [OrganizationState(known, .success(verification))])
    #expect(overview.provenance?.staleness == .timedOut)
    #expect(repository.requests == [.verification(id, .cacheFirst)])
  }

  @Test func `reading a verification changes nothing, so that its outcome is known`() async throws {
    repository.prepare { $0.verifications[id] = .failure(.timedOut) }

    await #expect(throws: OrganizationError.service(.timedOut)) {
      try await organizations().organization(id, .cacheFirst)
    }
  }

  @Test func `the overview has every organisation, also one whose verification cannot be read`() async throws
  {
    let other = try #require(Organization.ID("00000000-0000-4000-8000-000000000000"))
    try await repository.remember(Organization(id: other))
    try await repository.remember(Organization(id: id, name: "Sakura Training"))
    repository.prepare {
      $0.verifications[other] = .failure(.timedOut)
      $0.verifications[id] = .success(
        CareersSamples.fetched(CareersSamples.organizationVerification(.mismatch, of: id), .offline)
      )
    }

    let overview = try await organizations().overview(.networkFirst)

    #expect(overview.organizations.map(\.organization.id) == [other, id])
    #expect(overview.organizations[0].verification == .failure(.timedOut))
    #expect(try overview.organizations[1].verification.get()?.status == .mismatch)
    #expect(overview.provenance?.staleness == .offline)
  }

  @Test func `an organisation whose verification was never requested has none`() async throws {
    try await repository.remember(Organization(id: id))
    repository.prepare { $0.verifications[id] = .success(CareersSamples.fetched(nil, .offline)) }

    let overview = try await organizations().organization(id, .cacheFirst)

    #expect(overview.organizations == [OrganizationState(Organization(id: id), .success(nil))])
    #expect(overview.provenance?.staleness == .offline)
  }

  @Test func `an overview is as stale as the stalest verification that was read`() async throws {
    let ids = (1...3).compactMap { Organization.ID("00000000-0000-4000-8000-00000000000\($0)") }
    for id in ids { try await repository.remember(Organization(id: id)) }
    repository.prepare {
      let verification = CareersSamples.organizationVerification(.verified, of: id)
      $0.verifications[ids[0]] = .success(CareersSamples.fetched(verification, .offline))
      $0.verifications[ids[1]] = .failure(.timedOut)
      $0.verifications[ids[2]] = .success(CareersSamples.fetched(verification))
    }

    #expect(try await organizations().overview(.cacheFirst).provenance?.staleness == .offline)
  }

  @Test func `an organisation that the service does not have for the user is unknown`() async throws {
    repository.prepare { $0.verifications[id] = .failure(.notFound) }

    await #expect(throws: OrganizationError.unknown(id)) {
      try await organizations().organization(id, .cacheFirst)
    }
  }

  @Test func `nobody's list is not read`() async throws {
    await #expect(throws: OrganizationError.service(.signInNeeded)) {
      try await organizations(isSignedIn: false).overview(.cacheFirst)
    }
    #expect(repository.requests.isEmpty)
  }

  @Test func `where nobody can tell who is signed in, no list is an empty one`() async throws {
    let error = ServiceError.credentialsUnreadable(reason: "locked")
    let organizations = ManageOrganizations(repository: repository, store: repository) {
      () throws(ServiceError) in
      throw error
    }

    await #expect(throws: OrganizationError.service(error)) { try await organizations.overview(.cacheFirst) }
    #expect(repository.requests.isEmpty)
  }

  @Test func `with a damaged list nothing is registered until the damage is dropped`() async throws {
    let sample = try #require(CareersSamples.organization)
    repository.prepare {
      $0.registration = .success(sample)
      $0.storage = .damagedRecord
    }
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "ID")

    await #expect(throws: OrganizationError.persistence(.damagedRecord)) {
      try await organizations().register(draft)
    }
    #expect(repository.requests.isEmpty)

    #expect(try await organizations().dropUnreadable())
    #expect(try await organizations().register(draft).value == sample)
    #expect(try await !organizations().dropUnreadable())
  }

  @Test func `nothing is dropped while nobody is signed in`() async throws {
    repository.prepare { $0.storage = .damagedRecord }

    await #expect(throws: OrganizationError.service(.signInNeeded)) {
      try await organizations(isSignedIn: false).dropUnreadable()
    }
    await #expect(throws: PersistenceError.damagedRecord) { try await repository.organizations() }
  }

  @Test func `a list that cannot be read is no empty one`() async throws {
    repository.prepare { $0.storage = .cannotBeRead(reason: "damaged") }

    await #expect(throws: OrganizationError.persistence(.cannotBeRead(reason: "damaged"))) {
      try await organizations().overview(.cacheFirst)
    }
  }
}
