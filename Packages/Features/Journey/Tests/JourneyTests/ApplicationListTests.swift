import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Journey

/// The list of applications, and the records of one of them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ApplicationListTests {
  private let fixture = JourneyFixture()
  private let id = Samples.id.rawValue

  @Test(arguments: [
    ("submitted", ApplicationStatus.submitted), ("in-review", .inReview), ("interview", .interview),
    ("offered", .offered), ("hired", .hired), ("rejected", .rejected),
  ])
  func `a status has the same word in options and in records`(word: String, status: ApplicationStatus) async {
    fixture.repository.prepare {
      $0.pages[0] = .success(CareersSamples.page([CareersSamples.application(1, status)], total: 1))
    }

    let run = await fixture.run("applications", "--status", word, "--fields", "status")

    #expect(
      fixture.repository.requests == [.list(ApplicationQuery(status: status), PageRequest(), .cacheFirst)]
    )
    #expect(run.rows == ["\(word)\n"])
  }

  @Test(arguments: [
    ([], true, "\"next\": \"20\""), (["-n", "49"], true, "\"next\": \"49\""),
    (["-n", "50"], true, "\"next\": \"50\""), (["-n", "51"], false, "\"next\": null"),
    (["-n", "52"], false, "\"next\": null"),
  ])
  func `a list tells where it continues, and how long it is`(
    options: [String],
    hasMore: Bool,
    next: String
  ) async throws {
    let run = await fixture.run(["applications", "--json"] + options)

    let text = try #require(run.document).text
    #expect(run.screen?.hasMore == hasMore)
    #expect(text.contains(next))
    #expect(text.contains("\"total\": 51"))
  }

  @Test func `a list that could not be continued gets no longer than was asked for`() async throws {
    fixture.repository.prepare { $0.pages[50] = .failure(.unavailable) }
    let run = await fixture.run("applications", "-n", "60")
    #expect(run.rows.count == 50)
    fixture.repository.prepare {
      $0.pages[50] = .success(
        CareersSamples.page((51...150).map { CareersSamples.application($0) }, total: 150)
      )
    }

    let screen = try #require(run.screen)
    await screen.loadMore(LoadRequest(.cacheFirst))

    #expect(run.rows.count == 60)
  }

  @Test func `a list that was continued is refreshed as a whole`() async throws {
    let run = await fixture.run("applications")
    let screen = try #require(run.screen)
    for _ in 1...3 { await screen.loadMore(LoadRequest(.cacheFirst)) }
    let count = run.rows.count
    #expect(count > 50)

    await screen.load(LoadRequest(.networkFirst))

    #expect(run.rows.count == count)
    #expect(
      fixture.repository.requests.last == .list(ApplicationQuery(), PageRequest(offset: 50), .networkFirst)
    )
  }

  @Test func `a list gets no shorter where a part of it cannot be refreshed`() async throws {
    let run = await fixture.run("applications", "-n", "51")
    let screen = try #require(run.screen)
    fixture.repository.prepare { $0.pages[50] = .failure(.unavailable) }

    await screen.load(LoadRequest(.networkFirst))

    #expect(run.rows.count == 51)
  }

  @Test func `all applications of a status are listed by the same status`() async {
    let page = await fixture.run("applications", "--status", "offered", "-n", "1").page

    #expect(page?.actions.last?.route.commandLine() == "tessera applications --status offered --all")
  }

  @Test func `a script can choose what is no column of a list`() async {
    let run = await fixture.run("applications", "-n", "1", "--fields", "createdAt,jobID,note")

    #expect(run.rows == ["2026-02-27T12:00:00Z\tjob_osaka_welder\tI can start in April.\n"])
  }

  @Test func `an application that is chosen opens, and says how far it is`() async throws {
    let page = try #require(await fixture.run("applications", "-n", "2").page)
    let items = page.groups.flatMap(\.items)

    #expect(items.map(\.id) == [id, CareersSamples.applicationID(2).rawValue])
    #expect(
      items.map(\.route) == [
        Route("applications", "show", id),
        Route("applications", "show", CareersSamples.applicationID(2).rawValue),
      ]
    )
    let first = try #require(items.first)
    let row = WrittenScreen.linear(.row(first.row))
    #expect(row.contains("Naniwa Shipyard"))
    #expect(row.contains("submitted"))
  }

  // MARK: - Applications that wait

  @Test(arguments: [([], true), (["--json"], false), (["--status", "offered"], false)])
  func `what waits is looked for where the page of all applications is shown`(
    options: [String],
    isLookedFor: Bool
  ) async {
    let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
    let fixture = JourneyFixture(outbox: outbox)

    _ = await fixture.run(["applications"] + options)

    #expect(await outbox.pages.isEmpty != isLookedFor)
  }

  @Test func `a job without a title waits by its id`() async throws {
    let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
    _ = try await outbox.add(OutboxDraft(JobApplySender.outboxKind, of: "job_7", in: JourneyFixture.queue))

    let page = try #require(await JourneyFixture(outbox: outbox).run("applications").page)

    let notice = WrittenScreen.linear(page.notice)
    #expect(notice.contains("job_7"))
    #expect(notice.contains("See what waits with 'tessera outbox'."))
  }

  @Test(
    arguments: [
      (
        .english, ["Welder", "Roofer"], "2 applications have not been sent yet",
        "1 application was sent and is not confirmed yet"
      ),
      (.simplifiedChinese, ["Welder", "Roofer"], "2项申请尚未发送", "1项申请已发送，尚未确认"),
      (
        .indonesian, ["Welder", "Roofer"], "2 lamaran belum dikirim",
        "1 lamaran sudah dikirim dan belum dikonfirmasi"
      ),
      (.english, [], nil, "1 application was sent and is not confirmed yet"),
    ] as [(Language, [String], String?, String)]
  )
  func `an application that was sent is told from those that are not sent yet`(
    language: Language,
    unsent: [String],
    waiting: String?,
    unconfirmed: String
  ) throws {
    let applications = unsent.enumerated().map { index, title in
      WaitingApplication(
        id: OutboxEntry.ID(rawValue: index + 1),
        job: Job.ID(rawValue: title),
        title: title
      )
    }
    let sent = WaitingApplication(
      id: OutboxEntry.ID(rawValue: 9),
      job: Job.ID(rawValue: "job_9"),
      title: "Carpenter",
      state: .unconfirmed
    )
    let list = LoadState<EntryPage<Application>, ServiceError>.loaded(
      CareersSamples.page([CareersSamples.application()], total: 1)
    )
    let state = ApplicationsViewModel.State(
      query: ApplicationQuery(),
      list: list,
      limit: 20,
      waiting: [sent] + applications
    )

    let page = applicationsPage(state, Samples.context(in: language))

    let lines = WrittenScreen.linear(page.notice).split(separator: "\n").map(String.init)
    let waitingWords: [String] = [waiting].compactMap(\.self) + unsent
    let expected: [String] = waitingWords + [unconfirmed, "Carpenter"]
    let places = expected.compactMap { words in lines.firstIndex { $0.contains(words) } }
    #expect(places.count == expected.count && places == places.sorted())
    #expect(lines.contains { $0.contains("not been sent") } == (waiting != nil && language == .english))
  }

  @Test(
    arguments: [
      (.english, "1 application was not accepted or not confirmed"),
      (.simplifiedChinese, "1项申请未被接受或未确认"),
      (.indonesian, "1 lamaran tidak diterima atau belum dikonfirmasi"),
    ] as [(Language, String)]
  )
  func `an application that was refused is shown as such, with the way to decide`(
    language: Language,
    words: String
  ) throws {
    let refused = WaitingApplication(
      id: OutboxEntry.ID(rawValue: 9),
      job: Job.ID(rawValue: "job_9"),
      title: "Carpenter",
      state: .refused
    )
    let state = ApplicationsViewModel.State(
      query: ApplicationQuery(),
      list: .loaded(CareersSamples.page([] as [Application], total: 0)),
      limit: 20,
      waiting: [refused]
    )
    let context = Samples.context(in: language)

    let page = applicationsPage(state, context)

    let text = WrittenScreen.linear(page.element(in: context))
    #expect(text.contains(words))
    #expect(text.contains("Carpenter"))
    #expect(text.contains(context.sentence(for: .decideInOutbox(in: context))))
    #expect(!text.contains(Strings(language).waiting(1).string))
    #expect(!text.contains(Strings(language).noApplications.string))
  }

  @Test(
    arguments: [
      (.unsent, "not sent yet"), (.unconfirmed, "not confirmed yet"),
      (.refused, "not accepted or not confirmed"),
    ] as [(PendingState, String)]
  )
  func `an application in the outbox has the lines of any other, below an empty one`(
    pending: PendingState,
    words: String
  ) throws {
    let waiting = WaitingApplication(
      id: OutboxEntry.ID(rawValue: 9),
      job: CareersSamples.welder.id,
      state: pending,
      details: CareersSamples.welder
    )
    let state = ApplicationsViewModel.State(
      query: ApplicationQuery(),
      list: .loaded(
        CareersSamples.fetched(EntryPage(entries: [CareersSamples.application()], total: 1), .offline)
      ),
      limit: 20,
      waiting: [waiting]
    )

    let text = WrittenScreen.plain(applicationsPage(state, Samples.context).notice, widths: [80])

    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let title = try #require(lines.firstIndex { $0.hasPrefix("Shipyard Welder") })
    #expect(lines[title - 1].isEmpty && lines[title - 2].contains("tessera outbox"))
    #expect(lines[title + 1] == "Naniwa Shipyard · Osaka, Japan")
    #expect(lines[title + 2].hasSuffix(words))
    // The callout that the page may be out of date and the one about the outbox do not touch.
    let first = try #require(lines.firstIndex { $0.contains("--refresh") })
    #expect(lines[first + 1].isEmpty && !lines[first + 2].isEmpty)
  }

  @Test func `an outbox that cannot be read does not keep the list from being shown`() async throws {
    let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
    _ = try await outbox.add(
      OutboxDraft(JobApplySender.outboxKind, of: "job_7", in: JourneyFixture.queue, name: "Roofer")
    )
    let run = await JourneyFixture(outbox: outbox).run("applications")
    let before = try #require(run.page)
    #expect(WrittenScreen.linear(before.notice).contains("Roofer"))
    await outbox.fail(.cannotBeRead(reason: "broken"))

    let screen = try #require(run.screen)
    await screen.load(LoadRequest(.cacheFirst))

    let page = try #require(run.page)
    #expect(!WrittenScreen.linear(page.notice).contains("Roofer"))
    #expect(run.rows.count == 20)
  }

  @Test func `applications that could not be read are told`() async throws {
    fixture.repository.prepare {
      let page = EntryPage(entries: [CareersSamples.application(1)], total: 3, unreadableCount: 2)
      $0.pages[0] = .success(CareersSamples.fetched(page))
    }
    let words = "2 entries could not be read and are left out"

    let page = await fixture.run("applications")
    let document = await fixture.run("applications", "--json")

    #expect(WrittenScreen.linear(try #require(page.page).notice).contains(words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
  }

  // MARK: - One application

  @Test func `an event has its id, its cause and its words`() async throws {
    let run = await fixture.run("applications", "show", id, "--json", "--fields", "events")

    let text = try #require(run.document).text
    for part in [
      "\"id\": \"e1\"", "\"actor\": \"user\"", "\"description\": \"I can start in April.\"",
      "\"status\": \"in-review\"",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a document has its review, its times and its checksum`() async {
    fixture.repository.prepare {
      $0.documents[Samples.id] = .success(
        CareersSamples.fetched([CareersSamples.document("d2", .invalid, reason: "Page 2 is missing")])
      )
    }

    let run = await fixture.run(
      "applications",
      "documents",
      id,
      "--fields",
      "id,review,reason,uploadedAt,reviewedAt,sha256"
    )

    let checksum = String(repeating: "0f", count: 32)
    #expect(
      run.rows == [
        "d2\tinvalid\tPage 2 is missing\t2026-02-28T06:00:00Z\t2026-02-28T16:00:00Z\t\(checksum)\n"
      ]
    )
  }

  @Test func `documents that cannot be loaded are no empty list`() async {
    fixture.repository.prepare { $0.documents[Samples.id] = .failure(.unavailable) }

    let run = await fixture.run("applications", "documents", id)

    #expect(run.exitCode == .failed)
    #expect(run.screen?.records == nil)
  }

  @Test func `documents that may be out of date say so as their application does`() {
    let detail = Samples.detail(CareersSamples.offeredJourney, .success([]), .offline)

    let notice = documentsPage(.loaded(detail), Samples.context).notice

    #expect(notice != .empty)
    #expect(notice == applicationPage(.loaded(detail), Samples.context).notice)
  }

  @Test func `a document without the name of a file is called by its type`() {
    let documents = EntryList([ApplicationDocument(id: "d1", type: "CV"), ApplicationDocument(id: "d2")])

    let text = WrittenScreen.linear(
      DocumentRows(documents: .success(documents), context: Samples.context).element
    )

    #expect(text.contains("1 of 2: CV\n"))
    #expect(text.contains("2 of 2: Document\n"))
  }
}
