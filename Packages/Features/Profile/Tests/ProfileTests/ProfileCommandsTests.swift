import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import OutboxFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ProfileCommandsTests {
  // MARK: - The profile

  @Test func `a script gets the profile as the service has it`() async {
    let run = await Fixture().run("--json")

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        """
        9a7d6f2e-1111-4222-8333-444455556666\tSiti Aminah\tsiti@example.com\t\
        https://images.example.com/siti.jpg\t100\tunder-review\tmanual-review

        """
      ]
    )
  }

  @Test func `what the service does not say is null for a script`() async {
    let bare = UserProfile(id: CareersSamples.profile.id)
    let fixture = Fixture { $0.profile = .success(CareersSamples.fetched(bare)) }

    let run = await fixture.run("--json", "--fields", "completion,trust,verification,avatar,finalRequest")

    #expect(run.rows == ["\t\t\t\t\n"])
  }

  @Test(arguments: [
    (ServiceError.signInNeeded, ExitCode.signInNeeded), (.offline, .noConnection), (.unavailable, .failed),
  ])
  func `a profile that cannot be loaded ends the command`(error: ServiceError, code: ExitCode) async {
    let run = await Fixture { $0.profile = .failure(error) }.run()

    #expect(run.exitCode == code)
  }

  // MARK: - Editing

  @Test func `name and picture are changed together`() async throws {
    let fixture = Fixture()

    let run = await fixture.run("edit", "--name", " Ibu Siti ", "--avatar", "https://a.example/x")

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Name changed to 'Ibu Siti', and picture changed."])
    #expect(await fixture.sender.effects.count == 1)
  }

  @Test(arguments: [
    (["--name", "Al"], "Name changed to 'Al'."), (["--avatar", ""], "Picture removed."),
    (["--avatar", "http://a.example"], "Picture changed."),
    (["--avatar", "", "--name", "Al"], "Name changed to 'Al', and picture removed."),
  ])
  func `the confirmation says what was changed`(words: [String], note: String) async {
    #expect(await Fixture().run(["edit"] + words).notes == [note])
  }

  @Test(arguments: [
    (["--name", "x"], "name"),
    (["--name", String(repeating: "x", count: 121)], "at most 120 characters; it has 121"),
    (["--name", "Siti\u{1B}[31m"], "contains a control character."), (["--name", ""], "at least 2"),
    (["--name", "Siti\nAminah"], "contains a control character."),
    (["--avatar", "ftp://a.example"], "http:// or https://"), (["--name", "Al", "--avatar", "x"], "http"),
  ])
  func `a value that the service would refuse is not sent`(words: [String], text: String) async {
    let fixture = Fixture()

    let run = await fixture.run(["edit"] + words)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(text))
    #expect(await fixture.sender.effects.isEmpty)
  }

  @Test func `without values and a terminal the options are named`() async {
    let run = await Fixture().run("edit")

    #expect(run.exitCode == .usage)
    #expect(
      run.errorOutput == """
        Error: Neither a name nor a picture is given.
        Use --name or --avatar to change your profile.
        """
    )
  }

  @Test func `at a terminal both are asked for, with the present values`() async {
    let fixture = Fixture()
    let prompter = ScriptedPrompter(["x", "Ibu Siti", "-"])

    let run = await fixture.run("edit", prompter: prompter)

    #expect(run.notes == ["Name changed to 'Ibu Siti', and picture removed."])
    #expect(
      prompter.questions == [
        "Name (default: Siti Aminah):", "Name (default: Siti Aminah):",
        "Picture address (default: https://images.example.com/siti.jpg):",
      ]
    )
    #expect(
      prompter.messages == [
        "Name: The name must have at least 2 characters.", "Enter - to remove the picture.",
      ]
    )
  }

  @Test func `who answers nothing changes nothing`() async {
    let fixture = Fixture()

    let run = await fixture.run("edit", prompter: ScriptedPrompter(["", " "]))

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Your profile is unchanged."])
    #expect(await fixture.sender.effects.isEmpty)
  }

  @Test func `with one value given the other is not asked for`() async {
    let fixture = Fixture()
    let prompter = ScriptedPrompter()

    let run = await fixture.run("edit", "--name", "Ibu Siti", prompter: prompter)

    #expect(run.notes == ["Name changed to 'Ibu Siti'."])
    #expect(prompter.questions.isEmpty)
  }

  @Test func `who enters the present values again changes nothing`() async {
    let fixture = Fixture()
    let answers = ScriptedPrompter(["Siti Aminah", "https://images.example.com/siti.jpg"])

    #expect(await fixture.run("edit", prompter: answers).notes == ["Your profile is unchanged."])
    #expect(await fixture.sender.effects.isEmpty)
  }

  @Test func `present values that cannot be loaded are left out of the questions`() async {
    let fixture = Fixture { $0.profile = .failure(.offline) }
    let prompter = ScriptedPrompter(["Ibu Siti", ""])

    let run = await fixture.run("edit", prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.questions.first == "Name (optional):")
  }

  @Test func `offline the change waits, and the profile says so`() async throws {
    let fixture = Fixture()

    let run = await fixture.run("edit", "--name", "Ibu Siti", "--offline")
    let page = await fixture.run()

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The change is stored and not sent yet: no connection."])
    #expect(await fixture.sender.effects.isEmpty)
    let text = try WrittenScreen.linear(#require(page.page).element(in: Fixture.context()))
    #expect(text.contains("Ibu Siti"))
    #expect(text.contains("not sent yet"))
  }

  @Test func `a script sees what was sent and what waits`() async {
    let run = await Fixture().run("edit", "--avatar", "", "--offline", "--json")

    #expect(run.rows == ["pending\t\t\n"])
  }

  @Test func `a picture that will be removed is an empty text, and one that stays is null`() async throws {
    let removed = await Fixture().run("edit", "--avatar", "", "--offline", "--json")
    let renamed = await Fixture().run("edit", "--name", "Ibu Siti", "--offline", "--json")

    #expect(try #require(removed.document).compactText.contains(#""name":null,"avatar":"""#))
    #expect(try #require(renamed.document).compactText.contains(#""name":"Ibu Siti","avatar":null"#))
  }

  @Test func `a refusal names the field, and the profile is as before`() async throws {
    let fixture = Fixture()
    let refusal = ServiceError.rejected(code: "invalid_full_name", message: "fullName is reserved")
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), refusal)

    let run = await fixture.run("edit", "--name", "Admin")
    let rows = await fixture.run("--json", "--fields", "name,pending").rows

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput == "Error: --name: The service does not accept the name: 'fullName is reserved'.")
    #expect(rows == ["Siti Aminah\t\n"])
  }

  @Test func `an unknown outcome is an error that leads to the outbox`() async {
    let fixture = Fixture(canTell: false)
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), .unavailable)

    let run = await fixture.run("edit", "--name", "Ibu Siti")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("did not confirm the change"))
    #expect(run.errorOutput.contains("tessera outbox"))
  }

  @Test func `a change whose confirmation was lost is not reported as unsent`() async {
    let fixture = Fixture()
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), .connectionLost)

    let run = await fixture.run("edit", "--name", "Ibu Siti")

    #expect(run.exitCode == .done)
    #expect(run.notes.first?.hasPrefix("The change was sent and is not confirmed yet: ") == true)
  }

  @Test func `a change that waits for another address of the service is no success`() async throws {
    let fixture = Fixture()
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), .malformed(.missingPage))

    let run = await fixture.run("edit", "--name", "Ibu Siti", "--json")

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput == "Error: 1 change was not sent: page not found.\nCheck the address of the service."
    )
    #expect(
      run.notes == [
        "The change is stored and not sent yet: page not found. Check the address of the service."
      ]
    )
    #expect(run.rows == ["pending\tIbu Siti\t\n"])
    #expect(try await fixture.outbox.entries().map(\.state) == [.waiting])
  }

  @Test func `who is not signed in is told to sign in, and nothing waits`() async throws {
    let fixture = Fixture(isSignedIn: false)

    let run = await fixture.run("edit", "--name", "Ibu Siti")

    #expect(run.exitCode == .signInNeeded)
    #expect(try await fixture.outbox.entries().isEmpty)
  }
}
