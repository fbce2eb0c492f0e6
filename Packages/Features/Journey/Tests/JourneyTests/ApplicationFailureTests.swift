import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Journey

/// Failures and words about applications, as users and scripts get them.
@Suite struct ApplicationFailureTests {
  private static let id = Samples.id
  private static let documents = "List the documents with 'tessera applications documents \(id.rawValue)'."
  private static let status = "Check its status with 'tessera applications show \(id.rawValue)'."

  @Test(
    arguments: [
      (.service(.rateLimited(until: nil)), "rate-limited", .rateLimited, "too many requests"),
      (.noSuchApplication(id), "not-found", .notFound, "no such application"),
      (
        .file(.missing, path: "cv.pdf"), "file", .usage,
        "'cv.pdf' cannot be uploaded: the file does not exist."
      ),
      (
        .file(.unreadable(reason: "x"), path: "cv.pdf"), "file", .failed,
        "'cv.pdf' cannot be uploaded: the file cannot be read (x)."
      ),
      (
        .documentThere(id), "duplicate", .refused,
        "The application already has a document with the same content; nothing was uploaded."
      ),
      (
        .notUploaded(.expired), "upload-refused", .failed,
        "The upload address has expired, so nothing was uploaded."
      ),
      (.notUploaded(.service(.timedOut)), "timed-out", .noConnection, "no response in time"),
      (.notRegistered(.unavailable, id), "unavailable", .failed, "service error"),
      (.noOffer(id), "no-offer", .refused, "This application has no open offer."),
      (.unknownOutcome(.connectionLost, id), "connection-lost", .noConnection, "connection lost"),
      (.invalidType, "invalid-type", .usage, "The document type must have 1 to 64 characters."),
      (.needsConnection, "offline", .noConnection, "no connection"),
      (.persistence(.busy(reason: "x")), "busy", .failed, "another command has not finished"),
    ] as [(ApplicationFailure, String, ExitCode, String)]
  )
  func `each failure has its word, its exit code and a short description`(
    failure: ApplicationFailure,
    code: String,
    exitCode: ExitCode,
    brief: String
  ) {
    let message = FailureMessage(failure, in: Samples.context)

    #expect(failure.code == code)
    #expect(message.exitCode == exitCode)
    #expect(message.brief == brief)
    #expect(!failure.isCancellation)
  }

  @Test(
    arguments: [
      (.noSuchApplication(id), "List your applications with 'tessera applications'."),
      (.file(.empty, path: "cv.pdf"), "Choose another file."), (.documentThere(id), documents),
      (.notRegistered(.timedOut, id), documents), (.notUploaded(.expired), "Try again later."),
      (.notUploaded(.service(.connectionLost)), "Try again."), (.noOffer(id), status),
      (.unknownOutcome(.timedOut, id), status), (.invalidType, nil),
      (.persistence(.busy(reason: "x")), "Try again, or allow more time with --timeout."),
    ] as [(ApplicationFailure, String?)]
  )
  func `each failure says what to do`(failure: ApplicationFailure, hint: String?) {
    #expect(FailureMessage(failure, in: Samples.context).hint == hint)
  }

  @Test func `a change that needs a connection says how to get one, and nothing of cached copies`() {
    let context = ViewContext(
      now: CareersSamples.fetchedAt,
      language: .english,
      phrasing: CommandPhrasing(offline: .option)
    )

    let message = FailureMessage(ApplicationFailure.needsConnection, in: context)

    #expect(message.summary == "This change needs a connection to the service.")
    #expect(message.brief == "offline mode is on")
    #expect(message.hint == "Run without --offline to connect to the service.")
  }

  @Test(
    arguments: [
      (.service(.cancelled), true), (.notUploaded(.service(.cancelled)), true),
      (.notRegistered(.cancelled, id), false), (.unknownOutcome(.cancelled, id), false),
      (.service(.timedOut), false),
    ] as [(ApplicationFailure, Bool)]
  )
  func `only work that ended before anything was sent counts as cancelled`(
    failure: ApplicationFailure,
    isCancellation: Bool
  ) {
    #expect(failure.isCancellation == isCancellation)
  }

