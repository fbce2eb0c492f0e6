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

/// Shows the checklist of the verification.
@MainActor @Observable
final class VerificationViewModel: Screen {
  typealias State = LoadState<VerificationOverview, ServiceError>

  private let loader: Loader<Everything, VerificationOverview, ServiceError>
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(_ verification: ManageVerification, observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }) {
    loader = Loader("ReadVerification", observe: observe) { (_, policy) async throws(ServiceError) in
      try await verification.overview(policy)
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(Everything(), request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(verificationPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? {
    state.shown.map { overview in
      .one(overview.value, in: VerificationRecords.table, from: overview.provenance)
        .with(.unreadable(entries: overview.unreadableCount))
        .with(withoutRequest(overview.value)).with(withoutHistory(overview.value))
    }
  }

  /// That the final request could not be loaded, where something that follows from it is wanted.
  private func withoutRequest(_ overview: VerificationOverview) -> Records.Warning? {
    guard case .failure(let error) = overview.finalRequest, isAnyWanted(["next", "steps", "finalRequest"])
    else { return nil }
    return Records.Warning.notLoaded(.finalRequestNotLoaded, because: error) { context in
      Strings(context).finalRequestUnknown
    }
  }

  /// That the history could not be loaded, where something that follows from it is wanted.
  private func withoutHistory(_ overview: VerificationOverview) -> Records.Warning? {
    guard case .failure(let error) = overview.events, isAnyWanted(["reason", "steps"]) else { return nil }
    return Records.Warning.notLoaded(.historyNotLoaded, because: error) { context in
      Strings(context).historyUnknown
    }
  }

  private func isAnyWanted(_ names: [String]) -> Bool {
    names.contains { fields.includes($0, in: VerificationRecords.table) }
  }
}

/// Shows the history of the newest session.
@MainActor @Observable
final class VerificationHistoryViewModel: Screen {
  typealias State = LoadState<EntryList<VerificationEvent>, ServiceError>

  private let loader: Loader<Everything, EntryList<VerificationEvent>, ServiceError>
  private var fields: FieldSelection?

  init(_ verification: ManageVerification, observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }) {
    loader = Loader(
      "ReadVerificationHistory",
      isEmpty: \.isNone,
      observe: observe
    ) { (_, policy) async throws(ServiceError) in
      try await verification.history(policy)
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(Everything(), request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(historyPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    state.shown.map { events in
      .list(events.entries, in: Self.table, from: events.provenance)
        .leavingOut(events.unreadableCount)
    }
  }

  nonisolated static let table = RecordTable<VerificationEvent>([
    .init("date") { .optional($0.date?.formatted(.iso8601)) },
    .init("from") { .optional($0.from?.code) },
    .init("to") { .optional($0.to?.code) },
    .init("actor") { .optional($0.actor?.code) },
    .init("reason") { .optional($0.reason) },
    .init("id", isColumn: false) { .string($0.id) },
  ])
}

/// The records of a verification for scripts.
enum VerificationRecords {
  static let table = RecordTable<VerificationOverview>([
    .init("session") { .optional($0.checklist.session?.id.description) },
    .init("status") { .optional($0.checklist.session?.status?.code) },
    .init("next") { .string($0.next.code) },
    .init("document") { .optional($0.next.document?.word) },
    .init("required") { .optional($0.checklist.summary?.required) },
    .init("uploaded") { .optional($0.checklist.summary?.uploaded) },
    .init("verified") { .optional($0.checklist.summary?.verified) },
    .init("reason") { .optional($0.rejectionReason) },
    .init("steps", isColumn: false) { .array($0.steps.map(steps.object)) },
    .init("finalRequest", isColumn: false) { overview in
      guard case .success(.value(let request)) = overview.finalRequest else { return .null }
      return FinalRequestRecords.table.object(request)
    },
  ])

  private static let steps = RecordTable<VerificationStep>([
    .init("step") { .string($0.kind.code) },
    .init("state") { .string($0.stateCode) },
    .init("date") { .optional($0.state.date?.formatted(.iso8601)) },
    .init("reason") { if case .refused(let reason, _) = $0.state { .optional(reason) } else { .null } },
    .init("required") { $0.isRequired.map(JSONValue.bool) ?? .null },
  ])
}

extension VerificationStep.Kind {
  /// The word for the step in records; part of their promise.
  var code: String {
    switch self {
    case .session: "session"
    case .document(let type): type.word
    case .submission: "submit"
    case .finalRequest: "request"
    }
  }
}

extension VerificationStep {
  /// The word for the state in records; part of their promise.
  ///
  /// The service says of documents only that they are missing.
  fileprivate var stateCode: String {
    switch (state, kind) {
    case (.missing, .session), (.missing, .submission), (.missing, .finalRequest): "not-done"
    default: state.code
    }
  }
}

extension VerificationStep.State {
  /// The word for the state in records; part of their promise.
  var code: String {
    switch self {
    case .missing: "missing"
    case .done: "done"
    case .verified: "verified"
    case .refused: "refused"
    case .unknown: "unknown"
    }
  }

  /// The moment, where the service told it.
  var date: Date? {
    switch self {
    case .done(let date), .verified(let date), .refused(_, let date): date
    case .missing, .unknown: nil
    }
  }
}

extension VerificationNextStep {
  /// The word for the step in records; part of their promise.
  var code: String {
    switch self {
    case .start, .startAgain: "start"
    case .upload: "upload"
    case .submit: "submit"
    case .requestReview: "request"
    case .wait: "wait"
    case .nothing: "none"
    case .unknown: "unknown"
    }
  }

  /// The document that it is about.
  var document: IdentityDocument.Kind? { if case .upload(let type) = self { type } else { nil } }
}

extension VerificationEvent.Actor {
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
