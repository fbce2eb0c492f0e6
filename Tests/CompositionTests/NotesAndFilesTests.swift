import CommandKit
import FeatureKit
import Foundation
import LocalizationKit
import Testing

@testable import TesseraApp

/// What a command says beside its result, and the files that commands look at and clear.
@Suite(.timeLimit(.minutes(5))) struct NotesAndFilesTests {
  private let details = [
    "--accept-terms", "--name", "Mai Tanaka", "--email", "mai@example.com", "--password-stdin", "--store",
    "file",
  ]

  private func registered() async throws -> TesseraRun {
    let tessera = try TesseraRun()
    let run = await tessera(arguments: ["account", "register"] + details, input: "correct horse battery\n")
    #expect(run.code == .done)
    return tessera
  }

  private func rows(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  // MARK: - Hints and notes

  @Test func `the first run over sample data says so, and the next one does not`() async throws {
    let tessera = try TesseraRun()

    let first = await tessera("sections", streams: .terminals)
    let second = await tessera("sections", streams: .terminals)

    #expect(
      first.errorOutput.hasSuffix(
        "\nThis is built-in sample data. Use --backend live for the real services.\n"
      )
    )
    #expect(!second.errorOutput.contains("sample data"))
  }

  @Test(arguments: [(["settings"], TesseraRun.Streams.terminals), (["sections"], .pipes)])
  func `where no sample data are shown to a person, nothing is said of them`(
    command: [String],
    streams: TesseraRun.Streams
  ) async throws {
    let run = try await TesseraRun()(arguments: command, streams: streams)

    #expect(run.code == .done)
    #expect(!run.errorOutput.contains("sample data"))
  }

  @Test func `changes that wait are counted after each command of their area, until they are sent`()
    async throws
  {
    let tessera = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let ids = try jobs.prefix(2).map { try #require($0["id"] as? String) }

    #expect(await tessera("jobs", "save", ids[0], "--network", "offline").code == .done)
    let one = await tessera("jobs")
    #expect(await tessera("jobs", "save", ids[1], "--network", "offline").code == .done)
    let two = await tessera("jobs")
    let elsewhere = await tessera("sections")
    let sent = await tessera("outbox", "send")
    let none = await tessera("jobs")

    #expect(one.errorOutput.contains("1 change in careers is waiting to be sent. "))
    #expect(one.errorOutput.contains("tessera outbox send"))
    #expect(two.errorOutput.contains("2 changes in careers are waiting to be sent. "))
    #expect(!elsewhere.errorOutput.contains("waiting to be sent"))
    #expect(sent.code == .done)
    #expect(!none.errorOutput.contains("waiting to be sent"))
  }

  @Test func `the page of a job that was saved and applied for without a connection counts both changes`()
    async throws
  {
    let tessera = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let id = try #require(jobs.first?["id"] as? String)
    #expect(await tessera("jobs", "show", id).code == .done)

    #expect(await tessera("jobs", "save", id, "--network", "offline").code == .done)
    #expect(await tessera("jobs", "apply", id, "--yes", "--network", "offline").code == .done)
    let page = await tessera("jobs", "show", id)

    #expect(page.output.contains("2 changes have not been sent yet"))
  }

  @Test func `a change that is refused while another one is sent is announced until it is dropped`()
    async throws
  {
    let tessera = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let id = try #require(jobs.first?["id"] as? String)
    let unknown = "00000000-0000-4000-8000-000000000000"
    #expect(await tessera("jobs", "save", unknown, "--network", "offline").code == .done)

    let saved = await tessera("jobs", "save", id)
    let later = await tessera("jobs", "saved", streams: .pipes)
    let document = await tessera("jobs", "saved", "--json")
    let page = await tessera("jobs", "saved")
    let elsewhere = await tessera("sections")
    let dropped = await tessera("outbox", "drop", "1")
    let none = await tessera("jobs")

    #expect(saved.code == .done)
    for run in [saved, later, document, page] {
      #expect(run.errorOutput.contains("1 change in careers was refused: "))
      #expect(run.errorOutput.contains("List the changes with 'tessera outbox'."))
    }
    #expect(page.output.contains("1 change was refused or its outcome is unknown"))
    #expect(!page.output.contains("has not been sent yet"))
    #expect(!elsewhere.errorOutput.contains("was refused"))
    #expect(dropped.code == .done)
    #expect(!none.errorOutput.contains("was refused"))
  }

  @Test func `screens tell after a change which ones of its area were refused, and those of no other area`()
    async throws
  {
    let tessera = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let id = try #require(jobs.first?["id"] as? String)
    let unknown = "00000000-0000-4000-8000-000000000000"
    _ = await tessera("jobs", "save", unknown, "--network", "offline")
    _ = await tessera("jobs", "save", id)

    let notes = try await notesOnScreens(of: .careers, tessera)

    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("1 change in careers was refused: ") == true)
    #expect(try await notesOnScreens(of: .cards, tessera) == [])
  }

  @Test func `screens tell after a change that the outbox cannot be read`() async throws {
    let tessera = try await registered()
    let file = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/outbox.sqlite")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

    let notes = try await notesOnScreens(of: .careers, tessera)

    #expect(notes.count == 1)
    #expect(notes.first?.contains("cannot be read") == true)
  }

  private func notesOnScreens(of area: Area, _ tessera: TesseraRun) async throws -> [String] {
    let services = Services(Launch(tessera.context(["browse"], [:], .pipes)))
    let view = services.viewContext(of: area, in: .english, CommandPhrasing())
    let outbox = try #require(area.outbox)
    let notes = await outbox.problems(services, in: view)
    await services.finish()
    return notes
  }

  @Test func `a change behind one whose outcome is unknown names that entry, and sending it is no success`()
    async throws
  {
    let tessera = try await registered()
    _ = await tessera("profile", "edit", "--name", "Foo", "--network", "offline")
    _ = await tessera("outbox", "send", "--network", "failing")
    tessera.pass(seconds: 6)

    let edit = await tessera("profile", "edit", "--name", "Bar")
    let sent = await tessera("outbox", "send")
    let jobs = await tessera("jobs")
    let dropped = await tessera("outbox", "drop", "1")
    let after = await tessera("outbox", "send")

    let note = "1 change in careers is held back by entry 1, whose outcome is unknown. "
    #expect(edit.code == .refused && jobs.code == .done)
    for run in [edit, jobs] {
      #expect(run.errorOutput.contains(note))
      #expect(run.errorOutput.contains("tessera outbox retry 1"))
      #expect(run.errorOutput.contains("tessera outbox drop 1"))
      #expect(!run.errorOutput.contains("outbox send"))
    }
    #expect(sent.code == .refused)
    #expect(sent.errorOutput.contains("1 change is held back by entry 1, whose outcome is unknown."))
    #expect(dropped.code == .done)
    #expect(after.code == .done && after.errorOutput.contains("1 change was sent."))
  }

  @Test func `who signs out is told how many changes wait for the account, where some do`() async throws {
    let tessera = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let id = try #require(jobs.first?["id"] as? String)
    let login = [
      "account", "login", "--email", "mai@example.com", "--password-stdin", "--store", "file",
    ]

    let none = await tessera("account", "logout")
    _ = await tessera(arguments: login, input: "correct horse battery\n")
    _ = await tessera("jobs", "save", id, "--network", "offline")
    let one = await tessera("account", "logout")

    #expect(none.code == .done && !none.errorOutput.contains("of the previous account stay"))
    #expect(one.errorOutput.contains("1 change of the previous account stays"))
  }

  // MARK: - Files

  @Test func `what was sent for an account is on the disk no longer when it has signed out`() async throws {
    let tessera = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let id = try #require(jobs.first?["id"] as? String)
    func isStored() -> Bool {
      tessera.contents().contains { path, content in
        path.hasPrefix("data/outbox.sqlite") && content.firstRange(of: Data(id.utf8)) != nil
      }
    }
    _ = await tessera("jobs", "save", id, "--network", "offline")
    let isWaiting = isStored()

    let sent = await tessera("outbox", "send")
    let logout = await tessera("account", "logout")

    #expect(isWaiting)
    #expect(sent.code == .done && logout.code == .done)
    #expect(!isStored())
  }

  @Test func `the cache is cleared without the history, and with it where that is asked for`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "list", "Dessert")

    let before = rows(await tessera("cache", streams: .pipes).output)
    let responses = await tessera("cache", "clear", "--yes", streams: .pipes)
    let between = rows(await tessera("cache", streams: .pipes).output)
    _ = await tessera("cache", "clear", "--history", "--yes", streams: .pipes)
    let after = rows(await tessera("cache", streams: .pipes).output)

    #expect(before.map { $0[0] } == ["responses", "history", "history"])
    #expect(before.map { $0[1] } == ["responses", "meals", "users"])
    #expect(before.map { $0[4] == "0" } == [false, false, true])
    #expect(before[0][2].hasSuffix("/cache/http.sqlite") && before[0][3] != "0")
    #expect(before[2][2].hasSuffix("/cache/people-history.sqlite") && before[2][3] == "0")
    #expect(responses.code == .done)
    #expect(between.map { $0[4] == "0" } == [true, false, true])
    #expect(after.allSatisfy { $0[4] == "0" })
  }

  @Test func `services of the sandbox are listed with what they keep, which a reset removes`() async throws {
    let tessera = try TesseraRun()
    let before = rows(await tessera("sandbox", streams: .pipes).output)
    _ = await tessera(arguments: ["account", "register"] + details, input: "correct horse battery\n")

    let kept = rows(await tessera("sandbox", streams: .pipes).output)
    let reset = await tessera("sandbox", "reset", "--yes", streams: .pipes)
    let login = await tessera(
      arguments: [
        "account", "login", "--email", "mai@example.com", "--password-stdin", "--store", "file",
      ],
      input: "correct horse battery\n"
    )

    #expect(
      Set(before.map { $0[0] }).isSuperset(of: [
        "www.themealdb.com", "content.viaplay.com", "api.github.com", "api.octodeck.furari.co",
        "senpai-api-app-production.up.railway.app",
      ])
    )
    #expect(before.allSatisfy { $0[2] == "0" })
    #expect(before.filter { !$0[1].isEmpty }.count == 2)
    #expect(kept.filter { $0[2] != "0" }.map { $0[0] } == ["senpai-api-app-production.up.railway.app"])
    #expect(reset.code == .done)
    #expect(login.code == .refused)
  }

  // MARK: - Values that are made once

  @Test func `a value is made when it is asked for, and once`() {
    let slot = OnceSlot<Int>()
    #expect(slot.existing == nil)

    #expect(slot.value { 1 } == 1)
    #expect(slot.value { 2 } == 1)
    #expect(slot.existing == 1)
    #expect(Once { 3 }.existing == nil)
    #expect(Once { 3 }.value == 3)
  }

  @Test(arguments: [("", 0), ("a", 0), ("a\n", 1), ("\na\n\nb", 3)])
  func `lines are counted by their ends`(text: String, count: Int) {
    #expect(text.lineCount == count)
  }
}
