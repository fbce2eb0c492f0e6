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

/// Shows the organisations that this computer remembers, or one, each with the state of its verification; or drops
/// first what cannot be read of the list.
@MainActor @Observable
final class OrganizationsViewModel: Screen {
  typealias State = LoadState<ManageOrganizations.Overview, OrganizationFailure>

  private let id: Organization.ID?
  private let loader: Loader<Everything, ManageOrganizations.Overview, OrganizationFailure>
  private let change: Change<Everything, Bool, OrganizationFailure>
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ id: Organization.ID?,
    _ organizations: ManageOrganizations,
    dropsUnreadable: Bool = false,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.id = id
    change = Change(
      "DropOrganizations",
      dropsUnreadable ? Everything() : nil,
      isLocal: true,
      isEffective: \.self,
      observe: observe
    ) { (_, _) async throws(OrganizationFailure) in
      do throws(OrganizationError) { return try await organizations.dropUnreadable() } catch {
        throw OrganizationFailure(error)
      }
    }
    loader = Loader("ReadOrganizations", isEmpty: \.organizations.isEmpty, observe: observe) {
      (_, policy) async throws(OrganizationFailure) in
      let overview: ManageOrganizations.Overview
      do throws(OrganizationError) {
        overview =
          if let id {
            try await organizations.organization(id, policy)
          } else {
            try await organizations.overview(policy)
          }
      } catch {
        throw OrganizationFailure(error)
      }
      // Without a verification nothing comes from the service, and there is no age to show.
      let provenance = overview.provenance ?? Provenance(kind: .stored, fetchedAt: .distantPast)
      return Fetched(overview, provenance: provenance)
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    if await change.make(request) { await loader.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: state, in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    change.isWanted ? .confirmation : .page(organizationsPage(state, isOne: id != nil, context))
  }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    let failed = state.shown?.value.organizations.count { $0.hasFailed } ?? 0
    let dropped = change.outcome.map { [strings.unreadableOrganizations(areDropped: $0)] } ?? []
    return dropped + (failed == 0 ? [] : [strings.statusesNotLoaded(failed)])
      + documentWarnings(fields, in: context)
  }

  var showsSavedData: Bool { true }

  var isList: Bool { id == nil }

  var records: Records? {
    guard let overview = state.shown?.value else { return nil }
    let isWanted = fields.includes(Self.reasonsField, in: Self.table)
    let unreadable = isWanted ? overview.organizations.reduce(0) { $0 + $1.reasons.unreadableCount } : 0
    return entries(of: overview)?.with(Records.Warning.unreadable(entries: unreadable))
  }

  private func entries(of overview: ManageOrganizations.Overview) -> Records? {
    if id != nil {
      return overview.organizations.first.map { .one($0, in: Self.table, from: overview.provenance) }
    }
    guard let provenance = overview.provenance else { return .local(overview.organizations, in: Self.table) }
    return .list(overview.organizations, in: Self.table, from: provenance)
  }

  private nonisolated static let reasonsField = "reasons"

  nonisolated static let table = RecordTable<OrganizationState>([
    .init("id") { .string($0.organization.id.description) },
    .init("name") { .optional($0.organization.name) },
    .init("type") { .optional($0.organization.kind?.word.lowercased()) },
    .init("country") { .optional($0.organization.country) },
    .init("status") { .string($0.statusCode) },
    .init(reasonsField, isColumn: false) { .array($0.reasons.map { .string($0) }) },
    .init("checkedAt") { .optional($0.checkedAt?.formatted(.iso8601)) },
  ])
}

/// Registers an organisation: the change that the command stands for.
@MainActor @Observable
final class RegisterOrganizationViewModel: Screen {
  typealias Outcome = ManageOrganizations.Outcome<Organization>

  private let change: Change<FormInput, Outcome, SubmissionFailure<OrganizationFailure>>

