import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import OutboxFakes
import Testing

@testable import Journey

/// The list of applications: how many it has, which ones, and those that wait.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ApplicationListCommandsTests: JourneySuite {
  let fixture = JourneyFixture()

  @Test(arguments: [
    ([], 20), (["--limit", "1"], 1), (["-n", "51"], 51), (["--all"], 51), (["-n", "90"], 51),
  ])
  func `the number of applications can be chosen`(options: [String], count: Int) async {
    let run = await run(["applications"] + options)

    #expect(run.exitCode == .done)
    #expect(run.rows.count == count)
  }

  @Test(arguments: [
    ("offered", ApplicationStatus.offered), ("OFFERED", .offered), ("IN_REVIEW", .inReview),
    ("In-Review", .inReview), ("rejected", .rejected),
  ])
  func `a status narrows the list in any letter case`(word: String, status: ApplicationStatus) async {
    _ = await run(["applications", "--status", word])

    #expect(repository.requests == [.list(ApplicationQuery(status: status), PageRequest(), .cacheFirst)])
  }

  @Test func `a word that is no status is refused`() async {
    let run = await run(["applications", "--status", "lost"])

    #expect(run.exitCode == .usage && run.errorOutput.contains("in-review"))
    #expect(repository.requests.isEmpty)
  }

  @Test func `a row has the columns of an application`() async {
    let run = await run(["applications", "-n", "1"])

    #expect(
      run.rows
        == ["\(id)\tsubmitted\tShipyard Welder\tNaniwa Shipyard\tOsaka, Japan\t2026-02-28T12:00:00Z\n"]
    )
  }

  @Test(arguments: [([], true), (["--all"], false)])
  func `more applications can be loaded until all of them are shown`(options: [String], hasMore: Bool) async {
    #expect(await run(["applications"] + options).screen?.hasMore == hasMore)
  }

  @Test(arguments: [([], 40), (["-n", "30"], 51)])
  func `as many applications are loaded as were shown before`(options: [String], count: Int) async throws {
    let run = await run(["applications"] + options)

    try await #require(run.screen).loadMore(LoadRequest(.cacheFirst))

    #expect(run.rows.count == count)
  }

  @Test func `a document that lacks the rest of the list says so beside it`() async {
    repository.prepare { $0.pages[50] = .failure(.unavailable) }

    let document = await run(["applications", "--all", "--json"])
    let page = await run(["applications", "--all"])

    #expect(document.rows.count == 50)
    #expect(document.notes.count == 1)
    #expect(page.notes == [])
  }

  @Test func `an application that waits is shown, and not reported as missing`() async throws {
    let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
    let draft = try OutboxDraft(
      JobApplySender.outboxKind,
      of: "job_1",
      in: JourneyFixture.queue,
      name: "Roofer"
    )
    _ = try await outbox.add(draft)
    repository.prepare { $0.pages[0] = .success(CareersSamples.page([] as [Application], total: 0)) }

    let page = try #require(await run(["applications"], outbox: outbox).page)
    let text = WrittenScreen.linear(page.element(in: Samples.context))

    #expect(text.contains("1 application has not been sent yet"))
    #expect(text.contains("Roofer"))
    #expect(!text.contains("No applications yet"))
  }
}
