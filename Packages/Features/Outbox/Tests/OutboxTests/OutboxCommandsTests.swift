import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Synchronization
import Testing

@testable import Outbox

@MainActor @Suite(.timeLimit(.minutes(5))) struct OutboxCommandsTests {
  private func run(
    _ fixture: Fixture,
    _ words: String...,
    prompter: any Prompter = SilentPrompter(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases, observe: observe),
      ["outbox"] + words,
      Samples.context(),
      prompter: prompter
    )
  }

  private func id(_ number: Int) -> OutboxEntry.ID { OutboxEntry.ID(rawValue: number) }

  // MARK: - The list

  @Test func `the list says of each entry how far it is`() async throws {
    let fixture = await Fixture(try Samples.entries())

    let run = await run(fixture, "--fields", "id,state,reason,code,message")

    #expect(run.exitCode == .done)
    #expect(run.page == outboxPage(try Samples.listed(), Samples.context()))
    #expect(
      run.rows == [
        "1\tunknown\t\t\t\n", "2\trefused\trejected\tJOB_CLOSED\tThe job is closed.\n",
        "3\theld-back\t\t\t\n", "4\twaiting\t\t\t\n", "5\tother-account\t\t\t\n",
        "6\trefused\tunknown-outcome\t\t\n",
      ]
    )
  }

  @Test func `a change under way is being sent while somebody sends its queue, and unknown otherwise`()
    async throws
  {
    let fixture = await Fixture(try Samples.entries())
    let claim = try #require(try await fixture.outbox.claim(Samples.queue))

    let during = await run(fixture, "--fields", "id,state")
    claim.release()
    let after = await run(fixture, "--fields", "id,state")

    #expect(during.rows.prefix(3) == ["1\tbeing-sent\n", "2\trefused\n", "3\theld-back\n"])
    #expect(after.rows.first == "1\tunknown\n")
    // The list has given the right to send back.
    #expect(try await fixture.outbox.claim(Samples.queue) != nil)
  }

  @Test func `a script gets every field of an entry`() async throws {
    let fixture = await Fixture([try Samples.entries()[1]])

    let run = await run(fixture, "--json")

    #expect(
      run.rows == [
        "2\tcareers\tjob.save\tb\tApply for Caregiver in Tokyo\trefused\t2026-02-28T18:00:00Z\t1\trejected\tJOB_CLOSED\t"
          + "The job is closed.\n"
      ]
    )
  }

  @Test func `an empty outbox says so`() async {
    let run = await run(await Fixture())

    #expect(run.exitCode == .done)
    #expect(run.page == outboxPage([], Samples.context()))
  }

  @Test(arguments: [
    Result<OutboxQueue?, ServiceError>.success(nil), .failure(.credentialsUnreadable(reason: "locked")),
  ])
  func `without an account, entries are of another one and are not sent`(
    account: Result<OutboxQueue?, ServiceError>
  )
    async throws
  {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook")], account: account)

    #expect(await run(fixture, "--fields", "id,state").rows == ["4\tother-account\n"])
    let sending = await run(fixture, "send")

    #expect(sending.exitCode == .signInNeeded)
    #expect(await fixture.service.effects.isEmpty)
  }

  @Test func `an entry of an area that the program does not know waits`() async throws {
    let queue = OutboxQueue(area: "music", account: "anna")
    let fixture = await Fixture([
      try Samples.entry(4, "Save Song", in: queue), try Samples.entry(5, "Save Cook"),
    ])

    let run = await run(fixture, "send")

    #expect(run.rows == ["5\tSave Cook\tsent\t\t\t\n"])
    #expect(try await fixture.outbox.entries().map(\.id) == [id(4)])
  }

  @Test func `an outbox that cannot be read is an error`() async {
    let fixture = await Fixture()
    await fixture.outbox.fail(.cannotBeRead(reason: "broken"))

    let run = await run(fixture)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("broken"))
  }

  @Test func `the entries are a list, and the report of a sending is none before it ends`() async {
    #expect(await run(await Fixture()).screen?.isList == true)
    #expect(await run(await Fixture(), "send").screen?.isList == false)
  }

  // MARK: - Sending

  @Test func `everything that waits is sent, and the count is said`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook"), try Samples.entry(7, "Save Nurse")])
    let events = Mutex<[FeatureEvent]>([])

    let run = await run(fixture, "send", observe: { event in events.withLock { $0.append(event) } })

    #expect(run.exitCode == .done)
    #expect(run.notes == ["2 changes were sent."])
    #expect(run.rows == ["4\tSave Cook\tsent\t\t\t\n", "7\tSave Nurse\tsent\t\t\t\n"])
    #expect(await fixture.service.effects == [id(4), id(7)])
    #expect(
      events.withLock(\.self) == [.useCase("SendOutbox", .began), .useCase("SendOutbox", .ended(.changed))]
    )
  }

  @Test func `an outbox that fails while it is sent is observed as a failure`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook")])
    await fixture.outbox.fail(.cannotBeRead(reason: "broken"))
    let events = Mutex<[FeatureEvent]>([])

    let run = await run(fixture, "send", observe: { event in events.withLock { $0.append(event) } })

    #expect(run.exitCode == .failed)
    let code = PersistenceError.cannotBeRead(reason: "broken").code
    #expect(
      events.withLock(\.self) == [
        .useCase("SendOutbox", .began), .useCase("SendOutbox", .ended(.failed(code))),
      ]
    )
  }

  @Test func `nothing to send is no error`() async {
    let run = await run(await Fixture(), "send")

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Nothing to send."])
    #expect(run.rows.isEmpty)
  }

  @Test func `changes of other accounts are mentioned, and not sent`() async throws {
    let other = OutboxQueue(area: "careers", account: "berta")
    let fixture = await Fixture([
      try Samples.entry(4, "Save Cook", in: other), try Samples.entry(5, "Save Nurse", in: other),
    ])

    let run = await run(fixture, "send")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Nothing to send.",
        "2 changes of other accounts are still in the outbox. Sign in to those accounts to send them.",
      ]
    )
    #expect(await fixture.service.effects.isEmpty)
  }

  @Test func `a refused change ends with its code after the others were sent`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook"), try Samples.entry(7, "Save Nurse")])
    await fixture.service.fail(id(4), .rejected(code: "CLOSED", message: "Closed."))

    let run = await run(fixture, "send")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("1 change was refused."))
    #expect(run.errorOutput.contains("outbox"))
    #expect(
      run.rows == ["4\tSave Cook\trefused\trejected\tCLOSED\tClosed.\n", "7\tSave Nurse\tsent\t\t\t\n"]
    )
  }

  @Test func `a change that was refused before is mentioned, and does not count as refused now`()
    async throws
  {
    let fixture = await Fixture([try Samples.entries()[1]])

    let run = await run(fixture, "send")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == ["Nothing to send.", "1 change that was refused before is still in the outbox."]
    )
  }

  @Test func `where everything is held back, the entry in front is named in place of another attempt`()
    async throws
  {
    let entries = try Samples.entries()
    let fixture = await Fixture([entries[1], entries[2]])

    let run = await run(fixture, "send")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("1 change is held back by entry 2, which was refused."))
    #expect(run.errorOutput.contains("tessera outbox retry 2"))
    #expect(run.errorOutput.contains("tessera outbox drop 2"))
    #expect(run.rows == ["3\tSave Caregiver in Tokyo\theld-back\t\t\t\n"])
    #expect(await fixture.service.effects.isEmpty)
  }

  @Test func `a change that the service had before is told so`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Apply for Cook", kind: "job.apply")])

    let run = await run(fixture, "send")

    #expect(run.exitCode == .done)
    #expect(run.rows == ["4\tApply for Cook\tunchanged\t\t\t\n"])
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection, "No changes were sent"),
    (.timedOut, .noConnection, "The service did not confirm a change"),
    (.signInNeeded, .signInNeeded, "No changes were sent"),
    (.rateLimited(until: nil), .rateLimited, "No changes were sent"),
  ])
  func `a service that cannot be used ends with the code of its error, and the change waits`(
    error: ServiceError,
    code: ExitCode,
    message: String
  ) async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook")])
    await fixture.service.fail(id(4), error)

    let run = await run(fixture, "send")

    #expect(run.exitCode == code)
    #expect(run.errorOutput.contains(message))
    #expect(try await fixture.outbox.entries().count == 1)
  }

  @Test(arguments: [
    (Language.english, "Not all changes were sent", "."), (.simplifiedChinese, "部分更改未发送", "。"),
  ])
  func `after a failure in between, the changes that the service has are reported`(
    language: Language,
    message: String,
    end: Character
  ) async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook"), try Samples.entry(7, "Save Nurse")])
    await fixture.service.fail(id(7), .offline)
    let screen = OutboxSendingViewModel(useCases: fixture.useCases, observe: { _ in })

    await screen.load(LoadRequest())

    let failure = try #require(screen.failure(in: Samples.context(in: language)))
    #expect(failure.message.hasPrefix(message))
    #expect(failure.message.last == end)
  }

  @Test func `offline, nothing is sent`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook")])

    #expect(await run(fixture, "send", "--offline").exitCode == .noConnection)
    #expect(await fixture.service.effects.isEmpty)
    #expect(await run(await Fixture(), "send", "--offline").exitCode == .done)
  }

  @Test func `a queue that another process is sending is left to it`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook")])
    let claim = try await fixture.outbox.claim(Samples.queue)

    let run = await run(fixture, "send")
    claim?.release()

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("The changes are being sent already."))
    #expect(await fixture.service.effects.isEmpty)
  }

  @Test func `an interrupted change that may be under way is said`() async throws {
    let entry = try Samples.entry(4, "Save Cook", state: .sending(since: Samples.now), attempts: 1)
    let run = await run(await Fixture([entry]), "send")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("The service may still be processing an interrupted change."))
  }

  @Test func `the results are handed over one by one and not kept`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook"), try Samples.entry(7, "Save Nurse")])
    let screen = OutboxSendingViewModel(useCases: fixture.useCases, observe: { _ in })
    var parts: [Int] = []

    await screen.load(
      LoadRequest(receiver: { part in
        parts.append(part.records.count)
        return true
      })
    )

    #expect(parts == [1, 1])
    #expect(screen.records?.count == 0)
    #expect(screen.notes(in: Samples.context()) == ["2 changes were sent."])
    #expect(screen.progress(in: Samples.context()) == "2 processed")
  }

  // MARK: - Retrying and dropping

  @Test func `a refused change waits again`() async throws {
    let fixture = await Fixture(try Samples.entries())

    let run = await run(fixture, "retry", "2", "--json", "--fields", "id,state")

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Queued again: Apply for Caregiver in Tokyo."])
    #expect(run.rows.prefix(3) == ["1\tunknown\n", "2\twaiting\n", "3\twaiting\n"])
    #expect(try await fixture.outbox.entry(id(2))?.state == .waiting)
  }

  @Test func `a change that was not refused is not retried`() async throws {
    let fixture = await Fixture(try Samples.entries())

    let run = await run(fixture, "retry", "4")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("Entry 4 was not refused, so there is nothing to retry."))
  }

  @Test(arguments: ["retry", "drop"])
  func `a change of another account is neither retried nor dropped`(verb: String) async throws {
    let refusal = OutboxRefusal(.notFound, at: Samples.now)
    let entry = try Samples.entry(
      5,
      "Save Driver",
      in: OutboxQueue(area: "careers", account: "berta"),
      state: .refused(refusal)
    )
    let fixture = await Fixture([entry])

    let run = await run(fixture, verb, "5")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("Entry 5 is a change of another account."))
    #expect(run.errorOutput.contains("Sign in to that account"))
    #expect(!run.errorOutput.contains("Driver"))
    #expect(try await fixture.outbox.entry(id(5)) == entry)
  }

  @Test func `a change that is being sent is not dropped, and the user is told so`() async throws {
    let fixture = await Fixture(try Samples.entries())
    let claim = try #require(try await fixture.outbox.claim(Samples.queue))
    defer { claim.release() }

    let run = await run(fixture, "drop", "1")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("Entry 1 is being sent, so it was not dropped."))
    #expect(run.notes.isEmpty)
    #expect(try await fixture.outbox.entry(id(1)) != nil)
  }

  @Test func `a change of an area that the program does not know is dropped`() async throws {
    let queue = OutboxQueue(area: "music", account: "anna")
    let fixture = await Fixture([try Samples.entry(4, "Save Song", in: queue)])

    #expect(await run(fixture, "drop", "4").exitCode == .done)
    #expect(try await fixture.outbox.entries().isEmpty)
  }

  @Test func `the content of a change of another account is not listed, refused or not`() async throws {
    let berta = OutboxQueue(area: "careers", account: "berta")
    let refusal = OutboxRefusal(.rejected(code: "CLOSED", message: "Closed."), at: Samples.now)
    let fixture = await Fixture([
      try Samples.entry(4, "Save Cook", of: "c", in: berta),
      try Samples.entry(5, "Save Driver", of: "d", in: berta, state: .refused(refusal)),
    ])

    let run = await run(fixture, "--fields", "id,subject,title,state,reason,code,message")

    #expect(run.rows == ["4\t\t\tother-account\t\t\t\n", "5\t\t\tother-account\t\t\t\n"])
  }

  @Test func `a refusal by the area's own sender is told in words, in the list and while sending`()
    async throws
  {
    let refusal = OutboxRefusal(.rejected(code: "own", message: nil), at: Samples.now)
    let fixture = await Fixture([
      try Samples.entry(4, "Apply as cook", of: "c", state: .refused(refusal)),
      try Samples.entry(5, "Save Driver", of: "d"),
    ])
    await fixture.service.fail(id(5), .rejected(code: "own", message: nil))

    let page = try #require(await run(fixture).page)
    let sending = await run(fixture, "send", "--fields", "id,code")

    #expect(WrittenScreen.linear(page.element(in: Samples.context())).contains("Our own reason.\n"))
    #expect(sending.rows == ["5\town\n"])
    let texts = Samples.texts
    let entry = try #require(try await fixture.outbox.entry(id(5)))
    let result = SendingResult(.refused(entry, refusal), texts, .english)
    let line = Element.text(Strings(.english).line(for: result))
    #expect(WrittenScreen.linear(line) == "Refused: Save Driver (Our own reason.)\n")
  }

  @Test(arguments: ["retry", "drop"])
  func `an entry that there is not is not found`(verb: String) async throws {
    let fixture = await Fixture(try Samples.entries())

    let run = await run(fixture, verb, "99")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("The outbox has no entry 99."))
    #expect(try await fixture.outbox.entries().count == 6)
  }

  @Test func `a change that makes no sense is dropped without its title, and said to have perhaps been made`()
    async throws
  {
    let fixture = await Fixture(try Samples.entries())
    await fixture.outbox.failReading(id(4), .damagedRecord)

    let run = await run(fixture, "drop", "4")

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Dropped: entry 4. The service may have received it already."])
    #expect(try await fixture.outbox.entries().count == 5)
  }

  @Test(arguments: [
    ("4", ""), ("2", ""), ("1", " The service may have received it already."),
    ("6", " The service may have received it already."),
  ])
  func `a change is dropped, and said where it may have been made`(number: String, addition: String)
    async throws
  {
    let fixture = await Fixture(try Samples.entries())
    let number = try #require(Int(number))
    let title = try #require(try await fixture.outbox.entry(id(number))?.draft.name)

    let run = await run(fixture, "drop", String(number))

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Dropped: \(title)." + addition])
    #expect(try await fixture.outbox.entry(id(number)) == nil)
    #expect(try await fixture.outbox.entries().count == 5)
  }

  // MARK: - The question before content is dropped

  private func application() throws -> OutboxEntry {
    try Samples.entry(4, "Apply for Cook", kind: "job.apply", payload: #"{"note":"Since 2019."}"#)
  }

  @Test(arguments: [(["y"], true), (["n"], false), ([""], false), ([], false)])
  func `on a terminal the user is asked before content is dropped`(responses: [String], isDropped: Bool)
    async throws
  {
    let fixture = await Fixture([try application()])
    let prompter = ScriptedPrompter(responses)

    let run = await run(fixture, "drop", "4", prompter: prompter)

    #expect(prompter.dialogue == [.asked("Drop this change and its content: Apply for Cook? [y/N]")])
    #expect(run.exitCode == (isDropped ? .done : .interrupted))
    #expect(run.notes == (isDropped ? ["Dropped: Apply for Cook."] : []))
    #expect(try await fixture.outbox.entries().isEmpty == isDropped)
  }

  @Test(arguments: [(["drop", "4", "--yes"], true), (["drop", "4"], false)])
  func `who has confirmed, or cannot be asked, is not asked`(words: [String], isInteractive: Bool)
    async throws
  {
    let fixture = await Fixture([try application()])
    let prompter = ScriptedPrompter(isInteractive: isInteractive)

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases),
      ["outbox"] + words,
      Samples.context(),
      prompter: prompter
    )

    #expect(run.exitCode == .done)
    #expect(prompter.dialogue.isEmpty)
    #expect(try await fixture.outbox.entries().isEmpty)
  }

  @Test func `a change without content is dropped without a question`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook")])
    let prompter = ScriptedPrompter()

    let run = await run(fixture, "drop", "4", prompter: prompter)

    #expect(run.notes == ["Dropped: Save Cook."])
    #expect(prompter.dialogue.isEmpty)
  }

  @Test func `a change whose content cannot be read is asked about by its number`() async throws {
    let fixture = await Fixture([try application()])
    await fixture.outbox.failReading(id(4), .damagedRecord)
    let prompter = ScriptedPrompter(["n"])

    let run = await run(fixture, "drop", "4", prompter: prompter)

    #expect(prompter.dialogue == [.asked("Drop this change and its content: entry 4? [y/N]")])
    #expect(run.exitCode == .interrupted)
  }

  @Test(arguments: ["5", "99"])
  func `what cannot be dropped is not asked about`(number: String) async throws {
    let berta = OutboxQueue(area: "careers", account: "berta")
    let fixture = await Fixture([
      try Samples.entry(5, "Apply for Driver", in: berta, kind: "job.apply", payload: "{}")
    ])
    let prompter = ScriptedPrompter()

    let run = await run(fixture, "drop", number, prompter: prompter)

    #expect(run.exitCode == (number == "5" ? .refused : .notFound))
    #expect(prompter.dialogue.isEmpty)
  }
}
