import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

/// Organisations: what scripts get, what the user is told, and their pages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OrganizationOutcomeTests {
  private let text = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"
  private let id: Organization.ID
  private let organization: Organization
  private let fixture = Fixture()

  init() throws {
    organization = try #require(CareersSamples.organization)
    id = organization.id
  }

  // MARK: - Registering

  @Test func `a script gets the organisation that was registered`() async {
    let answer = organization
    fixture.organizations.prepare { $0.registration = .success(answer) }

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"]
    )

    #expect(run.rows == ["\(text)\tSakura Training\tlpk\tID\n"])
  }

  @Test func `a registration that is interrupted may have been made, and the list is named`() async {
    fixture.organizations.prepare { $0.registration = .failure(.cancelled) }

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"]
    )

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.contains("The change may have taken effect"))
    #expect(run.errorOutput.contains("'tessera profile organization'"))
  }

  @Test func `an organisation that is registered is not registered again`() async throws {
    try await fixture.organizations.remember(organization)

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura Training", "--type", "lpk", "--country", "id"]
    )

    #expect(run.exitCode == .refused)
    #expect(
      run.errorOutput == """
        Error: An organisation with this name, type and country is registered (\(text)). Nothing was changed.
        Show its status with 'tessera profile organization status \(text)'.
        """
    )
    #expect(fixture.organizations.requests.isEmpty)
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [
    ("invalid_org_name", "--name", "name"), ("invalid_org_type", "--type", "type"),
    ("invalid_country_code", "--country", "country code"),
  ])
  func `a refused value of a registration is named by its option and in words`(
    code: String,
    option: String,
    words: String
  ) async {
    fixture.organizations.prepare { $0.registration = .failure(.rejected(code: code, message: "wrong")) }

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"]
    )

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput == "Error: \(option): The service does not accept the \(words): 'wrong'.")
  }

  // MARK: - Verifying

  @Test func `a verification that was requested has its status, and the way to look at it`() async {
    let answer = CareersSamples.organizationVerification(.mismatch, of: id)
    fixture.organizations.prepare { $0.request = .success(answer) }
    let words = ["organization", "verify", text, "--number", "1", "--legal-name", "Sakura"]

    let run = await fixture.run(words)
    let reasons = await fixture.run(words + ["--fields", "id,status,reasons"])

    #expect(
      run.notes == [
        "Verification requested. Status: details differ.",
        "Show its status with 'tessera profile organization status \(text)'.",
      ]
    )
    #expect(run.rows == ["\(text)\tmismatch\t2026-03-01T11:00:00Z\n"])
    #expect(reasons.rows == ["\(text)\tmismatch\tLEGAL_NAME_DIFFERS\n"])
  }

  @Test func `the id of an organisation that cannot be stored after its verification is printed to copy`()
    async
  {
    let answer = CareersSamples.organizationVerification(.pending, of: id)
    fixture.organizations.prepare {
      $0.request = .success(answer)
      $0.storage = .cannotBeSaved(reason: "full disk")
    }

    let run = await fixture.run(
      ["organization", "verify", text, "--number", "1", "--legal-name", "Sakura"]
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.count == 3)
    #expect(run.notes.dropFirst().first?.hasPrefix("Warning: The ID could not be stored") == true)
  }

  @Test(arguments: [
    (
      ["--number", String(repeating: "1", count: 129), "--legal-name", "Sakura"],
      "The registration number must have 1 to 128 characters."
    ),
    (["--number", "1", "--legal-name", "x"], "The legal name must have 2 to 180 characters."),
    (["--number", "1"], "--legal-name"),
  ])
  func `evidence that is not valid is not sent`(options: [String], message: String) async {
    let run = await fixture.run(["organization", "verify", text] + options)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(message))
    #expect(fixture.organizations.requests.isEmpty)
  }

  @Test(arguments: [
    ("invalid_registration_number", "--number", "registration number"),
    ("invalid_legal_name", "--legal-name", "legal name"),
  ])
  func `a refused value of a verification is named by its option and in words`(
    code: String,
    option: String,
    words: String
  ) async {
    fixture.organizations.prepare { $0.request = .failure(.rejected(code: code, message: "wrong")) }

    let run = await fixture.run(
      ["organization", "verify", text, "--number", "1", "--legal-name", "Sakura"]
    )

    #expect(run.errorOutput == "Error: \(option): The service does not accept the \(words): 'wrong'.")
  }

  // MARK: - Showing

  @Test func `a script can choose the reasons of a status`() async throws {
    try await fixture.organizations.remember(organization)
    let verification = CareersSamples.organizationVerification(.rejected, of: id)
    fixture.organizations.prepare {
      $0.verifications[verification.organization] = .success(CareersSamples.fetched(verification))
    }

    let list = await fixture.run(["organization", "--fields", "name,status,reasons"])
    let one = await fixture.run(["organization", "status", text, "--fields", "name,status,reasons"])

    #expect(list.rows == ["Sakura Training\trejected\tLEGAL_NAME_DIFFERS\n"])
    #expect(one.rows == list.rows)
    #expect(list.notes.isEmpty)
  }

  @Test func `organisations have the age of their statuses, and none without a status`() async throws {
    try await fixture.organizations.remember(organization)
    let verification = CareersSamples.organizationVerification(.verified, of: id)
    let key = id
    fixture.organizations.prepare {
      $0.verifications[key] = .success(CareersSamples.fetched(verification))
    }
    let checked = await fixture.run(["organization", "--json"])
    fixture.organizations.prepare { $0.verifications[key] = .failure(.timedOut) }
    let unchecked = await fixture.run(["organization", "--json"])

    #expect(try #require(checked.document).compactText.contains(#""kind":"network""#))
    #expect(try #require(unchecked.document).compactText.contains(#""kind":"stored""#))
    let page = try #require(unchecked.page)
    #expect(page.footer == .facts([]))
    #expect(try #require(checked.page).footer != .facts([]))
    let kinds = [checked, unchecked].map { run in
      (run.screen as? OrganizationsViewModel)?.state.shown?.provenance.kind
    }
    #expect(kinds == [.network, .stored])
  }

  @Test func `organisations that cannot be read are an error`() async {
    fixture.organizations.prepare { $0.storage = .cannotBeRead(reason: "broken") }

    let run = await fixture.run(["organization"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("broken"))
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [
    ["organization"], ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"],
  ])
  func `a damaged list is named with the command that drops the damage`(words: [String]) async {
    fixture.organizations.prepare { $0.storage = .damagedRecord }

    let run = await fixture.run(words)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("list of organisations on this computer is damaged"))
    #expect(run.errorOutput.contains("Drop that part with 'tessera profile organization drop'."))
    #expect(fixture.organizations.requests.isEmpty)
  }

  @Test func `what is dropped of a damaged list is said, and so is that nothing was`() async {
    fixture.organizations.prepare { $0.storage = .damagedRecord }

    let first = await fixture.run(["organization", "drop"])
    let second = await fixture.run(["organization", "drop"])
    let list = await fixture.run(["organization"])

    #expect([first.exitCode, second.exitCode, list.exitCode] == [.done, .done, .done])
    #expect(first.notes.first?.hasPrefix("Dropped what cannot be read.") == true)
    #expect(second.notes == ["The list can be read. Nothing was dropped."])
  }

  @Test func `a damage that cannot be dropped is an error`() async {
    fixture.organizations.prepare { $0.storage = .madeByNewerVersion }

    let run = await fixture.run(["organization", "drop"])

    #expect(run.exitCode == .failed)
    #expect(run.notes.isEmpty)
    #expect(run.errorOutput.contains("newer version"))
  }

  @Test func `a status that cannot be loaded fails for one organisation, and warns for a list`()
    async throws
  {
    try await fixture.organizations.remember(organization)
    let key = id
    fixture.organizations.prepare { $0.verifications[key] = .failure(.timedOut) }

    let one = await fixture.run(["organization", "status", text])
    let list = await fixture.run(["organization"])

    #expect(one.exitCode == .noConnection)
    #expect(list.exitCode == .done)
    #expect(list.notes == ["Warning: The status of 1 organisation could not be loaded."])
  }

  // MARK: - Pages

  @Test func `an organisation that is chosen opens with its status`() throws {
    let state = OrganizationState(Organization(id: id), .success(nil))
    let overview = CareersSamples.fetched(ManageOrganizations.Overview([state]))

    let page = organizationsPage(.loaded(overview), isOne: false, Fixture.context())

    let items = page.groups.flatMap(\.items)
    #expect(items.map(\.id) == [text])
    #expect(items.map(\.route) == [Route("profile", "organization", "status", text)])
    let group = try #require(page.groups.first)
    #expect(group.note != .empty)
    #expect(WrittenScreen.linear(page.content).contains("Unnamed organisation"))
  }

  @Test(arguments: [true, false])
  func `a status that may be out of date says so above its organisation`(isOne: Bool) {
    let stale = CareersSamples.fetched(0, .offline)
    let state = OrganizationState(organization, .success(nil))
    let overview = stale.map { _ in
      ManageOrganizations.Overview([state], provenance: stale.provenance)
    }

    let page = organizationsPage(.loaded(overview), isOne: isOne, Fixture.context())

    #expect(WrittenScreen.linear(page.notice).contains("may be out of date"))
  }

  @Test(arguments: [true, false])
  func `the page of an organisation says whether its status is old`(isOld: Bool) async throws {
    let verification = CareersSamples.organizationVerification(.mismatch, of: id)
    let staleness: StaleReason? = isOld ? .offline : nil
    fixture.organizations.prepare { [id] in
      $0.verifications[id] = .success(CareersSamples.fetched(verification, staleness))
    }

    let page = try #require(await fixture.run(["organization", "status", text]).page)

    #expect(WrittenScreen.linear(page.notice).contains("may be out of date") == isOld)
  }

  @Test func `unknown facts of an organisation are shown as unknown`() {
    let state = OrganizationState(Organization(id: id), .success(nil))
    let overview = CareersSamples.fetched(ManageOrganizations.Overview([state]))

    let page = organizationsPage(.loaded(overview), isOne: true, Fixture.context())

    #expect(page.title == "Unnamed organisation")
    let text = WrittenScreen.linear(page.content)
    #expect(text.contains("Type: unknown\n"))
    #expect(text.contains("Country code: unknown\n"))
    #expect(text.contains("Verification: not requested\n"))
    #expect(!text.contains("Reasons") && !text.contains("Checked"))
  }
}
