import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit

/// Why a verification was not taken further, in words.
struct VerificationFailure: PresentableFailure {
  let error: VerificationError

  init(_ error: VerificationError) {
    self.error = error
  }

  var isCancellation: Bool { error == .service(.cancelled) }

  var code: String {
    switch error {
    case .service(let error), .upload(.service(let error)): error.code
    case .unknownOutcome: "unknown-outcome"
    case .sessionExists: "session-exists"
    case .documentExists: "document-exists"
    case .persistence(let error): error.code
    case .declined: "declined"
    case .confirmationNeeded: "confirmation-needed"
    case .sessionRequired: "session-required"
    case .sessionLocked: "session-locked"
    case .sessionIncomplete: "session-incomplete"
    case .notSubmitted: "not-submitted"
    case .documentsMissing: "documents-missing"
    case .duplicateDocument: "duplicate-document"
    case .valueRefused: "value-refused"
    case .noteTooLong, .noteHasControlCharacter: "invalid-note"
    case .file: "file"
    case .upload: "upload"
    }
  }

  var exitCode: ExitCode {
    switch error {
    case .service(let error), .unknownOutcome(let error), .upload(.service(let error)): error.exitCode
    case .confirmationNeeded, .noteTooLong, .noteHasControlCharacter: .usage
    case .file(.unreadable): .failed
    case .declined: .interrupted
    case .file: .usage
    case .upload: .failed
    case .persistence(let error): error.exitCode
    case .documentExists, .sessionExists, .sessionRequired, .sessionLocked, .sessionIncomplete, .notSubmitted,
      .documentsMissing, .duplicateDocument, .valueRefused:
      .refused
    }
  }

  func summary(in context: ViewContext) -> String {
    switch error {
    case .service(let error), .upload(.service(let error)): error.summary(in: context)
    case .persistence(let error): error.summary(in: context)
    default: Strings(context.language).summary(of: error)
    }
  }

  func brief(in context: ViewContext) -> String {
    switch error {
    case .service(let error), .upload(.service(let error)), .unknownOutcome(let error):
      error.brief(in: context)
    case .persistence(let error): error.brief(in: context)
    default: Strings(context.language).brief(of: error)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    return switch error {
    case .service(let error), .upload(.service(let error)): error.remedy(in: context)
    case .persistence(let error): error.remedy(in: context)
    case .documentExists: .add(options: [Route.Option("yes")], purpose: strings.addDocument)
    case .unknownOutcome: .open(.verification, purpose: strings.checkFirst)
    case .sessionExists: .add(options: [Route.Option("yes")], purpose: strings.replaceSession)
    case .confirmationNeeded: Confirmation.remedy(in: context.language)
    case .sessionRequired: .open(.startVerification, purpose: strings.startSession.string)
    case .sessionLocked: .open(.verification, purpose: strings.showState)
    case .sessionIncomplete, .documentsMissing:
      .open(.uploadDocument(.passport), purpose: strings.uploadADocument)
    case .notSubmitted: .open(.submitVerification, purpose: strings.submitSession.string)
    case .duplicateDocument: .open(.verification, purpose: strings.showUploaded)
    case .file(let error): .sentence(UploadFileWords(context.language).advice(error))
    case .upload(.insecureAddress): nil
    case .upload: .retry(Remedy.When.later)
    case .declined, .valueRefused, .noteTooLong, .noteHasControlCharacter: nil
    }
  }
}
