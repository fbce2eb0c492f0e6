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
  /// Start a session; confirmed by an option or not yet.
  case start(isConfirmed: Bool)
  /// Upload a document; another one of its type is confirmed by an option or not yet.
  case upload(FormInput, isConfirmed: Bool)
  /// Submit the session; confirmed by an option or not yet.
  case submit(isConfirmed: Bool)
  /// Request the final verification.
  case request(FormInput)
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
  private let change: Change<VerificationChange, VerificationOutcome, SubmissionFailure<VerificationFailure>>

  init(
    _ request: VerificationChange,
    _ verification: ManageVerification,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let dialogue = VerificationDialogue(verification: verification, strings: Strings(language))
    change = Change("ManageVerification", request, isEffective: \.isEffective, observe: observe) {
      (change, request) async throws(SubmissionFailure<VerificationFailure>) in
      try await dialogue.run(change, request)
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

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
    .init("type") { .optional($0.upload?.type.word) },
    .init("file") { .optional($0.upload?.file.name) },
    .init("checksum", isColumn: false) { .optional($0.upload?.file.checksum) },
    .init("request") { .optional($0.request?.id) },
    .init("requestedAt") { .optional($0.request?.requestedAt?.formatted(.iso8601)) },
    .init("note", isColumn: false) { .optional($0.request?.note) },
  ])
}

/// The steps of a change, and the questions before them.
struct VerificationDialogue: Sendable {
  typealias Failure = SubmissionFailure<VerificationFailure>

  let verification: ManageVerification
  let strings: Strings

  func run(_ change: VerificationChange, _ load: LoadRequest) async throws(Failure) -> VerificationOutcome {
    guard load.policy != .cacheOnly else { throw Self.refused(.service(.offline)) }
    switch change {
    case .start(let isConfirmed): return try await start(isConfirmed: isConfirmed, load.prompter)
    case .upload(let input, let isConfirmed):
      return try await upload(input, isConfirmed: isConfirmed, load.prompter)
    case .submit(let isConfirmed): return try await submit(isConfirmed: isConfirmed, load.prompter)
    case .request(let input): return try await request(input, load.prompter)
    }
  }

  private func start(
    isConfirmed: Bool,
    _ prompter: any Prompter
  ) async throws(Failure) -> VerificationOutcome {
    do throws(VerificationError) {
      return .started(
        try await verification.start { (session) async throws(VerificationError) in
          if isConfirmed { return true }
          return try await agrees(
            strings.hideQuestion(session.status),
            prompter,
            otherwise: .sessionExists(session.status)
          )
        }
      )
    } catch {
      throw Self.refused(error)
    }
  }

  private func upload(
    _ input: FormInput,
    isConfirmed: Bool,
    _ prompter: any Prompter
  ) async throws(Failure) -> VerificationOutcome {
    let (forms, isInteractive) = (VerificationForms(strings), prompter.isInteractive)
    let form = forms.upload(checkedBy: { [verification] path in
      isInteractive ? verification.problem(with: path) : nil
    })
    return try await form.submit(
      input,
      asking: prompter,
      problems: forms.problems(isInteractive: isInteractive)
    ) { (answers) async throws(VerificationFailure) in
      do throws(VerificationError) {
        guard let kind = VerificationForms.kind(answers) else {
          throw .valueRefused(.documentType, message: nil)
        }
        let file = try await verification.upload(answers[VerificationForms.file], as: kind) {
          (_) async throws(VerificationError) in
          if isConfirmed { return true }
          return try await agrees(strings.addQuestion(kind), prompter, otherwise: .documentExists(kind))
        }
        return .uploaded(file, kind)
      } catch {
        throw VerificationFailure(error)
      }
    }
  }

  private func submit(
    isConfirmed: Bool,
    _ prompter: any Prompter
  ) async throws(Failure) -> VerificationOutcome {
    do throws(VerificationError) {
      let submission = try await verification.submit { (_) async throws(VerificationError) in
        if isConfirmed { return true }
        return try await agrees(strings.submitQuestion, prompter, otherwise: .confirmationNeeded)
      }
      switch submission {
      case .submitted(let session, let missing): return .submitted(session, missing: missing)
      case .alreadySubmitted(let session): return .alreadySubmitted(session)
      }
    } catch {
      throw Self.refused(error)
    }
  }

  private func request(
    _ input: FormInput,
    _ prompter: any Prompter
  ) async throws(Failure) -> VerificationOutcome {
    var input = input
    // Who confirmed the request beforehand is asked for nothing else, and a script that runs the command means it.
    let prompter: any Prompter = input.isConfirmed ? SilentPrompter() : prompter
    if !prompter.isInteractive { input.isConfirmed = true }
    let forms = VerificationForms(strings)
    return try await forms.request.submit(
      input,
      asking: prompter,
      problems: forms.problems(isInteractive: prompter.isInteractive)
    ) { (answers) async throws(VerificationFailure) in
      do throws(VerificationError) {
        return .requested(try await verification.requestReview(ReviewNote(answers[VerificationForms.note])))
      } catch {
        throw VerificationFailure(error)
      }
    }
  }

  private static func refused(_ error: VerificationError) -> Failure {
    .refused(VerificationFailure(error), [])
  }

  private func agrees(
    _ question: String,
    _ prompter: any Prompter,
    otherwise refusal: VerificationError
  ) async throws(VerificationError) -> Bool {
    guard let agrees = await Confirmation.answer(to: question, from: prompter) else { throw refusal }
    return agrees
  }
}
