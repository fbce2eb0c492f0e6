import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

/// Failures of changes of the profile, its verification and organisations, as users and scripts get them.
@Suite struct ProfileFailureTests {
  private static let again = "Try again, or allow more time with --timeout."
  private static let upload =
    "Upload a document with 'tessera profile verification upload --type passport'."

  /// Expects that a failure is told so.
  private func expect(
    _ failure: some PresentableFailure,
    _ code: String,
    _ exitCode: ExitCode,
    _ brief: String,
    _ hint: String?,
    at location: SourceLocation = #_sourceLocation
  ) {
    let message = FailureMessage(failure, in: Fixture.context())

    #expect(failure.code == code, sourceLocation: location)
    #expect(message.exitCode == exitCode, sourceLocation: location)
    #expect(message.brief == brief, sourceLocation: location)
    #expect(message.hint == hint, sourceLocation: location)
    #expect(!failure.isCancellation, sourceLocation: location)
  }

  // MARK: - The profile

  @Test(
    arguments: [
      (.invalid(.nameTooShort), "invalid", .usage, "value not accepted", nil),
      (.nameRefused(message: nil), "name-refused", .refused, "value not accepted", nil),
      (.avatarRefused(message: nil), "avatar-refused", .refused, "value not accepted", nil),
      (
        .nothingGiven, "nothing-given", .usage, "nothing changed",
        "Use --name or --avatar to change your profile."
      ),
      (
        .unknownOutcome, "unknown-outcome", .failed, "not confirmed",
        "List waiting changes with 'tessera outbox'."
      ),
      (.service(.timedOut), "timed-out", .noConnection, "no response in time", again),
      (.persistence(.busy(reason: "x")), "busy", .failed, "another command has not finished", again),
    ] as [(ProfileEditError, String, ExitCode, String, String?)]
  )
  func `each failure of a change of the profile has its word, its exit code and what to do`(
    error: ProfileEditError,
    code: String,
    exitCode: ExitCode,
    brief: String,
    hint: String?
  ) {
    expect(ProfileEditFailure(error), code, exitCode, brief, hint)
  }

