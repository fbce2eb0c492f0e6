import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// A request to upload a file, as the user made it.
struct UploadRequest: Hashable, Sendable {
  let application: Application.ID
  let path: String
  let type: ApplicationDocumentType
}

/// Uploads a file and registers it as a document: the change that the command stands for.
@MainActor @Observable
final class UploadViewModel: Screen {
  private let change: Change<UploadRequest, ApplicationDocument, ApplicationFailure>

  init(
    _ request: UploadRequest,
    _ upload: UploadDocument,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    change = Change("UploadDocument", request, observe: observe) {
      (request, load) async throws(ApplicationFailure) in
      guard load.policy != .cacheOnly else { throw .needsConnection }
      let id = request.application
      do throws(UploadDocumentError) { return try await upload(request.path, request.type, to: id) } catch {
        switch error {
        case .file(let error): throw .file(error, path: request.path)
        case .alreadyThere: throw .documentThere(id)
        case .upload(.service(.notFound)): throw .noSuchApplication(id)
        case .upload(let error): throw .notUploaded(error)
        case .notRegistered(let error): throw .notRegistered(error, id)
        }
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
  let decision: OfferDecision
  /// The language of the question; `nil` when the user has confirmed it already.
  let asksIn: Language?
}

/// Accepts or declines an offer: the change that the command stands for.
@MainActor @Observable
final class DecisionViewModel: Screen {
  /// The application after the decision; `nil` when the user changed their mind.
  private let change: Change<DecisionRequest, Application?, ApplicationFailure>
  private let request: DecisionRequest

  init(
    _ request: DecisionRequest,
    _ decide: DecideOffer,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.request = request
    change = Change(
      "DecideOffer",
      request,
      isDeclined: { $0 == nil },
      observe: observe,
      operation: {
        (request, load) async throws(ApplicationFailure) in
        guard load.policy != .cacheOnly else { throw .needsConnection }
        if let language = request.asksIn {
          guard try await Self.isConfirmed(request.decision, Strings(language), load.prompter) else {
            return nil
          }
        }
        let id = request.application
        do throws(DecideOfferError) { return try await decide(request.decision, of: id) } catch {
          switch error {
          case .noOffer: throw .noOffer(id)
          case .service(.notFound): throw .noSuchApplication(id)
          case .service(let error): throw .service(error)
          case .unknownOutcome(let error): throw .unknownOutcome(error, id)
          }
        }
      }
    )
  }

  private nonisolated static func isConfirmed(
    _ decision: OfferDecision,
    _ strings: Strings,
    _ prompter: any Prompter
  ) async throws(ApplicationFailure) -> Bool {
    do throws(PromptError) {
      let question = strings.question(isAccepted: decision.isAccepted)
      return try await prompter.confirm(question)
    } catch {
      guard error == .notInteractive else { return false }
      throw .confirmationNeeded
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let application = change.outcome.flatMap(\.self) else { return [] }
    let strings = Strings(context.language)
    return [strings.decided(isAccepted: request.decision.isAccepted, application)]
  }

  var records: Records? {
    change.outcome.flatMap(\.self).map { .one($0, in: ApplicationsViewModel.table, from: nil) }
  }
}
