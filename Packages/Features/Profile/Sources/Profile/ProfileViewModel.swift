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

/// Shows the user's own profile with the changes that wait.
@MainActor @Observable
final class ProfileViewModel: Screen {
  typealias State = LoadState<OwnProfile, ServiceError>

  private let loader: Loader<Everything, OwnProfile, ServiceError>

  init(_ profiles: ManageProfile, observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }) {
    loader = Loader("ReadProfile", observe: observe) { (_, policy) async throws(ServiceError) in
      try await profiles.profile(policy)
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async { await loader.load(Everything(), request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(profilePage(state, context)) }

  var records: Records? {
    state.shown.map { .one($0.value, in: ProfileRecords.table, from: $0.provenance) }
  }
}

/// The records of a profile for scripts: the profile as the service has it, and beside it what waits.
enum ProfileRecords {
  static let table = RecordTable<OwnProfile>([
    .init("id") { .string($0.saved.id.rawValue) },
    .init("name") { .optional($0.saved.name) },
    .init("email") { .optional($0.saved.email) },
    .init("avatar") { .optional($0.saved.avatar.value) },
    .init("completion") { .optional($0.saved.completion) },
    .init("trust") { .optional($0.saved.trust?.code) },
    .init("verification") { .optional($0.saved.state?.code) },
    .init("session", isColumn: false) { .optional($0.saved.progress?.session.value?.description) },
    .init("sessionStatus", isColumn: false) { .optional($0.saved.progress?.sessionStatus.value?.code) },
    .init("documents", isColumn: false) { .optional($0.saved.progress?.documents) },
    .init("requiredDocuments", isColumn: false) { .optional($0.saved.progress?.required) },
    .init("requiredDocumentsUploaded", isColumn: false) { .optional($0.saved.progress?.requiredUploaded) },
    .init("finalRequest", isColumn: false) { profile in
      profile.saved.progress?.finalRequest.value.map(FinalRequestRecords.table.object) ?? .null
    },
    .init("pending", isColumn: false) { profile in
      // An empty list would say that nothing waits.
      if case .failure = profile.pending { return .null }
      return .array(profile.waiting.map { pending($0.edit) })
    },
  ])

  private static func pending(_ edit: ProfileEdit) -> JSONValue {
    .object([
      JSONValue.Member("name", .optional(edit.name?.text)),
      JSONValue.Member("avatar", edit.avatar.map { .string($0.address ?? "") } ?? .null),
    ])
  }
}

/// The fields of a final request.
enum FinalRequestRecords {
  static let table = RecordTable<FinalRequest>([
    .init("id") { .string($0.id) },
    .init("status") { .optional($0.status?.lowercased()) },
    .init("requestedAt") { .optional($0.requestedAt?.formatted(.iso8601)) },
    .init("note") { .optional($0.note) },
    .init("documents") { .optional($0.documents) },
  ])
}

extension TrustLabel {
  /// The word for the label in records; part of their promise.
  var code: String {
    switch self {
    case .unverified: "unverified"
    case .buildingTrust: "building-trust"
    case .underReview: "under-review"
    case .trusted: "trusted"
    case .actionRequired: "action-required"
    case .other(let word): word
    }
  }
}

extension VerificationState {
  /// The word for the state in records; part of their promise.
  var code: String {
    switch self {
    case .notStarted: "not-started"
    case .inProgress: "in-progress"
    case .manualReview: "manual-review"
    case .verified: "verified"
    case .rejected: "rejected"
    case .other(let word): word
    }
  }
}

extension SessionStatus {
  /// The word for the status in records; part of their promise.
  var code: String {
    switch self {
    case .created: "created"
    case .submitted: "submitted"
    case .manualReview: "manual-review"
    case .verified: "verified"
    case .rejected: "rejected"
    case .other(let word): word
    }
  }
}
