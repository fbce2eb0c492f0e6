import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@testable import Jobs

/// How a failed application ends a command, and what scripts and forms are told of it.
@Suite struct ApplyFailureTests {
  private static let entry = OutboxEntry.ID(rawValue: 7)
  private static let full = PersistenceError.cannotBeSaved(reason: "the disk is full")

  @Test(
    arguments: [
      (.job(.noSuchJob(CareersSamples.savableID)), ServiceError.notFound.code, .notFound),
      (.job(.service(.signInNeeded)), ServiceError.signInNeeded.code, .signInNeeded),
      (.offline, ServiceError.offline.code, .noConnection),
      (.unknownOutcome(entry, .timedOut), ServiceError.timedOut.code, .noConnection),
      (.unknownOutcome(entry, .unavailable), ServiceError.unavailable.code, .failed),
      (.unknownOutcome(entry, .cancelled), ServiceError.cancelled.code, .interrupted),
      (.notSent(.sessionEnded), ServiceError.sessionEnded.code, .signInNeeded),
      (.alreadyWaits(entry), "already-waiting", .refused), (.notStored(full), full.code, full.exitCode),
      (.leftInOutbox(entry, full), full.code, full.exitCode),
      (.file(.unreadable(reason: "x")), "file", .failed),
      (.file(.missing), "file", .usage), (.emptyCV, "file", .usage), (.note, "invalid-note", .usage),
    ] as [(ApplyFailure, String, ExitCode)]
  )
  func `each failure has its word and its exit code`(failure: ApplyFailure, code: String, exitCode: ExitCode)
  {
    #expect(failure.code == code)
    #expect(failure.exitCode == exitCode)
    #expect(!failure.isCancellation)
  }

  @Test func `only of an application it is said that the service had it before`() throws {
    let queue = OutboxQueue(area: "careers", account: "tests")
    let application = try OutboxDraft(JobApplySender.outboxKind, of: "job_1", in: queue)
    let saving = try OutboxDraft("job.save", of: "job_1", in: queue)

    #expect(JobsFeature.changeTexts.unchanged(application, in: .english) == Strings(.english).appliedBefore)
    #expect(JobsFeature.changeTexts.unchanged(saving, in: .english) == nil)
  }

  @Test func `a job whose reading was cancelled ends the command as an interruption`() {
    #expect(ApplyFailure.job(.service(.cancelled)).isCancellation)
  }

  @Test(
    arguments: [
      (.file(.missing), ["cv"]), (.note, ["note"]), (.emptyCV, []), (.offline, []),
      (.alreadyWaits(entry), []),
    ] as [(ApplyFailure, [String])]
  )
  func `a problem with an answer stands at its field`(failure: ApplyFailure, fields: [String]) {
    #expect(failure.problems(in: .english).map(\.field) == fields)
  }

  @Test(
    arguments: [
      (.job(.service(.offline)), ServiceError.offline), (.offline, .offline),
      (.unknownOutcome(entry, .unavailable), .unavailable), (.notSent(.sessionEnded), .sessionEnded),
      (.unknownOutcome(entry, .timedOut), .timedOut),
      (.unknownOutcome(entry, .connectionLost), .connectionLost),
    ] as [(ApplyFailure, ServiceError)]
  )
  func `a failure of the service is named briefly as that of the service`(
    failure: ApplyFailure,
    error: ServiceError
  ) {
    #expect(failure.brief(in: Samples.context) == error.brief(in: Samples.context))
  }

  @Test func `an application with a CV that was not taken is told to be neither sent nor stored`() {
    let failure = ApplyFailure.notSent(.sessionEnded)

    #expect(
      failure.summary(in: Samples.context)
        == "The service ended your session. "
        + "The application was neither sent nor stored, because a CV cannot wait."
    )
    #expect(failure.remedy(in: Samples.context) == .signInAgain)
    #expect(failure.problems(in: .english).isEmpty)
  }

  @Test func `other failures are named briefly, too`() {
    let strings = Strings(.english)
    let context = Samples.context

    #expect(ApplyFailure.notStored(Self.full).brief(in: context) == Self.full.brief(in: context))
    #expect(ApplyFailure.alreadyWaits(Self.entry).brief(in: context) == strings.alreadyWaitsBriefly)
    #expect(ApplyFailure.note.brief(in: context) == strings.invalidNote)
  }

  @Test func `what to do next depends on the failure`() {
    let context = Samples.context
    let opens: [(ApplyFailure, Route)] = [
      (.alreadyWaits(Self.entry), .drop(Self.entry)),
      (.leftInOutbox(Self.entry, Self.full), .drop(Self.entry)),
      (.unknownOutcome(Self.entry, .timedOut), .drop(Self.entry)),
      (.job(.noSuchJob(CareersSamples.savableID)), Route("jobs")),
    ]
    for (failure, route) in opens {
      guard case .open(let found, purpose: _)? = failure.remedy(in: context) else {
        Issue.record("\(failure)")
        continue
      }
      #expect(found == route)
    }
    #expect(ApplyFailure.note.remedy(in: context) == nil)
  }

  @Test func `what to do about a CV depends on what is wrong with it`() {
    let context = Samples.context
    let strings = Strings(.english)
    let words = UploadFileWords(.english)
    let empty = ApplyFailure.file(.empty)

    #expect(
      ApplyFailure.emptyCV.remedy(in: context) == .leaveOut(option: "cv", purpose: strings.applyWithoutCV)
    )
    #expect(ApplyFailure.offline.remedy(in: context) == .leaveOut(option: "cv", purpose: strings.storeNote))
    #expect(empty.remedy(in: context) == .sentence(words.advice(UploadFileError.empty)))
    #expect(empty.summary(in: context) == words.sentence(UploadFileError.empty))
  }

  @Test(
    arguments: [
      (true, .none, true), (false, .uploaded, true), (false, .alreadyThere, false), (false, .unknown, false),
    ] as [(Bool, JobApplicationOutcome.CV, Bool)]
  )
  func `an application that the service had is a change only with a new CV`(
    isNew: Bool,
    cv: JobApplicationOutcome.CV,
    isEffective: Bool
  ) {
    let application = SentApplication(id: CareersSamples.applicationID(1), isNew: isNew)
    let outcome = JobApplicationOutcome(application: application, cv: cv)

    #expect(ApplyOutcome.sent(outcome, cv: nil).isEffective == isEffective)
    #expect(ApplyOutcome.waiting(note: nil, hasCV: false, nil, wasSent: false).isEffective)
  }
}
