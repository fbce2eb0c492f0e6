import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

/// Documents that are uploaded for a verification session.
@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationUploadCommandsTests {
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
}
