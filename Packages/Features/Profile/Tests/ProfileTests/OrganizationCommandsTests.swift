import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct OrganizationCommandsTests {
  private let text = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"
  private let id: Organization.ID
  private let fixture = Fixture()

  init() throws {
    id = try #require(Organization.ID(text))
  }

  // MARK: - Registering

  @Test func `an organisation is registered and remembered, and its verification is named`() async throws {
    fixture.organizations.prepare { $0.registration = CareersSamples.organization.map { .success($0) } }

    let run = await fixture.run(
      ["organization", "register", "--name", " Sakura Training", "--type", "lpk", "--country", "id"]
    )

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Organisation 'Sakura Training' registered. ID: \(text)",
        "The service has no list of organisations; this computer remembers the ID.",
        "Request its verification with 'tessera profile organization verify \(text)'.",
      ]
    )
    #expect(try await fixture.organizations.organizations() == [CareersSamples.organization])
    let draft = try OrganizationDraft(name: "Sakura Training", type: "LPK", country: "ID")
    #expect(fixture.organizations.requests == [.register(draft)])
  }

  @Test func `at a terminal the values are asked for, and again while they are invalid`() async throws {
    fixture.organizations.prepare { $0.registration = CareersSamples.organization.map { .success($0) } }
    let prompter = ScriptedPrompter([
      "x",
      "Sakura Training",
      "2",
      "Japan",
      "id",
    ])

    let run = await fixture.run(["organization", "register"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.messages.contains { $0.contains("2 to 180 characters") })
    #expect(prompter.messages.contains { $0.contains("two letters") })
    let draft = try OrganizationDraft(name: "Sakura Training", type: "lpk", country: "id")
    #expect(fixture.organizations.requests == [.register(draft)])
  }

  @Test(arguments: [
    (["--name", "x", "--type", "lpk", "--country", "ID"], "2 to 180 characters"),
    (["--name", "Sakura", "--type", "lpk", "--country", "J1"], "two letters"),
    (["--name", "Sakura", "--type", "school", "--country", "ID"], "school"),
    (["--name", "Sakura", "--type", "lpk"], "--country"), ([], "--name"),
  ])
  func `a script that gives wrong values is told, and nothing is sent`(
    options: [String],
    message: String
  ) async {
    let run = await fixture.run(["organization", "register"] + options)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(message))
    #expect(fixture.organizations.requests.isEmpty)
  }

  @Test func `a value that the service refuses is named by its option`() async {
    fixture.organizations.prepare {
      $0.registration = .failure(.rejected(code: "invalid_org_name", message: "name is taken"))
    }

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"]
    )

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("--name"))
    #expect(run.errorOutput.contains("'name is taken'"))
  }

  @Test func `a registration that nobody confirmed warns of a second one`() async {
    fixture.organizations.prepare { $0.registration = .failure(.connectionLost) }

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"]
    )

    #expect(run.exitCode != .done)
    #expect(run.errorOutput.contains("may apply it twice"))
    #expect(run.errorOutput.contains("tessera profile organization"))
    #expect(fixture.organizations.requests.count == 1)
  }

  @Test func `an id that cannot be remembered is to be copied`() async {
    fixture.organizations.prepare {
      $0.registration = CareersSamples.organization.map { .success($0) }
      $0.storage = .cannotBeSaved(reason: "full disk")
    }

    let run = await fixture.run(
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"]
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.contains { $0.hasPrefix("Warning: The ID could not be stored on this computer") })
  }

  // MARK: - Verifying

  @Test func `a verification is requested with number and legal name`() async throws {
    fixture.organizations.prepare {
      $0.request = .success(CareersSamples.organizationVerification(.pending, of: id))
    }

    let run = await fixture.run(
      [
        "organization", "verify", text.uppercased(), "--number", "0104", "--legal-name", "Sakura Training",
        "--json",
      ]
    )

    #expect(run.exitCode == .done)
    #expect(run.rows == ["\(text)\tpending\t2026-03-01T11:00:00Z\n"])
    let evidence = try OrganizationEvidence(number: "0104", legalName: "Sakura Training")
    #expect(fixture.organizations.requests == [.verify(id, evidence)])
    #expect(try await fixture.organizations.organizations() == [Organization(id: id)])
  }

  @Test func `an organisation that the user does not have is not found`() async {
    fixture.organizations.prepare { $0.request = .failure(.notFound) }

    let run = await fixture.run(
      ["organization", "verify", text, "--number", "1", "--legal-name", "Sakura"]
    )

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("You have no organisation '\(text)'."))
  }

  @Test(arguments: ["verify", "status"], ["7", "", "org_1", "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e1"])
  func `an id that is no UUID is not sent`(verb: String, id: String) async {
    let values = verb == "verify" ? ["--number", "1", "--legal-name", "Sakura"] : []

    let run = await fixture.run(["organization", verb, id] + values)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'\(id)' is not a valid ID."))
    #expect(fixture.organizations.requests.isEmpty)
  }

  @Test(arguments: [
    ["register", "--name", "Sakura", "--type", "lpk", "--country", "ID"],
    ["verify", "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10", "--number", "1", "--legal-name", "Sakura"],
  ])
  func `offline nothing is sent`(words: [String]) async {
    let run = await fixture.run(["organization"] + words + ["--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(fixture.organizations.requests.isEmpty)
  }

  // MARK: - Showing

  @Test(arguments: [["organization"], ["organization", "status"]])
  func `a script gets every remembered organisation with its status`(words: [String]) async throws {
    let other = try #require(Organization.ID("00000000-0000-4000-8000-000000000001"))
    try await fixture.organizations.remember(try #require(CareersSamples.organization))
    try await fixture.organizations.remember(Organization(id: other, name: "Umi", kind: .tsk, country: "JP"))
    fixture.organizations.prepare {
      $0.verifications[id] = .success(
        CareersSamples.fetched(CareersSamples.organizationVerification(.mismatch, of: id))
      )
      $0.verifications[other] = .failure(.timedOut)
    }

    let run = await fixture.run(words + ["--json"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "\(text)\tSakura Training\tlpk\tID\tmismatch\t2026-03-01T11:00:00Z\n",
        "\(other)\tUmi\ttsk\tJP\tunknown\t\n",
      ]
    )
    #expect(run.notes == ["Warning: The status of 1 organisation could not be loaded."])
  }

  @Test func `one organisation is shown, also one that is not remembered`() async {
    fixture.organizations.prepare { $0.verifications[id] = .success(CareersSamples.fetched(nil)) }

    let run = await fixture.run(["organization", "status", text, "--json"])
    #expect(run.screen?.isList == false)
    #expect(await fixture.run(["organization"]).screen?.isList == true)

    #expect(run.exitCode == .done)
    #expect(run.rows == ["\(text)\t\t\t\tnot-requested\t\n"])
  }

  @Test func `reasons that could not be read are counted on the page and for scripts`() async throws {
    let verification = OrganizationVerification(
      organization: id,
      status: .mismatch,
      reasons: EntryList(["LEGAL_NAME_DIFFERS"], unreadableCount: 2)
    )
    fixture.organizations.prepare {
      $0.verifications[id] = .success(CareersSamples.fetched(verification))
    }
    let words = "2 entries could not be read and are left out"

    let page = await fixture.run(["organization", "status", text])
    let document = await fixture.run(["organization", "status", text, "--json"])
    let others = await fixture.run(["organization", "status", text, "--json", "--fields", "status"])

    #expect(WrittenScreen.linear(try #require(page.page).notice).contains(words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
    #expect(others.notes.isEmpty, "the reasons are not wanted")
  }

  @Test func `a guest is told to sign in`() async {
    let run = await Fixture(isSignedIn: false).run(["organization"])

    #expect(run.exitCode == .signInNeeded)
  }
}
