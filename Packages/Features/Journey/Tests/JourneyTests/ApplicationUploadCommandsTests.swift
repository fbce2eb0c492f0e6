import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Journey

/// Documents that are uploaded for an application.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ApplicationUploadCommandsTests: JourneySuite {
  let fixture = JourneyFixture()

  @Test func `an uploaded document is confirmed with its review`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "cv"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Uploaded 'cv.pdf' (not reviewed yet)."])
    #expect(uploads.sent.count == 1)
  }

  @Test(arguments: [
    (UploadFileError.missing, ExitCode.usage, "the file does not exist"), (.link, .usage, "symbolic link"),
    (.folder, .usage, "folder"),
    (.special, .usage, "regular file"), (.empty, .usage, "empty"),
    (.tooLarge(bytes: 10_485_761), .usage, "at most 10,485,760 bytes; it has 10,485,761"),
    (.longName(units: 181), .usage, "181"), (.unsupportedType, .usage, "not a PDF, JPEG or PNG file"),
    (.contentIsNot(.pdf), .usage, "says PDF, but the content"), (.nameIsNot(.png), .usage, ".png"),
    (.unreadable(reason: "Permission denied"), .failed, "Permission denied"),
  ])
  func `a file that cannot be uploaded is refused with the reason`(
    error: UploadFileError,
    exitCode: ExitCode,
    words: String
  ) async {
    uploads.prepare("cv.pdf", .failure(error))

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains(words) && run.errorOutput.contains("'cv.pdf'"))
    #expect(repository.requests.isEmpty)
  }

  @Test func `the same file again is told to be there already`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == .refused && run.errorOutput.contains("already has a document"))
    #expect(uploads.sent.isEmpty)
  }

  @Test func `a file that was stored and refused as a document is reported with the words of the service`()
    async throws
  {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare {
      $0.documents[Samples.id] = .success(CareersSamples.fetched([]))
      $0.registered = .failure(.rejected(code: "invalid_object_key_ownership", message: "Not your file"))
    }

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("Not your file (code invalid_object_key_ownership)"))
    #expect(!run.errorOutput.contains("upload it again"))
  }

  @Test func `a file that was stored and not registered is told to be run again`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare {
      $0.documents[Samples.id] = .success(CareersSamples.fetched([]))
      $0.registered = .failure(.unavailable)
    }

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("The file was uploaded") && run.errorOutput.contains("upload it again"))
    #expect(run.errorOutput.contains("tessera applications documents \(id)"))
  }

  @Test(arguments: ["", " ", String(repeating: "a", count: 65)])
  func `a type that the service would refuse is a usage error`(type: String) async {
    let run = await run(["applications", "upload", id, "cv.pdf", "--type", type])

    #expect(run.exitCode == .usage && repository.requests.isEmpty)
  }

  @Test func `on a terminal the file and its type are asked for, until they can be uploaded`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }
    let prompter = ScriptedPrompter(["other.pdf", "cv.pdf", "Cv"])

    let run = await run(["applications", "upload", id], prompter: prompter)

    #expect(run.notes == ["Uploaded 'cv.pdf' (not reviewed yet)."])
    #expect(
      prompter.dialogue == [
        .told("Path of a PDF, JPEG or PNG file of at most 10 MiB."), .asked("File:"),
        .told("File: The file does not exist."), .asked("File:"),
        .told("In your own words, such as CV."), .asked("Type of document:"),
      ]
    )
  }

  @Test func `the action of a page asks for the file only`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }
    let prompter = ScriptedPrompter(["cv.pdf"])

    let run = await run(["applications", "upload", id, "--type", "CV"], prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.last == .asked("File:"))
  }

  @Test func `a file that is there already is asked for again`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    let prompter = ScriptedPrompter([])

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"], prompter: prompter)

    #expect(prompter.dialogue.last == .asked("File:") && prompter.dialogue.count == 3)
    #expect(run.exitCode == .interrupted && uploads.sent.isEmpty)
  }

  @Test func `a script is told everything that is missing`() async {
    let run = await run(["applications", "upload", id])

    #expect(run.exitCode == .usage && run.errorOutput.contains("Missing: <file> and --type."))
    #expect(repository.requests.isEmpty)
  }

  @Test func `a form on a screen tells problems beside the fields, as they are typed`() {
    let upload = FormModel(FormRequest(ApplicationForms(.english).upload(checkedBy: { _ in .empty })))
    upload.set("cv.pdf", of: .field(ApplicationForms.file))
    upload.set(String(repeating: "a", count: 65), of: .field(ApplicationForms.type))
    let decision = FormModel(FormRequest(ApplicationForms(.english).decision(isAccepted: false)))
    decision.set(String(repeating: "a", count: 501), of: .field(ApplicationForms.reason))

    #expect(upload.advance() == nil && decision.advance() == nil)
    #expect(upload.problem(of: .field(ApplicationForms.file)) == "The file is empty.")
    #expect(upload.problem(of: .field(ApplicationForms.type)) != nil)
    #expect(decision.problem(of: .field(ApplicationForms.reason)) != nil)
  }
}
