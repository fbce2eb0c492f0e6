import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Synchronization
import Testing

@testable import Profile

/// Changes of the profile: what is asked, shown and told meanwhile and afterwards.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ProfileEditTests {
  @Test(arguments: [
    (["--name", " Ibu Siti "], "saved\tIbu Siti\t\n"),
    (["--avatar", "https://a.example/x"], "saved\t\thttps://a.example/x\n"),
    (["--name", "Al", "--offline"], "pending\tAl\t\n"),
  ])
  func `a script gets what was changed, and whether it is saved`(words: [String], row: String) async {
    #expect(await Fixture().run(["edit"] + words).rows == [row])
  }

  @Test(arguments: [(["", ""], FeatureEvent.Outcome.done), (["Ibu Siti", ""], .changed)])
  func `a change is observed as one where something is different`(
    answers: [String],
    outcome: FeatureEvent.Outcome
  ) async {
    let events = Mutex<[FeatureEvent]>([])
    var fixture = Fixture()
    fixture.observe = { event in events.withLock { $0.append(event) } }

    let run = await fixture.run("edit", prompter: ScriptedPrompter(answers))

    #expect(run.rows == [outcome == .done ? "unchanged\t\t\n" : "saved\tIbu Siti\t\n"])
    #expect(
      events.withLock(\.self) == [.useCase("EditProfile", .began), .useCase("EditProfile", .ended(outcome))]
    )
  }

  @Test func `a profile is looked up for a change in the cache, and for a form as it was asked`() async {
    let given = Fixture()
    let asked = Fixture()

    _ = await given.run("edit", "--name", "Ibu Siti", "--refresh")
    _ = await asked.run("edit", "--refresh", prompter: ScriptedPrompter(["", ""]))

    #expect(given.service.requests == [.profile(.cacheOnly), .profile(.cacheOnly)])
    #expect(asked.service.requests == [.profile(.networkFirst)])
  }

  @Test func `a picture that the service refuses is named by its option`() async {
    let fixture = Fixture()
    let refusal = ServiceError.rejected(code: "invalid_avatar_url", message: "not a picture")
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), refusal)

    let run = await fixture.run("edit", "--avatar", "https://a.example/x")

    #expect(run.exitCode == .refused)
    #expect(
      run.errorOutput
        == "Error: --avatar: The service does not accept the picture address: 'not a picture'."
    )
  }

  @Test func `a change that is interrupted while it is sent stays in the outbox`() async throws {
    let fixture = Fixture()
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), .cancelled)

    let run = await fixture.run("edit", "--name", "Ibu Siti")

    #expect(run.exitCode == .interrupted)
    #expect(run.notes == ["The change was sent and is not confirmed yet: interrupted."])
    #expect(run.errorOutput.contains("1 change stays in the outbox."))
    #expect(try await fixture.outbox.entries().map(\.attempts) == [1])
  }

  @Test func `a picture that is given wrongly is asked for without the way to remove it`() async {
    let prompter = ScriptedPrompter()

    let run = await Fixture().run("edit", "--avatar", "x", prompter: prompter)

    #expect(run.exitCode == .interrupted)
    #expect(prompter.questions == ["Picture address (optional):"])
    #expect(
      prompter.messages == [
        "Picture address: The picture address must begin with http:// or https:// and name a host."
      ]
    )
  }

  @Test func `a change is shown while it is sent, and confirmed afterwards`() async throws {
    let fixture = Fixture()
    let gate = AnswerGate<String>(holding: [ProfileEdit.outboxKind])
    let drain = DrainOutbox(outbox: fixture.outbox, now: { CareersSamples.fetchedAt })
    let changes = SubmitChange(outbox: fixture.outbox, drain: drain) {
      OutboxRoute(Fixture.queue, senders: [ProfileEdit.outboxKind: HeldSender(gate: gate)])
    }
    let profiles = ManageProfile(profiles: fixture.service, outbox: fixture.outbox, changes: changes) { true }
    let screen = EditProfileViewModel(
      FormInput(["name": "Ibu Siti"]),
      profiles,
      in: .english,
      observe: { _ in }
    )
    #expect(screen.content(in: Fixture.context()) == .confirmation)

    let work = Task { await screen.load(LoadRequest()) }
    await gate.arrival(of: ProfileEdit.outboxKind)
    let meanwhile = screen.content(in: Fixture.context())
    await gate.open(ProfileEdit.outboxKind)
    await work.value

    let edit = try ProfileEdit(name: "Ibu Siti", avatar: nil)
    let own = CareersSamples.fetched(OwnProfile(saved: CareersSamples.profile))
    #expect(meanwhile == .page(savingPage(own, edit, Fixture.context())))
    #expect(screen.content(in: Fixture.context()) == .confirmation)
    #expect(screen.notes(in: Fixture.context()) == ["Name changed to 'Ibu Siti'."])
  }

  @Test func `a change that the service answers with other values is not said to be made as asked`() async {
    let fixture = Fixture()
    let drain = DrainOutbox(outbox: fixture.outbox, now: { CareersSamples.fetchedAt })
    let changes = SubmitChange(outbox: fixture.outbox, drain: drain) {
      OutboxRoute(Fixture.queue, senders: [ProfileEdit.outboxKind: AdjustingSender()])
    }
    let profiles = ManageProfile(profiles: fixture.service, outbox: fixture.outbox, changes: changes) { true }
    let screen = EditProfileViewModel(
      FormInput(["name": "Ibu Siti"]),
      profiles,
      in: .english,
      observe: { _ in }
    )

    await screen.load(LoadRequest())

    #expect(
      screen.notes(in: Fixture.context()) == [
        "The service did not confirm the values that you gave. Open your profile to see those that it has."
      ]
    )
    #expect(EditProfileOutcome.adjusted.edit == nil && EditProfileOutcome.adjusted.isEffective)
  }

  @Test func `a change that was refused is not shown while its value is asked for again`() async {
    let fixture = Fixture()
    let refusal = ServiceError.rejected(code: "invalid_full_name", message: nil)
    await fixture.sender.fail(OutboxEntry.ID(rawValue: 1), refusal)
    let prompter = WatchingPrompter()

    let run = await ScreenRun(
      fixture.feature(in: .english),
      ["profile", "edit", "--name", "Admin"],
      Fixture.context(),
      prompter: prompter,
      whileLoading: { prompter.screen = $0 }
    )

    #expect(run.exitCode == .interrupted)
    #expect(prompter.contents == [.confirmation])
  }

  @Test func `a change that is saved is shown over those that wait, and offers nothing else`() throws {
    let waiting = PendingProfileEdit(try ProfileEdit(name: "Ibu", avatar: ""))
    let edit = try ProfileEdit(name: "Ibu Siti", avatar: nil)
    let own = OwnProfile(saved: CareersSamples.profile, pending: .success([waiting]))
    let context = Fixture.context()

    let page = savingPage(CareersSamples.fetched(own), edit, context)

    #expect(page.header == .heading("Ibu Siti", .page))
    #expect(WrittenScreen.linear(page.content).contains("no picture, not sent yet"))
    #expect(page.actions.isEmpty)
    #expect(page.footer == .loading(Strings(context).saving))
  }

  @Test func `a change that waits is called by what it changes`() throws {
    let edits = [
      try ProfileEdit(name: "Ibu Siti", avatar: nil),
      try ProfileEdit(name: "Ibu Siti", avatar: "https://a.example/x"),
    ]

    let titles = try edits.map { edit in
      let draft = try edit.draft(in: Fixture.queue)
      let entry = OutboxEntry(
        id: OutboxEntry.ID(rawValue: 1),
        draft: draft,
        createdAt: CareersSamples.fetchedAt
      )
      return ProfileFeature.changeTexts.title(of: entry, in: .english)
    }

    #expect(titles == ["Change name to 'Ibu Siti'", "Change name to 'Ibu Siti', and picture"])
  }
}

/// Notes what a screen shows when it asks, and gives no answer.
@MainActor private final class WatchingPrompter: Prompter {
  var screen: (any Screen)?
  private(set) var contents: [ScreenContent] = []

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    if let screen { contents.append(screen.content(in: Fixture.context())) }
    throw .ended
  }
}

/// A service that holds a change back until a test lets it go.
private struct HeldSender: OutboxSender {
  let gate: AnswerGate<String>

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    await gate.pass(entry.draft.kind)
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { nil }
}

/// A service that saves other values than it is sent.
private struct AdjustingSender: OutboxSender {
  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect { .changedOtherwise }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { nil }
}