  init(
    _ input: FormInput,
    _ organizations: ManageOrganizations,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let forms = OrganizationForms(language)
    change = Change("RegisterOrganization", input, observe: observe) {
      (input, load) async throws(SubmissionFailure<OrganizationFailure>) in
      try await forms.submit(forms.registration, input, load) { answers throws(OrganizationError) in
        let draft: OrganizationDraft
        do throws(InvalidOrganizationFields) {
          draft = try OrganizationDraft(
            name: answers[OrganizationField.name.rawValue],
            type: answers[OrganizationField.type.rawValue],
            country: answers[OrganizationField.country.rawValue]
          )
        } catch {
          throw .invalid(error.fields)
        }
        return try await organizations.register(draft)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    let verify = Remedy.open(.verifyOrganization(outcome.value.id), purpose: strings.requestItsVerification)
    return [strings.registered(outcome.value), strings.remembered(outcome.recordProblem, in: context)]
      + [context.sentence(for: verify)]
  }

  var records: Records? { change.outcome.map { .one($0.value, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<Organization>([
    .init("id") { .string($0.id.description) },
    .init("name") { .optional($0.name) },
    .init("type") { .optional($0.kind?.word.lowercased()) },
    .init("country") { .optional($0.country) },
  ])
}

/// Requests the verification of an organisation: the change that the command stands for.
@MainActor @Observable
final class VerifyOrganizationViewModel: Screen {
  typealias Outcome = ManageOrganizations.Outcome<OrganizationVerification>

  private let change: Change<FormInput, Outcome, SubmissionFailure<OrganizationFailure>>

  init(
    _ id: Organization.ID,
    _ input: FormInput,
    _ organizations: ManageOrganizations,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let forms = OrganizationForms(language)
    change = Change("VerifyOrganization", input, observe: observe) {
      (input, load) async throws(SubmissionFailure<OrganizationFailure>) in
      try await forms.submit(forms.verification, input, load) { answers throws(OrganizationError) in
        let evidence: OrganizationEvidence
        do throws(InvalidOrganizationFields) {
          evidence = try OrganizationEvidence(
            number: answers[OrganizationField.number.rawValue],
            legalName: answers[OrganizationField.legalName.rawValue]
          )
        } catch {
          throw .invalid(error.fields)
        }
        return try await organizations.verify(id, evidence)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    let problem = outcome.recordProblem.map { [strings.remembered($0, in: context)] } ?? []
    let show = Remedy.open(.organization(outcome.value.organization), purpose: strings.showItsStatus)
    return [strings.verificationRequested(outcome.value.status)] + problem + [context.sentence(for: show)]
  }

  var records: Records? { change.outcome.map { .one($0.value, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<OrganizationVerification>([
    .init("id") { .string($0.organization.description) },
    .init("status") { .string($0.status.code) },
    .init("reasons", isColumn: false) { .array($0.reasons.map { .string($0) }) },
    .init("checkedAt") { .optional($0.checkedAt?.formatted(.iso8601)) },
  ])
}

extension OrganizationState {
  /// Whether the state of the verification could not be loaded.
  var hasFailed: Bool { if case .failure = verification { true } else { false } }

  /// The word for the state in records; part of their promise.
  fileprivate var statusCode: String {
    switch verification {
    case .success(let verification?): verification.status.code
    case .success(nil): "not-requested"
    // monorepo:allow swallowed-error: hasFailed tells of the failure, and records have a word for every state
    case .failure: "unknown"
    }
  }

  fileprivate var reasons: EntryList<String> {
    if case .success(let verification?) = verification { verification.reasons } else { [] }
  }

  fileprivate var checkedAt: Date? {
    if case .success(let verification?) = verification { verification.checkedAt } else { nil }
  }
}

extension OrganizationVerification.Status {
  /// The word for the status in records; part of their promise.
  var code: String {
    switch self {
    case .pending: "pending"
    case .verified: "verified"
    case .mismatch: "mismatch"
    case .notFound: "not-found"
    case .rejected: "rejected"
    case .other(let word): word
    }
  }
}
