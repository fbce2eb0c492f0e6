import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationCommandsTests {
  private let id = "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"

  @Test(arguments: [(["verification", "history"], true), (["verification"], false)])
  func `the history is a list, and the checklist is none`(words: [String], isList: Bool) async {
    #expect(await Fixture(.created).run(words).screen?.isList == isList)
  }

  // MARK: - The checklist

  @Test func `a script gets the status and the next step`() async {
    let run = await Fixture(.created).run("verification", "--json")

    #expect(run.rows == ["\(id)\tcreated\tupload\tpassport\t2\t0\t0\t\n"])
  }

  @Test func `only of a document it is said that it is missing, as the service does`() async throws {
    let run = await Fixture(.created).run("verification", "--json", "--fields", "steps")

    let lines = try #require(run.document).text.split(separator: "\n").map { $0.filter { $0 != " " } }
    let steps = zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix("\"step\"") }.map { $0.0 + $0.1 }
    #expect(
      steps == [
        #""step":"session","state":"done","#, #""step":"passport","state":"missing","#,
        #""step":"selfie","state":"missing","#, #""step":"submit","state":"not-done","#,
        #""step":"request","state":"done","#,
      ]
    )
  }

  @Test func `of a document it is said whether it is required, and of other steps nothing`() async throws {
    let run = await Fixture(.created).run("verification", "--json", "--fields", "steps")

    let required = try #require(run.document).compactText.matches(of: /"required":(\w+)/).map { $0.1 }
    #expect(required == ["null", "true", "true", "null", "null"])
  }

  @Test func `a script gets the history, oldest first`() async {
    let run = await Fixture(.rejected).run("verification", "history", "--json")

    #expect(
      run.rows == [
        "2026-02-27T12:00:00Z\t\tcreated\tuser\tsession_created\n",
        "2026-02-28T12:00:00Z\tcreated\tsubmitted\tuser\tsession_submitted\n",
        "2026-03-01T11:00:00Z\tsubmitted\trejected\tadmin\tThe passport has expired.\n",
      ]
    )
  }

  // MARK: - Starting

  @Test func `a first session is started, and the next step is named`() async {
    let fixture = Fixture()

    let run = await fixture.run("verification", "start")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Session started.",
        "Upload a document with 'tessera profile verification upload --type passport'.",
      ]
    )
    #expect(fixture.service.requests.contains(.start))
  }

  @Test(arguments: [
    (
      SessionStatus.verified,
      "You are verified. A new session would replace the verified one, so none was started."
    ),
    (.created, "A session already exists (started). A new one would replace it, so none was started."),
  ])
  func `a session is not hidden by a script`(status: SessionStatus, message: String) async {
    let fixture = Fixture(status)

    let run = await fixture.run("verification", "start")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.hasPrefix("Error: " + message))
    #expect(run.errorOutput.hasSuffix("Use --yes to start a new session nevertheless."))
    #expect(!fixture.service.requests.contains(.start))
  }

  @Test(arguments: [SessionStatus.verified, .created])
  func `a session that was confirmed beforehand is started without a question`(status: SessionStatus) async {
    let fixture = Fixture(status)
    let prompter = ScriptedPrompter()

    let run = await fixture.run("verification", "start", "--yes", prompter: prompter)

    #expect(run.exitCode == .done && run.notes.first == "Session started.")
    #expect(fixture.service.requests.contains(.start) && prompter.dialogue.isEmpty)
  }

  @Test(arguments: [("y", true), (" YES ", true), ("", false), ("n", false), ("yess", false)])
  func `at a terminal the user is warned and asked`(answer: String, isStarted: Bool) async {
    let fixture = Fixture(.verified)
    let prompter = ScriptedPrompter([answer])

    let run = await fixture.run("verification", "start", prompter: prompter)

    #expect(
      prompter.questions.first?.hasPrefix("You are verified. A new session replaces the verified one")
        == true
    )
    #expect(fixture.service.requests.contains(.start) == isStarted)
    #expect(run.exitCode == (isStarted ? .done : .interrupted))
    #expect(run.errorOutput.contains("Nothing was changed.") == !isStarted)
  }

  @Test(arguments: [["start"], ["submit", "--yes"], ["request"], ["upload", "p.pdf", "--type", "passport"]])
  func `offline nothing is sent`(words: [String]) async {
    let fixture = Fixture(.created)

    let run = await fixture.run(["verification"] + words + ["--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(fixture.service.requests.isEmpty)
  }

  // MARK: - Uploading

  @Test func `a document is uploaded and registered`() async throws {
    let fixture = Fixture(.created)
    fixture.uploads.prepare("docs/p.pdf", .success(try CareersSamples.pdf("p.pdf")))

    let run = await fixture.run("verification", "upload", "docs/p.pdf", "--type", "passport")

    #expect(
      run.notes == [
        "Document uploaded: p.pdf (Passport).", "Show the checklist with 'tessera profile verification'.",
      ]
    )
    #expect(fixture.uploads.sent.count == 1)
  }

  @Test(arguments: [
    ["upload", "p.pdf"], ["upload", "--type", "passport"], ["upload", "p", "--type", "visa"],
  ])
  func `a document needs a file and a known type`(words: [String]) async {
    #expect(await Fixture(.created).run(["verification"] + words).exitCode == .usage)
  }

  @Test(arguments: [
    (ServiceError.rejected(code: "duplicate_document", message: "m"), "already part of the session"),
    (.rejected(code: "kyc_session_locked", message: "m"), "verified or rejected"),
    (.rejected(code: "invalid_object_key", message: "bad key"), "the key of the uploaded file: 'bad key'"),
    (.notFound, "no verification session"),
  ])
  func `a registration that is refused has its own message`(error: ServiceError, text: String) async throws {
    let fixture = Fixture(.created) { $0.registration = error }
    fixture.uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))

    let run = await fixture.run("verification", "upload", "p.pdf", "--type", "selfie")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains(text))
  }

  @Test func `a script adds another document of a type only when that was confirmed`() async throws {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.created, passport: .pending))
      )
    }
    fixture.uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let words = ["verification", "upload", "p.pdf", "--type", "passport"]

    let refused = await fixture.run(words)
    #expect(refused.exitCode == .refused && fixture.uploads.sent.isEmpty)
    #expect(refused.errorOutput.contains("already has this document (Passport)"))
    #expect(refused.errorOutput.hasSuffix("Use --yes to add another one."))

    let confirmed = await fixture.run(words + ["--yes"])
    #expect(confirmed.exitCode == .done && fixture.uploads.sent.count == 1)
  }

  @Test(arguments: [("y", true), ("", false)])
  func `on a terminal the user is asked before another document of a type`(
    answer: String,
    isSent: Bool
  ) async throws {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.created, passport: .pending))
      )
    }
    fixture.uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let prompter = ScriptedPrompter([answer])

    _ = await fixture.run("verification", "upload", "p.pdf", "--type", "passport", prompter: prompter)

    #expect(fixture.uploads.sent.count == (isSent ? 1 : 0))
    #expect(
      prompter.dialogue.contains(
        .asked(
          "The session already has this document (Passport), and documents cannot be removed. Add another? [y/N]"
        )
      )
    )
  }

  @Test(arguments: [
    (UploadFileError.missing, ExitCode.usage), (.link, .usage), (.empty, .usage),
    (.tooLarge(bytes: 10_485_761), .usage),
    (.unsupportedType, .usage), (.unreadable(reason: "x"), .failed),
  ])
  func `a file that cannot be uploaded is not sent`(error: UploadFileError, code: ExitCode) async {
    let fixture = Fixture(.created)
    fixture.uploads.prepare("p.pdf", .failure(error))

    let run = await fixture.run("verification", "upload", "p.pdf", "--type", "passport")

    #expect(run.exitCode == code)
    #expect(fixture.service.requests.isEmpty)
  }

  @Test func `on a terminal the file and its type are asked for, until they can be uploaded`() async throws {
    let fixture = Fixture(.created)
    fixture.uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let prompter = ScriptedPrompter(["q.pdf", "p.pdf", "2"])

    let run = await fixture.run("verification", "upload", prompter: prompter)

    #expect(run.notes.first == "Document uploaded: p.pdf (Selfie).")
    #expect(
      prompter.dialogue == [
        .told("Path of a PDF, JPEG or PNG file of at most 10 MiB."), .asked("File:"),
        .told("File: The file does not exist."), .asked("File:"), .told("  1. Passport"),
        .told("  2. Selfie"), .asked("Type of document:"),
      ]
    )
  }

  @Test func `a file that the service has already is asked for again`() async throws {
    let error = ServiceError.rejected(code: "duplicate_document", message: "m")
    let fixture = Fixture(.created) { $0.registration = error }
    fixture.uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let prompter = ScriptedPrompter([])

    let run = await fixture.run(
      "verification",
      "upload",
      "p.pdf",
      "--type",
      "selfie",
      prompter: prompter
    )

    #expect(run.exitCode == .interrupted && prompter.dialogue.last == .asked("File:"))
    #expect(
      prompter.dialogue.contains {
        if case .told(let text) = $0 { text.contains("already part of the session") } else { false }
      }
    )
  }

  @Test func `a form on a screen tells problems beside the fields, as they are typed`() {
    let forms = VerificationForms(Strings(.english))
    let upload = FormModel(FormRequest(forms.upload(checkedBy: { _ in .empty })))
    upload.set("p.pdf", of: .field(VerificationForms.file))
    upload.set("visa", of: .field(VerificationForms.type))
    let request = FormModel(FormRequest(forms.request))
    request.set(String(repeating: "a", count: 501), of: .field(VerificationForms.note))

    #expect(upload.advance() == nil && request.advance() == nil)
    #expect(upload.problem(of: .field(VerificationForms.file)) == "The file is empty.")
    #expect(upload.problem(of: .field(VerificationForms.type)) != nil)
    #expect(request.problem(of: .field(VerificationForms.note)) != nil)
  }

  // MARK: - Submitting

  @Test func `a script confirms with an option`() async {
    let fixture = Fixture(.created)
    let refused = await fixture.run("verification", "submit")

    #expect(refused.exitCode == .usage)
    #expect(
      refused.errorOutput
        == "Error: Submitting a session needs confirmation.\nUse --yes to confirm."
    )
    #expect(fixture.service.requests == [.status(.networkFirst)])

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "Session submitted.")
  }

  @Test(arguments: [
    (IdentityDocument.Status.missing, "upload --type selfie"), (.pending, "verification request"),
  ])
  func `after a submission the next step is what the service still misses`(
    selfie: IdentityDocument.Status,
    next: String
  ) async {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .pending, selfie: selfie))
      )
    }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .done)
    #expect(run.notes.last?.contains(next) == true)
    #expect(
      run.notes.contains("Required documents are still missing: Selfie.") == (selfie == .missing)
    )
  }

  @Test func `of several missing documents the first is the next step`() async {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .missing, selfie: .missing))
      )
    }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.notes.last?.contains("upload --type passport") == true)
  }

  @Test func `a submission whose checklist cannot be loaded suggests to look at it`() async {
    let fixture = Fixture(.created) { $0.checklist = .failure(.offline) }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "Session submitted.")
    #expect(run.notes.last?.contains("tessera profile verification") == true)
    #expect(run.notes.last?.contains("request") == false)
  }

  @Test(arguments: [("y", true), ("", false)])
  func `at a terminal the user confirms`(answer: String, isSubmitted: Bool) async throws {
    let fixture = Fixture(.created)
    let session = try #require(CareersSamples.session(.created)?.id)

    let run = await fixture.run("verification", "submit", prompter: ScriptedPrompter([answer]))

    #expect(run.exitCode == (isSubmitted ? .done : .interrupted))
    #expect(fixture.service.requests.contains(.submit(session)) == isSubmitted)
  }

  @Test func `a second submission says when the first one was`() async {
    let run = await Fixture(.submitted).run("verification", "submit")

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "The session was already submitted on 28 February 2026.")
  }

  @Test func `a session without documents says where to upload one`() async {
    let fixture = Fixture(.created) {
      $0.submission = .failure(.rejected(code: "kyc_session_incomplete", message: "m"))
    }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("no documents"))
    #expect(run.errorOutput.contains("tessera profile verification upload"))
  }

  @Test func `a failure after something was sent leads to the checklist, and is not retried`() async {
    let fixture = Fixture(.created) { $0.submission = .failure(.unavailable) }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.errorOutput.contains("may or may not have taken effect"))
    #expect(run.errorOutput.contains("tessera profile verification"))
    #expect(fixture.service.requests.count == 3)
  }

  // MARK: - Requesting

  @Test func `a request tells its date only where the service does`() async {
    let request = FinalRequest(id: "f1", requestedAt: CareersSamples.fetchedAt)
    let fixture = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: request, isNew: true))
    }

    let first = await fixture.run("verification", "request", "--note", " Please ")
    #expect(first.notes.first == "Final verification requested on 1 March 2026.")

    fixture.service.prepare {
      let repeated = FinalRequest(id: "f1", note: "Please")
      $0.receipt = .success(FinalRequestReceipt(request: repeated, isNew: false))
    }
    let second = await fixture.run("verification", "request", "--note", "Other")
    #expect(
      second.notes.prefix(2) == [
        "The final verification was already requested.", "The note of the first request remains: 'Please'.",
      ]
    )
  }

  @Test(arguments: [
    (["New passport", "", "y"], true, "New passport"), (["", "y"], true, nil), (["", "n"], false, nil),
    ([""], false, nil),
  ])
  func `on a terminal a request asks for a note, and for confirmation`(
    responses: [String],
    isSent: Bool,
    note: String?
  ) async throws {
    let fixture = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: FinalRequest(id: "f1"), isNew: true))
    }
    let prompter = ScriptedPrompter(responses)

    let run = await fixture.run("verification", "request", prompter: prompter)

    #expect(prompter.dialogue.last == .asked("Request the final verification? [y/N]"))
    #expect(prompter.dialogue.contains(.asked("Note for the operator (end with an empty line, optional):")))
    #expect(
      fixture.service.requests
        == (isSent
          ? [.profile(.networkFirst), .request(try note.flatMap { try ReviewNote($0) })] : [])
    )
    #expect(run.exitCode == (isSent ? .done : .interrupted))
  }

  @Test func `a request that another command has made is told, and not sent again`() async {
    let fixture = Fixture(.submitted)

    let run = await fixture.run("verification", "request", "--note", "Other")

    #expect(run.exitCode == .done)
    #expect(
      run.notes.prefix(2) == [
        "The final verification was already requested.",
        "The note of the first request remains: 'New passport'.",
      ]
    )
    #expect(fixture.service.requests == [.profile(.networkFirst)])
  }

  @Test func `a request that was confirmed beforehand asks nothing on a terminal`() async {
    let fixture = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: FinalRequest(id: "f1"), isNew: true))
    }
    let prompter = ScriptedPrompter()

    let run = await fixture.run("verification", "request", "--yes", prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.isEmpty)
  }

  @Test func `a note of 501 characters is not sent`() async {
    let fixture = Fixture(.submitted)

    let run = await fixture.run(
      "verification",
      "request",
      "--note",
      String(repeating: "😀", count: 250) + "x"
    )

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("at most 500 characters; it has 501"))
    #expect(fixture.service.requests.isEmpty)
  }

  @Test(arguments: [
    ("verification_session_required", "verification start"),
    ("kyc_session_not_submitted", "verification submit"),
    ("verification_documents_missing", "verification upload"),
  ])
  func `a request that is refused says what to do first`(code: String, command: String) async {
    let fixture = Fixture(.created) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .failure(.rejected(code: code, message: "m"))
    }

    let run = await fixture.run("verification", "request")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("tessera profile " + command))
  }
}
