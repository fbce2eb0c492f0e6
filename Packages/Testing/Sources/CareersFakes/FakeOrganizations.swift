public import CareersDomain
public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Organisations that give prepared answers, and a list of them in memory.
///
/// A response that was not prepared is ``/DomainKernel/ServiceError/offline``.
public final class FakeOrganizations: OrganizationRepository, OrganizationStore {
  /// A request.
  public enum Request: Hashable, Sendable {
    /// A registration.
    case register(OrganizationDraft)
    /// A request for a verification.
    case verify(Organization.ID, OrganizationEvidence)
    /// The state of a verification.
    case verification(Organization.ID, FetchPolicy)
  }

  /// The prepared state of a verification, or the error of asking for it.
  public typealias VerificationAnswer = Result<Fetched<OrganizationVerification?>, ServiceError>

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answer to a registration.
    public var registration: Result<Organization, ServiceError>? = .failure(.offline)
    /// The answer to a request for a verification.
    public var request: Result<OrganizationVerification, ServiceError> = .failure(.offline)
    /// The states of verifications.
    public var verifications: [Organization.ID: VerificationAnswer] = [:]
    /// Why the list cannot be read or changed, or only not changed where it says so.
    ///
    /// `nil` when it can. A damaged record is gone once it was dropped.
    public var storage: PersistenceError?
  }

  private struct State {
    var answers = Answers()
    var requests: [Request] = []
    var remembered: [Organization] = []
  }

  private let state = Mutex(State())

  /// Makes the fake with an empty list.
  public init() {}

  /// The requests to the service so far, in order.
  public var requests: [Request] { state.withLock(\.requests) }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared organisation.
  public func register(_ draft: OrganizationDraft) async throws(ServiceError) -> Organization {
    try answer(.register(draft)) { $0.registration ?? .failure(.offline) }
  }

  /// Gives the prepared verification.
  public func requestVerification(
    of id: Organization.ID,
    _ evidence: OrganizationEvidence
  ) async throws(ServiceError) -> OrganizationVerification {
    try answer(.verify(id, evidence), \.request)
  }

  /// Gives the prepared state.
  public func verification(
    of id: Organization.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<OrganizationVerification?> {
    try answer(.verification(id, policy)) { $0.verifications[id] ?? .failure(.offline) }
  }

  /// The store itself: it has one account.
  public var ofCurrentAccount: any OrganizationStore { self }

  /// Gives the list.
  public func organizations() async throws(PersistenceError) -> [Organization] {
    try state.withLock { state throws(PersistenceError) in
      switch state.answers.storage {
      case nil, .cannotBeSaved: return state.remembered
      case let error?: throw error
      }
    }
  }

  /// Adds an organisation to the list.
  public func remember(_ organization: Organization) async throws(PersistenceError) {
    try state.withLock { state throws(PersistenceError) in
      if let error = state.answers.storage { throw error }
      guard let place = state.remembered.firstIndex(where: { $0.id == organization.id }) else {
        state.remembered.append(organization)
        return
      }
      let known = state.remembered[place]
      state.remembered[place] = Organization(
        id: known.id,
        name: organization.name ?? known.name,
        kind: organization.kind ?? known.kind,
        country: organization.country ?? known.country
      )
    }
  }

  /// Drops a damaged record.
  public func dropUnreadable() async throws(PersistenceError) -> Bool {
    try state.withLock { state throws(PersistenceError) in
      switch state.answers.storage {
      case nil: return false
      case .damagedRecord?:
        state.answers.storage = nil
        return true
      case let error?: throw error
      }
    }
  }

  private func answer<Value: Sendable>(
    _ request: Request,
    _ answer: (Answers) -> Result<Value, ServiceError>
  ) throws(ServiceError) -> Value {
    try state.withLock { state in
      state.requests.append(request)
      return answer(state.answers)
    }
    .get()
  }
}

extension CareersSamples {
  /// A training centre of the user.
  public static let organization = Organization.ID("7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10").map {
    Organization(id: $0, name: "Sakura Training", kind: .lpk, country: "ID")
  }

  /// A verification that was looked at an hour before ``fetchedAt``.
  ///
  /// - Parameters:
  ///   - status: The status; the reasons fit to it.
  ///   - id: The organisation.
  /// - Returns: The verification.
  public static func organizationVerification(
    _ status: OrganizationVerification.Status,
    of id: Organization.ID
  ) -> OrganizationVerification {
    OrganizationVerification(
      organization: id,
      status: status,
      reasons: status == .pending || status == .verified ? [] : ["LEGAL_NAME_DIFFERS"],
      checkedAt: fetchedAt.addingTimeInterval(-3600)
    )
  }
}
