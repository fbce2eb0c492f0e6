import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A step of the verification, as the user asked for it.
enum VerificationChange: Hashable, Sendable {
  /// Start a session.
  case start
  /// Upload a document.
  case upload(path: String, IdentityDocument.Kind)
  /// Submit the session; confirmed by an option or not yet.
  case submit(isConfirmed: Bool)
  /// Request the final verification.
  case request(note: String?)
}

/// The outcome of a step.
enum VerificationOutcome: Hashable, Sendable {
  /// A session was started.
  case started(VerificationSession)
  /// A document was uploaded and registered.
  case uploaded(UploadFile, IdentityDocument.Kind)
  /// The session was submitted now; the required documents that are still missing, `nil` when they are not known.
  case submitted(VerificationSession, missing: [IdentityDocument.Kind]?)
  /// The session was submitted before.
  case alreadySubmitted(VerificationSession)
  /// The final verification was requested, now or before.
  case requested(FinalRequestReceipt)

  /// The word for the outcome in records; part of their promise.
  var code: String {
    switch self {
    case .started: "started"
    case .uploaded: "uploaded"
    case .submitted: "submitted"
    case .alreadySubmitted: "already-submitted"
    case .requested(let receipt): receipt.isNew ? "requested" : "already-requested"
    }
  }

  /// Whether something is different now.
  var isEffective: Bool {
    switch self {
    case .started, .uploaded, .submitted: true
    case .alreadySubmitted: false
    case .requested(let receipt): receipt.isNew
    }
  }

  fileprivate var session: VerificationSession? {
    switch self {
    case .started(let session), .submitted(let session, _), .alreadySubmitted(let session): session
    case .uploaded, .requested: nil
    }
  }

  fileprivate var upload: (file: UploadFile, type: IdentityDocument.Kind)? {
    if case .uploaded(let file, let type) = self { (file, type) } else { nil }
  }

  fileprivate var request: FinalRequest? {
    if case .requested(let receipt) = self { receipt.request } else { nil }
  }
}

/// Takes the verification a step further: the change that the command stands for.
@MainActor @Observable
final class VerificationChangeViewModel: Screen {
  private let change: Change<VerificationChange, VerificationOutcome, VerificationFailure>

  init(
    _ request: VerificationChange,
    _ verification: ManageVerification,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let dialogue = VerificationDialogue(verification: verification, strings: Strings(language))
    change = Change("ManageVerification", request, isEffective: \.isEffective, observe: observe) {
      (change, request) async throws(VerificationFailure) in
      do throws(VerificationError) { return try await dialogue.run(change, request) } catch {
        throw VerificationFailure(error)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    switch change.result {
    case nil: FailureMessage(ServiceError.cancelled, in: context).commandFailure
    case .failure(let error)?: FailureMessage(error, in: context.ofChange).commandFailure
    case .success?: nil
    }
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context)
    return strings.notes(about: outcome) + [context.sentence(for: strings.remedy(after: outcome))]
  }

  var records: Records? { change.outcome.map { .one($0, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<VerificationOutcome>([
    .init("outcome") { .string($0.code) },
    .init("session") { .optional($0.session?.id.description) },
    .init("status") { .optional($0.session?.status?.code) },
    .init("type") { .optional($0.upload?.type.rawValue.lowercased()) },
    .init("file") { .optional($0.upload?.file.name) },
    .init("checksum", isColumn: false) { .optional($0.upload?.file.checksum) },
    .init("request") { .optional($0.request?.id) },
    .init("requestedAt") { .optional($0.request?.requestedAt?.formatted(.iso8601)) },
    .init("note", isColumn: false) { .optional($0.request?.note) },
  ])
}

/// The steps of a change, and the questions before them.
struct VerificationDialogue: Sendable {
  let verification: ManageVerification
  let strings: Strings

  func run(
    _ change: VerificationChange,
    _ load: LoadRequest
  ) async throws(VerificationError) -> VerificationOutcome {
    // The values are checked before anything else: they are wrong with and without a connection.
    let note: ReviewNote? =
      if case .request(let text?) = change { try ReviewNote(text) } else { nil }
    guard load.policy != .cacheOnly else { throw .service(.offline) }
    let prompter = load.prompter
    switch change {
    case .start:
      return .started(
        try await verification.start { (session) async throws(VerificationError) in
          try await agrees(
            strings.hideQuestion(session.status),
            prompter,
            otherwise: .sessionExists(session.status)
          )
        }
      )
    case .upload(let path, let type):
      return .uploaded(try await verification.upload(path, as: type), type)
    case .submit(let isConfirmed):
      let submission = try await verification.submit { (_) async throws(VerificationError) in
        if isConfirmed { return true }
        return try await agrees(strings.submitQuestion, prompter, otherwise: .confirmationNeeded)
      }
      switch submission {
      case .submitted(let session, let missing): return .submitted(session, missing: missing)
      case .alreadySubmitted(let session): return .alreadySubmitted(session)
      }
    case .request:
      return .requested(try await verification.requestReview(note))
    }
  }

  private func agrees(
    _ question: String,
    _ prompter: any Prompter,
    otherwise refusal: VerificationError
  ) async throws(VerificationError) -> Bool {
    do throws(PromptError) { return Confirmation.isGiven(by: try await prompter.ask(Prompt(question))) } catch
    {
      throw refusal
    }
  }
}
