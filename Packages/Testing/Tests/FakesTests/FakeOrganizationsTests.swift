import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct FakeOrganizationsTests {
  private let organizations = FakeOrganizations()
  private let sample: Organization
  private let draft: OrganizationDraft
  private let evidence: OrganizationEvidence

  init() throws {
    sample = try #require(CareersSamples.organization)
    draft = try OrganizationDraft(name: "Sakura Training", type: "LPK", country: "ID")
    evidence = try OrganizationEvidence(number: "1", legalName: "Sakura")
  }

  private func requests(_ policy: FetchPolicy) -> [FakeOrganizations.Request] {
    [.register(draft), .verify(sample.id, evidence), .verification(sample.id, policy)]
  }

  @Test func `without answers the service is offline, and requests are remembered in order`() async {
    let (id, draft, evidence) = (sample.id, draft, evidence)

    await expectEach(
      of: [
        { _ = try await $0.register(draft) }, { _ = try await $0.requestVerification(of: id, evidence) },
        { _ = try await $0.verification(of: id, .cacheOnly) },
      ],
      of: organizations,
      toThrow: ServiceError.offline
    )
    #expect(organizations.requests == requests(.cacheOnly))

    organizations.prepare { $0.registration = nil }
    await #expect(throws: ServiceError.offline) { try await organizations.register(draft) }
  }

  @Test func `prepared answers are given, each to its own request`() async throws {
    let pending = CareersSamples.organizationVerification(.pending, of: sample.id)
    let verified = CareersSamples.organizationVerification(.verified, of: sample.id)
    organizations.prepare { answers in
      answers.registration = .success(sample)
      answers.request = .success(pending)
      answers.verifications[sample.id] = .success(CareersSamples.fetched(verified))
    }

    #expect(try await organizations.register(draft) == sample)
    #expect(try await organizations.requestVerification(of: sample.id, evidence) == pending)
    #expect(try await organizations.verification(of: sample.id, .cacheFirst).value == verified)
    #expect(organizations.requests == requests(.cacheFirst))
  }

  // MARK: - The list

  @Test func `a known organisation keeps its place and the facts that the new one does not have`()
    async throws
  {
    let id = try #require(Organization.ID("7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e11"))
    let other = Organization(id: id, name: "Hinata Care", kind: .employer, country: "JP")
    try await organizations.remember(sample)
    try await organizations.remember(other)

    try await organizations.remember(Organization(id: sample.id))
    try await organizations.remember(Organization(id: id, name: "Hinata", kind: .tsk, country: "SE"))

    let changed = Organization(id: id, name: "Hinata", kind: .tsk, country: "SE")
    #expect(try await organizations.ofCurrentAccount.organizations() == [sample, changed])
  }

  @Test(arguments: [
    PersistenceError.cannotBeRead(reason: "disk"), .busy(reason: "other"), .madeByNewerVersion,
  ])
  func `a list that fails is neither read nor changed`(failure: PersistenceError) async throws {
    let sample = sample
    organizations.prepare { $0.storage = failure }

    await expectEach(
      of: [
        { _ = try await $0.organizations() }, { try await $0.remember(sample) },
        { _ = try await $0.dropUnreadable() },
      ],
      of: organizations,
      toThrow: failure
    )

    organizations.prepare { $0.storage = nil }
    #expect(try await organizations.organizations() == [])
  }

  @Test func `a damaged list can be used once the damage was dropped`() async throws {
    organizations.prepare { $0.storage = .damagedRecord }

    await #expect(throws: PersistenceError.damagedRecord) { try await organizations.remember(sample) }
    #expect(try await organizations.dropUnreadable())

    try await organizations.remember(sample)
    #expect(try await organizations.organizations() == [sample])
    #expect(try await !organizations.dropUnreadable())
  }

  @Test func `a list that cannot be saved is still read`() async throws {
    let failure = PersistenceError.cannotBeSaved(reason: "disk")
    try await organizations.remember(sample)
    organizations.prepare { $0.storage = failure }

    await #expect(throws: failure) { try await organizations.remember(sample) }

    #expect(try await organizations.organizations() == [sample])
  }

  // MARK: - Samples

  @Test func `the sample is a training centre`() {
    let expected = """
      id: 7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10
      name: Sakura Training
      kind: lpk
      country: ID
      """
    #expect(outline(sample) == expected)
  }

  @Test(
    arguments: [
      (.pending, []), (.verified, []), (.mismatch, ["LEGAL_NAME_DIFFERS"]),
      (.notFound, ["LEGAL_NAME_DIFFERS"]),
      (.rejected, ["LEGAL_NAME_DIFFERS"]), (.other("NEW"), ["LEGAL_NAME_DIFFERS"]),
    ] as [(OrganizationVerification.Status, [String])]
  )
  func `a verification has reasons where it did not succeed`(
    status: OrganizationVerification.Status,
    reasons: [String]
  ) {
    let expected = OrganizationVerification(
      organization: sample.id,
      status: status,
      reasons: EntryList(reasons),
      checkedAt: moment(-1)
    )
    #expect(CareersSamples.organizationVerification(status, of: sample.id) == expected)
  }
}
