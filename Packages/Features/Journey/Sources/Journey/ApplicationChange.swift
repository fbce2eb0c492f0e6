import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// Uploads a file and registers it as a document: the change that the command stands for.
@MainActor @Observable
final class UploadViewModel: Screen {
  private let change: Change<FormInput, ApplicationDocument, SubmissionFailure<ApplicationFailure>>

  init(
    _ id: Application.ID,
    _ input: FormInput,
    _ upload: UploadDocument,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let forms = ApplicationForms(language)
    change = Change("UploadDocument", input, observe: observe) {
      (input, load) async throws(SubmissionFailure<ApplicationFailure>) in
      guard load.policy != .cacheOnly else { throw .refused(.needsConnection, []) }
      let isInteractive = load.prompter.isInteractive
      let form = forms.upload(checkedBy: { isInteractive ? upload.problem(with: $0) : nil })
      return try await form.submit(
        input,
        asking: load.prompter,
        problems: forms.problems(isInteractive: isInteractive)
      ) { (answers) async throws(ApplicationFailure) in
        try await Self.send(answers, to: id, upload)
      }
    }
  }

  private nonisolated static func send(
    _ answers: FormAnswers,
    to id: Application.ID,
    _ upload: UploadDocument
  ) async throws(ApplicationFailure) -> ApplicationDocument {
    let path = answers[ApplicationForms.file]
    guard let type = ApplicationDocumentType(answers[ApplicationForms.type]) else { throw .invalidType }
    do throws(UploadDocumentError) { return try await upload(path, type, to: id) } catch {
      switch error {
      case .file(let error): throw .file(error, path: path)
      case .alreadyThere: throw .documentThere(id)
      case .upload(.service(.notFound)): throw .noSuchApplication(id)
      case .upload(let error): throw .notUploaded(error)
      case .notRegistered(.rejected(let code, let message)):
        throw .service(.rejected(code: code, message: message))
      case .notRegistered(let error): throw .notRegistered(error, id)
      case .persistence(let error): throw .persistence(error)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let document = change.outcome else { return [] }
    return [Strings(context.language).uploaded(document)]
  }

  var records: Records? { change.outcome.map { .one($0, in: DocumentsViewModel.table, from: nil) } }
}

/// A request to decide about an offer, as the user made it.
struct DecisionRequest: Hashable, Sendable {
  let application: Application.ID
  let isAccepted: Bool
  let input: FormInput
}

/// Accepts or declines an offer: the change that the command stands for.
@MainActor @Observable
final class DecisionViewModel: Screen {
  private let change: Change<DecisionRequest, Application, SubmissionFailure<ApplicationFailure>>
  private let isAccepted: Bool

  init(
    _ request: DecisionRequest,
    _ useCases: JourneyUseCases,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    isAccepted = request.isAccepted
    let forms = ApplicationForms(language)
    change = Change("DecideOffer", request, observe: observe) {
      (request, load) async throws(SubmissionFailure<ApplicationFailure>) in
      guard load.policy != .cacheOnly else { throw .refused(.needsConnection, []) }
      // Who confirmed the decision beforehand is asked for nothing else.
      let prompter: any Prompter = request.input.isConfirmed ? SilentPrompter() : load.prompter
      var application: Application?
      if prompter.isInteractive {
        do throws(ApplicationFailure) {
          application = try await Self.offered(request.application, useCases.open)
        } catch {
          throw .refused(error, [])
        }
      }
      return try await forms.decision(isAccepted: request.isAccepted, of: application).submit(
        request.input,
        asking: prompter,
        problems: forms.problems(isInteractive: prompter.isInteractive)
      ) { (answers) async throws(ApplicationFailure) in
        let reason = answers.given(ApplicationForms.reason).flatMap(DecisionReason.init)
        return try await Self.send(
          OfferDecision(isAccepted: request.isAccepted, reason: reason),
          about: request.application,
          useCases.decide
        )
      }
    }
  }

  /// The application with its offer as the service has it, so that nobody fills a form in for nothing.
  private nonisolated static func offered(
    _ id: Application.ID,
    _ open: OpenApplication
  ) async throws(ApplicationFailure) -> Application {
    let detail: Fetched<ApplicationDetail>
    do throws(ServiceError) { detail = try await open(id, .networkFirst) } catch {
      throw error == .notFound ? .noSuchApplication(id) : .service(error)
    }
    let application = detail.journey.application
    // What was stored earlier does not tell whether there is an offer now.
    guard application.status == .offered || detail.provenance.kind == .stored else { throw .noOffer(id) }
    return application
  }

  private nonisolated static func send(
    _ decision: OfferDecision,
    about id: Application.ID,
    _ decide: DecideOffer
  ) async throws(ApplicationFailure) -> Application {
    do throws(DecideOfferError) { return try await decide(decision, of: id) } catch {
      switch error {
      case .noOffer: throw .noOffer(id)
      case .service(.notFound): throw .noSuchApplication(id)
      case .service(let error): throw .service(error)
      case .unknownOutcome(let error): throw .unknownOutcome(error, id)
      case .persistence(let error): throw .persistence(error)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let application = change.outcome else { return [] }
    return [Strings(context.language).decided(isAccepted: isAccepted, application)]
  }

  var records: Records? { change.outcome.map { .one($0, in: ApplicationsViewModel.table, from: nil) } }
}
