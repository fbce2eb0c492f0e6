import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Communities

/// Communities that are created, and the rules for their periods.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunityCreationCommandsTests: CommunitiesSuite {
  let cards = Samples.cards()

  @Test func `a community is created with its period, and joined on request`() async throws {
    let words = ["communities", "create", " Spring ", "--from", "2026-03-01", "--to", "2026-06-30"]

    let run = await run(words + ["--join"])

    let period = try CommunityPeriod(from: CardsSamples.day("2026-03-01"), to: CardsSamples.day("2026-06-30"))
    let draft = try CommunityDraft(name: "Spring", period: period)
    #expect(run.notes == ["Created 'Oslo Swift Evenings'. ID: \(id)"])
    #expect(cards.requests == [.create(draft, members: []), .join(Samples.id)])
    _ = await self.run(words)
    #expect(cards.requests.last == .create(draft, members: []))
  }

  @Test func `a script gets the id of a new community, and the community as an object`() async throws {
    let words = ["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30"]
    let files = FakeTransferFiles()

    let created = await run(words)
    let document = await run(words + ["--json"])
    _ = await run(["communities", "export", id, "c.json"], files: files)
    let imported = await run(["communities", "import", "c.json"], files: files)

    #expect(created.text == id + "\n" && imported.text == id + "\n")
    #expect(created.rows == ["\(id)\tOslo Swift Evenings\t2025-09-01\t2026-03-01\n"])
    let text = try #require(document.document?.text)
    #expect(text.contains("\"id\": \"\(id)\"") && !text.contains("Compilers"))
    #expect(!cards.requests.contains { if case .communities = $0 { true } else { false } })
  }

  @Test(arguments: [(.timedOut, .noConnection), (.cancelled, .interrupted)] as [(ServiceError, ExitCode)])
  func `a creation that is not confirmed does not send to a list without it`(
    error: ServiceError,
    exitCode: ExitCode
  ) async {
    cards.prepare { $0.created = .failure(.unknownOutcome(error)) }

    let run = await run(["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30"])

    #expect(run.exitCode == exitCode)
    #expect(
      run.errorOutput.contains("its ID is unknown") && run.errorOutput.contains("If you create it again")
    )
    #expect(!run.errorOutput.contains("'tessera communities'"))
  }

  @Test func `a community that cannot be joined is created all the same`() async {
    cards.prepare { $0.communityFailures[Samples.id] = .service(.unavailable) }

    let run = await run(
      ["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30", "--join"]
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.last == "Warning: You could not join it: service error.")
  }

  @Test func `a community whose period could not be stored is created all the same`() async {
    cards.prepare { $0.storageError = .cannotBeSaved(reason: "disk full") }
    let files = FakeTransferFiles()
    _ = await run(["communities", "export", id, "c.json"], files: files)

    let created = await run(
      ["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30", "--join"]
    )
    let imported = await run(["communities", "import", "c.json"], files: files)

    for run in [created, imported] {
      #expect(run.exitCode == .done)
      #expect(run.text == id + "\n")
      let warning = run.notes.count > 1 ? run.notes[1] : ""
      #expect(warning.hasPrefix("Warning: ") && warning.contains("disk full"))
      #expect(warning.contains("Without its period, contributions in the community cannot be counted"))
    }
  }

  @Test(arguments: [
    (["Spring", "--from", "2026-06-30", "--to", "2026-03-01"], "ends before it begins"),
    (["Spring", "--from", "2026-03-01", "--to", "2026-03-01"], "begins and ends on the same day"),
    (["Spring", "--from", "2007-12-31", "--to", "2008-06-01"], "begins before 2008"),
    (["Spring", "--from", "2026-03-01", "--to", "2027-03-02"], "longer than a year"),
    ([" ", "--from", "2026-03-01", "--to", "2026-06-30"], "name is empty"),
    (["Spring", "--from", "2026-02-30", "--to", "2026-06-30"], "'2026-02-30' is not a date"),
    (["Spring", "--from", "1.3.2026", "--to", "2026-06-30"], "'1.3.2026' is not a date"),
    (["Spring", "--from", "2026-03-01"], "--to"),
  ])
  func `what breaks a rule is refused before anything is sent`(words: [String], message: String) async {
    let run = await run(["communities", "create"] + words)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(message))
    #expect(cards.requests.isEmpty)
  }

  @Test func `a period of exactly a year is accepted`() async {
    let run = await run(["communities", "create", "Year", "--from", "2025-03-01", "--to", "2026-03-01"])

    #expect(run.exitCode == .done)
  }

  @Test func `a period that begins tomorrow is wrong usage, before anything is sent`() async {
    let run = await run(["communities", "create", "Later", "--from", "2026-03-02", "--to", "2026-04-02"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("The period begins after today."))
    #expect(cards.requests.isEmpty)
  }
}
