import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Jobs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct JobsViewTests {
  @Test(arguments: ScreenSample.all, Language.allCases)
  func `every state looks and reads as it was reviewed`(sample: ScreenSample, language: Language) {
    for screen in sample.written(in: language) { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `every recording belongs to a test`() {
    let names = Language.allCases.flatMap { language in
      ScreenSample.all.flatMap { $0.written(in: language).map(\.name) }
    }
    expectNoOrphanedSnapshots(computed: ["JobsViewTests": names, "JobsCommandsTests": helpNames])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120])
  func `every layout keeps the rules, and no text is cut without a mark`(sample: ScreenSample, width: Int) {
    expectLayout(
      WrittenScreen.filled(sample.element(), width: width),
      width: width,
      content: LatinWords.texts(
        in: [
          CareersSamples.jobs, Samples.hostile, CareersSamples.welderDetail, CareersSamples.savable,
          CareersSamples.withdrawn,
        ] as [Any]
      )
    )
  }

  @Test func `a job shows everything that is known of it`() throws {
    let text = try linear("job")

    for part in [
      "Shipyard Welder", "Naniwa Shipyard", "verified", "Osaka, Japan", "full-time", "visa sponsored",
      "Weld hull sections", "Training is paid", "JLPT N4", "Two years", "17 February 2026",
      "geo:34.6937,135.5023", "https://images.example.com/naniwa.png", "job_osaka_welder",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a job of which little is known is not filled with words for nothing`() throws {
    #expect(
      try linear("job-bare")
        == "Heading 1: Helper\nNo description available.\nID: job_bare\nfetched 3 minutes ago\nsandbox\n"
    )
  }

  @Test func `a company is called verified only when the service says so`() throws {
    let verified = try linear("list").split(separator: "\n").filter { $0.contains("verified") }

    #expect(verified.count == 1 && verified[0].contains("Naniwa Shipyard"))
  }

  @Test(
    arguments: [
      (0, "just now"), (-86_400, "1 day ago"), (-30 * 86_400 + 1, "29 days ago"),
      (-30 * 86_400, "30 January 2026"), (1, "1 March 2026"),
    ] as [(Double, String)]
  )
  func `an age is shown for a month and never lies ahead; otherwise the day is shown`(
    offset: Double,
    words: String
  ) {
    let date = Samples.context.now.addingTimeInterval(offset)
    let job = Job(
      id: CareersSamples.bare.id,
      title: "T",
      publication: Publication(scheduledAt: date)
    )

    let posted = JobFacts(job: job, context: Samples.context).posted

    #expect(posted == StyledText(SafeText(words), .muted).announced(as: "Posted"))
  }

  @Test(arguments: [
    (false, false, nil), (true, false, "saved"), (true, true, "saved, not sent yet"),
    (false, true, "no longer saved, not sent yet"),
  ])
  func `a list says which jobs are saved, and what is not sent yet`(
    isSaved: Bool,
    isWaiting: Bool,
    words: String?
  ) {
    let mark = MarkState<Job.ID>.Mark(isOn: isSaved, progress: isWaiting ? .waiting : .done)
    let marks = MarkState(changed: [CareersSamples.savableID: mark])

    let facts = JobFacts(job: CareersSamples.savable, marks: marks, context: Samples.context)

    #expect(facts.saved.map { WrittenScreen.linear(.text($0)) } == words.map { $0 + "\n" })
  }

  @Test func `a saved job that is not published says so, and can only be removed`() throws {
    let list = CareersSamples.page([SavedItem.entry(CareersSamples.withdrawn)], total: 1)
    let state = SavedJobsScreen.State(query: SavedQuery(), list: .loaded(list))

    let page = savedJobsPage(state, MarkState(), Samples.context)

    let item = try #require(page.groups.first?.items.first)
    #expect(item.action?.effect == .changes)
    #expect(item.route == .saved(CareersSamples.withdrawn.id, false))
    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("no longer published"))
  }

  @Test(
    arguments: [
      (nil, nil, false), (false, nil, false), (true, nil, true), (true, false, false), (false, true, true),
    ] as [(Bool?, Bool?, Bool)]
  )
  func `among all jobs, one that is not published can be removed only if it is saved`(
    service: Bool?,
    user: Bool?,
    isOffered: Bool
  ) {
    let job = CareersSamples.withdrawn.with(ViewerState(isSignedIn: true, isSaved: service))
    let mark = user.map { MarkState<Job.ID>.Mark(isOn: $0, progress: .waiting) }
    let marks = MarkState<Job.ID>(changed: mark.map { [job.id: $0] } ?? [:])

    let action = JobRow(job: job, marks: marks, context: Samples.context).row.item.action

    #expect(action?.route == (isOffered ? Route.saved(job.id, false) : nil))
    #expect(action?.effect == (isOffered ? Action.Effect.changes : nil))
  }

  @Test func `a list that begins with a job without a page offers the next one that has a page`() {
    let list = CareersSamples.page([CareersSamples.withdrawn, CareersSamples.welder])

    let page = jobsPage(Samples.state(.loaded(list)), MarkState(), Samples.context)

    #expect(page.actions.filter { $0.effect == .opens }.map(\.route) == [.job(CareersSamples.welder.id)])
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `among saved jobs, one without details says only what is not sent yet`(isWaiting: Bool, count: Int) {
    let item = SavedItem<Job>.unknown(CareersSamples.savableID, isWaiting: isWaiting)

    let row = savedJobRow(item, MarkState(), Samples.context).item.row

    #expect(row.details.count == count)
    #expect(row.details.contains { WrittenScreen.linear(.text($0)).contains("not sent yet") } == isWaiting)
  }

  @Test(
    arguments: [
      (CareersSamples.bare, []),
      (CareersSamples.welder, [Action("Sign in to save and apply", Route("account", "login"), .example)]),
      (
        CareersSamples.savable,
        [
          Action("Apply for the job", .apply(CareersSamples.savableID), .changes, place: 0),
          Action("Save the job", .saved(CareersSamples.savableID, true), .changes, place: 1),
        ]
      ),
    ] as [(Job, [Action])]
  )
  func `a page offers what the user can do, each change at its own place`(job: Job, actions: [Action]) {
    let page = jobPage(
      .loaded(CareersSamples.fetched(JobDetail(job: job))),
      MarkState(),
      Samples.context
    )

    #expect(page.actions == actions)
  }

  @Test func `a job that is saved can be removed, at once`() {
    let marks = MarkState(
      changed: [CareersSamples.savableID: MarkState.Mark(isOn: true, progress: .underWay)]
    )

    let page = jobPage(
      .loaded(CareersSamples.fetched(JobDetail(job: CareersSamples.savable))),
      marks,
      Samples.context
    )

    #expect(page.actions.last?.route == .saved(CareersSamples.savableID, false))
  }

  @Test(arguments: [(10_800.0, "2 March 2026"), (10_799.0, "1 March 2026")])
  func `the day is that of Japan`(seconds: TimeInterval, day: String) {
    let evening = CareersSamples.fetchedAt.addingTimeInterval(seconds)
    let job = Job(id: CareersSamples.bare.id, title: "T", publication: Publication(publishedAt: evening))

    #expect(JobFacts(job: job, context: Samples.context).postedOn == SafeText(day))
  }

  @Test func `every job opens its page, and is told apart by its id`() {
    let page = jobsPage(
      Samples.state(.loaded(CareersSamples.page(CareersSamples.jobs))),
      MarkState(),
      Samples.context
    )

    let items = page.groups.flatMap(\.items)
    #expect(items.map(\.id) == ["job_osaka_welder", "job_sendai_carer", "job_bare"])
    #expect(items.map(\.route) == CareersSamples.jobs.map { .job($0.id) })
    #expect(items.allSatisfy { $0.row.trailing == nil })
  }

  @Test(arguments: [
    (3, nil, nil), (2, nil, "tessera jobs --query weld --type full-time --location osaka --visa --all"),
    (3, 50, "tessera jobs --query weld --type full-time --location osaka --visa --all"),
  ])
  func `all jobs are offered only where some are not shown`(limit: Int, next: Int?, command: String?) {
    let list = CareersSamples.page(CareersSamples.jobs, next: next)

    let page = jobsPage(
      Samples.state(.loaded(list), Samples.query, limit: limit),
      MarkState(),
      Samples.context
    )

    let continuing = page.actions.filter { $0.effect == .continues }
    #expect(continuing.map { $0.route.commandLine() } == (command.map { [$0] } ?? []))
  }

  @Test func `a narrowed list says its filters, offers a search with them, and nothing stands beside it`()
    throws
  {
    let page = jobsPage(
      Samples.state(.loaded(CareersSamples.page([CareersSamples.welder])), Samples.query),
      MarkState(),
      Samples.context
    )

    let search = try #require(page.actions.first { $0.effect == .asks })
    #expect(search.route == .searchJobs(Samples.query))
    #expect(
      search.route.arguments == [
        "jobs", "search", "--query", "weld", "--type", "full-time", "--location", "osaka", "--visa",
      ]
    )
    #expect(page.tabs == .none)
    #expect(WrittenScreen.linear(page.header).contains("with 'weld'"))
  }

  @Test(arguments: [
    LoadState<EntryPage<Job>, ServiceError>.loading, .failed(.offline, previous: nil),
    .loaded(CareersSamples.page(CareersSamples.jobs)),
  ])
  func `all jobs and saved jobs stand beside each other, and a search is offered, however loading ended`(
    list: LoadState<EntryPage<Job>, ServiceError>
  ) {
    let page = jobsPage(Samples.state(list), MarkState(), Samples.context)
    let saved = savedJobsPage(
      SavedJobsScreen.State(query: SavedQuery(), list: .loading),
      MarkState(),
      Samples.context
    )

    let places = [ScreenTab("Jobs", Route("jobs")), ScreenTab("Saved jobs", Route("jobs", "saved"))]
    #expect(page.tabs == .screens(places, current: 0))
    #expect(saved.tabs == .screens(places, current: 1))
    #expect(page.actions.contains { $0.route == .searchJobs(JobQuery()) && $0.effect == .asks })
  }

  @Test(arguments: [
    (3, 3, "3 jobs"), (2, 3, "2 of 3 jobs"), (1, 1, "1 job"), (3, nil, "3 jobs"), (3, 2, "3 jobs"),
  ])
  func `the count is of those that are shown, and of all where more are known`(
    shown: Int,
    total: Int?,
    words: String
  ) {
    let list = CareersSamples.page(CareersSamples.jobs, total: total)

    let text = WrittenScreen.linear(
      jobsPage(Samples.state(.loaded(list), limit: shown), MarkState(), Samples.context).element(
        in: Samples.context
      )
    )

    #expect(text.split(separator: "\n").contains { $0 == words })
  }

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it in Chinese`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)

    for text in [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ] {
      let content: [Any] = [
        CareersSamples.jobs, CareersSamples.welderDetail, Samples.hostile, Samples.query,
        CareersSamples.jobs(1...3), "geo:", CareersSamples.savable, CareersSamples.withdrawn,
        Samples.waiting.waiting.map(\.title), "disk I/O error",
      ]
      #expect(
        LatinWords.left(
          in: text,
          besides: content,
          names: ["jobs", "show", "save", "saved", "unsave", "apply", "account", "login", "full", "time"]
        ) == []
      )
    }
  }

  @Test(arguments: [(100, false), (101, true)])
  func `an ID of more than a hundred characters is cut where it is named`(length: Int, isCut: Bool) {
    let id = Job.ID(rawValue: String(repeating: "a", count: length))

    #expect(JobFailure.noSuchJob(id).summary(in: Samples.context).contains("…") == isCut)
  }

  @Test func `a job alone has the columns of the list`() {
    func columns<Entity>(of table: RecordTable<Entity>) -> [String] {
      table.names.filter { FieldSelection.columns.includes($0, in: table) }
    }

    #expect(columns(of: JobViewModel.table) == columns(of: Job.table))
  }

  private var helpNames: [String] {
    Language.allCases.flatMap { language in
      JobsCommandsTests.helps.map(\.name).map { "\(language.tag).\($0).help" }
    }
  }

  private func linear(_ name: String) throws -> String {
    WrittenScreen.linear(try #require(ScreenSample.all.first { $0.name == name }).element())
  }
}