  @Test func `a change that could not be stored says that it is not`() {
    let failure = ProfileEditFailure(.persistence(.busy(reason: "locked")))

    #expect(
      failure.summary(in: Fixture.context())
        == "Another tessera command has not finished: locked. The change was not stored."
    )
  }

  @Test(
    arguments: [
      (.invalid(.nameTooShort), "name"), (.invalid(.nameTooLong(units: 121)), "name"),
      (.invalid(.nameHasControlCharacter), "name"), (.nameRefused(message: nil), "name"),
      (.invalid(.avatarTooLong(units: 501)), "avatar"), (.invalid(.avatarIsNoWebAddress), "avatar"),
      (.avatarRefused(message: nil), "avatar"), (.invalid(.nothingGiven), nil), (.nothingGiven, nil),
      (.unknownOutcome, nil), (.service(.offline), nil), (.persistence(.madeByNewerVersion), nil),
    ] as [(ProfileEditError, String?)]
  )
  func `a problem with a value of the profile stands beside its field`(
    error: ProfileEditError,
    field: String?
  ) {
    let form = ProfileEditForm(FormInput(), present: nil, Strings(.english))
    let failure = ProfileEditFailure(error)

    let problems = form.problems(failure)

    #expect(problems == (field.map { [FormProblem($0, failure.summary(Strings(.english)))] } ?? []))
  }

  // MARK: - The verification

  @Test(
    arguments: [
      (.service(.timedOut), "timed-out", .noConnection, "no response in time", again),
      (.upload(.service(.timedOut)), "timed-out", .noConnection, "no response in time", again),
      (
        .unknownOutcome(.timedOut), "unknown-outcome", .noConnection, "no response in time",
        "Before trying again, check the current state with 'tessera profile verification'."
      ),
      (
        .sessionExists(.created), "session-exists", .refused, "session exists",
        "Use --yes to start a new session nevertheless."
      ),
      (
        .documentExists(.selfie), "document-exists", .refused, "already uploaded",
        "Use --yes to add another one."
      ),
      (.persistence(.busy(reason: "x")), "busy", .failed, "another command has not finished", again),
      (.declined, "declined", .interrupted, "nothing changed", nil),
      (.confirmationNeeded, "confirmation-needed", .usage, "not confirmed", "Use --yes to confirm it."),
      (
        .sessionRequired, "session-required", .refused, "no session",
        "Start a session with 'tessera profile verification start'."
      ),
      (
        .sessionLocked, "session-locked", .refused, "session closed",
        "Show the checklist with 'tessera profile verification'."
      ),
      (.sessionIncomplete, "session-incomplete", .refused, "documents missing", upload),
      (
        .notSubmitted, "not-submitted", .refused, "session not submitted",
        "Submit the session with 'tessera profile verification submit'."
      ),
      (.documentsMissing, "documents-missing", .refused, "documents missing", upload),
      (
        .duplicateDocument, "duplicate-document", .refused, "file already uploaded",
        "See the uploaded documents with 'tessera profile verification'."
      ),
      (.valueRefused(.note, message: nil), "value-refused", .refused, "value not accepted", nil),
      (.noteTooLong(units: 501), "invalid-note", .usage, "value not accepted", nil),
      (.noteHasControlCharacter, "invalid-note", .usage, "value not accepted", nil),
      (.file(.empty), "file", .usage, "file not usable", "Choose another file."),
      (
        .file(.unreadable(reason: "x")), "file", .failed, "file not usable",
        "Check the permissions of the file."
      ),
      (.upload(.insecureAddress), "upload", .failed, "file not sent", nil),
      (.upload(.refused(status: 403)), "upload", .failed, "file not sent", "Try again later."),
    ] as [(VerificationError, String, ExitCode, String, String?)]
  )
  func `each failure of a verification has its word, its exit code and what to do`(
    error: VerificationError,
    code: String,
    exitCode: ExitCode,
    brief: String,
    hint: String?
  ) {
    expect(VerificationFailure(error), code, exitCode, brief, hint)
  }

  @Test(
    arguments: [
      (.documentType, "document type"), (.fileName, "file name"), (.fileType, "file type"),
      (.fileSize, "file size"), (.checksum, "checksum"), (.objectKey, "key of the uploaded file"),
      (.note, "note"),
    ] as [(RefusedValue, String)]
  )
  func `a value that the service refuses is named`(value: RefusedValue, words: String) {
    let summary = Strings(.english).summary(of: .valueRefused(value, message: "wrong"))

    #expect(summary == "The service does not accept the \(words): 'wrong'.")
  }

  @Test(
    arguments: [
      (.file(.empty), "file"), (.duplicateDocument, "file"), (.valueRefused(.checksum, message: nil), "file"),
      (.valueRefused(.documentType, message: nil), "type"), (.valueRefused(.note, message: nil), "note"),
      (.noteTooLong(units: 501), "note"), (.noteHasControlCharacter, "note"), (.sessionLocked, nil),
      (.service(.offline), nil),
    ] as [(VerificationError, String?)]
  )
  func `a problem with a document or a note stands beside its field, where somebody can change it`(
    error: VerificationError,
    field: String?
  ) {
    let strings = Strings(.english)
    let forms = VerificationForms(strings)
    let failure = VerificationFailure(error)

    let problems = forms.problems(isInteractive: true)(failure)

    #expect(problems == (field.map { [FormProblem($0, strings.summary(of: error))] } ?? []))
    #expect(forms.problems(isInteractive: false)(failure).isEmpty)
  }

  // MARK: - Organisations

  @Test func `each failure about an organisation has its word, its exit code and what to do`() throws {
    let id = try #require(CareersSamples.organization?.id)
    let list = "List the organisations on this computer with 'tessera profile organization'."
    let expected: [(OrganizationError, String, ExitCode, String, String?)] = [
      (.service(.timedOut), "timed-out", .noConnection, "no response in time", Self.again),
      (.unknownOutcome(.connectionLost), "unknown-outcome", .noConnection, "connection lost", list),
      (.invalid([.name]), "value-refused", .usage, "value not accepted", nil),
      (.refused(.country, message: nil), "value-refused", .refused, "value not accepted", nil),
      (.unknown(id), "not-found", .notFound, "no such organisation", list),
      (
        .alreadyRegistered(id), "already-registered", .refused, "already registered",
        "Show its status with 'tessera profile organization status \(id)'."
      ),
      (
        .persistence(.busy(reason: "x")), "busy", .failed, "another command has not finished", Self.again
      ),
    ]

    for (error, code, exitCode, brief, hint) in expected {
      let failure = OrganizationFailure(error)
      let message = FailureMessage(failure, in: Fixture.context())
      #expect(failure.code == code, "\(error)")
      #expect(message.exitCode == exitCode, "\(error)")
      #expect(message.brief == brief, "\(error)")
      #expect(message.hint == hint, "\(error)")
      #expect(!failure.isCancellation, "\(error)")
    }
  }

  @Test func `work that was cancelled is no failure`() {
    #expect(ProfileEditFailure(.service(.cancelled)).isCancellation)
    #expect(VerificationFailure(.service(.cancelled)).isCancellation)
    #expect(OrganizationFailure(.service(.cancelled)).isCancellation)
  }
}
