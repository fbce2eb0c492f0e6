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
        in: [CareersSamples.jobs, Samples.hostile, CareersSamples.welderDetail] as [Any]
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

  @Test(arguments: [
    (0, "just now"), (-86_400, "1 day ago"), (-30 * 86_400 + 1, "29 days ago"),
    (-30 * 86_400, "30 January 2026"), (1, "1 March 2026"),
  ])
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

  @Test func `the day is that of Japan`() {
    let evening = CareersSamples.fetchedAt.addingTimeInterval(3 * 3600)
    let job = Job(id: CareersSamples.bare.id, title: "T", publication: Publication(publishedAt: evening))

    #expect(JobFacts(job: job, context: Samples.context).postedOn == "2 March 2026")
  }

  @Test func `every job opens its page, and is told apart by its id`() {
    let page = jobsPage(
      Samples.state(.loaded(CareersSamples.page(CareersSamples.jobs))),
      Samples.context
    )

    let items = page.groups.flatMap(\.items)
    #expect(items.map(\.id) == ["job_osaka_welder", "job_sendai_carer", "job_bare"])
    #expect(items.map(\.route) == CareersSamples.jobs.map { .job($0.id) })
    #expect(items.allSatisfy { $0.row.trailing == nil })
  }

  @Test(arguments: [
    (3, nil, nil), (2, nil, "tessera jobs --search weld --type full-time --visa yes --location osaka --all"),
    (3, 50, "tessera jobs --search weld --type full-time --visa yes --location osaka --all"),
  ])
  func `all jobs are offered only where some are not shown`(limit: Int, next: Int?, command: String?) {
    let list = CareersSamples.page(CareersSamples.jobs, next: next)

    let page = jobsPage(Samples.state(.loaded(list), Samples.query, limit: limit), Samples.context)

    #expect(page.actions.dropFirst().map { $0.route.commandLine() } == (command.map { [$0] } ?? []))
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
      jobsPage(Samples.state(.loaded(list), limit: shown), Samples.context).element(in: Samples.context)
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
        CareersSamples.jobs(1...3), "geo:",
      ]
      #expect(
        LatinWords.left(in: text, besides: content, names: ["jobs", "show", "full", "time", "yes"]) == []
      )
    }
  }

  private var helpNames: [String] {
    Language.allCases.flatMap { language in ["list", "show"].map { "\(language.tag).\($0).help" } }
  }

  private func linear(_ name: String) throws -> String {
    WrittenScreen.linear(try #require(ScreenSample.all.first { $0.name == name }).element())
  }
}
