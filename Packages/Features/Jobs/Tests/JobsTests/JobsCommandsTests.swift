import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Jobs

@MainActor @Suite(.timeLimit(.minutes(5))) struct JobsCommandsTests {
  nonisolated static let helps: [(name: String, words: [String])] = [
    ("list", []), ("show", ["show"]), ("save", ["save"]), ("unsave", ["unsave"]), ("saved", ["saved"]),
    ("search", ["search"]), ("apply", ["apply"]),
  ]

  private let jobs = JobsRun()
  private var repository: FakeCareers { jobs.repository }

  init() {
    repository.prepare {
      $0.jobPages[0] = .success(CareersSamples.page(CareersSamples.jobs(1...50), next: 50, total: 52))
      $0.jobPages[50] = .success(CareersSamples.page(CareersSamples.jobs(51...52), total: 52))
      $0.jobs[CareersSamples.welder.id] = .success(CareersSamples.fetched(CareersSamples.welderDetail))
    }
  }

  @Test(arguments: [
    ([], 20), (["--limit", "1"], 1), (["-n", "51"], 51), (["--all"], 52), (["-n", "90"], 52),
  ])
  func `the number of jobs can be chosen`(options: [String], count: Int) async {
    let run = await run(["jobs"] + options)

    #expect(run.exitCode == .done)
    #expect(run.rows.count == count)
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [
    ([], JobQuery()), (["--query", "weld"], JobQuery(text: "weld")), (["--query", " "], JobQuery()),
    (["--type", "full-time"], JobQuery(employment: .fullTime)),
    (["--type", "part-time"], JobQuery(employment: .partTime)),
    (["--type", "contract"], JobQuery(employment: .contract)),
    (["--visa"], JobQuery(sponsorsVisa: true)),
    (["--location", "Osaka"], JobQuery(location: "Osaka")), (["--location", ""], JobQuery()),
    (
      ["--query", "a", "--type", "contract", "--visa", "--location", "b"],
      JobQuery(text: "a", employment: .contract, sponsorsVisa: true, location: "b")
    ),
  ])
  func `options narrow the list`(options: [String], query: JobQuery) async {
    _ = await run(["jobs"] + options)

    #expect(repository.requests == [.jobs(query, PageRequest(), .cacheFirst)])
  }

  @Test(arguments: [Samples.query, JobQuery(employment: .contract), JobQuery()])
  func `the command of a list asks for the same list`(query: JobQuery) async {
    _ = await run(Route.jobs(query).arguments)

    #expect(repository.requests == [.jobs(query, PageRequest(), .cacheFirst)])
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options choose the fetch policy`(options: [String], policy: FetchPolicy) async {
    _ = await run(["jobs", "-n", "51"] + options)
    _ = await run(["jobs", "show", "job_osaka_welder"] + options)

    #expect(
      repository.requests == [
        .jobs(JobQuery(), PageRequest(), policy), .jobs(JobQuery(), PageRequest(offset: 50), policy),
        .job(CareersSamples.welder.id, policy),
      ]
    )
  }

  @Test func `a row has the columns of a job, with nothing cut`() async {
    repository.prepare { $0.jobPages[0] = .success(CareersSamples.page(CareersSamples.jobs)) }

    let run = await run(["jobs"])

    #expect(
      run.rows == [
        "job_osaka_welder\tShipyard Welder\tNaniwa Shipyard\tOsaka, Japan\tfull-time\ttrue\t2026-02-17T12:00:00Z\n",
        "job_sendai_carer\tCare Worker (Kaigo), night shifts\tHinata Care\tSendai, JP\tpart-time\tfalse"
          + "\t2026-02-28T12:00:00Z\n",
        "job_bare\tHelper\t\t\t\t\t\n",
      ]
    )
  }

  @Test func `documents have every field, where they come from and how the list goes on`() async throws {
    repository.prepare {
      $0.jobPages[0] = .success(CareersSamples.page(CareersSamples.jobs, next: 50, total: 180))
    }

    let list = await run(["jobs", "--json", "-n", "3"])
    let job = await run(["jobs", "show", "job_osaka_welder", "--json"])

    expectSnapshot(try #require(list.document).text, named: "list.json")
    expectSnapshot(try #require(job.document).text, named: "job.json")
  }

  @Test(arguments: [(["-n", "30"], "30"), (["-n", "50"], "50"), (["--all"], nil)])
  func `a document says where the list goes on behind its records`(
    options: [String],
    next: String?
  ) async throws {
    let run = await run(["jobs", "--json", "--fields", "id"] + options)

    let page = JSONValue.Member("next", .optional(next))
    guard case .object(let members) = try #require(run.document),
      case .object(let facts)? = members.last?.value
    else {
      Issue.record("no page")
      return
    }
    #expect(facts.contains(page))
    #expect(facts.contains(JSONValue.Member("total", .integer(52))))
  }

  @Test(arguments: [([], 2), (["--all"], 3)])
  func `jobs that could not be read are counted, and not passed over in silence`(
    options: [String],
    count: Int
  ) async throws {
    let first = EntryPage(
      entries: CareersSamples.jobs(1...48),
      next: PageRequest(offset: 50),
      total: 52,
      unreadableCount: 2
    )
    let last = EntryPage(entries: CareersSamples.jobs(51...51), total: 52, unreadableCount: 1)
    repository.prepare {
      $0.jobPages[0] = .success(CareersSamples.fetched(first))
      $0.jobPages[50] = .success(CareersSamples.fetched(last))
    }

    let run = await run(["jobs", "--json"] + options)

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Warning: \(count) entries could not be read and are left out."])
    #expect(try #require(run.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
  }

  @Test(arguments: [["JLPT N4"], []])
  func `requirements that could not be read are told`(requirements: [String]) async throws {
    let id = CareersSamples.savableID
    repository.prepare {
      let detail = JobDetail(
        job: CareersSamples.savable,
        requirements: EntryList(requirements, unreadableCount: 2)
      )
      $0.jobs[id] = .success(CareersSamples.fetched(detail))
    }
    let words = "2 entries could not be read and are left out"

    let page = await run(["jobs", "show", id.rawValue])
    let document = await run(["jobs", "show", id.rawValue, "--json"])
    let other = await run(["jobs", "show", id.rawValue, "--json", "--fields", "title"])

    #expect(WrittenScreen.linear(try #require(page.page).content).contains(words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
    #expect(other.notes.isEmpty)
  }

  @Test func `a document that lacks the rest of the list says so on standard error`() async {
    repository.prepare { $0.jobPages[50] = .failure(.timedOut) }

    let run = await run(["jobs", "--all", "--json"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Warning: The list is incomplete: \(brief(.timedOut))."])
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection), (.unavailable, .failed), (.signInNeeded, .signInNeeded),
    (.cancelled, .interrupted), (.rejected(code: "invalid_limit", message: "Limit"), .refused),
  ])
  func `a failure ends the command`(error: ServiceError, exitCode: ExitCode) async {
    repository.prepare {
      $0.jobPages[0] = .failure(error)
      $0.jobs[CareersSamples.welder.id] = .failure(error)
    }

    for words in [["jobs"], ["jobs", "show", "job_osaka_welder"]] {
      let run = await run(words)

      #expect(run.exitCode == exitCode)
      #expect(
        run.errorOutput
          == FailureMessage(error, in: Samples.context).commandFailure
          .text(in: Language.english.commandVocabulary)
      )
      #expect(run.document == nil)
    }
  }

  @Test func `a job that the service does not have is named`() async {
    let run = await run(["jobs", "show", "job_none"])

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput
        == "Error: The job 'job_none' does not exist or is no longer available.\n"
        + "List all jobs with 'tessera jobs'."
    )
  }

  @Test(arguments: [
    ["--limit", "0"], ["--limit", "3", "--all"], ["--type", "FULL_TIME"], ["--visa=yes"], ["apply"], ["show"],
    ["--json", "--fields", "salary"],
  ])
  func `wrong usage is refused`(options: [String]) async {
    #expect(await run(["jobs"] + options).exitCode == .usage)
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: helps.map(\.name), Language.allCases)
  func `the help is as it was reviewed`(name: String, language: Language) async throws {
    let help = try #require(Self.helps.first { $0.name == name })

    let run = await jobs(help.words + ["--help"], in: language)

    expectSnapshot(run.output + "\n", named: "\(language.tag).\(name).help")
  }

  @Test func `browsing begins with the list, by a route that a link can carry`() throws {
    let route = try #require(jobs.feature().tab).route

    #expect(route == Route("jobs"))
    #expect(Route(link: Route.jobs(Samples.query).link) == Route.jobs(Samples.query))
    #expect(Route(link: Route.job(Samples.hostile.id).link) == Route.job(Samples.hostile.id))
  }

  private func run(_ words: [String]) async -> ScreenRun { await jobs(Array(words.dropFirst())) }

  private func brief(_ error: ServiceError) -> String { FailureMessage(error, in: Samples.context).brief }
}
