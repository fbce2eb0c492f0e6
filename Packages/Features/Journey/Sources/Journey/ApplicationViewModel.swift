import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads an application with its history and its documents.
@MainActor @Observable
final class ApplicationViewModel: Screen {
  typealias State = LoadState<ApplicationDetail, ApplicationFailure>

  private let id: Application.ID
  private let loader: Loader<Application.ID, ApplicationDetail, ApplicationFailure>
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ id: Application.ID,
    open: OpenApplication,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.id = id
    loader = .application(open, observe)
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(id, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(applicationPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? {
    state.shown.map {
      .one($0.value, in: Self.table, from: $0.provenance).with(unreadable).with(withoutDocuments)
    }
  }

  /// That the documents could not be loaded, where they are wanted.
  private var withoutDocuments: Records.Warning? {
    guard case .failure(let error)? = state.shown?.documents, isWanted(Self.documentsField)
    else { return nil }
    return Records.Warning.notLoaded(.documentsNotLoaded, because: error) { context in
      Strings(context.language).documentsNotLoaded
    }
  }

  /// That events or documents could not be read, as far as they are wanted.
  private var unreadable: Records.Warning? {
    guard let detail = state.shown?.value else { return nil }
    let events = isWanted(Self.eventsField) ? detail.journey.unreadableCount : 0
    let documents = isWanted(Self.documentsField) ? detail.unreadableDocumentCount : 0
    return Records.Warning.unreadable(entries: events + documents)
  }

  private func isWanted(_ field: String) -> Bool { fields.includes(field, in: Self.table) }

  private nonisolated static let eventsField = "events"
  private nonisolated static let documentsField = "documents"

  nonisolated static let table = RecordTable<ApplicationDetail>(
    ApplicationsViewModel.table.fields(of: \.journey.application) + [
      .init(eventsField, isColumn: false) { detail in
        .array(detail.journey.events.map { eventTable.object($0) })
      },
      .init(documentsField, isColumn: false) { detail in
        switch detail.documents {
        case .success(let documents): .array(documents.map { DocumentsViewModel.table.object($0) })
        case .failure: .null
        }
      },
    ]
  )
}

extension ApplicationDetail {
  /// How many more documents the service sent that could not be read.
  fileprivate var unreadableDocumentCount: Int {
    switch documents {
    case .success(let documents): documents.unreadableCount
    // monorepo:allow swallowed-error: the page says that the documents cannot be loaded
    case .failure: 0
    }
  }
}

private let eventTable = RecordTable<JourneyEvent>([
  .init("id") { .string($0.id) },
  .init("status") { .string($0.status.code) },
  .init("title") { .optional($0.title) },
  .init("description") { .optional($0.description) },
  .init("actor") { .optional($0.actor?.code) },
  .init("date") { .optional($0.date?.formatted(.iso8601)) },
])

/// Loads the documents of an application.
@MainActor @Observable
final class DocumentsViewModel: Screen {
  typealias State = LoadState<ApplicationDetail, ApplicationFailure>

  private let id: Application.ID
  private let loader: Loader<Application.ID, ApplicationDetail, ApplicationFailure>
  private var fields: FieldSelection?

  init(
    _ id: Application.ID,
    open: OpenApplication,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.id = id
    loader = .application(open, observe)
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(id, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    if case .failure(let error)? = state.shown?.documents {
      return FailureMessage(error, in: context).commandFailure
    }
    return state.failure(in: context)
  }

  func content(in context: ViewContext) -> ScreenContent { .page(documentsPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    state.shown.flatMap { detail in
      // monorepo:allow swallowed-error: the page says that the documents cannot be loaded
      guard case .success(let documents) = detail.documents else { return nil }
      return .list(documents.entries, in: Self.table, from: detail.provenance)
        .leavingOut(documents.unreadableCount)
    }
  }

  nonisolated static let table = RecordTable<ApplicationDocument>([
    .init("id") { .string($0.id) },
    .init("type") { .optional($0.type) },
    .init("name") { .optional($0.fileName) },
    .init("review") { .string($0.review.code) },
    .init("reason") { .optional($0.reviewReason) },
    .init("uploadedAt") { .optional($0.createdAt?.formatted(.iso8601)) },
    .init("reviewedAt", isColumn: false) { .optional($0.reviewedAt?.formatted(.iso8601)) },
    .init("mediaType", isColumn: false) { .optional($0.mediaType) },
    .init("bytes", isColumn: false) { .optional($0.size) },
    .init("sha256", isColumn: false) { .optional($0.checksum) },
  ])
}

extension Loader where Request == Application.ID, Value == ApplicationDetail, Failure == ApplicationFailure {
  fileprivate static func application(
    _ open: OpenApplication,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader {
    Loader("OpenApplication", observe: observe) { (id, policy) async throws(ApplicationFailure) in
      do throws(ServiceError) { return try await open(id, policy) } catch {
        throw error == .notFound ? .noSuchApplication(id) : .service(error)
      }
    }
  }
}

extension JourneyEvent.Actor {
  /// The word for the actor in records; part of their promise.
  var code: String {
    switch self {
    case .user: "user"
    case .admin: "admin"
    case .system: "system"
    case .other(let word): word
    }
  }
}

extension ApplicationDocument.Review {
  /// The word for the review in records; part of their promise.
  var code: String {
    switch self {
    case .pending: "pending"
    case .valid: "valid"
    case .invalid: "invalid"
    case .other(let word): word
    }
  }
}

/// The reason why an application could not be shown or changed.
enum ApplicationFailure: PresentableFailure {
  case service(ServiceError)
  /// The user has no such application.
  case noSuchApplication(Application.ID)
  /// The file cannot be uploaded.
  case file(UploadFileError, path: String)
  /// The application has a document with the same content.
  case documentThere(Application.ID)
  /// The place for files did not take the file.
  case notUploaded(UploadError)
  /// The file was stored, and not registered or nobody knows.
  case notRegistered(ServiceError, Application.ID)
  /// There is no offer to decide about.
  case noOffer(Application.ID)
  /// A decision was sent, and nobody knows whether it was made.
  case unknownOutcome(ServiceError, Application.ID)
  /// The service would not take the type of document.
  case invalidType
  /// The change needs the service, and only cached pages were asked for.
  case needsConnection
  /// The command did not get its turn on this computer.
  case persistence(PersistenceError)

  var code: String {
    switch self {
    case .service(let error), .notRegistered(let error, _), .unknownOutcome(let error, _): error.code
    case .noSuchApplication: "not-found"
    case .file: "file"
    case .documentThere: "duplicate"
    case .notUploaded(.service(let error)): error.code
    case .notUploaded: "upload-refused"
    case .noOffer: "no-offer"
    case .invalidType: "invalid-type"
    case .needsConnection: "offline"
    case .persistence(let error): error.code
    }
  }

  var isCancellation: Bool {
    switch self {
    case .service(.cancelled), .notUploaded(.service(.cancelled)): true
    default: false
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .service(let error), .notUploaded(.service(let error)): error.exitCode
    case .noSuchApplication: .notFound
    case .file(.unreadable, _): .failed
    case .file: .usage
    case .documentThere, .noOffer: .refused
    case .notUploaded: .failed
    case .notRegistered(let error, _), .unknownOutcome(let error, _): error.exitCode
    case .invalidType: .usage
    case .needsConnection: .noConnection
    case .persistence(let error): error.exitCode
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch self {
    case .service(let error), .notUploaded(.service(let error)): return error.summary(in: context)
    case .noSuchApplication(let id): return strings.noSuchApplication(id.rawValue)
    case .file(let error, let path):
      return strings.cannotUpload(path.count > 100 ? "…" + path.suffix(100) : path, because: error)
    case .documentThere: return strings.documentThere
    case .notUploaded(let error): return UploadFileWords(context.language).sentence(error)
    case .notRegistered(let error, _): return strings.notRegistered(because: error.brief(in: context))
    case .noOffer: return strings.noOffer
    case .unknownOutcome(let error, _): return strings.unknownOutcome(because: error.brief(in: context))
    case .invalidType: return strings.badType
    case .needsConnection: return ServiceError.offline.summary(in: context.ofChange)
    case .persistence(let error): return error.summary(in: context)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch self {
    case .service(let error), .notUploaded(.service(let error)), .notRegistered(let error, _),
      .unknownOutcome(let error, _):
      return error.brief(in: context)
    case .noSuchApplication: return strings.noSuchApplicationBriefly
    case .file, .documentThere, .notUploaded, .noOffer, .invalidType: return summary(in: context)
    case .needsConnection: return ServiceError.offline.brief(in: context.ofChange)
    case .persistence(let error): return error.brief(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    switch self {
    case .service(let error), .notUploaded(.service(let error)): return error.remedy(in: context)
    case .noSuchApplication: return .open(.applications, purpose: strings.listApplications)
    case .file(let error, _): return .sentence(UploadFileWords(context.language).advice(error))
    case .documentThere(let id), .notRegistered(_, let id):
      return .open(.documents(id), purpose: strings.listDocuments)
    case .notUploaded: return .retry(.later)
    case .noOffer(let id), .unknownOutcome(_, let id):
      return .open(.application(id), purpose: strings.checkApplication)
    case .invalidType: return nil
    case .needsConnection: return .connectToChange
    case .persistence(let error): return error.remedy(in: context)
    }
  }
}
