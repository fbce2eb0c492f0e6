import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Synchronization
import Testing

@testable import Jobs

/// What the lists of jobs know of changes that wait, and what a search asks for.
@MainActor @Suite(.timeLimit(.minutes(5))) struct JobListsTests {
  private let id = CareersSamples.savableID.rawValue
  private let jobs = JobsRun()

  init() {
    jobs.repository.prepare {
      $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.savable], total: 1))
    }
  }

  @Test(arguments: [[], ["saved"]])
  func `a list tells of changes that wait`(words: [String]) async throws {
    _ = await jobs(["save", id, "--offline"])

    let page = try #require(await jobs(words).page)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("1 change has not been sent yet"))
    #expect(text.contains("Save the job 'Shipyard Welder'"))
  }

  @Test(arguments: [[], ["saved"]])
  func `a script is told that a list does not know the changes that wait`(words: [String]) async {
    await jobs.outbox.fail(.cannotBeRead(reason: "Permission denied"))

    let run = await jobs(words + ["--json", "--fields", "id"])

    #expect(run.exitCode == .done)
    #expect(run.notes.count == 1)
    #expect(run.notes.first?.contains("The waiting changes could not be read") == true)
  }

  @Test func `a change that waits has the title of its job`() async throws {
    _ = await jobs(["save", id, "--offline"])

    #expect(try await jobs.outbox.entries().map(\.draft.name) == ["Shipyard Welder"])
  }

  @Test func `a script gets whether the user can apply`() async {
    #expect(await jobs(["--json", "--fields", "canApply"]).rows == ["true\n"])
  }

  @Test(
    arguments: [
      ([], "BrowseJobs"), (["saved"], "ListSavedJobs"),
      (["show", CareersSamples.savableID.rawValue], "OpenJob"),
      (["apply", CareersSamples.savableID.rawValue, "--yes"], "ApplyForJob"),
    ] as [([String], String)]
  )
  func `the use case of each command is heard of`(words: [String], name: String) async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = JobsFeature(language: .english, useCases: jobs.useCases) { event in
      events.withLock { $0.append(event) }
    }

    _ = await ScreenRun(feature, ["jobs"] + words, Samples.context)

    #expect(events.withLock { $0.contains(.useCase(name, .began)) })
  }

  @Test func `a search whose questions are left empty lists all jobs`() async {
    let run = await jobs(["search"], prompter: ScriptedPrompter(["", "", "", ""]))

    #expect(run.exitCode == .done)
    #expect(jobs.repository.requests == [.jobs(JobQuery(), PageRequest(), .cacheFirst)])
  }

  @Test func `no filter of a search has to be given`() async throws {
    let reader = FormReader()

    _ = await jobs(["search"], prompter: reader)

    let form = try #require(reader.form)
    #expect(form.fields.filter(\.isRequired).map(\.name) == [])
  }
}
