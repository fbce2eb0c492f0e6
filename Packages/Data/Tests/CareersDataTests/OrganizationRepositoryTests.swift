import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct OrganizationRepositoryTests {
  private static let text = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"
  private static let request = "POST organizations/\(text)/verification"
  private static let notRequested = "org_verification_not_found"
  private static let status = "GET organizations/\(text)/verification/status"

  private let id: Organization.ID

  init() throws {
    id = try #require(Organization.ID(Self.text))
  }

  private static func verification(_ status: String, _ reasons: String = "[]", of id: String = text) -> String
  {
    """
    {"id":"v1","orgId":"\(id)","status":"\(status)","reasonCodes":\(reasons),
    "lastCheckedAt":"2026-03-01T11:00:00.000Z"}
    """
  }

  // MARK: - The service

  @Test func `an organisation is registered with the words of the service`() async throws {
    let peer = try ProfilePeer([
      "POST organizations":
        #"{"id":"\#(Self.text)","name":"Sakura Training","orgType":"LPK","countryCode":"ID"}"#
    ])
    let draft = try OrganizationDraft(name: " Sakura Training ", type: "lpk", country: "id")

    let organization = try await peer.organizations.register(draft)

    #expect(
      peer.last == #"POST /v1/organizations {"countryCode":"ID","name":"Sakura Training","orgType":"LPK"}"#
    )
    #expect(organization == CareersSamples.organization)
  }

  @Test(arguments: ["{}", #"{"id":"7"}"#, "[]", "null"])
  func `an answer without an id is refused: nobody could ask for the organisation`(
    answer: String
  ) async throws {
    let peer = try ProfilePeer(["POST organizations": answer])
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")

    await #expect(throws: ServiceError.self) { try await peer.organizations.register(draft) }
  }

  @Test func `the address for registering is never missing, but may be wrong`() async throws {
    let peer = try ProfilePeer()
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.organizations.register(draft)
    }
  }

  @Test func `a request names number and legal name, and makes the status be asked for again`() async throws {
    let peer = try ProfilePeer([
      Self.request: Self.verification("PENDING"), Self.status: Self.verification("PENDING"),
    ])
    _ = try await peer.organizations.verification(of: id, .cacheFirst)

    let evidence = try OrganizationEvidence(number: " 12-3 ", legalName: "Sakura Co.")
    peer.serve([
      Self.request: Self.verification("PENDING"), Self.status: Self.verification("VERIFIED"),
    ])
    let verification = try await peer.organizations.requestVerification(of: id, evidence)

    #expect(verification.status == .pending)
    #expect(try await peer.organizations.verification(of: id, .cacheFirst).value?.status == .verified)
    let sent = try #require(peer.transport.requests.first { $0.method.rawValue == "POST" })
    #expect(sent.url.path() == "/v1/organizations/\(Self.text)/verification")
    let body = String(decoding: sent.body ?? Data(), as: UTF8.self)
    #expect(body == #"{"legalName":"Sakura Co.","registrationNumber":"12-3"}"#)
  }

  @Test func `the status of a first request opens offline`() async throws {
    let peer = try ProfilePeer([
      Self.request: Self.verification("PENDING"), Self.status: Self.verification("PENDING"),
    ])

    let evidence = try OrganizationEvidence(number: "12-3", legalName: "Sakura Co.")
    _ = try await peer.organizations.requestVerification(of: id, evidence)
    await peer.client.finishBackgroundWork()

    #expect(try await peer.organizations.verification(of: id, .cacheOnly).value?.status == .pending)
  }

  @Test func `a request for verification is done when the service accepts it`() async throws {
    let peer = try ProfilePeer()
    peer.transport.answers(
      HTTPResponse(
        status: HTTPStatus(rawValue: 202),
        fields: [.contentType: "application/json"],
        body: Data(Self.verification("PENDING").utf8)
      )
    )
    let evidence = try OrganizationEvidence(number: "12-3", legalName: "Sakura Co.")

    #expect(try await peer.organizations.requestVerification(of: id, evidence).status == .pending)
  }

  @Test(arguments: [
    ("PENDING", OrganizationVerification.Status.pending), ("VERIFIED", .verified),
    ("MISMATCH", .mismatch), ("NOT_FOUND", .notFound), ("REJECTED", .rejected), ("HELD", .other("HELD")),
  ])
  func `a status keeps its meaning, with reasons and date`(
    word: String,
    status: OrganizationVerification.Status
  ) async throws {
    let peer = try ProfilePeer([Self.status: Self.verification(word, #"["LEGAL_NAME_DIFFERS"]"#)])

    let verification = try await peer.organizations.verification(of: id, .cacheFirst).value

    #expect(verification?.status == status)
    #expect(verification?.reasons == ["LEGAL_NAME_DIFFERS"])
    #expect(verification?.checkedAt == CareersSamples.fetchedAt.addingTimeInterval(-3600))
  }

  @Test(
    arguments: [
      (#"["A",7,"B",{}]"#, EntryList(["A", "B"], unreadableCount: 2)),
      ("{}", EntryList([], unreadableCount: 1)), ("null", []),
    ] as [(String, EntryList<String>)]
  )
  func `reasons that cannot be read are counted`(sent: String, reasons: EntryList<String>) async throws {
    let peer = try ProfilePeer([Self.status: Self.verification("MISMATCH", sent)])

    #expect(try await peer.organizations.verification(of: id, .cacheFirst).value?.reasons == reasons)
  }

  @Test func `reasons and date may be absent`() async throws {
    let peer = try ProfilePeer([Self.status: #"{"orgId":"\#(Self.text)","status":"PENDING"}"#])

    let verification = try await peer.organizations.verification(of: id, .cacheFirst).value

    #expect(verification == OrganizationVerification(organization: id, status: .pending))
  }

  @Test func `the verification of another organisation is refused`() async throws {
    let other = Self.verification("VERIFIED", of: "00000000-0000-4000-8000-000000000000")
    let peer = try ProfilePeer([Self.status: other])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.organizations.verification(of: id, .cacheFirst)
    }
  }

  @Test(arguments: [("org_not_found", ServiceError.notFound), ("not_found", .malformed(.missingPage))])
  func `an organisation that does not exist is told from a wrong address`(
    code: String,
    error: ServiceError
  ) async throws {
    let peer = try ProfilePeer()
    peer.fail(404, code)
    let evidence = try OrganizationEvidence(number: "12-3", legalName: "Sakura Co.")

    await #expect(throws: error) { try await peer.organizations.verification(of: id, .networkFirst) }
    await #expect(throws: error) { try await peer.organizations.requestVerification(of: id, evidence) }
  }

  @Test func `that no verification was requested is an answer, which opens offline with its age`()
    async throws
  {
    let peer = try ProfilePeer()
    peer.fail(404, Self.notRequested)

    #expect(try await peer.organizations.verification(of: id, .networkFirst).value == nil)
    peer.disconnect()
    let stored = try await peer.organizations.verification(of: id, .cacheOnly)

    #expect(stored.value == nil)
    #expect(stored.provenance.fetchedAt == CareersSamples.fetchedAt)
    let unreachable = try await peer.organizations.verification(of: id, .networkFirst)
    #expect(unreachable.provenance.staleness == .offline)
  }

  @Test func `an answer without a request does not replace the verification that was stored`() async throws {
    let pending = #"{"orgId":"\#(Self.text)","status":"PENDING"}"#
    let peer = try ProfilePeer([Self.status: pending])
    _ = try await peer.organizations.verification(of: id, .cacheFirst)
    peer.fail(404, Self.notRequested)

    let shown = try await peer.organizations.verification(of: id, .networkFirst)
    let stored = try await peer.organizations.verification(of: id, .cacheOnly)

    #expect(shown.value?.status == .pending)
    #expect(shown.provenance.staleness == .suspicious(.incomplete))
    #expect(stored.value?.status == .pending)
  }

  @Test func `a request makes the answer without one be asked for again`() async throws {
    let peer = try ProfilePeer()
    peer.fail(404, Self.notRequested)
    _ = try await peer.organizations.verification(of: id, .cacheFirst)
    peer.serve([
      Self.request: Self.verification("PENDING"), Self.status: Self.verification("PENDING"),
    ])

    let evidence = try OrganizationEvidence(number: "12-3", legalName: "Sakura Co.")
    _ = try await peer.organizations.requestVerification(of: id, evidence)

    #expect(try await peer.organizations.verification(of: id, .cacheFirst).value?.status == .pending)
  }

  @Test func `an answer without a request opens offline after a request that nobody confirmed`()
    async throws
  {
    let peer = try ProfilePeer()
    peer.fail(404, Self.notRequested)
    _ = try await peer.organizations.verification(of: id, .cacheFirst)
    peer.transport.fails(.connectionLost(reason: "reset"))
    let evidence = try OrganizationEvidence(number: "12-3", legalName: "Sakura Co.")

    await #expect(throws: ServiceError.connectionLost) {
      try await peer.organizations.requestVerification(of: id, evidence)
    }

    let stored = try await peer.organizations.verification(of: id, .cacheOnly)
    #expect(stored.value == nil)
    #expect(stored.provenance.staleness == .possiblyChanged)
  }

  @Test func `the code of an answer without a request is none under another status`() async throws {
    let peer = try ProfilePeer()
    peer.fail(409, Self.notRequested)

    await #expect(
      throws: ServiceError.rejected(code: Self.notRequested, message: "The text of \(Self.notRequested).")
    ) {
      try await peer.organizations.verification(of: id, .networkFirst)
    }
  }

  @Test func `the request for another organisation is refused`() async throws {
    let other = Self.verification("PENDING", of: "00000000-0000-4000-8000-000000000000")
    let peer = try ProfilePeer([Self.request: other])
    let evidence = try OrganizationEvidence(number: "12-3", legalName: "Sakura Co.")

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.organizations.requestVerification(of: id, evidence)
    }
  }

  @Test func `a verification stands in when the service does not find it`() async throws {
    let peer = try ProfilePeer([Self.status: Self.verification("PENDING")])
    _ = try await peer.organizations.verification(of: id, .cacheFirst)
    peer.serve([:])

    let verification = try await peer.organizations.verification(of: id, .networkFirst)

    #expect(verification.provenance.staleness == .missing)
  }

  // MARK: - The list on this computer

  @Test func `what is learned of an organisation later replaces what was remembered`() async throws {
    let organizations = StoredOrganizations(store: InMemoryRecordStore()) { "siti" }
    try await organizations.remember(Organization(id: id, name: "Old", kind: .lpk, country: "ID"))

    try await organizations.remember(Organization(id: id, name: "New", kind: .employer))

    let known = Organization(id: id, name: "New", kind: .employer, country: "ID")
    #expect(try await organizations.organizations() == [known])
  }

  @Test func `organisations are remembered by account, in their order and once`() async throws {
    let store = InMemoryRecordStore()
    let first = StoredOrganizations(store: store) { "siti" }
    let second = try #require(Organization.ID("00000000-0000-4000-8000-000000000000"))
    let organization = try #require(CareersSamples.organization)

    try await first.remember(organization)
    try await first.remember(Organization(id: second))
    try await first.remember(Organization(id: id))

    #expect(try await first.organizations() == [organization, Organization(id: second)])
    #expect(try await StoredOrganizations(store: store) { "mai" }.organizations().isEmpty)
  }

  @Test(arguments: [
    ("junk", PersistenceError.damagedRecord),
    (
      #"{"version":1,"entries":[{"id":"00000000-0000-4000-8000-000000000000"},{"id":"x"}]}"#,
      .damagedRecord
    ),
    (#"{"version":2,"entries":[]}"#, .madeByNewerVersion), (#"{"version":2}"#, .madeByNewerVersion),
  ])
  func `a list that cannot be read is reported, not replaced`(
    text: String,
    error: PersistenceError
  ) async throws {
    let store = InMemoryRecordStore()
    _ = try await store.set(
      Data(text.utf8),
      for: "siti",
      in: StoredOrganizations.collection,
      ifRevision: nil
    )
    let organizations = StoredOrganizations(store: store) { "siti" }

    await #expect(throws: error) { try await organizations.organizations() }
    await #expect(throws: error) { try await organizations.remember(Organization(id: id)) }
    let records = try await store.contents(of: StoredOrganizations.collection).records
    #expect(records.map(\.value) == [Data(text.utf8)])
  }

  @Test func `a list whose checksum is wrong is reported, not replaced`() async throws {
    let store = InMemoryRecordStore()
    let organizations = StoredOrganizations(store: store) { "siti" }
    try await organizations.remember(Organization(id: id))
    await store.damage("siti", in: StoredOrganizations.collection)

    let error = PersistenceError.damagedRecord
    await #expect(throws: error) { try await organizations.organizations() }
    await #expect(throws: error) { try await organizations.remember(Organization(id: id)) }
    #expect(try await store.stored(for: "siti", in: StoredOrganizations.collection) == .damaged)

    #expect(try await organizations.dropUnreadable())
    #expect(try await organizations.organizations().isEmpty)
    try await organizations.remember(Organization(id: id))
    #expect(try await organizations.organizations() == [Organization(id: id)])
  }

  @Test(
    arguments: [
      ("junk", true, []),
      (
        #"{"version":1,"entries":[{"id":"00000000-0000-4000-8000-000000000000","name":"Ise"},{"id":"x"}]}"#,
        true, ["Ise"]
      ),
      (
        #"{"version":1,"entries":[{"id":"00000000-0000-4000-8000-000000000000","name":"Ise"}]}"#,
        false, ["Ise"]
      ),
    ] as [(String, Bool, [String])]
  )
  func `dropping what makes no sense leaves the rest of the list`(
    text: String,
    isDamaged: Bool,
    names: [String]
  ) async throws {
    let store = InMemoryRecordStore()
    let collection = StoredOrganizations.collection
    _ = try await store.set(Data(text.utf8), for: "siti", in: collection, ifRevision: nil)
    let organizations = StoredOrganizations(store: store) { "siti" }

    #expect(try await organizations.dropUnreadable() == isDamaged)

    #expect(try await organizations.organizations().compactMap(\.name) == names)
    #expect(try await !organizations.dropUnreadable())
  }

  @Test(arguments: [#"{"version":2,"entries":[]}"#, #"{"version":2}"#])
  func `a list of a newer version is not dropped`(text: String) async throws {
    let store = InMemoryRecordStore()
    let collection = StoredOrganizations.collection
    _ = try await store.set(Data(text.utf8), for: "siti", in: collection, ifRevision: nil)
    let organizations = StoredOrganizations(store: store) { "siti" }

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await organizations.dropUnreadable() }

    #expect(try await store.contents(of: collection).records.map(\.value) == [Data(text.utf8)])
  }
}
