import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Jobs

/// What the page of a job says and offers, and what scripts get of it.
@Suite struct JobPageTests {
  @Test func `a job that takes no applications says so, and can only be saved`() {
    let job = Job(
      id: CareersSamples.savableID,
      title: "Welder",
      viewer: ViewerState(isSignedIn: true, isSaved: false, applying: .impossible)
    )

    let shown = page(of: job)

    #expect(shown.actions.map(\.route) == [.saved(job.id, true)])
    #expect(WrittenScreen.linear(shown.element(in: Samples.context)).contains("you cannot apply"))
  }

  @Test func `a user who has applied is told that, and not that nobody can apply`() {
    let job = Job(
      id: CareersSamples.savableID,
      title: "Welder",
      viewer: ViewerState(isSignedIn: true, isSaved: false, applying: .impossible)
    )
    let detail = CareersSamples.fetched(JobDetail(job: job))

    let page = jobPage(.loaded(detail), MarkState(), application: Self.sent, Samples.context)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("applied"))
    #expect(!text.contains("cannot apply"))
  }

  @Test(arguments: ["Naniwa Shipyard ✓ verified", "You applied on 1 March 2026"])
  func `a narrow terminal shows the whole facts in the header of a job`(fact: String) {
    let detail = CareersSamples.fetched(JobDetail(job: CareersSamples.savable))

    let page = jobPage(.loaded(detail), MarkState(), application: Self.sent, Samples.context)

    let text = WrittenScreen.plain(page.header, widths: [20])
    #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(fact))
  }

  @Test(arguments: [
    (CareersSamples.carer, "no visa sponsorship"), (CareersSamples.carer, "part-time"),
    (CareersSamples.withdrawn, "no longer published"), (CareersSamples.welder, "sign in to apply"),
    (job(.scheduled), "not published yet"),
  ])
  func `a job says on what terms it is offered`(job: Job, words: String) {
    #expect(WrittenScreen.linear(page(of: job).element(in: Samples.context)).contains(words))
  }

  @Test func `a status that is not known is not told, and forbids nothing`() {
    let job = Self.job(.other("PAUSED"))

    let shown = page(of: job)

    #expect(!WrittenScreen.linear(shown.element(in: Samples.context)).contains("published"))
    #expect(shown.actions.map(\.route).contains(.apply(job.id)))
    #expect(JobRow(job: job, context: Samples.context).row.item.route == .job(job.id))
    guard case .object(let members) = Job.table.object(job) else {
      Issue.record("a job is no object")
      return
    }
    #expect(members.contains(JSONValue.Member("canApply", .bool(true))))
    #expect(members.contains(JSONValue.Member("isPublished", .null)))
  }

  @Test func `a job that is not published yet has no page, and takes no applications`() {
    let job = Self.job(.scheduled)

    #expect(JobRow(job: job, context: Samples.context).row.item.route == nil)
    guard case .object(let members) = Job.table.object(job) else {
      Issue.record("a job is no object")
      return
    }
    #expect(members.contains(JSONValue.Member("canApply", .bool(false))))
    #expect(members.contains(JSONValue.Member("isPublished", .bool(false))))
  }

  @Test func `an empty line stands between a change that waits and the age of a job`() {
    let job = CareersSamples.fetched(JobDetail(job: CareersSamples.savable), .offline)

    let page = jobPage(.loaded(job), Samples.waiting, Samples.context)

    let text = PlainWriter().render(page.notice, in: RenderEnvironment(width: 80))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.contains("▎") }
    #expect(lines.prefix(4) == [true, true, false, true])
  }

  @Test func `the notice of a job counts an application that waits with the change of its mark`() {
    let save = WaitingMark(CareersSamples.savableID, isOn: true, title: "Save it")
    func notice(_ marks: MarkState<Job.ID>, _ application: JobApplicationState) -> String {
      let job = CareersSamples.fetched(JobDetail(job: CareersSamples.savable))
      let page = jobPage(.loaded(job), marks, application: application, Samples.context)
      return WrittenScreen.linear(page.notice)
    }

    let both = notice(MarkState(waiting: [save]), .pending(.unsent, hasCV: false))
    #expect(both.contains("2 changes have not been sent yet"))
    #expect(both.contains("Save it, Apply for 'Shipyard Welder'"))
    let only = notice(MarkState(), .pending(.unsent, hasCV: true))
    #expect(only.contains("1 change has not been sent yet"))
    #expect(only.contains("Apply for 'Shipyard Welder' with a CV"))
    let unconfirmed = notice(MarkState(), .pending(.unconfirmed, hasCV: false))
    #expect(unconfirmed.contains("1 change was sent and is not confirmed yet"))
    #expect(!unconfirmed.contains("not been sent"))
    let refused = notice(MarkState(waiting: [save]), .pending(.refused, hasCV: false))
    #expect(refused.contains("1 change has not been sent yet"))
    #expect(refused.contains("1 change was refused or its outcome is unknown"))
    for known in [JobApplicationState.none, Self.sent] {
      #expect(!notice(MarkState(), known).contains("change"))
    }
  }

  @Test(
    arguments: [
      (.none, .null), (sent, .string("sent")),
      (.pending(.unsent, hasCV: true), .string("waiting")),
      (.pending(.unconfirmed, hasCV: true), .string("unknown")),
      (.pending(.refused, hasCV: true), .string("refused")),
    ] as [(JobApplicationState, JSONValue)]
  )
  func `a script gets the state of the application`(state: JobApplicationState, code: JSONValue) {
    let members = members(state)

    #expect(members.contains(JSONValue.Member("application", code)))
    #expect(members.contains(JSONValue.Member("appliedAt", .null)) == (state != Self.sent))
  }

  @Test func `a script gets the id of the application, and when it was made`() {
    let members = members(Self.sent)

    #expect(
      members.contains(
        JSONValue.Member("applicationID", .string(CareersSamples.applicationID(1).rawValue))
      )
    )
    #expect(members.contains(JSONValue.Member("appliedAt", .string("2026-03-01T12:00:00Z"))))
  }

  @Test(arguments: [
    (EmploymentType.fullTime, "full-time"), (.partTime, "part-time"), (.contract, "contract"),
    (.other("GIG"), "GIG"),
  ])
  func `a kind of employment has a word for scripts`(type: EmploymentType, code: String) {
    #expect(type.code == code)
  }

  @Test func `a job that is gone is told in a few words`() {
    let failure = JobFailure.noSuchJob(CareersSamples.savableID)

    #expect(failure.brief(in: Samples.context) == "job not available")
    #expect(ApplyFailure.job(failure).brief(in: Samples.context) == "job not available")
    #expect(failure.code == ServiceError.notFound.code)
  }

  private static let sent = JobApplicationState.sent(
    SentApplication(
      id: CareersSamples.applicationID(1),
      isNew: false,
      createdAt: CareersSamples.fetchedAt
    )
  )

  private static func job(_ status: Publication.Status) -> Job {
    Job(
      id: CareersSamples.savableID,
      title: "Welder",
      publication: Publication(status: status),
      viewer: ViewerState(isSignedIn: true, isSaved: false, applying: .possible)
    )
  }

  private func page(of job: Job) -> Page {
    jobPage(.loaded(CareersSamples.fetched(JobDetail(job: job))), MarkState(), Samples.context)
  }

  private func members(_ state: JobApplicationState) -> [JSONValue.Member] {
    let job = ShownJob(JobDetail(job: CareersSamples.savable), state)
    guard case .object(let members) = JobViewModel.table.object(job) else {
      Issue.record("a job is no object")
      return []
    }
    return members
  }
}