  @Test(arguments: [(100, "'"), (101, "'…")])
  func `of a long path the end is quoted`(length: Int, beginning: String) {
    let path = String(repeating: "a", count: length)

    let summary = ApplicationFailure.file(.empty, path: path).summary(in: Samples.context)

    #expect(summary == "\(beginning)\(path.suffix(100))' cannot be uploaded: the file is empty.")
  }

  @Test(arguments: [
    PersistenceError.cannotBeRead(reason: "x"), .cannotBeSaved(reason: "x"), .busy(reason: "x"),
    .madeByNewerVersion,
  ])
  func `notifications that cannot be stored fail as the store does`(error: PersistenceError) {
    let failure = NotificationFailure(.storage(error))

    #expect(FailureMessage(failure, in: Samples.context) == FailureMessage(error, in: Samples.context))
    #expect(failure.code == error.code)
    #expect(!failure.isCancellation)
  }

  @Test(arguments: [ServiceError.sessionEnded, .timedOut, .cancelled])
  func `notifications that cannot be fetched fail as the service does`(error: ServiceError) {
    let failure = NotificationFailure(.service(error))

    #expect(FailureMessage(failure, in: Samples.context) == FailureMessage(error, in: Samples.context))
    #expect(failure.code == error.code)
    #expect(failure.isCancellation == error.isCancellation)
  }

  // MARK: - Words

  @Test(arguments: [
    (JourneyEvent.Actor.user, "user"), (.admin, "admin"), (.system, "system"), (.other("ROBOT"), "ROBOT"),
  ])
  func `the cause of an event has a word for scripts`(actor: JourneyEvent.Actor, word: String) {
    #expect(actor.code == word)
  }

  @Test(arguments: [
    (ApplicationDocument.Review.pending, "pending"), (.valid, "valid"), (.invalid, "invalid"),
    (.other("LOST"), "LOST"),
  ])
  func `a review has a word for scripts`(review: ApplicationDocument.Review, word: String) {
    #expect(review.code == word)
  }

  @Test(
    arguments: [
      (.interview, nil, "Interview"), (.hired, .admin, "Hired"), (.hired, .user, "Offer accepted, hired"),
      (.rejected, .system, "Application rejected"), (.rejected, .user, "Offer declined"),
      (.other("TALKS"), .admin, "TALKS"),
    ] as [(ApplicationStatus, JourneyEvent.Actor?, String)]
  )
  func `an event is called by its status and by the one who caused it`(
    status: ApplicationStatus,
    actor: JourneyEvent.Actor?,
    title: String
  ) {
    let event = JourneyEvent(id: "e1", status: status, actor: actor)

    #expect(Strings(.english).title(of: event).string == title)
  }

  @Test(arguments: [
    (ApplicationDocument.Review.pending, "'cv.pdf' is not reviewed yet"),
    (.other("LOST"), "'cv.pdf' was reviewed: LOST"), (.valid, "'cv.pdf' was accepted"),
    (.invalid, "'cv.pdf' was not accepted"),
  ])
  func `a notification about a document says how it was reviewed`(
    review: ApplicationDocument.Review,
    headline: String
  ) {
    let change = CareersNotification.Change.review(review, fileName: "cv.pdf", reason: nil)

    #expect(Strings(.english).headline(of: change).string == headline)
  }

  @Test func `the question names what is known of the job`() {
    let job = Job(id: Job.ID(rawValue: "job_1"), title: "Roofer")
    let application = Application(id: Samples.id, status: .offered, job: job)
    let strings = Strings(.english)

    let questions = [true, false].flatMap { isAccepted in
      [nil, application].map { strings.question(isAccepted: isAccepted, about: $0).string }
    }

    #expect(
      questions == [
        "Accept the offer?", "Accept the offer for 'Roofer'?", "Decline the offer?",
        "Decline the offer for 'Roofer'?",
      ]
    )
  }
}
