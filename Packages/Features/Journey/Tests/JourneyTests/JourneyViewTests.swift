import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Journey

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct JourneyViewTests {
  @Test(arguments: ScreenSample.all, Language.allCases)
  func `every state looks and reads as it was reviewed`(sample: ScreenSample, language: Language) {
    for screen in sample.written(in: language) { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `what is known of the file of a document is a field, and no column`() {
    let records = Records.list([CareersSamples.document()], in: DocumentsViewModel.table, from: nil)

    let rows = Array(records.rows(FieldSelection()))

    #expect(rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [6])
    let chosen = FieldSelection(["mediaType", "bytes", "reviewedAt"])
    #expect(Array(records.rows(chosen)) == ["application/pdf\t123456\t\n"])
  }

  @Test func `every recording belongs to a test`() {
    let names = Language.allCases.flatMap { language in
      ScreenSample.all.flatMap { $0.written(in: language).map(\.name) }
    }
    expectNoOrphanedSnapshots(computed: ["JourneyViewTests": names])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120])
  func `every layout keeps the rules, and no text is cut without a mark`(sample: ScreenSample, width: Int) {
    expectLayout(
      WrittenScreen.filled(sample.element(), width: width),
      width: width,
      content: LatinWords.texts(
        in: [CareersSamples.jobs, Samples.hostile, Samples.hostileDocument] as [Any]
      )
    )
  }

  @Test(arguments: [
    (12 * 3600 - 60, "27 February 2026, 23:59\n"), (12 * 3600, "28 February 2026, 00:00\n"),
    (-12 * 3600, "27 February 2026, 00:00\n"), (-12 * 3600 - 60, "26 February 2026, 23:59\n"),
  ])
  func `the moment of an event is that of the user's clock`(offset: Int, moment: String) {
    // The application was sent at noon on 27 February, UTC.
    let detail = ApplicationDetail(journey: CareersSamples.offeredJourney, documents: .success([]))
    let context = ViewContext(
      now: CareersSamples.fetchedAt,
      localTime: LocalTime { _ in offset },
      language: .english
    )

    let page = applicationPage(.loaded(CareersSamples.fetched(detail)), context)

    #expect(WrittenScreen.linear(page.element(in: context)).contains(moment))
  }

  @Test func `the note keeps its line breaks`() {
    let application = Application(
      id: CareersSamples.applicationID(1),
      status: .submitted,
      job: CareersSamples.welder,
      note: "First.\nSecond."
    )
    let journey = Journey(application: application, events: [])
    let detail = ApplicationDetail(journey: journey, documents: .success([]))

    let page = applicationPage(.loaded(CareersSamples.fetched(detail)), Samples.context)

    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("First.\nSecond.\n"))
  }

  @Test(arguments: [
    (0, "just now"), (-1, "just now"), (-60, "1 minute ago"), (1, "1 March 2026"),
  ])
  func `a change of this moment has an age, and one of the future a day`(seconds: Double, age: String) {
    let context = ViewContext(
      now: CareersSamples.fetchedAt,
      localTime: LocalTime { _ in 0 },
      language: .english
    )

    #expect(context.age(of: CareersSamples.fetchedAt.addingTimeInterval(seconds))?.string == age)
  }

  @Test(arguments: [
    (0, "30 January 2026"), (12 * 3600, "31 January 2026"), (12 * 3600 - 60, "30 January 2026"),
  ])
  func `a change of a month ago has the day of the user's calendar`(offset: Int, day: String) {
    let context = ViewContext(
      now: CareersSamples.fetchedAt,
      localTime: LocalTime { _ in offset },
      language: .english
    )

    #expect(context.age(of: CareersSamples.fetchedAt.addingTimeInterval(-30 * 86_400))?.string == day)
    #expect(context.age(of: CareersSamples.fetchedAt.addingTimeInterval(-30 * 86_400 + 1))?.string != day)
  }

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it in Chinese`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)

    for text in [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ] {
      let names: Set<String> = [
        "applications", "show", "accept", "decline", "upload", "documents", "pdf", "CV", "jobs", "offered",
        "notifications", "mark", "read", "account", "login", "KiB", "TiB", "type",
      ]
      #expect(LatinWords.left(in: text, besides: content, names: names) == [])
    }
  }

  @Test(arguments: [
    ("offer", "open offer: Job offer", "Your decision"), ("hired", "hired: Offer accepted", "Possible next"),
    ("rejected", "rejected: Application rejected", "Possible next"),
    ("declined", "declined: Offer declined", "Possible next"),
  ])
  func `a history ends as what it is, and names what may follow only where something may`(
    name: String,
    end: String,
    next: String
  ) throws {
    let text = try linear(name)

    #expect(text.contains(end))
    #expect(text.contains(next) == (name == "offer"))
  }

  @Test func `events are in the order of their times, with their causes and words`() throws {
    let text = try linear("offer")
    let titles = ["Application submitted", "Application in review", "Job offer", "Your decision"]
    let places = titles.compactMap { text.firstRange(of: $0)?.lowerBound }

    #expect(places.count == 4 && places == places.sorted())
    #expect(text.contains("by you") && text.contains("by the recruiter"))
    #expect(text.contains("Application status updated to OFFERED by Aiko."))
    #expect(text.contains("27 February 2026"))
  }

  @Test func `the title of an event takes two lines at most, and is cut with a mark`() {
    let event = JourneyEvent(
      id: "e1",
      status: .other("TALKS"),
      title: "Interview with the manager of the works in Osaka"
    )
    let journey = Journey(application: CareersSamples.application(), events: [event])

    let page = applicationPage(.loaded(Samples.detail(journey)), Samples.context)
    let lines = WrittenScreen.plain(page.element(in: Samples.context), widths: [20])
      .split(separator: "\n").drop { !$0.contains("Interview with") }.prefix(3)
      .map { $0.drop { !$0.isLetter } }

    #expect(lines.first == "Interview with the")
    #expect(lines.dropFirst().first?.hasSuffix("…") == true)
    #expect(lines.last?.contains("Osaka") == false)
  }

  @Test func `a narrow terminal shows the whole time of an event`() {
    let page = applicationPage(.loaded(Samples.detail(CareersSamples.offeredJourney)), Samples.context)

    let text = WrittenScreen.plain(page.element(in: Samples.context), widths: [20])
    let words = text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    #expect(words.contains("28 February 2026, 21:00 by the recruiter"))
  }

  @Test func `an offer can be accepted and declined from its page, and every change stays at its place`() {
    func actions(_ journey: Journey) -> [Action] {
      applicationPage(.loaded(Samples.detail(journey)), Samples.context).actions
    }
    let id = Samples.id.rawValue
    let decisions = [
      Action("Accept the offer", Route("applications", "accept", id), .changes, place: 0),
      Action("Decline the offer", Route("applications", "decline", id), .changes, place: 1),
    ]
    let others = [
      Action(
        "Upload a document",
        Route("applications", "upload", id).with("type", "CV"),
        .changes,
        place: 2
      ),
      Action("Open the job", Route("jobs", "show", "job_osaka_welder")),
    ]

    #expect(actions(CareersSamples.offeredJourney) == decisions + others)
    #expect(actions(Samples.ended(.hired, by: .user)) == others)
  }

  @Test func `what could not be read is told one line above what follows`() {
    let page = EntryPage(entries: [CareersSamples.application()], total: 2, unreadableCount: 1)
    let list = ApplicationsViewModel.State(
      query: ApplicationQuery(),
      list: .loaded(CareersSamples.fetched(page, .offline)),
      limit: 20
    )
    let documents = EntryList([CareersSamples.document()], unreadableCount: 1)

    for element in [
      applicationsPage(list, Samples.context).notice,
      DocumentRows(documents: .success(documents), context: Samples.context).element,
    ] {
      let text = WrittenScreen.plain(element, widths: [80])
      #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
    }
  }

  @Test func `unread notifications come first, each group newest first`() {
    let page = notificationsPage(.loaded(Samples.report(Samples.notifications)), Samples.context)

    #expect(page.groups.flatMap(\.items).map(\.id) == ["n2", "n3", "n4", "n1"])
    #expect(page.actions.last?.route.commandLine() == "tessera notifications --mark-read")
  }

  @Test func `a first look at stored applications says both, with one line between`() {
    let report = Samples.report(Samples.notifications, isFirst: true, .offline)

    let text = WrittenScreen.plain(notificationsPage(.loaded(report), Samples.context).notice, widths: [80])

    #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
  }

  @Test func `the application of the first notification is offered, and to mark the only unread one`() {
    let other = CareersNotification(
      id: "n9",
      application: CareersSamples.applicationID(2),
      jobTitle: nil,
      change: .status(.interview, description: nil),
      date: CareersSamples.fetchedAt,
      isRead: true
    )

    let page = notificationsPage(
      .loaded(Samples.report([other, Samples.notifications[1]])),
      Samples.context
    )

    #expect(
      page.actions == [
        Action("Open the application", Route("applications", "show", Samples.id.rawValue)),
        Action("Mark all as read", Route("notifications").with("mark-read"), .changes),
      ]
    )
  }

  @Test func `nothing is offered to be marked where nothing is unread`() {
    let page = notificationsPage(.loaded(Samples.report([Samples.notifications[0]])), Samples.context)

    #expect(page.actions.count == 1)
  }

  private var content: [Any] {
    [
      CareersSamples.jobs, Samples.hostile, Samples.hostileJourney, Samples.hostileDocument,
      CareersSamples.offeredJourney, Samples.ended(.rejected, by: .admin),
      Samples.ended(.rejected, by: .user),
      CareersSamples.document("d2", .invalid, reason: "Page 2 is missing"), Samples.notifications,
      "WAITLISTED", "no permission",
    ]
  }

  private func linear(_ name: String) throws -> String {
    WrittenScreen.linear(try #require(ScreenSample.all.first { $0.name == name }).element())
  }
}
